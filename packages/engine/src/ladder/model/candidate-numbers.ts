import { candidatesIn } from '../../candidates.ts';
import { CELL_COUNT, CELLS } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import { type Candidate, type Cell, DIGITS, type Digit } from '../../types.ts';
import { type Bits, joinBits, wordsFor } from './bits.ts';
import { digitsOf, masksOf } from './digit-mask.ts';
import { perPosition } from './per-position.ts';
import { sees } from './sight.ts';

/** The candidates of a position, numbered by cell and digit, so that sets of them are bits. */
export interface CandidateNumbers {
  readonly list: readonly Candidate[];
  /** How many words hold a bit for each. */
  readonly words: number;
  /** By cell and digit; -1 for what is no candidate. */
  readonly numbers: Int16Array;
}

/** Where what is known of a candidate stands in a table by cell and digit. */
export function indexOf(cell: Cell, digit: Digit): number {
  return DIGITS.length * cell + digit - 1;
}

/** Each digit in each cell, there or not, in the order of that table. */
export const everyCandidate = once((): readonly Candidate[] => candidatesIn(CELLS, DIGITS));

/** The numbers of the candidates of a position. */
export const candidateNumbers = perPosition((position: Position): CandidateNumbers => {
  const masks = masksOf(position);
  const list: Candidate[] = [];
  const numbers = new Int16Array(CELL_COUNT * DIGITS.length).fill(-1);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    for (const digit of digitsOf(masks[cell] ?? 0)) {
      numbers[indexOf(cell, digit)] = list.push({ cell, digit }) - 1;
    }
  }
  return { list, words: wordsFor(list.length), numbers };
});

/** The number of a candidate; -1 for what is none. */
export function numberAt({ numbers }: CandidateNumbers, cell: Cell, digit: Digit): number {
  return numbers[indexOf(cell, digit)] ?? -1;
}

/** Enters for each two candidates of a digit that see each other that they belong together, in a table of bits. */
export function joinPeers(
  position: Position,
  digit: Digit,
  numbers: Int16Array,
  table: Bits,
  words: number,
): void {
  const cells = position.cellsFor(digit).toArray();
  for (let index = 0; index < cells.length; index++) {
    const one = cells[index] ?? 0;
    const number = numbers[indexOf(one, digit)] ?? 0;
    for (let later = index + 1; later < cells.length; later++) {
      const other = cells[later] ?? 0;
      if (sees(one, other)) joinBits(table, number, numbers[indexOf(other, digit)] ?? 0, words);
    }
  }
}
