import { lowestBit } from '../../cell-set.ts';
import { type Bits, hasBit } from '../model/bits.ts';
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
  readonly newWrong: Uint8Array;
  isDone: boolean;
}

/** For each node that is wrong, what is wrong as well: by all that it makes right. */
function followStrongLinks({ graph, wrong, after, newRight, newWrong }: Following): boolean {
  const { strong, words } = graph;
  let isNews = false;
  for (let node = 0; node < strong.length; node++) {
    for (const target of strong[node] ?? []) {
      if (newRight[target] === 0 || !addRow(after, node, wrong, target, words)) continue;
      newWrong[node] = 1;
      isNews = true;
    }
  }
  newRight.fill(0);
  return isNews;
}

/** Adds to what is wrong, if a node is right, what follows from all that it makes wrong; or only from what is new. */
function followWeakLinksOf(following: Following, node: number, onlyNew: boolean): boolean {
  const { graph, wrong, after, newWrong } = following;
  const { weak, linked, words } = graph;
  let isNews = false;
  for (let word = 0; word < words; word++) {
    let bits = (weak[node * words + word] ?? 0) & (linked[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) {
      const end = 32 * word + lowestBit(bits);
      if (onlyNew && newWrong[end] === 0) continue;
      if (addRow(wrong, node, after, end, words)) isNews = true;
    }
  }
  return isNews;
}

/** Goes one strong and one weak link on. Nothing leads on from nodes without strong links: they are left for later. */
function followFurther(following: Following): void {
  following.isDone = !followStrongLinks(following);
  const { graph, newRight, newWrong } = following;
  for (let node = 0; node < graph.nodes.length; node++) {
    if (hasBit(graph.linked, node) && followWeakLinksOf(following, node, true)) newRight[node] = 1;
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
  const newWrong = new Uint8Array(graph.nodes.length);
  return { graph, wrong: graph.weak.slice(), after, newRight, newWrong, isDone: false };
});

/** For each node of the graph, what is wrong if it is right. */
export const wrongAfterGroups = perPosition((position): Bits => {
  const following = followingOf(position);
  while (!following.isDone) followFurther(following);
  const { graph, wrong } = following;
  for (let node = 0; node < graph.nodes.length; node++) {
    if (!hasBit(graph.linked, node)) followWeakLinksOf(following, node, false);
  }
  return wrong;
});

/** Whether a candidate makes anything wrong by which it is wrong itself. */
function isRefuted({ graph, after }: Following, number: number): boolean {
  const { weak, linked, words } = graph;
  for (let word = 0; word < words; word++) {
    let bits = (weak[number * words + word] ?? 0) & (linked[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) {
      if (hasBit(after, number, (32 * word + lowestBit(bits)) * words)) return true;
    }
  }
  return false;
}

function hasRefuted(following: Following): boolean {
  for (let number = 0; number < following.graph.candidateCount; number++) {
    if (isRefuted(following, number)) return true;
  }
  return false;
}

/** Whether any candidate makes itself wrong by links of candidates and groups. */
export const refutesAny = perPosition((position): boolean => {
  const following = followingOf(position);
  while (!hasRefuted(following)) {
    if (following.isDone) return false;
    followFurther(following);
  }
  return true;
});

type Find = LadderTechnique<string>['find'];

/** A technique that finds nothing but what is a chain as well: not looked for where there is no chain. */
export function amongChains(find: Find): Find {
  return (board) => (refutesAny(board.position) ? find(board) : []);
}
