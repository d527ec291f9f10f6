import { hasBit } from '../model/bits.ts';
import { flatMap } from '../model/flat-map.ts';
import { endsBeside, type LinkGraph } from './link-graph.ts';
import type { Way } from './variants.ts';
import { walkFrom } from './walk.ts';

/*
 * Loops one after the other, the shortest first: as many as a search of some size finds. A loop begins with the lowest
 * of its nodes, so that each is found once a direction.
 */

const MOST_STRONG_LINKS = 8;
const MOST_TRIES = 100_000;

interface LoopSearch {
  readonly graph: LinkGraph;
  readonly start: number;
  /** How many strong links lead from a node that is wrong back to the start; 0 for none. */
  readonly back: readonly number[];
  readonly way: number[];
  readonly size: number;
  readonly budget: { tries: number };
  readonly found: Way[];
}

/** Goes on from a wrong node by its strong links, and from these by weak ones. */
function extend(search: LoopSearch, wrong: number): void {
  const { graph, way, start, size, budget, found } = search;
  if (budget.tries-- <= 0) return;
  for (const right of graph.strong[wrong] ?? []) {
    if (right < start || way.includes(right)) continue;
    way.push(wrong, right);
    if (way.length === 2 * size) {
      if (hasBit(graph.weak, start, right * graph.words)) found.push([...way]);
    } else {
      goOn(search, right);
    }
    way.length -= 2;
  }
}

function goOn(search: LoopSearch, right: number): void {
  const { graph, way, start, size, back } = search;
  const left = size - way.length / 2;
  for (const wrong of endsBeside(graph, right)) {
    const links = back[wrong] ?? 0;
    if (wrong <= start || links === 0 || links > left || way.includes(wrong)) continue;
    extend(search, wrong);
  }
}

/** The loops of a graph that a search of some size comes to. */
export function* loopsIn(graph: LinkGraph): Generator<Way, void> {
  const budget = { tries: MOST_TRIES };
  const starts = flatMap(graph.nodes, (_, start) => {
    if (!graph.strong[start]) return [];
    // What follows from the start being right leads, read backwards, to it being wrong.
    const { right, length } = walkFrom(graph, start, true);
    return right.length > 1 ? [{ start, back: length }] : [];
  });
  for (let size = 2; size <= MOST_STRONG_LINKS; size++) {
    for (const { start, back } of starts) {
      const found: Way[] = [];
      extend({ graph, start, back, way: [], size, budget, found }, start);
      yield* found;
    }
  }
}
