import { peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit } from '../../types.ts';
import { type Bits, hasBit, setBit, wordsFor } from '../model/bits.ts';
import { closeRows, follow } from '../model/closure.ts';
import { digitsOf, masksOf } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { sees } from '../model/sight.ts';
import { bivalueCellsOf } from '../model/twins.ts';

/*
 * Whether there is any chain of cells with two candidates: quicker to tell than to find one. Of each such cell the
 * lower digit has an even number, the higher one the next.
 */

interface BivalueCells {
  readonly cells: readonly Cell[];
  /** The numbers of each digit. */
  readonly byDigit: readonly (readonly number[])[];
}

function bivalueCells(position: Position): BivalueCells {
  const masks = masksOf(position);
  const cells = bivalueCellsOf(position);
  const byDigit: number[][] = [0, ...DIGITS].map(() => []);
  for (let index = 0; index < cells.length; index++) {
    const [low = 0, high = 0] = digitsOf(masks[cells[index] ?? 0] ?? 0);
    byDigit[low]?.push(2 * index);
    byDigit[high]?.push(2 * index + 1);
  }
  return { cells, byDigit };
}

/** For each number a row of bits: which of them are right as it is. */
function rightAfterEach({ cells, byDigit }: BivalueCells, words: number): Bits {
  const rows = new Int32Array(2 * cells.length * words);
  const sameDigit: (readonly number[])[] = [];
  for (const numbers of byDigit) for (const number of numbers) sameDigit[number] = numbers;
  for (let number = 0; number < sameDigit.length; number++) setBit(rows, number, number * words);
  closeRows(rows, words, [...sameDigit.keys()], (closure, at) => {
    const cell = cells[at >> 1] ?? 0;
    const others = sameDigit[at] ?? [];
    for (let index = 0; index < others.length; index++) {
      const other = others[index] ?? 0;
      // Its digit is wrong there, so the other one is right.
      if (sees(cell, cells[other >> 1] ?? 0)) follow(closure, at, other ^ 1);
    }
  });
  return rows;
}

/** Whether there is any chain of cells with two candidates that removes something, however short. */
export const hasXyChain = perPosition((position): boolean => {
  const { cells, byDigit } = bivalueCells(position);
  const words = wordsFor(2 * cells.length);
  const right = rightAfterEach({ cells, byDigit }, words);
  const isChain = (digit: Digit, from: number, to: number) => {
    if (!hasBit(right, to, (from ^ 1) * words)) return false;
    const [one = 0, other = 0] = [cells[from >> 1], cells[to >> 1]];
    const seen = peersOf(one).intersection(peersOf(other));
    return one === other || position.cellsFor(digit).intersects(seen);
  };
  return DIGITS.some((digit) =>
    byDigit[digit]?.some((from) =>
      byDigit[digit]?.some((to) => to >= from && isChain(digit, from, to)),
    ),
  );
});
