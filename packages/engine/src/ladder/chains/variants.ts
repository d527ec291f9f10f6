import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { candidatesAt } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { conclusionKey } from '../model/conclusions.ts';
import { flatMap } from '../model/flat-map.ts';
import {
  areWeaklyLinked,
  type Chain,
  type ChainShape,
  chainAlong,
  conclusionsOf,
  seenByBoth,
} from './chains.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * The same chains, told otherwise: what two ends remove may be told together, as by an alternating inference chain,
 * or one by one, as by loops that begin and end with what they remove.
 */

/** A way through a graph that begins and ends with a strong link. */
export type Way = readonly number[];

type FurtherShape = Exclude<ChainShape, 'continuous'>;

/**
 * What can be told of a way, by shape: what its ends remove, whether or not they see each other; and of one that leads
 * back to a candidate, which is right if it is wrong, that, or that all others of its cell go.
 */
function formsOf(position: Position, graph: LinkGraph, way: Way, shape: FurtherShape) {
  const removed = distinctCandidates(seenByBoth(graph, way[0] ?? 0, way.at(-1) ?? 0));
  const removing = (eliminations: readonly Candidate[]) => ({ placements: [], eliminations });
  if (shape === 'open') return [removing(removed)];
  const { placements } = conclusionsOf(graph, way, false);
  const others = flatMap(placements, ({ cell, digit }) =>
    candidatesAt(position, [cell]).filter((each) => each.digit !== digit),
  );
  return [
    { placements, eliminations: [] },
    ...[others, ...removed.map((each) => [each])].map(removing),
  ];
}

/** The first chain for each form of each way that is none of a loop. */
export function* furtherChains(
  position: Position,
  graph: LinkGraph,
  ways: Iterable<Way>,
  shape: FurtherShape,
): Generator<Chain, void> {
  const told = new Set<string>();
  for (const way of ways) {
    for (const form of formsOf(position, graph, way, shape)) {
      const key = conclusionKey(form);
      if (told.has(key)) continue;
      told.add(key);
      const chain = chainAlong(position, graph, way, form, false);
      if (chain) yield chain;
    }
  }
}

/** Whether the ends of a way exclude each other. */
export function isLoop(graph: LinkGraph, way: Way): boolean {
  return areWeaklyLinked(graph, way[0] ?? 0, way.at(-1) ?? 0);
}
