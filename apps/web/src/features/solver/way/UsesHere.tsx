import type { Language } from '@nanpure/content';
import { ladderName } from '@nanpure/content/ladder';
import { STANDINGS } from '@nanpure/content/reference';
import type { LadderStep, LadderTechniqueId } from '@nanpure/engine/ladder';
import type { TFunction } from 'i18next';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import { Button } from '../../../ui/Button.tsx';
import { toldUses } from './told-uses.ts';
import type { Uses } from './use-uses.ts';
import styles from './way.module.css';
import type { WayTools } from './way-tools.ts';

interface UsesHereProps {
  readonly language: Language;
  /** The technique that leads on here, to begin with. */
  readonly suggested: LadderTechniqueId | undefined;
  readonly uses: Uses | undefined;
  /** The use that is on the board. */
  readonly shown: LadderStep | undefined;
  readonly writer: WayTools['writer'];
  readonly onFind: (technique: LadderTechniqueId) => void;
  readonly onShow: (use: LadderStep) => void;
}

function outcomeText(
  t: TFunction<'solverWay'>,
  uses: Uses | undefined,
  count: number,
  language: Language,
) {
  if (!uses) return '';
  const { status, technique, isAll } = uses;
  if (status !== 'found') return t(`uses.${status}`);
  const name = ladderName(technique, language);
  if (count === 0) return t('uses.none', { name });
  return t(isAll ? 'uses.found' : 'uses.many', { name, count });
}

/** Every use of a technique on the board, to be looked at. */
export function UsesHere(props: UsesHereProps) {
  const { language, suggested, uses, shown, writer, onFind, onShow } = props;
  const { t } = useTranslation('solverWay');
  const field = useId();
  const [chosen, setChosen] = useState<LadderTechniqueId>();
  const told = useMemo(
    () => toldUses(uses?.steps ?? [], writer, sentenceGap(language)),
    [uses, writer, language],
  );
  const technique = chosen ?? suggested ?? 'hidden-single';
  return (
    <section className={styles.part} aria-labelledby="uses-title" data-off-paper>
      <h2 id="uses-title">{t('uses.title')}</h2>
      <p>{t('uses.lead')}</p>
      <div className={styles.find}>
        <label htmlFor={field}>{t('uses.technique')}</label>
        <select
          id={field}
          value={technique}
          onChange={({ target }) => setChosen(STANDINGS.find(({ id }) => id === target.value)?.id)}
        >
          {STANDINGS.map(({ id }) => (
            <option key={id} value={id}>
              {ladderName(id, language)}
            </option>
          ))}
        </select>
        <Button onClick={() => onFind(technique)}>{t('uses.find')}</Button>
      </div>
      <p role="status">{outcomeText(t, uses, told.length, language)}</p>
      {told.length > 0 && (
        <ol className={styles.list}>
          {told.map(({ use, text }) => (
            <li key={text}>
              <button
                type="button"
                className={styles.item}
                aria-current={use === shown || undefined}
                onClick={() => onShow(use)}
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
