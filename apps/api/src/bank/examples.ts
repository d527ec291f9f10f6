import {
  cellAt,
  columnOf,
  formatGrid,
  type Grid,
  Position,
  pathTo,
  type Random,
  rowOf,
  type TaughtStep,
  type TaughtTechniqueId,
  transformGrid,
} from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';

/** A board on which a technique is the next step: nothing easier is left, no digit can be placed. */
export interface Example {
  /** 81 characters. */
  readonly board: string;
  readonly step: TaughtStep;
}

/** 0 up to below `count`, in random order. */
function shuffledIndexes(count: number, random: Random): number[] {
  return Array.from({ length: count }, (_, index) => ({ index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }) => index);
}

/** The lines of a board in random order that keeps bands together: the rules stay the same. */
function shuffledLines(random: Random): number[] {
  return shuffledIndexes(3, random).flatMap((band) =>
    shuffledIndexes(3, random).map((line) => 3 * band + line),
  );
}

/** Another board with the same logic: digits renamed, lines exchanged, perhaps mirrored. */
function disguised(givens: Grid, random: Random): Grid {
  const digits = shuffledIndexes(9, random);
  const [rows, columns] = [shuffledLines(random), shuffledLines(random)];
  const isMirrored = random() < 0.5;
  return transformGrid(givens, {
    cell: (cell) => {
      const [row, column] = [rows.indexOf(rowOf(cell)), columns.indexOf(columnOf(cell))];
      return isMirrored ? cellAt(column, row) : cellAt(row, column);
    },
    digit: (digit) => (digits[digit - 1] ?? 0) + 1,
  });
}

/**
 * The first board on the way through a puzzle on which the technique comes next; what was ruled out before
 * the last digit is forgotten, as a board doesn't show it.
 */
function exampleIn(givens: Grid, technique: TaughtTechniqueId): Example | undefined {
  const moment = pathTo(technique, Position.fromGrid(givens), { forgets: true })?.at(-1);
  return moment && { board: formatGrid(moment.position.grid), step: moment.step };
}

/**
 * A board for a technique, made from a puzzle of the bank; the same for the same random numbers.
 * Undefined where no puzzle comes to the technique.
 */
export function findExample(
  technique: TaughtTechniqueId,
  problems: readonly Problem[],
  random: Random,
): Example | undefined {
  const fitting = problems.filter(({ techniquesRequired }) =>
    techniquesRequired.includes(technique),
  );
  for (const index of shuffledIndexes(fitting.length, random)) {
    const problem = fitting[index];
    const example = problem && exampleIn(disguised(problem.puzzle.givens, random), technique);
    if (example) return example;
  }
  return undefined;
}
