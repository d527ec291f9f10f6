import { lowestBit } from '../../cell-set.ts';
import { addRow, type Bits, bitsOf, hasBit } from '../model/bits.ts';
import { type Closure, closeRows, follow } from '../model/closure.ts';
import { flatMap } from '../model/flat-map.ts';
import { perLast } from '../model/per-position.ts';
import type { LinkGraph } from './link-graph.ts';

/** What follows from a node being right: it makes others wrong. Those that are known to be so tell nothing new. */
function followWeakLinks(graph: LinkGraph, closure: Closure, node: number): void {
  const { words, weak, linked, nodes } = graph;
  const { rows } = closure;
  for (let word = 0; word < words; word++) {
    const at = node * words + word;
    let bits = (weak[at] ?? 0) & (linked[word] ?? 0);
    for (bits &= ~(rows[at] ?? 0); bits !== 0; bits &= ~(rows[at] ?? 0)) {
      follow(closure, node, nodes.length + 32 * word + lowestBit(bits));
      bits &= bits - 1;
    }
  }
  addRow(rows, node, weak, node, words);
}

/** What follows from a node being wrong: it makes others right. */
function followStrongLinks({ strong, nodes }: LinkGraph, closure: Closure, node: number): void {
  const targets = strong[node];
  for (let index = 0; targets && index < targets.length; index++) {
    follow(closure, nodes.length + node, targets[index] ?? 0);
  }
}

/**
 * What is wrong after each node of a graph: a row of bits for each that is right, then for each that is wrong. Nodes
 * without strong links have none.
 */
export const closureOf = perLast((graph: LinkGraph): Bits => {
  const { nodes, words, linked } = graph;
  const rows = new Int32Array(2 * nodes.length * words);
  const starts = flatMap(bitsOf(linked), (node) => [node, nodes.length + node]);
  closeRows(rows, words, starts, (closure, at) => {
    if (at < nodes.length) followWeakLinks(graph, closure, at);
    else followStrongLinks(graph, closure, at - nodes.length);
  });
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

/** The candidates that make themselves wrong. Every chain ends with such: where there is none, there is no chain. */
export const refutedIn = perLast((graph: LinkGraph): readonly number[] => {
  const closure = closureOf(graph);
  const refuted: number[] = [];
  for (let node = 0; node < graph.candidateCount; node++) {
    const isRefuted = graph.strong[node]
      ? hasBit(closure, node, node * graph.words)
      : isRefutedByWrong(graph, closure, node);
    if (isRefuted) refuted.push(node);
  }
  return refuted;
});
