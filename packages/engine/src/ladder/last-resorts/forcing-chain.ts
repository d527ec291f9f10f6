import { lowestBit } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import { type LinkGraph, premisesOf, reasonOf } from '../chains/link-graph.ts';
import { graphOfGroups, wrongAfterGroups } from '../chains/refuted.ts';
import { type Walk, walkFrom, wayTo } from '../chains/walk.ts';
import { type Bits, commonBits, hasBit, setBit } from '../model/bits.ts';
import { candidateNumbers, numberAt } from '../model/candidate-numbers.ts';
import { candidatesOfNodes } from '../model/chain.ts';
import { flatMap } from '../model/flat-map.ts';
import { type Region, regionsOf } from '../model/regions.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { concluding, type Told, toldNothing } from './trace.ts';

/** From two candidates a single chain leads on. */
const FEWEST_CANDIDATES = 3;

/** For each candidate, what is right if it is: by what is wrong then. */
function rightAfterEach({ strong, linked, words, candidateCount }: LinkGraph, wrong: Bits): Bits {
  const right = new Int32Array(candidateCount * words);
  for (let at = 0; at < right.length; at++) {
    const from = at - (at % words);
    for (let ends = (wrong[at] ?? 0) & (linked[at % words] ?? 0); ends !== 0; ends &= ends - 1) {
      const end = 32 * (at % words) + lowestBit(ends);
      const targets = strong[end] ?? [];
      for (let index = 0; index < targets.length; index++) setBit(right, targets[index] ?? 0, from);
    }
  }
  for (let node = 0; node < candidateCount; node++) setBit(right, node, node * words);
  return right;
}

/** The way from a candidate that is right to one that is so or wrong. */
function wayOf({ weak, words }: LinkGraph, walk: Walk, target: number, isRight: boolean): number[] {
  if (isRight) return wayTo(walk, target);
  const before = walk.right.find((number) => hasBit(weak, target, number * words));
  return before === undefined ? [] : [...wayTo(walk, before), target];
}

/** Adds a link between two numbers of a way: weak and strong ones by turns. */
function tellLink(
  position: Position,
  graph: LinkGraph,
  way: readonly number[],
  index: number,
  told: Told,
) {
  const [before = -1, number = -1] = [way[index - 1], way[index]];
  const [from, to] = [graph.nodes[before], graph.nodes[number]];
  if (!from || !to) return;
  if (index % 2 === 1) {
    told.links.push({ from, to, kind: 'weak' });
    return;
  }
  const reason = reasonOf(graph, before, number);
  told.links.push({ from, to, kind: 'strong', premise: told.premises.length });
  if (reason) told.premises.push(...premisesOf(position, reason));
}

function findingOf(
  position: Position,
  { premise, candidates }: Region,
  target: number,
  isRight: boolean,
): LadderFinding | undefined {
  const graph = graphOfGroups(position);
  const node = graph.nodes[target];
  const [cell] = node?.cells ?? [];
  if (!node || cell === undefined) return undefined;
  const told = toldNothing(premise());
  const numbers = candidateNumbers(position);
  for (const candidate of candidates) {
    const walk = walkFrom(graph, numberAt(numbers, candidate.cell, candidate.digit), true);
    const way = wayOf(graph, walk, target, isRight);
    for (let index = 1; index < way.length; index++) tellLink(position, graph, way, index, told);
    const isInPattern = (number: number) => isRight || number !== target;
    const nodes = flatMap(way.filter(isInPattern), (number) => graph.nodes[number] ?? []);
    told.pattern.push(...candidatesOfNodes(nodes));
  }
  return concluding({ cell, digit: node.digit }, isRight, told);
}

/** What follows from each region, with its number in the graph. */
function* conclusionsOf(position: Position, fewestCandidates: number) {
  const graph = graphOfGroups(position);
  const { words, candidateCount } = graph;
  const wrong = wrongAfterGroups(position);
  const right = rightAfterEach(graph, wrong);
  const numbers = candidateNumbers(position);
  for (const region of regionsOf(position, fewestCandidates)) {
    const rows = region.candidates.map(({ cell, digit }) => numberAt(numbers, cell, digit));
    for (const isRight of [true, false]) {
      const common = commonBits(isRight ? right : wrong, rows, words, candidateCount);
      for (const target of common) yield { region, target, isRight };
    }
  }
}

/** Once for each conclusion. */
function* findingsOf(position: Position, fewestCandidates: number): Generator<LadderFinding, void> {
  const told = new Set<string>();
  for (const { region, target, isRight } of conclusionsOf(position, fewestCandidates)) {
    const key = `${target} ${isRight}`;
    const found = told.has(key) ? undefined : findingOf(position, region, target, isRight);
    told.add(key);
    if (found) yield found;
  }
}

/** One of three or more candidates is right, and from each of them a chain leads to the same. */
export function findForcingChains({ position }: LadderBoard): Generator<LadderFinding, void> {
  return findingsOf(position, FEWEST_CANDIDATES);
}

/** The same from two candidates: a chain, told as two. */
export function findForcingChainsOfTwo({ position }: LadderBoard): Generator<LadderFinding, void> {
  return findingsOf(position, 2);
}
