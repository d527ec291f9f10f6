import type { Position } from '../../position.ts';
import type { Candidate, Digit } from '../../types.ts';
import { candidatesAt, digitIn, setPremises } from '../model/board.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { digitsOf } from '../model/digit-mask.ts';
import type { LadderFinding, Link } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import {
  type AlmostLockedSet,
  almostLockedSets,
  placesIn,
  restrictedCommons,
  seenFrom,
} from './table.ts';

/** What sees all of a digit in both sets. */
function seenByBoth(
  position: Position,
  one: AlmostLockedSet,
  other: AlmostLockedSet,
  digit: Digit,
): Candidate[] {
  const seen = seenFrom(one, digit).intersection(seenFrom(other, digit));
  return seen.intersects(position.cellsFor(digit)) ? digitIn(position, digit, seen) : [];
}

/** Digits that both sets have, besides the restricted one: at least one of the sets holds each of them. */
function byOneLink(
  position: Position,
  one: AlmostLockedSet,
  other: AlmostLockedSet,
  restricted: Digit,
): Candidate[] {
  return digitsOf(one.mask & other.mask).flatMap((digit) =>
    digit === restricted ? [] : seenByBoth(position, one, other, digit),
  );
}

/**
 * With two restricted digits, each set gives one of them to the other and is locked in all else: so are the
 * restricted ones, in both together.
 */
function byTwoLinks(
  position: Position,
  sets: readonly [AlmostLockedSet, AlmostLockedSet],
  restricted: readonly Digit[],
): Candidate[] {
  const [one, other] = sets;
  const both = restricted.flatMap((digit) =>
    digitIn(position, digit, seenFrom(one, digit).intersection(seenFrom(other, digit))),
  );
  const locked = sets.flatMap((set) =>
    digitsOf(set.mask)
      .filter((digit) => !restricted.includes(digit))
      .flatMap((digit) => digitIn(position, digit, seenFrom(set, digit))),
  );
  return [...both, ...locked];
}

function linkOf(one: AlmostLockedSet, other: AlmostLockedSet, digit: Digit): Link {
  const nodes = [one, other].map((set) => nodeOf(digit, ...placesIn(set, digit).toArray()));
  const [from = nodeOf(digit), to = nodeOf(digit)] = nodes;
  return { from, to, kind: 'weak' };
}

function findingOf(
  position: Position,
  one: AlmostLockedSet,
  other: AlmostLockedSet,
  restricted: readonly Digit[],
): LadderFinding | undefined {
  const byEach = restricted.flatMap((digit) => byOneLink(position, one, other, digit));
  const byAll = restricted.length > 1 ? byTwoLinks(position, [one, other], restricted) : [];
  const eliminations = distinctCandidates([...byEach, ...byAll]);
  if (eliminations.length === 0) return undefined;
  return {
    placements: [],
    eliminations,
    pattern: distinctCandidates(candidatesAt(position, [...one.cells, ...other.cells])),
    premises: [one, other].flatMap((set) => setPremises(position, set.cells)),
    links: restricted.map((digit) => linkOf(one, other, digit)),
  };
}

/** The sets that a set shares a restricted common candidate with, among those before it. */
function* linkedBefore(sets: readonly AlmostLockedSet[], index: number) {
  const one = sets[index];
  for (let before = 0; one && before < index; before++) {
    const other = sets[before];
    const restricted = other ? restrictedCommons(other, one) : 0;
    if (other && restricted !== 0) yield { one: other, other: one, restricted };
  }
}

/**
 * Two almost locked sets with a digit that can't be in both (the restricted common candidate): one of them is
 * locked in its other digits, so a digit that both have is in one of them at least.
 */
export function* findAlsXz({ position }: LadderBoard): Generator<LadderFinding, void> {
  const sets = almostLockedSets(position);
  for (let index = 0; index < sets.length; index++) {
    for (const { one, other, restricted } of linkedBefore(sets, index)) {
      const found = findingOf(position, one, other, digitsOf(restricted));
      if (found) yield found;
    }
  }
}
