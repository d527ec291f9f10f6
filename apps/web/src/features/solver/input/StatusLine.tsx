import { boxName, type Language } from '@nanpure/content';
import { CELLS, indexOf, kindOf } from '@nanpure/engine';
import { FEWEST_GIVENS } from '@nanpure/engine/formats';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Told } from '../../../ui/Told.tsx';
import styles from '../solver.module.css';
import type { Way } from '../way/way.ts';
import { cellName } from './cell-name.ts';
import { eitherDigits } from './either-digits.ts';
import type { FirstLook } from './first-look.ts';
import { type Reading, remarkText, unreadTexts } from './reading-texts.ts';

/** What describes the field whose text can't be read. */
export const STATUS_ID = 'solver-status';

interface StatusProps {
  readonly look: FirstLook;
  readonly way: Way | undefined;
  readonly reading: Reading | undefined;
  /** Whether what shows a way couldn't be downloaded. */
  readonly isMissing: boolean;
  readonly language: Language;
  readonly onRetry: () => void;
}

type T = TFunction<'solver'>;

/** Nobody listens to more cells than that. */
const MOST_NAMED = 6;

/** What the solver found wrong; undefined where nothing is. */
function verdictText(t: T, verdict: Way['verdict']): string | undefined {
  if (verdict?.code === 'none') {
    const count = verdict.suspects.length;
    return count > 0 ? t('status.suspects', { count }) : t('status.none');
  }
  if (verdict?.code !== 'many') return undefined;
  const { one, other } = verdict;
  return t('status.many', {
    count: [...one].filter((digit, cell) => digit !== other[cell]).length,
  });
}

function repeatText(t: T, { digit, house }: NonNullable<FirstLook['repeat']>, language: Language) {
  const kind = kindOf(house);
  const place = kind === 'box' ? boxName(house, language) : indexOf(house) + 1;
  return t(`status.repeat.${kind}`, { digit, place });
}

function lookText(t: T, { digits, repeat }: FirstLook, language: Language): string {
  if (repeat) return repeatText(t, repeat, language);
  if (digits === 0) return t('status.empty');
  if (digits < FEWEST_GIVENS) return t('status.few', { count: digits, least: FEWEST_GIVENS });
  return t('status.ready', { count: digits });
}

function hasFailed({ way, isMissing }: StatusProps): boolean {
  return way?.status === 'failed' || (isMissing && way?.verdict?.code === 'one');
}

function boardText(t: T, props: StatusProps): string {
  const { look, way, language } = props;
  if (hasFailed(props)) return t('status.failed');
  const wrong = verdictText(t, way?.verdict);
  return wrong ?? (way ? t('status.working') : lookText(t, look, language));
}

/** The cells that a verdict is about, with what may stand there: on the board they are marked. */
function MarkedCells({ verdict }: { readonly verdict: Way['verdict'] }) {
  const { t } = useTranslation('solver');
  const names = CELLS.flatMap((cell) => {
    const [one, other] = eitherDigits(verdict, cell);
    if (one === undefined || other === undefined) return [];
    return t('cell.either', { name: cellName(t, cell, 0), one, other });
  });
  if (names.length === 0) return null;
  return (
    <ul className="heard-only">
      {names.slice(0, MOST_NAMED).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** What is to say of the board, and of the text that came in last. */
export function StatusLine(props: StatusProps) {
  const { t } = useTranslation('solver');
  const { look, way, reading } = props;
  const unread = unreadTexts(t, reading);
  const verdict = way?.verdict;
  const isWrong = look.repeat !== undefined || verdict?.code === 'none' || verdict?.code === 'many';
  const remark = remarkText(t, reading);
  return (
    <div
      id={STATUS_ID}
      className={styles.status}
      role="status"
      data-outcome
      data-wrong={isWrong || unread.length > 0 || undefined}
    >
      {unread.map((text) => (
        <p key={text}>
          <Told text={text} />
        </p>
      ))}
      {unread.length === 0 && (
        <p>
          <Told text={boardText(t, props)} />
        </p>
      )}
      {unread.length === 0 && <MarkedCells verdict={verdict} />}
      {remark !== undefined && (
        <p>
          <Told text={remark} />
        </p>
      )}
      {hasFailed(props) && <Button onClick={props.onRetry}>{t('status.retry')}</Button>}
    </div>
  );
}
