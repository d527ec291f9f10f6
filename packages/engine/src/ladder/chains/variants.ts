import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { conclusionKey } from '../model/conclusions.ts';
import { areWeaklyLinked, type Chain, type ChainShape, chainAlong, seenByBoth } from './chains.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * The same chains, told otherwise: what two ends remove may be told together, as by an alternating inference chain,
 * or one by one, as by loops that begin and end with what they remove.
 */

/** A way through a graph that begins and ends with a strong link. */
export type Way = readonly number[];

/** What the ends of a way remove, whether or not they see each other. */
function byEnds(graph: LinkGraph, way: Way): Candidate[] {
  const [from = 0, to = 0] = [way[0], way.at(-1)];
  return distinctCandidates(seenByBoth(graph, from, to));
}

/** The digit that is right if it is wrong: all others of its cell go. */
function byReturn(position: Position, graph: LinkGraph, way: Way): Candidate[] {
  const { digit, cells } = graph.nodes[way[0] ?? 0] ?? { digit: 1, cells: [] };
  if (way[0] !== way.at(-1) || cells.length !== 1) return [];
  return candidatesAt(position, cells).filter((each) => each.digit !== digit);
}

/** What can be told of a way, by shape: lists of eliminations. */
function formsOf(
  position: Position,
  graph: LinkGraph,
  way: Way,
  shape: Exclude<ChainShape, 'continuous'>,
): (readonly Candidate[])[] {
  const removed = byEnds(graph, way);
  if (shape === 'open') return [removed];
  return [byReturn(position, graph, way), ...removed.map((each) => [each])];
}

/** The first chain for each form of each way that is none of a loop. */
export function* furtherChains(
  position: Position,
  graph: LinkGraph,
  ways: Iterable<Way>,
  shape: Exclude<ChainShape, 'continuous'>,
): Generator<Chain, void> {
  const told = new Set<string>();
  for (const way of ways) {
    for (const eliminations of formsOf(position, graph, way, shape)) {
      const key = conclusionKey({ placements: [], eliminations });
      if (eliminations.length === 0 || told.has(key)) continue;
      told.add(key);
      const chain = chainAlong(position, graph, way, { placements: [], eliminations }, false);
      if (chain) yield chain;
    }
  }
}

/** Whether the ends of a way exclude each other. */
export function isLoop(graph: LinkGraph, way: Way): boolean {
  return areWeaklyLinked(graph, way[0] ?? 0, way.at(-1) ?? 0);
}
