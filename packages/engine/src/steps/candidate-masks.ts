import { lowestBit } from '../cell-set.ts';
import { type Grid, valueAt } from '../grid.ts';
import { CELL_COUNT, CELLS, cellsOf, HOUSES, peersOf } from '../houses.ts';
import type { Cell, Digit, House } from '../types.ts';

/*
 * Candidates as plain numbers that are changed in place, for what goes through thousands of boards: a `Position` for
 * each digit that is placed would take most of its time, and `for … of` through typed arrays a third of the rest.
 */

/** The candidates of each cell as bits, digit 1 as the lowest; none where a digit stands. */
export type CandidateMasks = Uint16Array;

const EVERY_DIGIT = 0x1ff;
const MEMBERS = HOUSES.map((house) => Uint8Array.from(cellsOf(house)));
const PEERS = CELLS.map((cell) => Uint8Array.from(peersOf(cell)));
const NO_CELLS = new Uint8Array();

/** The cells of a house: quicker to go through than a set. */
export function membersOf(house: House): Uint8Array {
  return MEMBERS[house] ?? NO_CELLS;
}

function digitOf(bit: number): Digit {
  return (1 + lowestBit(bit)) as Digit;
}

/** Places a digit: its cell has no candidates any more, and its peers have this one no more. */
export function placeDigit(masks: CandidateMasks, cell: Cell, digit: number): void {
  const others = ~(1 << (digit - 1));
  masks[cell] = 0;
  const peers = PEERS[cell] ?? NO_CELLS;
  for (let index = 0; index < peers.length; index++) {
    const peer = peers[index] ?? 0;
    masks[peer] = (masks[peer] ?? 0) & others;
  }
}

/** What the rules leave of a grid. */
export function candidateMasks(grid: Grid): CandidateMasks {
  const masks = new Uint16Array(CELL_COUNT).fill(EVERY_DIGIT);
  for (const cell of CELLS) {
    const digit = valueAt(grid, cell);
    if (digit !== 0) placeDigit(masks, cell, digit);
  }
  return masks;
}

/** The digits with one place only in a house, as bits. */
export function onePlaceDigits(masks: CandidateMasks, house: House): number {
  let some = 0;
  let several = 0;
  const members = membersOf(house);
  for (let index = 0; index < members.length; index++) {
    const digits = masks[members[index] ?? 0] ?? 0;
    several |= some & digits;
    some |= digits;
  }
  return some & ~several;
}

/** Whether exactly one bit is set. */
export function isOneDigit(digits: number): boolean {
  return digits !== 0 && (digits & (digits - 1)) === 0;
}

/** The first cell with one candidate; undefined where there is none. */
export function firstNakedSingle(masks: CandidateMasks): { cell: Cell; digit: Digit } | undefined {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const digits = masks[cell] ?? 0;
    if (isOneDigit(digits)) return { cell, digit: digitOf(digits) };
  }
  return undefined;
}

/** The lowest digit with one place in the first of the houses that has such a digit; undefined where there is none. */
export function firstHiddenSingle(
  masks: CandidateMasks,
  houses: readonly House[],
): { house: House; cell: Cell; digit: Digit } | undefined {
  for (const house of houses) {
    const digits = onePlaceDigits(masks, house);
    if (digits === 0) continue;
    const bit = digits & -digits;
    const cell = membersOf(house).find((each) => ((masks[each] ?? 0) & bit) !== 0);
    if (cell !== undefined) return { house, cell, digit: digitOf(bit) };
  }
  return undefined;
}
