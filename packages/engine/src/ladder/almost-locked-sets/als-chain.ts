import type { Position } from '../../position.ts';
import { DIGITS, type Digit } from '../../types.ts';
import { bitsOf, eachBit } from '../model/bits.ts';
import { setPremises } from '../model/board.ts';
import { candidatesOfNodes, chainOf, distinctCandidates } from '../model/chain.ts';
import { firstOfEach } from '../model/conclusions.ts';
import { bitOf, type DigitMask, digitsOf } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { pairsOf } from '../model/together.ts';
import {
  type Followed,
  followedNowhere,
  followedOnce,
  followedThrough,
  holding,
  refuted,
  refutes,
  refutesBySets,
} from './follow.ts';
import { isSeenInBoth, linksFrom, rowOf, type SetGraph, setGraph } from './set-graph.ts';
import { type AlmostLockedSet, nodeIn, seenByBoth } from './table.ts';

/** Sets one after the other, by number, and the digits that link each with the next. */
interface SetChain {
  readonly sets: readonly number[];
  readonly digits: readonly Digit[];
}

function setsOf({ sets }: SetGraph, chain: SetChain): AlmostLockedSet[] {
  return flatMap(chain.sets, (number) => sets[number] ?? []);
}

/** The digits that the sets at both ends can be left with: each is in one of them at least. */
function sharedByEnds(first: DigitMask, last: DigitMask, { digits }: SetChain): readonly Digit[] {
  const linking = bitOf(digits[0] ?? 1) | bitOf(digits.at(-1) ?? 1);
  return digitsOf(first & last & ~linking);
}

function findingOf(
  position: Position,
  graph: SetGraph,
  chain: SetChain,
): LadderFinding | undefined {
  const sets = setsOf(graph, chain);
  const [first, last] = [sets[0], sets.at(-1)];
  if (!first || !last) return undefined;
  const ends = flatMap(sharedByEnds(first.mask, last.mask, chain), (digit) => {
    const removed = seenByBoth(position, first, last, digit);
    return removed.length > 0 ? [{ digit, removed }] : [];
  });
  const digit = ends[0]?.digit;
  if (digit === undefined) return undefined;
  const strong = sets.map((set, index) => ({
    from: nodeIn(set, chain.digits[index - 1] ?? digit),
    to: nodeIn(set, chain.digits[index] ?? digit),
    premises: setPremises(position, set.cells),
  }));
  const { links, premises, pattern } = chainOf(strong);
  const atEnds = flatMap(ends, (end) => [first, last].map((set) => nodeIn(set, end.digit)));
  return {
    placements: [],
    eliminations: distinctCandidates(flatMap(ends, ({ removed }) => removed)),
    pattern: distinctCandidates([...pattern, ...candidatesOfNodes(atEnds)]),
    premises,
    links,
  };
}

/** Chains of cells with two candidates alone are told as what they are. */
function hasLargeSet(graph: SetGraph, chain: SetChain): boolean {
  return setsOf(graph, chain).some(({ cells }) => cells.length > 1);
}

function cellCount(graph: SetGraph, chain: SetChain): number {
  return setsOf(graph, chain).reduce((sum, { cells }) => sum + cells.length, 0);
}

/** What follows from some chains. */
function* findingsOf(
  position: Position,
  graph: SetGraph,
  chains: Iterable<SetChain>,
): Generator<LadderFinding, void> {
  for (const chain of chains) {
    const found = findingOf(position, graph, chain);
    if (found) yield found;
  }
}

/** A set beside a pivot, and the digit that links them. */
interface Wing {
  readonly set: number;
  readonly digit: Digit;
}

/** The sets beside a pivot that a candidate refuted there could take a digit from. */
function wingsAt(graph: SetGraph, nowhere: Followed, once: Followed, pivot: number): Wing[] {
  const { words } = graph.candidates;
  return flatMap(linksFrom(graph, pivot), ({ other, restricted }) =>
    flatMap(digitsOf(restricted), (digit) => {
      const row = rowOf(graph, other, digit);
      for (let word = 0; word < words; word++) {
        const refutedHere = once.two[pivot * words + word] ?? 0;
        if (refutedHere & holding(nowhere, words, other, row, word)) return [{ set: other, digit }];
      }
      return [];
    }),
  );
}

function haveCommonTarget(graph: SetGraph, one: Wing, other: Wing): boolean {
  const { sets } = graph;
  const common = (sets[one.set]?.mask ?? 0) & (sets[other.set]?.mask ?? 0);
  return digitsOf(common & ~bitOf(one.digit) & ~bitOf(other.digit)).some((digit) =>
    isSeenInBoth(graph, one.set, other.set, digit),
  );
}

/** Two wings of a pivot by different digits, and something that sees a third one in both. */
function chainsThrough(graph: SetGraph, pivot: number, wings: readonly Wing[]): SetChain[] {
  const isChain = (one: Wing, other: Wing) =>
    one.set !== other.set && one.digit !== other.digit && haveCommonTarget(graph, one, other);
  return pairsOf(wings, isChain).map(([one, other]) => ({
    sets: [one.set, pivot, other.set],
    digits: [one.digit, other.digit],
  }));
}

/**
 * Three almost locked sets, the middle one sharing a restricted common candidate with each: it holds one of the two
 * at most, so what sees a digit wherever it is in both outer sets is wrong.
 */
export function* findAlsXyWings({ position }: LadderBoard): Generator<LadderFinding, void> {
  if (!refutesBySets(position)) return;
  const graph = setGraph(position);
  const [nowhere, once] = [followedNowhere(position), followedOnce(position)];
  const chains = flatMap(graph.sets, (_, pivot) =>
    refutes(graph, once, pivot)
      ? chainsThrough(graph, pivot, wingsAt(graph, nowhere, once, pivot))
      : [],
  );
  const bySize = chains
    .filter((chain) => hasLargeSet(graph, chain))
    .sort((one, other) => cellCount(graph, one) - cellCount(graph, other));
  yield* firstOfEach(findingsOf(position, graph, bySize));
}

/** Fewer are an XZ pair or an XY-wing. */
const FEWEST_SETS = 4;

/** A set that has lost a digit, and the one that took it from it. */
interface Reached {
  readonly set: number;
  readonly lost: Digit;
  readonly by: Reached | undefined;
}

function sequenceTo(reached: Reached): Reached[] {
  const before = reached.by ? sequenceTo(reached.by) : [];
  return [...before, reached];
}

/** The sets that a candidate takes a digit from by itself. */
function reachedBy({ candidates, taking, setWords }: SetGraph, number: number): Reached[] {
  const lost = candidates.list[number]?.digit;
  const reached: Reached[] = [];
  if (lost === undefined) return reached;
  eachBit(taking, number * setWords, setWords, (set) => {
    reached.push({ set, lost, by: undefined });
  });
  return reached;
}

/** The chain to a set; undefined if it is shorter than asked for. */
function chainTo(reached: Reached): SetChain | undefined {
  const way = sequenceTo(reached);
  if (way.length < FEWEST_SETS) return undefined;
  return { sets: way.map(({ set }) => set), digits: way.slice(1).map(({ lost }) => lost) };
}

/** Whether a chain has come by a set already. */
function comesBy({ set, by }: Reached, other: number): boolean {
  return set === other || (by !== undefined && comesBy(by, other));
}

/** The sets that lose a digit as one has lost another, by no set twice, but for what is known; that is known from then on. */
function reachedFrom(graph: SetGraph, by: Reached, known: Uint8Array): Reached[] {
  const reached: Reached[] = [];
  for (const { other, restricted } of linksFrom(graph, by.set)) {
    for (const lost of digitsOf(restricted & ~bitOf(by.lost))) {
      const row = rowOf(graph, other, lost);
      if (known[row] === 1 || comesBy(by, other)) continue;
      known[row] = 1;
      reached.push({ set: other, lost, by });
    }
  }
  return reached;
}

/** The shortest chain that begins and ends with sets that a candidate takes its digit from. */
function shortestFrom(graph: SetGraph, number: number): SetChain | undefined {
  const reached = reachedBy(graph, number);
  const ends = new Set(reached.map(({ set }) => set));
  const known = new Uint8Array(graph.firstRow.at(-1) ?? 0);
  for (const { set, lost } of reached) known[rowOf(graph, set, lost)] = 1;
  for (const each of reached) {
    for (const next of reachedFrom(graph, each, known)) {
      const chain = ends.has(next.set) ? chainTo(next) : undefined;
      if (chain) return chain;
      // What is added while the list is walked through is walked through, too.
      reached.push(next);
    }
  }
  return undefined;
}

/** Four and more almost locked sets, each sharing a restricted common candidate with the next. */
export function* findAlsChains({ position }: LadderBoard): Generator<LadderFinding, void> {
  const graph = setGraph(position);
  const chains = flatMap(
    bitsOf(refuted(graph, followedThrough(position))),
    (number) => shortestFrom(graph, number) ?? [],
  )
    .filter((chain) => hasLargeSet(graph, chain))
    .sort(
      (one, other) =>
        one.sets.length - other.sets.length || cellCount(graph, one) - cellCount(graph, other),
    );
  yield* firstOfEach(findingsOf(position, graph, chains));
}

/** Longer ones nobody follows. */
const MOST_SETS = 6;

/** The sets that lose a digit after those of some chains, each digit once. */
function further(graph: SetGraph, layer: readonly Reached[]): Reached[] {
  const known = new Uint8Array(graph.firstRow.at(-1) ?? 0);
  return flatMap(layer, (by) => reachedFrom(graph, by, known));
}

/** The chain to a set, where anything follows from it; undefined for one that is told from its other end. */
function chainBetween(graph: SetGraph, start: Wing, reached: Reached): SetChain | undefined {
  const end = { set: reached.set, digit: reached.lost };
  if (end.set < start.set || !haveCommonTarget(graph, start, end)) return undefined;
  const chain = chainTo(reached);
  return chain && hasLargeSet(graph, chain) ? chain : undefined;
}

/** What chains come to after two sets, by one more at a time. */
function reachedAfter(graph: SetGraph, second: readonly Reached[]): Reached[] {
  const all: Reached[] = [];
  let layer = second;
  for (let size = 3; size <= MOST_SETS; size++) {
    layer = further(graph, layer);
    all.push(...layer);
  }
  return all;
}

/** The shortest chains from one set to each other by each two digits at their ends. */
function chainsFrom(graph: SetGraph, set: number): SetChain[] {
  return flatMap(DIGITS, (digit) => {
    const told = new Uint8Array(graph.firstRow.at(-1) ?? 0);
    const by = { set, lost: digit, by: undefined };
    const second = flatMap(linksFrom(graph, set), ({ other, restricted }) =>
      restricted & bitOf(digit) ? [{ set: other, lost: digit, by }] : [],
    );
    return flatMap(reachedAfter(graph, second), (each) => {
      const row = rowOf(graph, each.set, each.lost);
      const chain = told[row] === 1 ? undefined : chainBetween(graph, { set, digit }, each);
      if (!chain) return [];
      told[row] = 1;
      return [chain];
    });
  });
}

/** The same between any ends. */
export function* findLongerAlsChains({ position }: LadderBoard): Generator<LadderFinding, void> {
  if (!refutesBySets(position)) return;
  const graph = setGraph(position);
  for (const start of graph.sets.keys()) {
    yield* findingsOf(position, graph, chainsFrom(graph, start));
  }
}
