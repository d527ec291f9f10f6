import { maskSize } from '../../house-mask.ts';
import { CELL_COUNT, CELLS, HOUSES, housesOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Candidate, type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { bitOf, type DigitMask, digitsOf, maskAt } from '../model/digit-mask.ts';
import { cellsIn, peersIn } from '../model/sight.ts';

/** Why a candidate has to be right, or can't: a cell has no other, or a digit has no other place in a house. */
export type Cause = { readonly cell: Cell } | { readonly house: House; readonly digit: Digit };

/** A candidate that is right after a supposition, and why; the supposition itself has no cause. */
export interface Consequence {
  readonly candidate: Candidate;
  readonly cause: Cause | undefined;
}

/** What follows from a supposition by singles alone. */
export interface Propagation {
  /** In the order in which they follow. */
  readonly right: readonly Consequence[];
  /** The candidates that are left of each cell, those that are right included. */
  readonly left: Uint16Array;
  /** What has nothing left; undefined where all goes well. */
  readonly deadEnd: Cause | undefined;
}

const HOUSES_OF: readonly (readonly House[])[] = CELLS.map(housesOf);

/** A position to propagate from. */
export interface Start {
  readonly left: Uint16Array;
  /** How many places each digit has in each house. */
  readonly places: Uint8Array;
}

function placeIndex(house: House, digit: Digit): number {
  return 9 * house + digit - 1;
}

/** What propagation needs of a position. */
export function startOf(position: Position): Start {
  const left = new Uint16Array(CELL_COUNT);
  for (const cell of position.emptyCells.toArray()) left[cell] = maskAt(position, cell);
  const places = new Uint8Array(HOUSES.length * DIGITS.length);
  for (const house of HOUSES) {
    for (const digit of DIGITS) {
      places[placeIndex(house, digit)] = maskSize(position.maskIn(house, digit));
    }
  }
  return { left, places };
}

interface Running extends Start {
  readonly right: Consequence[];
  readonly isRight: Uint8Array;
  deadEnd: Cause | undefined;
}

function conclude(run: Running, cell: Cell, digit: Digit, cause: Cause | undefined): void {
  if (run.isRight[cell]) return;
  run.isRight[cell] = 1;
  run.right.push({ candidate: { cell, digit }, cause });
}

function lookAtHouse(run: Running, house: House, digit: Digit): void {
  const index = placeIndex(house, digit);
  const count = (run.places[index] ?? 0) - 1;
  run.places[index] = count;
  if (count > 1) return;
  if (count === 0) {
    run.deadEnd ??= { house, digit };
    return;
  }
  const bit = bitOf(digit);
  const cell = cellsIn(house).find((each) => (run.left[each] ?? 0) & bit);
  if (cell !== undefined) conclude(run, cell, digit, { house, digit });
}

function lookAtCell(run: Running, cell: Cell, mask: DigitMask): void {
  if (mask === 0) run.deadEnd ??= { cell };
  const [digit, another] = digitsOf(mask);
  if (digit !== undefined && another === undefined) conclude(run, cell, digit, { cell });
}

function remove(run: Running, cell: Cell, digit: Digit): void {
  const mask = run.left[cell] ?? 0;
  const bit = bitOf(digit);
  if ((mask & bit) === 0) return;
  run.left[cell] = mask & ~bit;
  lookAtCell(run, cell, mask & ~bit);
  for (const house of HOUSES_OF[cell] ?? []) lookAtHouse(run, house, digit);
}

/** What follows from supposing that a candidate is right, up to the first dead end. */
export function suppose({ left, places }: Start, candidate: Candidate): Propagation {
  const run: Running = {
    left: left.slice(),
    places: places.slice(),
    right: [],
    isRight: new Uint8Array(CELL_COUNT),
    deadEnd: undefined,
  };
  conclude(run, candidate.cell, candidate.digit, undefined);
  for (let index = 0; index < run.right.length && !run.deadEnd; index++) {
    const next = run.right[index];
    if (!next) break;
    const { cell, digit } = next.candidate;
    for (const other of digitsOf((run.left[cell] ?? 0) & ~bitOf(digit))) remove(run, cell, other);
    for (const peer of peersIn(cell)) remove(run, peer, digit);
  }
  return run;
}
