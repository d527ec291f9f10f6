import { CellSet } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell, Digit } from '../../types.ts';
import { type Bits, bitsOf, eachBit, keepRow } from '../model/bits.ts';
import { candidatesAt, cellPremise, digitIn, setPremises } from '../model/board.ts';
import { numberAt } from '../model/candidate-numbers.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { firstOfEach } from '../model/conclusions.ts';
import { bitOf, type DigitMask, digitCount, digitsOf, maskAt } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type Followed, followedNowhere, holding } from './follow.ts';
import { rowOf, type SetGraph, setGraph } from './set-graph.ts';
import { type AlmostLockedSet, nodeIn, seenFrom } from './table.ts';

/** A petal: a set that the stem takes a digit from. */
interface Petal {
  readonly digit: Digit;
  readonly number: number;
  readonly set: AlmostLockedSet;
}

/** A stem with two candidates is an almost locked set itself, in the middle of an ALS-XY-Wing. */
const FEWEST_STEM_DIGITS = 3;
const MOST_STEM_DIGITS = 4;

/** The sets that a candidate of the stem takes its digit from, small ones first. */
function petalsFor(graph: SetGraph, stem: Cell, digit: Digit): Petal[] {
  const { candidates, sets, taking, setWords } = graph;
  const petals: Petal[] = [];
  eachBit(taking, numberAt(candidates, stem, digit) * setWords, setWords, (number) => {
    const set = sets[number];
    if (set) petals.push({ digit, number, set });
  });
  return petals.sort((one, other) => one.set.cells.length - other.set.cells.length);
}

/** Adds what a set removes after a candidate took a digit from it. */
function addRemoved(
  graph: SetGraph,
  nowhere: Followed,
  set: number,
  digit: Digit,
  removed: Bits,
): void {
  const row = rowOf(graph, set, digit);
  for (let word = 0; word < removed.length; word++) {
    removed[word] = (removed[word] ?? 0) | holding(nowhere, removed.length, set, row, word);
  }
}

/** What any one set removes after a candidate, as bits. */
function removedAfter(graph: SetGraph, nowhere: Followed, number: number): Bits {
  const { candidates, taking, setWords } = graph;
  const removed = new Int32Array(candidates.words);
  const digit = candidates.list[number]?.digit;
  if (digit === undefined) return removed;
  eachBit(taking, number * setWords, setWords, (set) => {
    addRemoved(graph, nowhere, set, digit, removed);
  });
  return removed;
}

/** What is removed whichever candidate of a stem is right, as bits. */
function removedByStem(position: Position, stem: Cell): Bits {
  const graph = setGraph(position);
  const nowhere = followedNowhere(position);
  const common = new Int32Array(graph.candidates.words).fill(-1);
  for (const digit of digitsOf(maskAt(position, stem))) {
    const removed = removedAfter(graph, nowhere, numberAt(graph.candidates, stem, digit));
    if (!keepRow(common, 0, removed, 0, common.length)) break;
  }
  return common;
}

/** Whether a petal that has lost its digit takes a candidate away. */
function removes({ digit, set }: Petal, candidate: Candidate): boolean {
  return candidate.digit !== digit && seenFrom(set, candidate.digit).has(candidate.cell);
}

/** All that is removed by each of the petals. */
function eliminationsOf(position: Position, petals: readonly Petal[]): Candidate[] {
  const shared = petals.reduce(
    (mask: DigitMask, { set, digit }) => mask & set.mask & ~bitOf(digit),
    0x1ff,
  );
  return flatMap(digitsOf(shared), (digit) => {
    const [first = CellSet.EMPTY, ...others] = petals.map(({ set }) => seenFrom(set, digit));
    return digitIn(
      position,
      digit,
      others.reduce((seen, each) => seen.intersection(each), first),
    );
  });
}

function findingOf(position: Position, stem: Cell, petals: readonly Petal[]): LadderFinding {
  const cells = flatMap(petals, ({ set }) => set.cells);
  const links = petals.map(({ digit, set }) => ({
    from: nodeOf(digit, stem),
    to: nodeIn(set, digit),
    kind: 'weak' as const,
  }));
  return {
    placements: [],
    eliminations: distinctCandidates(eliminationsOf(position, petals)),
    pattern: distinctCandidates(candidatesAt(position, [stem, ...cells])),
    premises: [
      cellPremise(position, stem),
      ...flatMap(petals, ({ set }) => setPremises(position, set.cells)),
    ],
    links,
  };
}

/** Some petals, and what each of them removes, as bits. */
interface Petals {
  readonly petals: readonly Petal[];
  readonly removed: Bits;
}

/** More choices of petals than anybody looks through. */
const MOST_CHOICES = 1000;

/** Petals for a further candidate of the stem, the first for each list of what all remove. */
function withPetals(
  position: Position,
  choices: readonly Petals[],
  further: readonly Petal[],
): Petals[] {
  const [graph, nowhere] = [setGraph(position), followedNowhere(position)];
  const found = new Map<string, Petals>();
  for (const petal of further) {
    const own = new Int32Array(graph.candidates.words);
    addRemoved(graph, nowhere, petal.number, petal.digit, own);
    for (const { petals, removed } of choices) {
      const both = removed.slice();
      const key = keepRow(both, 0, own, 0, both.length) ? both.join() : '';
      if (key === '' || found.has(key) || found.size === MOST_CHOICES) continue;
      found.set(key, { petals: [...petals, petal], removed: both });
    }
  }
  return [...found.values()];
}

/** For each candidate that a stem can remove, the blossom with the smallest petals. */
function* findingsAt(position: Position, stem: Cell): Generator<LadderFinding, void> {
  const graph = setGraph(position);
  const removed = bitsOf(removedByStem(position, stem));
  if (removed.length === 0) return;
  const choices = digitsOf(maskAt(position, stem)).map((digit) => petalsFor(graph, stem, digit));
  for (const number of removed) {
    const target = graph.candidates.list[number];
    if (!target) continue;
    const petals = flatMap(choices, (each) => each.find((petal) => removes(petal, target)) ?? []);
    yield findingOf(position, stem, petals);
  }
}

/**
 * A cell, the stem, and for each of its candidates an almost locked set that loses it: whichever is right, one of
 * the sets is locked in the digits that they have in common.
 */
export function* findDeathBlossoms({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const stem of position.emptyCells) {
    const count = digitCount(maskAt(position, stem));
    if (count >= FEWEST_STEM_DIGITS && count <= MOST_STEM_DIGITS) {
      yield* firstOfEach(findingsAt(position, stem));
    }
  }
}

/** The same with any petals, on stems of two candidates and of many, too: some remove several candidates together. */
export function* findFurtherDeathBlossoms({
  position,
}: LadderBoard): Generator<LadderFinding, void> {
  const graph = setGraph(position);
  for (const stem of position.emptyCells.difference(position.singleValueCells)) {
    let choices: Petals[] = [{ petals: [], removed: removedByStem(position, stem) }];
    for (const digit of digitsOf(maskAt(position, stem))) {
      choices = withPetals(position, choices, petalsFor(graph, stem, digit));
    }
    for (const { petals } of choices) yield findingOf(position, stem, petals);
  }
}
