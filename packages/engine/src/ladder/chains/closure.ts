import { lowestBit } from '../../cell-set.ts';
import { type Bits, hasBit } from '../model/bits.ts';
import { perLast } from '../model/per-position.ts';
import type { LinkGraph } from './link-graph.ts';

/*
 * What is wrong as each node is right, and as it is wrong, for all nodes that lead on: depth first, so that what
 * follows from a node is known before those that lead there ask for it. Nodes that lead to one another follow from the
 * same, and are closed together (Tarjan's strongly connected components).
 */

/** How far a graph was searched. A supposition is a node that is right, or after all of these one that is wrong. */
interface Search {
  readonly graph: LinkGraph;
  /** For each supposition a row of bits: the nodes that are wrong. */
  readonly rows: Bits;
  /** When a supposition was come to: 0 for not yet, `CLOSED` when all is known of it. */
  readonly order: Int16Array;
  /** Those that were come to and aren't closed. */
  readonly open: number[];
  count: number;
}

const CLOSED = 0x7fff;

/** Adds a row of a table to one of another. */
export function addRow(table: Bits, to: number, from: Bits, fromRow: number, words: number): void {
  for (let word = 0; word < words; word++) {
    const at = to * words + word;
    table[at] = (table[at] ?? 0) | (from[fromRow * words + word] ?? 0);
  }
}

/** Adds what follows from another supposition; the earliest open one to which that leads. */
function follow(search: Search, at: number, next: number): number {
  const known = search.order[next] ?? 0;
  const earliest = known === 0 ? visit(search, next) : known;
  addRow(search.rows, at, search.rows, next, search.graph.words);
  return earliest;
}

/** What follows from a node being right: it makes others wrong. Those that are known to be so tell nothing new. */
function followWeakLinks(search: Search, node: number): number {
  const { words, weak, linked, nodes } = search.graph;
  let earliest = CLOSED;
  for (let word = 0; word < words; word++) {
    const at = node * words + word;
    let bits = (weak[at] ?? 0) & (linked[word] ?? 0);
    for (bits &= ~(search.rows[at] ?? 0); bits !== 0; bits &= ~(search.rows[at] ?? 0)) {
      const wrong = 32 * word + lowestBit(bits);
      bits &= bits - 1;
      earliest = Math.min(earliest, follow(search, node, nodes.length + wrong));
    }
  }
  addRow(search.rows, node, weak, node, words);
  return earliest;
}

/** What follows from a node being wrong: it makes others right. */
function followStrongLinks(search: Search, node: number): number {
  const { strong, nodes } = search.graph;
  const targets = strong[node];
  let earliest = CLOSED;
  for (let index = 0; targets && index < targets.length; index++) {
    earliest = Math.min(earliest, follow(search, nodes.length + node, targets[index] ?? 0));
  }
  return earliest;
}

/** Closes what leads to a supposition and follows from it. */
function close(search: Search, at: number): void {
  const { rows, graph, order, open } = search;
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    order[each] = CLOSED;
    if (each === at) return;
    rows.copyWithin(each * graph.words, at * graph.words, (at + 1) * graph.words);
  }
}

/** Follows a supposition; the earliest open one to which it leads. */
function visit(search: Search, at: number): number {
  const count = search.graph.nodes.length;
  search.count++;
  const own = search.count;
  search.order[at] = own;
  search.open.push(at);
  const earliest = at < count ? followWeakLinks(search, at) : followStrongLinks(search, at - count);
  if (earliest < own) return earliest;
  close(search, at);
  return CLOSED;
}

/**
 * What is wrong after each node of a graph: a row of bits for each that is right, then for each that is wrong. Nodes
 * without strong links have none.
 */
export const closureOf = perLast((graph: LinkGraph): Bits => {
  const count = graph.nodes.length;
  const rows = new Int32Array(2 * count * graph.words);
  const search: Search = { graph, rows, order: new Int16Array(2 * count), open: [], count: 0 };
  for (let node = 0; node < count; node++) {
    if (graph.strong[node] && search.order[node] === 0) visit(search, node);
  }
  return rows;
});

/** Whether a node without strong links makes one wrong that makes it wrong in turn. */
function isRefutedByWrong({ nodes, weak, linked, words }: LinkGraph, closure: Bits, node: number) {
  for (let word = 0; word < words; word++) {
    let ends = (weak[node * words + word] ?? 0) & (linked[word] ?? 0);
    for (; ends !== 0; ends &= ends - 1) {
      const end = nodes.length + 32 * word + lowestBit(ends);
      if (hasBit(closure, node, end * words)) return true;
    }
  }
  return false;
}

/** Whether any candidate makes itself wrong. Every chain ends with such: where there is none, there is no chain. */
export function refutesIn(graph: LinkGraph): boolean {
  const closure = closureOf(graph);
  for (let node = 0; node < graph.candidateCount; node++) {
    const isRefuted = graph.strong[node]
      ? hasBit(closure, node, node * graph.words)
      : isRefutedByWrong(graph, closure, node);
    if (isRefuted) return true;
  }
  return false;
}
