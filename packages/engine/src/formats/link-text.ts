import { type Grid, gridOf, valueAt } from '../grid.ts';
import { CELL_COUNT, CELLS } from '../houses.ts';
import { type Cell, isDigit, type Value } from '../types.ts';

/*
 * A puzzle as short text for the fragment of a link: a letter for the version, then base 64 with the signs that stand
 * in links as they are. Version `a`: 14 signs hold a bit for each cell, set where a digit stands; then the digits in
 * order, as one number of base 9. Another version gets another letter, so old links stay what they are.
 */

const VERSION = 'a';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_OF_SIGN = 6;
const MASK_LENGTH = Math.ceil(CELL_COUNT / BITS_OF_SIGN);
const BASE = BigInt(SIGNS.length);
const DIGITS = 9n;

/** How many signs it takes to write so many digits. */
function lengthFor(count: number): number {
  return Math.ceil((count * Math.log2(9)) / BITS_OF_SIGN);
}

function written(number: bigint, length: number): string {
  let rest = number;
  let text = '';
  for (let count = 0; count < length; count++) {
    text = SIGNS.charAt(Number(rest % BASE)) + text;
    rest /= BASE;
  }
  return text;
}

function numberOf(text: string): bigint {
  return [...text].reduce((all, sign) => all * BASE + BigInt(SIGNS.indexOf(sign)), 0n);
}

/** The grid as a short text that fits into a link; `readBoard` reads it back. */
export function toLinkText(grid: Grid): string {
  const filled = CELLS.filter((cell) => valueAt(grid, cell) !== 0);
  const mask = filled.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n);
  const digits = filled.reduce((all, cell) => all * DIGITS + BigInt(valueAt(grid, cell) - 1), 0n);
  return VERSION + written(mask, MASK_LENGTH) + written(digits, lengthFor(filled.length));
}

/** Whether a text could be one of `toLinkText`, whole or damaged. */
export function looksLikeLinkText(text: string): boolean {
  return new RegExp(`^${VERSION}[\\w-]{${MASK_LENGTH},${CELL_COUNT}}$`).test(text);
}

/** The grid of a link; undefined where the text is not what `toLinkText` writes. */
export function fromLinkText(text: string): Grid | undefined {
  if (!looksLikeLinkText(text)) return undefined;
  const mask = numberOf(text.slice(1, 1 + MASK_LENGTH));
  const filled = CELLS.filter((cell) => (mask >> BigInt(cell)) & 1n);
  let rest = numberOf(text.slice(1 + MASK_LENGTH));
  const values = new Map<Cell, Value>();
  for (const cell of [...filled].reverse()) {
    const digit = Number(rest % DIGITS) + 1;
    if (isDigit(digit)) values.set(cell, digit);
    rest /= DIGITS;
  }
  const grid = gridOf((cell) => values.get(cell) ?? 0);
  // A sign too many, a number too large, a bit that is no cell: another text than that of the grid.
  return toLinkText(grid) === text ? grid : undefined;
}
