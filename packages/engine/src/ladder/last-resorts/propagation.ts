import { lowestBit } from '../../cell-set.ts';
import { maskSize } from '../../house-mask.ts';
import { CELL_COUNT, CELLS, cellsIn, HOUSES, housesOf } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import { type Candidate, type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { candidateNumbers, everyCandidate, indexOf } from '../model/candidate-numbers.ts';
import { maskAt } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import { peersIn } from '../model/sight.ts';

/*
 * What follows from a supposition by singles alone. It is asked thousands of times, so candidates and causes are
 * numbers here.
 */

/** Why a candidate has to be right, or can't: a cell has no other, or a digit has no other place in a house. */
export type Cause = { readonly cell: Cell } | { readonly house: House; readonly digit: Digit };

const allCauses = once((): readonly Cause[] => [
  ...CELLS.map((cell) => ({ cell })),
  ...flatMap(HOUSES, (house) => DIGITS.map((digit) => ({ house, digit }))),
]);
/** For each cell, where the places of its three houses are counted. */
const PLACES_OF = Uint8Array.from(
  flatMap(CELLS, (cell) => housesOf(cell).map((house) => DIGITS.length * house)),
);

/** The number of a candidate, there or not. */
export function numberOf({ cell, digit }: Candidate): number {
  return indexOf(cell, digit);
}

export function candidateOf(number: number): Candidate {
  return everyCandidate()[number] ?? { cell: 0, digit: 1 };
}

/** The numbers of all candidates of a position. */
export const numbersIn = perPosition((position) => candidateNumbers(position).list.map(numberOf));

export function causeOf(number: number): Cause | undefined {
  return allCauses()[number];
}

/** No cause: what was supposed. */
const SUPPOSED = -1;

/** What is left, to propagate from. */
export interface Start {
  /** The candidates of each cell. */
  readonly left: Uint16Array;
  /** How many places each digit has in each house. */
  readonly places: Uint8Array;
  /** Whether it is known what goes into a cell. */
  readonly isKnown: Uint8Array;
}

/** What follows from a supposition. */
export interface Propagation extends Start {
  /** The candidates that are right, in the order in which they follow, and why. */
  readonly right: number[];
  readonly causes: number[];
  /** For each candidate that became wrong, by which of those that are right, or what else was told. */
  readonly wrongBy: Int16Array;
  /** How many of those that are right have been followed. */
  done: number;
  /** The cause that has nothing left; undefined where all goes well. */
  deadEnd: number | undefined;
}

/** What propagation needs of a position. */
export function startOf(position: Position): Start {
  const left = Uint16Array.from(CELLS, (cell) => maskAt(position, cell));
  const places = Uint8Array.from(
    flatMap(HOUSES, (house) => DIGITS.map((digit) => maskSize(position.maskIn(house, digit)))),
  );
  return { left, places, isKnown: new Uint8Array(CELL_COUNT) };
}

/** Room for a propagation. */
export function emptyPropagation(): Propagation {
  return {
    left: new Uint16Array(CELL_COUNT),
    places: new Uint8Array(HOUSES.length * DIGITS.length),
    isKnown: new Uint8Array(CELL_COUNT),
    right: [],
    causes: [],
    wrongBy: new Int16Array(CELL_COUNT * DIGITS.length),
    done: 0,
    deadEnd: undefined,
  };
}

function conclude(run: Propagation, number: number, cause: number): void {
  const cell = Math.floor(number / DIGITS.length);
  if (run.isKnown[cell]) return;
  run.isKnown[cell] = 1;
  run.right.push(number);
  run.causes.push(cause);
}

/** Notes that one place of a digit in a house is gone; `firstIndex` is where the places of the house are counted. */
function loseAPlace(run: Propagation, firstIndex: number, digitIndex: number): void {
  const index = firstIndex + digitIndex;
  const count = (run.places[index] ?? 0) - 1;
  run.places[index] = count;
  if (count > 1) return;
  const cause = CELL_COUNT + index;
  if (count === 0) {
    run.deadEnd ??= cause;
    return;
  }
  const cells = cellsIn(firstIndex / DIGITS.length);
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place] ?? 0;
    if (((run.left[cell] ?? 0) >> digitIndex) & 1) {
      conclude(run, DIGITS.length * cell + digitIndex, cause);
    }
  }
}

function remove(run: Propagation, cell: Cell, digitIndex: number, by: number): void {
  const mask = (run.left[cell] ?? 0) & ~(1 << digitIndex);
  run.left[cell] = mask;
  run.wrongBy[DIGITS.length * cell + digitIndex] = by;
  if (mask === 0) run.deadEnd ??= cell;
  else if ((mask & (mask - 1)) === 0) conclude(run, DIGITS.length * cell + lowestBit(mask), cell);
  loseAPlace(run, PLACES_OF[3 * cell] ?? 0, digitIndex);
  loseAPlace(run, PLACES_OF[3 * cell + 1] ?? 0, digitIndex);
  loseAPlace(run, PLACES_OF[3 * cell + 2] ?? 0, digitIndex);
}

/** Removes what the next of those that are right makes wrong. */
function followNext(run: Propagation): void {
  const number = run.right[run.done] ?? 0;
  const cell = Math.floor(number / DIGITS.length);
  const digitIndex = number % DIGITS.length;
  let others = (run.left[cell] ?? 0) & ~(1 << digitIndex);
  for (; others !== 0; others &= others - 1) remove(run, cell, lowestBit(others), run.done);
  const peers = peersIn(cell);
  for (let index = 0; index < peers.length; index++) {
    const peer = peers[index] ?? 0;
    if (((run.left[peer] ?? 0) >> digitIndex) & 1) remove(run, peer, digitIndex, run.done);
  }
}

/** Follows all that is right, up to the first dead end. */
function follow(run: Propagation): void {
  for (; run.done < run.right.length && run.deadEnd === undefined; run.done++) followNext(run);
}

/** What follows from supposing that a candidate is right; in the room of an earlier one, if that is done with. */
export function suppose(start: Start, number: number, run = emptyPropagation()): Propagation {
  run.left.set(start.left);
  run.places.set(start.places);
  run.isKnown.set(start.isKnown);
  run.right.length = 0;
  run.causes.length = 0;
  run.done = 0;
  run.deadEnd = undefined;
  conclude(run, number, SUPPOSED);
  follow(run);
  return run;
}

/**
 * By number, the candidates that are known to come to no dead end: what follows from another supposition that comes
 * to none, as all that follows from them follows from that, too.
 */
export function noneSound(): Uint8Array {
  return new Uint8Array(CELL_COUNT * DIGITS.length);
}

/** Enters what followed from a supposition without a dead end. */
export function enterSound(sound: Uint8Array, { right }: Propagation): void {
  for (let index = 0; index < right.length; index++) sound[right[index] ?? 0] = 1;
}

/** Goes on without a candidate; `by` says why it is wrong. */
export function goOnWithout(run: Propagation, number: number, by: number): void {
  remove(run, Math.floor(number / DIGITS.length), number % DIGITS.length, by);
  follow(run);
}

/** Whether a candidate is left. */
export function isLeft({ left }: Pick<Start, 'left'>, number: number): boolean {
  const mask = left[Math.floor(number / DIGITS.length)] ?? 0;
  return ((mask >> (number % DIGITS.length)) & 1) === 1;
}
