import { CellSet, lowestBit } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell, Digit } from '../../types.ts';
import { type Bits, bitsOf, eachBit } from '../model/bits.ts';
import { candidatesAt, cellPremise, digitIn, setPremises } from '../model/board.ts';
import { numberAt } from '../model/candidate-numbers.ts';
import { distinctCandidates, nodeOf } from '../model/chain.ts';
import { bitOf, type DigitMask, digitCount, digitsOf, maskAt } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type Followed, followedNowhere, holding } from './follow.ts';
import { type SetGraph, setGraph } from './set-graph.ts';
import { type AlmostLockedSet, placesIn, seenFrom } from './table.ts';

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

/** What a set removes after a candidate took a digit from it: added to what that candidate removes. */
function addRemoved(graph: SetGraph, nowhere: Followed, set: number, row: number, removed: Bits) {
  const { words } = graph.candidates;
  for (let from = 0; from < words; from++) {
    for (let bits = graph.seeing[row * words + from] ?? 0; bits !== 0; bits &= bits - 1) {
      const at = (32 * from + lowestBit(bits)) * words;
      for (let word = 0; word < words; word++) {
        removed[at + word] = (removed[at + word] ?? 0) | holding(nowhere, words, set, row, word);
      }
    }
  }
}

/** For each candidate, what any one set removes after it, as rows of bits. */
const removedByOneSet = perPosition((position): Bits => {
  const graph = setGraph(position);
  const { list, words } = graph.candidates;
  const removed = new Int32Array(list.length * words);
  const nowhere = followedNowhere(position);
  for (let set = 0; set < graph.sets.length; set++) {
    const end = graph.firstRow[set + 1] ?? 0;
    for (let row = graph.firstRow[set] ?? 0; row < end; row++) {
      addRemoved(graph, nowhere, set, row, removed);
    }
  }
  return removed;
});

/** What is removed whichever candidate of a stem is right, as bits. */
function removedByStem(position: Position, stem: Cell): Bits {
  const { candidates } = setGraph(position);
  const all = removedByOneSet(position);
  const { words } = candidates;
  return digitsOf(maskAt(position, stem))
    .map((digit) => numberAt(candidates, stem, digit) * words)
    .map((from) => all.slice(from, from + words))
    .reduce((common, each) => common.map((bits, word) => bits & (each[word] ?? 0)));
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
    to: nodeOf(digit, ...placesIn(set, digit)),
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

/** For each candidate that a stem can remove, the blossom with the smallest petals. */
function* findingsAt(position: Position, stem: Cell): Generator<LadderFinding, void> {
  const graph = setGraph(position);
  const removed = bitsOf(removedByStem(position, stem));
  if (removed.length === 0) return;
  const choices = digitsOf(maskAt(position, stem)).map((digit) => petalsFor(graph, stem, digit));
  const told = new Set<string>();
  for (const number of removed) {
    const target = graph.candidates.list[number];
    if (!target) continue;
    const petals = flatMap(choices, (each) => each.find((petal) => removes(petal, target)) ?? []);
    const found = findingOf(position, stem, petals);
    const key = JSON.stringify(found.eliminations);
    if (!told.has(key)) yield found;
    told.add(key);
  }
}

/**
 * A cell, the stem, and for each of its candidates an almost locked set that loses it: whichever is right, one of
 * the sets is locked in the digits that they have in common.
 */
export function* findDeathBlossoms({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const stem of position.emptyCells) {
    const count = digitCount(maskAt(position, stem));
    if (count >= FEWEST_STEM_DIGITS && count <= MOST_STEM_DIGITS) yield* findingsAt(position, stem);
  }
}
