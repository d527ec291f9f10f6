import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Candidate, type Cell, DIGITS, type Digit } from '../../types.ts';
import { candidatesAt, cellPremise, setPremises } from '../model/board.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { digitCount, digitsOf, maskAt } from '../model/digit-mask.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type AlmostLockedSet, almostLockedSets, placesIn } from './table.ts';

/** A petal: a set that the stem takes a digit from. */
interface Petal {
  readonly digit: Digit;
  readonly set: AlmostLockedSet;
}

/** A blossom that opens: its petals, and what sees all of a digit in each of them, by digit, from 1. */
interface Blossom {
  readonly petals: readonly Petal[];
  readonly removed: readonly CellSet[];
}

/** A stem with two candidates is an almost locked set itself, in the middle of an ALS-XY-Wing. */
const FEWEST_STEM_DIGITS = 3;
const MOST_STEM_DIGITS = 4;

function petalsFor(position: Position, stem: Cell, digit: Digit): Petal[] {
  const seen = peersOf(stem);
  return almostLockedSets(position)
    .filter((set) => {
      const places = placesIn(set, digit);
      return !places.isEmpty && places.isSubsetOf(seen) && !set.all.has(stem);
    })
    .map((set) => ({ digit, set }));
}

/** What is still removed with one more petal; of the digit that it gives to the stem, nothing. */
function removedWith(removed: readonly CellSet[], { digit, set }: Petal): CellSet[] {
  return removed.map((cells, index) =>
    cells.isEmpty || index === digit - 1
      ? CellSet.EMPTY
      : cells.intersection(set.seenOf[index] ?? cells),
  );
}

/** Every choice of a petal for each digit of the stem that still has something to remove. */
function* blossoms(
  choices: readonly (readonly Petal[])[],
  chosen: Blossom,
): Generator<Blossom, void> {
  const petals = choices[chosen.petals.length];
  if (!petals) {
    yield chosen;
    return;
  }
  for (const petal of petals) {
    const removed = removedWith(chosen.removed, petal);
    if (removed.every((cells) => cells.isEmpty)) continue;
    yield* blossoms(choices, { petals: [...chosen.petals, petal], removed });
  }
}

function eliminationsOf({ removed }: Blossom): Candidate[] {
  return DIGITS.flatMap((digit) => candidatesOf(removed[digit - 1] ?? CellSet.EMPTY, digit));
}

function findingOf(position: Position, stem: Cell, blossom: Blossom): LadderFinding {
  const { petals } = blossom;
  const cells = petals.flatMap(({ set }) => set.cells);
  const links = petals.map(({ digit, set }) => ({
    from: nodeOf(digit, stem),
    to: nodeOf(digit, ...placesIn(set, digit).toArray()),
    kind: 'weak' as const,
  }));
  return {
    placements: [],
    eliminations: eliminationsOf(blossom),
    pattern: distinctCandidates(candidatesAt(position, [stem, ...cells])),
    premises: [
      cellPremise(position, stem),
      ...petals.flatMap(({ set }) => setPremises(position, set.cells)),
    ],
    links,
  };
}

/** For each set of conclusions the first blossom, whose petals are small. */
function* distinctFindings(
  position: Position,
  stem: Cell,
  found: Iterable<Blossom>,
): Generator<LadderFinding, void> {
  const told = new Set<string>();
  for (const blossom of found) {
    const key = JSON.stringify(eliminationsOf(blossom));
    if (!told.has(key)) yield findingOf(position, stem, blossom);
    told.add(key);
  }
}

/**
 * A cell, the stem, and for each of its candidates an almost locked set that loses it: whichever is right, one of
 * the sets is locked in the digits that they have in common.
 */
export function* findDeathBlossoms({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const stem of position.emptyCells) {
    const mask = maskAt(position, stem);
    if (digitCount(mask) < FEWEST_STEM_DIGITS || digitCount(mask) > MOST_STEM_DIGITS) continue;
    const choices = digitsOf(mask).map((digit) => petalsFor(position, stem, digit));
    if (choices.some(({ length }) => length === 0)) continue;
    const all = DIGITS.map((digit) => position.cellsFor(digit));
    yield* distinctFindings(position, stem, blossoms(choices, { petals: [], removed: all }));
  }
}
