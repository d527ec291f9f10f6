import { addRow, type Bits, eachBit } from '../model/bits.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderTechnique } from '../model/technique.ts';
import { closureOf, refutedIn } from './closure.ts';
import { linkGraph } from './link-graph.ts';

/** All links of candidates and of groups of them. */
export const graphOfGroups = perPosition((position) =>
  linkGraph(position, { cells: true, houses: true, groups: true }),
);

/** For each candidate, what of the graph is wrong if it is right. */
export const wrongAfterGroups = perPosition((position): Bits => {
  const graph = graphOfGroups(position);
  const { nodes, candidateCount, strong, weak, words } = graph;
  const closure = closureOf(graph);
  const wrong = closure.slice(0, candidateCount * words);
  for (let node = 0; node < candidateCount; node++) {
    if (strong[node]) continue;
    addRow(wrong, node, weak, node, words);
    eachBit(weak, node * words, words, (end) => {
      if (strong[end]) addRow(wrong, node, closure, nodes.length + end, words);
    });
  }
  return wrong;
});

/** Whether any candidate makes itself wrong by links of candidates and groups. */
export const refutesAny = perPosition((position) => refutedIn(graphOfGroups(position)).length > 0);

type Find = LadderTechnique<string>['find'];

/** A technique that finds nothing but what is a chain as well: not looked for where there is no chain. */
export function amongChains(find: Find): Find {
  return (board) => (refutesAny(board.position) ? find(board) : []);
}
