import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { chainOf, distinctCandidates, type StrongLink } from '../model/chain.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderFinding, Node } from '../model/step.ts';
import { commonBits, hasBit, haveCommonBits } from './bits.ts';
import {
  type LinkGraph,
  type LinkKinds,
  linkGraph,
  premisesOf,
  type Reason,
} from './link-graph.ts';
import { walkFrom, wayTo } from './walk.ts';

/** Two nodes of which one is right at least, as a chain of strong and weak links leads from one to the other. */
interface Ends {
  readonly from: number;
  readonly to: number;
  /** How many strong links lie between them. */
  readonly length: number;
}

/** A chain with what follows from it. */
export interface Chain {
  readonly finding: LadderFinding;
  readonly isLoop: boolean;
  readonly nodes: readonly Node[];
  readonly reasons: readonly Reason[];
}

/** A strong link by itself is a house or a cell: others tell what follows from these. */
const FEWEST_STRONG_LINKS = 2;

function areWeaklyLinked({ weak, words }: LinkGraph, one: number, other: number): boolean {
  return hasBit(weak, other, one * words);
}

/** Whether something may follow from one of two nodes being right. */
function isFruitful(graph: LinkGraph, from: number, to: number): boolean {
  const { weak, words, candidateCount } = graph;
  return (
    to === from ||
    areWeaklyLinked(graph, from, to) ||
    haveCommonBits(weak, from, to, words, candidateCount)
  );
}

/** The pairs of ends from which something may follow, the nearest first. */
function endsIn(graph: LinkGraph): Ends[] {
  const found: Ends[] = [];
  for (let from = 0; from < graph.nodes.length; from++) {
    if (graph.strong[from]?.length === 0) continue;
    const { right, length } = walkFrom(graph, from, false);
    for (let index = 0; index < right.length; index++) {
      const to = right[index] ?? 0;
      const links = length[to] ?? 0;
      // Each chain is found from both of its ends.
      const isNew = to >= from && links >= FEWEST_STRONG_LINKS;
      if (isNew && isFruitful(graph, from, to)) found.push({ from, to, length: links });
    }
  }
  return found.sort((one, other) => one.length - other.length);
}

/** The candidates that are weakly linked to both nodes. */
function seenByBoth(graph: LinkGraph, one: number, other: number): Candidate[] {
  const { weak, words, candidateCount, nodes } = graph;
  return commonBits(weak, one, other, words, candidateCount).flatMap((number) => {
    const { digit, cells } = nodes[number] ?? { digit: 1, cells: [] };
    return cells.map((cell) => ({ cell, digit }));
  });
}

/** What follows from a way through the graph that begins and ends with a strong link. */
function conclusionsOf(graph: LinkGraph, way: readonly number[], isLoop: boolean) {
  const [from = 0, to = 0] = [way[0], way.at(-1)];
  const { digit, cells } = graph.nodes[from] ?? { digit: 1, cells: [] };
  const [cell, another] = cells;
  const isPlacement = from === to && cell !== undefined && another === undefined;
  if (isPlacement) return { placements: [{ cell, digit } as const], eliminations: [] };
  const removed = seenByBoth(graph, from, to);
  for (let index = 1; isLoop && index + 1 < way.length; index += 2) {
    removed.push(...seenByBoth(graph, way[index] ?? 0, way[index + 1] ?? 0));
  }
  return { placements: [], eliminations: distinctCandidates(removed) };
}

function strongLinksOf(position: Position, graph: LinkGraph, way: readonly number[]) {
  const links: (StrongLink & { reason: Reason })[] = [];
  for (let index = 0; index + 1 < way.length; index += 2) {
    const [one = 0, other = 0] = [way[index], way[index + 1]];
    const [from, to] = [graph.nodes[one], graph.nodes[other]];
    const reason = graph.reasons[one]?.[graph.strong[one]?.indexOf(other) ?? -1];
    if (!from || !to || !reason) continue;
    links.push({ from, to, reason, premises: premisesOf(position, reason) });
  }
  return links;
}

function chainBetween(position: Position, graph: LinkGraph, { from, to }: Ends): Chain | undefined {
  const way = wayTo(walkFrom(graph, from, false), to);
  const isLoop = from !== to && areWeaklyLinked(graph, from, to);
  const { placements, eliminations } = conclusionsOf(graph, way, isLoop);
  if (placements.length + eliminations.length === 0) return undefined;
  const strong = strongLinksOf(position, graph, way);
  const finding = { placements, eliminations, ...chainOf(strong, isLoop) };
  return {
    finding,
    isLoop,
    nodes: strong.flatMap((link) => [link.from, link.to]),
    reasons: strong.map(({ reason }) => reason),
  };
}

function keyOf({ placements, eliminations }: LadderFinding): string {
  return JSON.stringify([placements, eliminations]);
}

/** A list that is made as far as it is asked for, once. */
function* remembered<Item>(made: Item[], rest: Iterator<Item>): Generator<Item, void> {
  for (let index = 0; ; index++) {
    if (index === made.length) {
      const next = rest.next();
      if (next.done) return;
      made.push(next.value);
    }
    const item = made[index];
    if (item !== undefined) yield item;
  }
}

/** The shortest chain for each set of conclusions, the shortest first. */
function* chainsIn(position: Position, graph: LinkGraph): Generator<Chain, void> {
  const told = new Set<string>();
  for (const ends of endsIn(graph)) {
    const chain = chainBetween(position, graph, ends);
    if (!chain || told.has(keyOf(chain.finding))) continue;
    told.add(keyOf(chain.finding));
    yield chain;
  }
}

/** All chains of some kinds of links in a position, the shortest first, looked for once however many ask. */
export function chainSearch(kinds: LinkKinds): (position: Position) => Generator<Chain, void> {
  const graphOf = linkGraph(kinds);
  const begun = perPosition((position) => ({
    made: [] as Chain[],
    rest: chainsIn(position, graphOf(position)),
  }));
  return (position) => {
    const { made, rest } = begun(position);
    return remembered(made, rest);
  };
}
