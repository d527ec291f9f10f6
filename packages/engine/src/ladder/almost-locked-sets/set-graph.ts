import { CellSet, lowestBit } from '../../cell-set.ts';
import { maskSize } from '../../house-mask.ts';
import { HOUSES } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Digit } from '../../types.ts';
import { type Bits, setBit } from '../model/bits.ts';
import { type CandidateNumbers, candidateNumbers, numberAt } from '../model/candidate-numbers.ts';
import { bitOf, type DigitMask, digitsOf } from '../model/digit-mask.ts';
import { perPosition } from '../model/per-position.ts';
import { type AlmostLockedSet, seenFrom, setsByHouse } from './table.ts';

/*
 * All almost locked sets of a position, and which of them can't hold the same digit. What a candidate would do to a
 * set is a bit: of each set and each of its digits, a row has the candidates that take the digit from the set.
 */

/** The sets of a position, by number, with their links. */
export interface SetGraph {
  readonly candidates: CandidateNumbers;
  readonly sets: readonly AlmostLockedSet[];
  /** For each set, by turns another one and the digits that can't be in both: restricted common candidates. */
  readonly links: readonly (readonly number[])[];
  /** The number of the row of each set's first digit; those of its further digits follow. */
  readonly firstRow: Int32Array;
  readonly rowCount: number;
  /** The candidates that see a digit wherever it is in a set. */
  readonly seeing: Bits;
}

function restrictedCommons(one: AlmostLockedSet, other: AlmostLockedSet): DigitMask {
  let restricted = 0;
  for (let bits = one.mask & other.mask; bits !== 0; bits &= bits - 1) {
    const index = lowestBit(bits);
    const isRestricted = one.placesOf[index]?.isSubsetOf(other.seenOf[index] ?? CellSet.EMPTY);
    if (isRestricted) restricted |= 1 << index;
  }
  return restricted;
}

/** The links between the sets of two houses: by turns the index of one, of the other, and the restricted digits. */
interface HouseLinks {
  readonly ones: readonly AlmostLockedSet[];
  readonly others: readonly AlmostLockedSet[];
  readonly triples: readonly number[];
}

function linksBetween(
  ones: readonly AlmostLockedSet[],
  others: readonly AlmostLockedSet[],
): HouseLinks {
  const triples: number[] = [];
  for (const [one, set] of ones.entries()) {
    for (const [other, otherSet] of others.entries()) {
      // Within a house, each pair once.
      const isRepeated = ones === others && other <= one;
      const restricted = isRepeated ? 0 : restrictedCommons(set, otherSet);
      if (restricted !== 0) triples.push(one, other, restricted);
    }
  }
  return { ones, others, triples };
}

/** By both houses: a step leaves most of these pairs as they were. */
const lastLinks: (HouseLinks | undefined)[] = [];

function linksOfHouses(
  byHouse: readonly (readonly AlmostLockedSet[])[],
  house: number,
  otherHouse: number,
): HouseLinks {
  const [ones = [], others = []] = [byHouse[house], byHouse[otherHouse]];
  const key = HOUSES.length * house + otherHouse;
  const last = lastLinks[key];
  if (last?.ones === ones && last.others === others) return last;
  const links = linksBetween(ones, others);
  lastLinks[key] = links;
  return links;
}

/** Each link from both of its sets. */
function linksOf(byHouse: readonly (readonly AlmostLockedSet[])[]): number[][] {
  const links: number[][] = byHouse.flatMap((sets) => sets.map(() => []));
  let first = 0;
  for (const house of HOUSES) {
    let otherFirst = first;
    for (let otherHouse = house; otherHouse < HOUSES.length; otherHouse++) {
      const { triples } = linksOfHouses(byHouse, house, otherHouse);
      for (let index = 0; index < triples.length; index += 3) {
        const one = first + (triples[index] ?? 0);
        const other = otherFirst + (triples[index + 1] ?? 0);
        const restricted = triples[index + 2] ?? 0;
        links[one]?.push(other, restricted);
        links[other]?.push(one, restricted);
      }
      otherFirst += byHouse[otherHouse]?.length ?? 0;
    }
    first += byHouse[house]?.length ?? 0;
  }
  return links;
}

function firstRowsOf(sets: readonly AlmostLockedSet[]): Int32Array {
  const first = new Int32Array(sets.length + 1);
  for (let index = 0; index < sets.length; index++) {
    first[index + 1] = (first[index] ?? 0) + maskSize(sets[index]?.mask ?? 0);
  }
  return first;
}

function seeingOf(
  position: Position,
  candidates: CandidateNumbers,
  sets: readonly AlmostLockedSet[],
  rowCount: number,
): Bits {
  const { words } = candidates;
  const seeing = new Int32Array(rowCount * words);
  let row = 0;
  for (const set of sets) {
    for (const digit of digitsOf(set.mask)) {
      const cells = position.cellsFor(digit);
      const seen = seenFrom(set, digit);
      if (seen.intersects(cells)) {
        for (const cell of seen.intersection(cells).toArray()) {
          setBit(seeing, numberAt(candidates, cell, digit), row * words);
        }
      }
      row++;
    }
  }
  return seeing;
}

/** The almost locked sets of a position and their links. */
export const setGraph = perPosition((position): SetGraph => {
  const byHouse = setsByHouse(position);
  const sets = byHouse.flat();
  const candidates = candidateNumbers(position);
  const firstRow = firstRowsOf(sets);
  const rowCount = firstRow[sets.length] ?? 0;
  const seeing = seeingOf(position, candidates, sets, rowCount);
  return { candidates, sets, links: linksOf(byHouse), firstRow, rowCount, seeing };
});

/** The number of the row of a digit of a set. */
export function rowOf({ firstRow, sets }: SetGraph, set: number, digit: Digit): number {
  return (firstRow[set] ?? 0) + maskSize((sets[set]?.mask ?? 0) & (bitOf(digit) - 1));
}

/** A set that a set is linked with, and the digits that can't be in both. */
export interface SetLink {
  readonly other: number;
  readonly restricted: DigitMask;
}

/** The links of a set. */
export function linksFrom({ links }: SetGraph, set: number): SetLink[] {
  const own = links[set] ?? [];
  const found: SetLink[] = [];
  for (let index = 0; index < own.length; index += 2) {
    found.push({ other: own[index] ?? 0, restricted: own[index + 1] ?? 0 });
  }
  return found;
}
