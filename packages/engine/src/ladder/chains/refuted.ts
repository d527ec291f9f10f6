import { lowestBit } from '../../cell-set.ts';
import { type Bits, haveCommonBit, setBit } from '../model/bits.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderTechnique } from '../model/technique.ts';
import { type LinkGraph, linkGraph } from './link-graph.ts';

/*
 * What is wrong as each node is right, for all nodes at once: row by row, until nothing is added. Every chain ends
 * with a candidate that makes itself wrong, so where there is none, no chain has to be looked for.
 */

/** Adds one row of a table to a row of another; whether that is news. */
function addRow(table: Bits, row: number, from: Bits, fromRow: number, words: number): boolean {
  let isNews = false;
  for (let word = 0; word < words; word++) {
    const known = table[row * words + word] ?? 0;
    const bits = known | (from[fromRow * words + word] ?? 0);
    if (bits === known) continue;
    table[row * words + word] = bits;
    isNews = true;
  }
  return isNews;
}

/** How far it was followed. */
interface Following {
  readonly graph: LinkGraph;
  /** For each node, what is wrong if it is right, and if it is wrong. */
  readonly wrong: Bits;
  readonly after: Bits;
  /** The nodes for which more is known since the links to them were followed: as they are right, and wrong. */
  readonly newRight: Uint8Array;
  readonly newWrong: Bits;
  /** Whether any candidate is wrong by which it is wrong itself. */
  hasRefuted: boolean;
  isDone: boolean;
}

/** Whether a candidate that makes a node wrong is wrong as the node is. */
function refutesAt({ graph, after }: Following, node: number): boolean {
  const { weak, words, candidateCount } = graph;
  return haveCommonBit(weak, after, node, words, candidateCount);
}

/** What is wrong as a node is wrong: by all that it makes right. Whether that is news. */
function followStrongLinksOf({ graph, wrong, after, newRight }: Following, node: number): boolean {
  const { strong, words } = graph;
  const targets = strong[node];
  let isNews = false;
  for (let index = 0; targets && index < targets.length; index++) {
    const target = targets[index] ?? 0;
    if (newRight[target] === 1 && addRow(after, node, wrong, target, words)) isNews = true;
  }
  return isNews;
}

/** The same for each node. */
function followStrongLinks(following: Following): boolean {
  const { graph, newRight, newWrong } = following;
  let isNews = false;
  for (let node = 0; node < graph.nodes.length; node++) {
    if (!followStrongLinksOf(following, node)) continue;
    setBit(newWrong, node);
    following.hasRefuted ||= refutesAt(following, node);
    isNews = true;
  }
  newRight.fill(0);
  return isNews;
}

/** Adds to what is wrong, if a node is right, what follows from those of some nodes that it makes wrong. */
function followWeakLinksOf({ graph, wrong, after }: Following, node: number, ends: Bits): boolean {
  const { weak, words } = graph;
  let isNews = false;
  for (let word = 0; word < words; word++) {
    let bits = (weak[node * words + word] ?? 0) & (ends[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) {
      if (addRow(wrong, node, after, 32 * word + lowestBit(bits), words)) isNews = true;
    }
  }
  return isNews;
}

/** Goes one strong and one weak link on. Nothing leads on from nodes without strong links: they are left for later. */
function followFurther(following: Following): void {
  following.isDone = !followStrongLinks(following);
  const { graph, newRight, newWrong } = following;
  for (let node = 0; node < graph.nodes.length; node++) {
    const isNews = graph.strong[node] && followWeakLinksOf(following, node, newWrong);
    if (isNews) newRight[node] = 1;
  }
  newWrong.fill(0);
}

/** All links of candidates and of groups of them. */
export const graphOfGroups = perPosition((position) =>
  linkGraph(position, { cells: true, houses: true, groups: true }),
);

const followingOf = perPosition((position): Following => {
  const graph = graphOfGroups(position);
  const after = new Int32Array(graph.weak.length);
  const newRight = new Uint8Array(graph.nodes.length).fill(1);
  const newWrong = new Int32Array(graph.words);
  const known = { graph, wrong: graph.weak.slice(), after, newRight, newWrong };
  return { ...known, hasRefuted: false, isDone: false };
});

/** For each node of the graph, what is wrong if it is right. */
export const wrongAfterGroups = perPosition((position): Bits => {
  const following = followingOf(position);
  while (!following.isDone) followFurther(following);
  const { graph, wrong } = following;
  for (let node = 0; node < graph.nodes.length; node++) {
    if (!graph.strong[node]) followWeakLinksOf(following, node, graph.linked);
  }
  return wrong;
});

/** Whether any candidate makes itself wrong by links of candidates and groups. */
export const refutesAny = perPosition((position): boolean => {
  const following = followingOf(position);
  while (!following.hasRefuted && !following.isDone) followFurther(following);
  return following.hasRefuted;
});

type Find = LadderTechnique<string>['find'];

/** A technique that finds nothing but what is a chain as well: not looked for where there is no chain. */
export function amongChains(find: Find): Find {
  return (board) => (refutesAny(board.position) ? find(board) : []);
}
