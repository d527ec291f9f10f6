import type { Position } from '../../position.ts';
import type { Candidate, Digit } from '../../types.ts';
import { candidatesAt, digitIn, setPremises } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { bitOf, type DigitMask, digitsOf } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import type { LadderFinding, Link } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { followedOnce, refutes, refutesBySets } from './follow.ts';
import { isSeenInBoth, linksFrom, type SetGraph, setGraph } from './set-graph.ts';
import { type AlmostLockedSet, nodeIn, seenByBoth, seenFrom } from './table.ts';

/** Digits that both sets have, besides the restricted one: at least one of the sets holds each of them. */
function byOneLink(
  position: Position,
  sets: readonly [AlmostLockedSet, AlmostLockedSet],
  restricted: Digit,
): Candidate[] {
  const [one, other] = sets;
  const others = one.mask & other.mask & ~bitOf(restricted);
  return flatMap(digitsOf(others), (digit) => seenByBoth(position, one, other, digit));
}

/**
 * With two restricted digits, each set gives one of them to the other and is locked in all else: so are the
 * restricted ones, in both together.
 */
function byTwoLinks(
  position: Position,
  sets: readonly [AlmostLockedSet, AlmostLockedSet],
  restricted: DigitMask,
): Candidate[] {
  const both = flatMap(digitsOf(restricted), (digit) => seenByBoth(position, ...sets, digit));
  const locked = flatMap(sets, (set) =>
    flatMap(digitsOf(set.mask & ~restricted), (digit) =>
      digitIn(position, digit, seenFrom(set, digit)),
    ),
  );
  return [...both, ...locked];
}

function linkOf(one: AlmostLockedSet, other: AlmostLockedSet, digit: Digit): Link {
  return { from: nodeIn(one, digit), to: nodeIn(other, digit), kind: 'weak' };
}

function isDouble(restricted: DigitMask): boolean {
  return (restricted & (restricted - 1)) !== 0;
}

function findingOf(
  position: Position,
  sets: readonly [AlmostLockedSet, AlmostLockedSet],
  restricted: DigitMask,
): LadderFinding | undefined {
  const byEach = flatMap(digitsOf(restricted), (digit) => byOneLink(position, sets, digit));
  const byAll = isDouble(restricted) ? byTwoLinks(position, sets, restricted) : [];
  const eliminations = distinctCandidates([...byEach, ...byAll]);
  if (eliminations.length === 0) return undefined;
  const [one, other] = sets;
  return {
    placements: [],
    eliminations,
    pattern: distinctCandidates(candidatesAt(position, [...one.cells, ...other.cells])),
    premises: flatMap(sets, (set) => setPremises(position, set.cells)),
    links: digitsOf(restricted).map((digit) => linkOf(one, other, digit)),
  };
}

function mayRemove(graph: SetGraph, one: number, other: number, restricted: DigitMask): boolean {
  const [mask, otherMask] = [graph.sets[one]?.mask ?? 0, graph.sets[other]?.mask ?? 0];
  if (!isDouble(restricted)) {
    const common = digitsOf(mask & otherMask & ~restricted);
    return common.some((digit) => isSeenInBoth(graph, one, other, digit));
  }
  return (
    digitsOf(mask & otherMask).some((digit) => isSeenInBoth(graph, one, other, digit)) ||
    digitsOf(mask & ~restricted).some((digit) => isSeenInBoth(graph, one, one, digit)) ||
    digitsOf(otherMask & ~restricted).some((digit) => isSeenInBoth(graph, other, other, digit))
  );
}

type Pair = readonly [AlmostLockedSet, AlmostLockedSet, DigitMask];

/** The pairs of a set with later ones from which something may follow; one of both refutes a candidate. */
function pairsWith(graph: SetGraph, number: number, refuting: readonly boolean[]): Pair[] {
  const one = graph.sets[number];
  return flatMap(linksFrom(graph, number), ({ other, restricted }): Pair[] => {
    const set = other > number && (refuting[number] || refuting[other]) && graph.sets[other];
    return one && set && mayRemove(graph, number, other, restricted)
      ? [[one, set, restricted]]
      : [];
  });
}

/** The sets that refute a candidate, and those that are linked with one, in order. */
function besideRefuting(graph: SetGraph, refuting: readonly boolean[]): number[] {
  const isBeside = refuting.slice();
  for (let number = 0; number < refuting.length; number++) {
    if (!refuting[number]) continue;
    for (const { other } of linksFrom(graph, number)) isBeside[other] = true;
  }
  return flatMap(isBeside, (isWanted, number) => (isWanted ? [number] : []));
}

/** All of them, those with the fewest cells first. */
function pairsIn(position: Position): Pair[] {
  if (!refutesBySets(position)) return [];
  const graph = setGraph(position);
  const once = followedOnce(position);
  const refuting = graph.sets.map((_, number) => refutes(graph, once, number));
  const sizeOf = ([one, other]: Pair) => one.cells.length + other.cells.length;
  const numbers = besideRefuting(graph, refuting);
  return flatMap(numbers, (number) => pairsWith(graph, number, refuting)).sort(
    (one, other) => sizeOf(one) - sizeOf(other),
  );
}

/**
 * Two almost locked sets with a digit that can't be in both (the restricted common candidate): one of them is
 * locked in its other digits, so a digit that both have is in one of them at least.
 */
export function* findAlsXz({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const [one, other, restricted] of pairsIn(position)) {
    const found = findingOf(position, [one, other], restricted);
    if (found) yield found;
  }
}
