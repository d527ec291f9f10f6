import { type Language, pathTo } from '@nanpure/content';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cellAfter } from '../../../board/arrow-keys.ts';
import { Board } from '../../../board/Board.tsx';
import type { CellView } from '../../../board/cell-view.ts';
import { Drawing } from '../../../board/Drawing.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './home-board.module.css';
import { columnOf, judge, rowOf } from './judge.ts';
import { digitOf } from './keys.ts';
import type { HomePosition } from './positions.ts';
import { useHomeBoard } from './use-home-board.ts';
import { type Attempt, drawingOf, viewsOf } from './views.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const placeOf = (cell: number) => ({ row: rowOf(cell) + 1, column: columnOf(cell) + 1 });

interface SaidProps {
  readonly position: HomePosition;
  readonly attempt: Attempt;
}

/** The question, then what is to be said of the digit. */
function Said({ position, attempt: { digit, isExplained } }: SaidProps) {
  const { t } = useTranslation('homeBoard');
  if (digit === undefined) return t(`question.${position.technique}`);
  const verdict = judge(position, digit);
  if (verdict.kind === 'right') {
    return t(`${isExplained ? 'reason' : 'right'}.${position.technique}`, { digit });
  }
  return t(`wrong.${verdict.kind}`, { digit, ...placeOf('cell' in verdict ? verdict.cell : 0) });
}

interface PadProps {
  readonly isShown: boolean;
  readonly onDigit: (digit: number) => void;
}

function Pad({ isShown, onDigit }: PadProps) {
  const { t } = useTranslation('homeBoard');
  return (
    <fieldset className={styles.pad} data-shown={isShown} aria-label={t('pad')}>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
    </fieldset>
  );
}

/** The pad gives way to what comes next, and that to the pad: the focus goes along. */
function useFocusAfterTurn(isSolved: boolean, isExplained: boolean | undefined) {
  const turn = useRef<HTMLDivElement>(null);
  const wasSolved = useRef(isSolved);
  useEffect(() => {
    if (wasSolved.current === isSolved) return;
    wasSolved.current = isSolved;
    if (!turn.current?.contains(document.activeElement)) return;
    const shown = turn.current.querySelector<HTMLElement>('[data-shown="true"] button');
    shown?.focus({ preventScroll: true });
  }, [isSolved]);
  // The question why gives way to a link.
  useEffect(() => {
    if (!isExplained || document.activeElement !== document.body) return;
    turn.current
      ?.querySelector<HTMLElement>('[data-shown="true"] a')
      ?.focus({ preventScroll: true });
  }, [isExplained]);
  return turn;
}

/** A board to try at once: one cell is circled, and whoever answers is told why. */
export function HomeBoard({ language }: { readonly language: Language }) {
  const { t } = useTranslation('homeBoard');
  const home = useHomeBoard();
  const { position, attempt, isSolved } = home;
  const turn = useFocusAfterTurn(isSolved, attempt.isExplained);

  const nameOf = (cell: number, { value }: CellView) => {
    const place = placeOf(cell);
    if (value !== 0) return t('cell.digit', { digit: value, ...place });
    return t(cell === position.cell ? 'cell.asked' : 'cell.empty', place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = digitOf(event.key);
    if (digit !== undefined) home.answer(digit);
  };
  const onBoardKeyDown = (event: KeyboardEvent) => {
    const cell = cellAfter(event.key, home.selected);
    if (cell === undefined || event.altKey) return;
    event.preventDefault();
    home.select(cell);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus.
    <div className={styles.home} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells within have the focus. */}
      <div className={styles.board} onKeyDown={onBoardKeyDown}>
        <Board
          cells={viewsOf(position, attempt)}
          selected={home.selected}
          label={t('board', placeOf(position.cell))}
          nameOf={nameOf}
          onPress={home.select}
          onFocusCell={home.select}
          overlay={<Drawing {...drawingOf(position, attempt)} />}
        />
      </div>
      <p role="status" className={styles.said}>
        {/* A new element at each try: the same text is read out again. */}
        <Said key={attempt.tries} position={position} attempt={attempt} />
      </p>
      <div ref={turn} className={styles.turn}>
        <Pad isShown={!isSolved} onDigit={home.answer} />
        <div className={styles.next} data-shown={isSolved}>
          <Button onClick={home.showNext}>{t('more')}</Button>
          {attempt.isExplained ? (
            <LinkButton to={pathTo('technique', { language, techniqueId: position.technique })}>
              {t(`learn.${position.technique}`)}
            </LinkButton>
          ) : (
            <Button onClick={home.explain}>{t('why')}</Button>
          )}
        </div>
      </div>
    </div>
  );
}
