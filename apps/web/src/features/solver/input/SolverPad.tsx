import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from '../solver.module.css';
import type { Entry, EntryMove } from './entry.ts';
import { EMPTY_BOARD } from './entry.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface SolverPadProps {
  readonly entry: Entry;
  readonly onMove: (move: EntryMove) => void;
}

/** Digits for the selected cell, and the way back. */
export function SolverPad({ entry, onMove }: SolverPadProps) {
  const { t } = useTranslation('solver');
  const isEmpty = entry.board.grid === EMPTY_BOARD.grid;
  return (
    <>
      <fieldset className={styles.pad} aria-label={t('pad.label')}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            onClick={() => onMove({ kind: 'enter', digit })}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          data-clear
          onClick={() => onMove({ kind: 'enter', digit: 0 })}
        >
          {t('pad.clear')}
        </button>
      </fieldset>
      <div className={styles.tools}>
        <Button aria-disabled={entry.past.length === 0} onClick={() => onMove({ kind: 'undo' })}>
          {t('undo')}
        </Button>
        <Button aria-disabled={entry.future.length === 0} onClick={() => onMove({ kind: 'redo' })}>
          {t('redo')}
        </Button>
        <Button
          aria-disabled={isEmpty}
          onClick={() => onMove({ kind: 'load', board: EMPTY_BOARD })}
        >
          {t('clearAll')}
        </Button>
      </div>
    </>
  );
}
