import { CellSet } from '../../cell-set.ts';
import { peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell, Digit } from '../../types.ts';
import { candidatesAt, cellPremise, digitIn, setPremises } from '../model/board.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { ALL_DIGITS, type DigitMask, digitCount, digitsOf, maskAt } from '../model/digit-mask.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type AlmostLockedSet, almostLockedSets, placesIn, seenFrom } from './table.ts';

/** A petal: a set that the stem takes a digit from. */
interface Petal {
  readonly digit: Digit;
  readonly set: AlmostLockedSet;
}

/** A blossom that opens: its petals, the digits that all of them have, and what sees these in all of them. */
interface Blossom {
  readonly petals: readonly Petal[];
  readonly common: DigitMask;
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

function isFruitful(position: Position, { petals, common }: Blossom): boolean {
  return eliminationsOf(position, petals, common).length > 0;
}

function eliminationsOf(position: Position, petals: readonly Petal[], common: DigitMask) {
  return digitsOf(common).flatMap((digit) => {
    const [first, ...rest] = petals.map(({ set }) => seenFrom(set, digit));
    const seen = rest.reduce((all, each) => all.intersection(each), first ?? CellSet.EMPTY);
    return digitIn(position, digit, seen);
  });
}

/** Every choice of a petal for each digit of the stem that still has something to remove. */
function* blossoms(
  position: Position,
  choices: readonly (readonly Petal[])[],
  chosen: Blossom,
): Generator<Blossom, void> {
  const petals = choices[chosen.petals.length];
  if (!petals) {
    yield chosen;
    return;
  }
  for (const petal of petals) {
    // A stem's digit may be common to petals only where it is not the one that this petal gives.
    const common = chosen.common & petal.set.mask & ~(1 << (petal.digit - 1));
    if (common === 0) continue;
    const next = { petals: [...chosen.petals, petal], common };
    if (isFruitful(position, next)) yield* blossoms(position, choices, next);
  }
}

function findingOf(position: Position, stem: Cell, { petals, common }: Blossom): LadderFinding {
  const cells = petals.flatMap(({ set }) => set.cells);
  const links = petals.map(({ digit, set }) => ({
    from: nodeOf(digit, stem),
    to: nodeOf(digit, ...placesIn(set, digit).toArray()),
    kind: 'weak' as const,
  }));
  return {
    placements: [],
    eliminations: eliminationsOf(position, petals, common),
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
  for (const { petals, common } of found) {
    const key = JSON.stringify(eliminationsOf(position, petals, common));
    if (!told.has(key)) yield findingOf(position, stem, { petals, common });
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
    const all = { petals: [], common: ALL_DIGITS };
    yield* distinctFindings(position, stem, blossoms(position, choices, all));
  }
}
