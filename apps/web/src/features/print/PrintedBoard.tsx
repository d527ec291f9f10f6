import { gridLinePath } from '@nanpure/content/drawing/grid-lines';
import type { Digit, Grid } from '@nanpure/engine';
import styles from './print.module.css';

/** How wide a cell is in the drawing. */
const CELL = 10;
/** From the middle of a digit down to its base line, as a share of its size. */
const TO_BASELINE = 0.36;
const DIGIT_SIZE = 6.6;
const CANDIDATE_SIZE = 2.7;

const CELL_LINES = gridLinePath(false, CELL);
const BOX_LINES = gridLinePath(true, CELL);

interface Sign {
  readonly digit: number;
  readonly x: number;
  readonly y: number;
}

/** Signs as one text, each at its place. */
function Signs({ signs, size }: { readonly signs: readonly Sign[]; readonly size: number }) {
  return (
    <text
      x={signs.map(({ x }) => x).join(' ')}
      y={signs.map(({ y }) => (y + TO_BASELINE * size).toFixed(2)).join(' ')}
      fontSize={size}
      className={styles.digits}
    >
      {signs.map(({ digit }) => digit).join('')}
    </text>
  );
}

function middleOf(cell: number) {
  return { x: (cell % 9) * CELL + CELL / 2, y: Math.floor(cell / 9) * CELL + CELL / 2 };
}

/** Where a candidate stands: always at the same place of its cell. */
function candidateSign(cell: number, digit: Digit): Sign {
  const { x, y } = middleOf(cell);
  return {
    digit,
    x: x + 3 * (((digit - 1) % 3) - 1),
    y: y + 3 * (Math.floor((digit - 1) / 3) - 1),
  };
}

interface PrintedBoardProps {
  readonly values: Grid;
  readonly candidates: readonly (readonly Digit[])[];
  /** What those hear who can't see it. */
  readonly label: string;
}

/** A board as ink on paper. */
export function PrintedBoard({ values, candidates, label }: PrintedBoardProps) {
  const digits = [...values.entries()].filter(([, value]) => value !== 0);
  const small = candidates.flatMap((each, cell) => each.map((digit) => candidateSign(cell, digit)));
  return (
    <svg viewBox="-0.6 -0.6 91.2 91.2" role="img" aria-label={label} className={styles.board}>
      <path d={CELL_LINES} className={styles.cellLines} />
      <path d={BOX_LINES} className={styles.boxLines} />
      <Signs
        signs={digits.map(([cell, digit]) => ({ digit, ...middleOf(cell) }))}
        size={DIGIT_SIZE}
      />
      {small.length > 0 && <Signs signs={small} size={CANDIDATE_SIZE} />}
    </svg>
  );
}
