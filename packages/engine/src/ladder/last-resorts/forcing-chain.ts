import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { hasBit } from '../chains/bits.ts';
import { type LinkGraph, linkGraph, premisesOf } from '../chains/link-graph.ts';
import { type Walk, walkFrom, wayTo } from '../chains/walk.ts';
import { candidatesOfNodes } from '../model/chain.ts';
import { perPosition } from '../model/per-position.ts';
import { type Region, regionsOf } from '../model/regions.ts';
import type { LadderFinding, LadderPremise, Link, Node } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** From two candidates a single chain leads on. */
const FEWEST_CANDIDATES = 3;

const graphOf = perPosition((position) =>
  linkGraph(position, { cells: true, houses: true, groups: true }),
);

/** What follows from each candidate being right, by its number in the graph. */
const walksOf = perPosition((position) => {
  const graph = graphOf(position);
  return Array.from({ length: graph.candidateCount }, (_, number) => walkFrom(graph, number, true));
});

function numberOf({ nodes }: LinkGraph, { cell, digit }: Candidate): number {
  return nodes.findIndex((node) => node.digit === digit && node.cells[0] === cell);
}

/** The candidates that are right, or wrong, whichever of some others is right. */
function commonOf(graph: LinkGraph, walks: readonly Walk[], kind: 'rightBits' | 'wrongBits') {
  const numbers: number[] = [];
  for (let number = 0; number < graph.candidateCount; number++) {
    if (walks.every((walk) => hasBit(walk[kind], number))) numbers.push(number);
  }
  return numbers;
}

/** The way from a candidate that is right to one that is so or wrong. */
function wayOf({ weak, words }: LinkGraph, walk: Walk, target: number, isRight: boolean): number[] {
  if (isRight) return wayTo(walk, target);
  const before = walk.right.find((number) => hasBit(weak, target, number * words));
  return before === undefined ? [] : [...wayTo(walk, before), target];
}

interface Told {
  readonly links: Link[];
  readonly premises: LadderPremise[];
  readonly nodes: Node[];
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
  const reason = graph.reasons[before]?.[graph.strong[before]?.indexOf(number) ?? -1];
  told.links.push({ from, to, kind: 'strong', premise: told.premises.length });
  if (reason) told.premises.push(...premisesOf(position, reason));
}

/** Adds a way to what is told. */
function tell(position: Position, graph: LinkGraph, way: readonly number[], told: Told): void {
  for (const [index, number] of way.entries()) {
    const node = graph.nodes[number];
    if (node) told.nodes.push(node);
    tellLink(position, graph, way, index, told);
  }
}

function findingOf(
  position: Position,
  { premise, candidates }: Region,
  target: number,
  isRight: boolean,
): LadderFinding | undefined {
  const graph = graphOf(position);
  const node = graph.nodes[target];
  const [cell] = node?.cells ?? [];
  if (!node || cell === undefined) return undefined;
  const told: Told = { links: [], premises: [premise], nodes: [] };
  for (const candidate of candidates) {
    const walk = walksOf(position)[numberOf(graph, candidate)];
    if (walk) tell(position, graph, wayOf(graph, walk, target, isRight), told);
  }
  const conclusion = [{ cell, digit: node.digit }];
  return {
    placements: isRight ? conclusion : [],
    eliminations: isRight ? [] : conclusion,
    pattern: candidatesOfNodes(told.nodes.filter((each) => isRight || each !== node)),
    premises: told.premises,
    links: told.links,
  };
}

/** What follows from each region, with its number in the graph. */
function* conclusionsOf(position: Position) {
  const graph = graphOf(position);
  const walks = walksOf(position);
  for (const region of regionsOf(position, FEWEST_CANDIDATES)) {
    const own = region.candidates.flatMap((each) => walks[numberOf(graph, each)] ?? []);
    for (const kind of ['rightBits', 'wrongBits'] as const) {
      const isRight = kind === 'rightBits';
      for (const target of commonOf(graph, own, kind)) yield { region, target, isRight };
    }
  }
}

/** One of three or more candidates is right, and from each of them a chain leads to the same: once for each conclusion. */
export function* findForcingChains({ position }: LadderBoard): Generator<LadderFinding, void> {
  const told = new Set<string>();
  for (const { region, target, isRight } of conclusionsOf(position)) {
    const key = `${target} ${isRight}`;
    const found = told.has(key) ? undefined : findingOf(position, region, target, isRight);
    told.add(key);
    if (found) yield found;
  }
}
