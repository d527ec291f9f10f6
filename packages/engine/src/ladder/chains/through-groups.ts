import { type Bits, hasBit, setBit } from '../model/bits.ts';
import { flatMap } from '../model/flat-map.ts';
import { endsBeside, type LinkGraph } from './link-graph.ts';
import type { Way } from './variants.ts';

/*
 * Ways that lead through a group or an almost locked set, though a shorter one without them may lead to the same: each
 * node is reached twice, before the way came through one and after.
 */

/** A node of a way, and whether the way came through a group. */
interface Step {
  readonly node: number;
  readonly isGrouped: boolean;
  readonly before: Step | undefined;
  /** How many strong links lead here. */
  readonly links: number;
}

interface Walk {
  readonly graph: LinkGraph;
  /** The nodes that are right, and wrong, before a group and after. */
  readonly right: readonly [Bits, Bits];
  readonly wrong: readonly [Bits, Bits];
  readonly queue: Step[];
}

function isGroup(graph: LinkGraph, node: number): boolean {
  return node >= graph.candidateCount;
}

function followStrong({ graph, right, queue }: Walk, from: Step): void {
  const { node, isGrouped, links } = from;
  for (const [index, target] of (graph.strong[node] ?? []).entries()) {
    const reason = graph.reasons[node]?.[index];
    const isNow = isGrouped || isGroup(graph, target) || (reason !== undefined && 'set' in reason);
    const bits = right[isNow ? 1 : 0];
    if (hasBit(bits, target)) continue;
    setBit(bits, target);
    queue.push({ node: target, isGrouped: isNow, before: from, links: links + 1 });
  }
}

function followWeak(walk: Walk, from: Step): void {
  for (const node of endsBeside(walk.graph, from.node)) {
    const isGrouped = from.isGrouped || isGroup(walk.graph, node);
    const bits = walk.wrong[isGrouped ? 1 : 0];
    if (hasBit(bits, node)) continue;
    setBit(bits, node);
    followStrong(walk, { node, isGrouped, before: from, links: from.links });
  }
}

/** The way that leads to a step; it may come twice through a node. */
function wayTo(last: Step): number[] {
  const way: number[] = [];
  for (let step: Step | undefined = last; step; step = step.before) way.push(step.node);
  return way.reverse();
}

/** The shortest ways from a node that is wrong to those that are right then, through a group. */
function stepsFrom(graph: LinkGraph, start: number): Step[] {
  const empty = (): [Bits, Bits] => [new Int32Array(graph.words), new Int32Array(graph.words)];
  const walk: Walk = { graph, right: empty(), wrong: empty(), queue: [] };
  const isGrouped = isGroup(graph, start);
  followStrong(walk, { node: start, isGrouped, before: undefined, links: 0 });
  // What is added while the list is walked through is walked through, too.
  for (const step of walk.queue) followWeak(walk, step);
  return walk.queue.filter((step) => step.isGrouped && step.links > 1 && step.node >= start);
}

/** For each two ends the shortest way through a group, the shortest first. */
export function waysThroughGroups(graph: LinkGraph): Way[] {
  const steps = flatMap(graph.nodes, (_, start) =>
    graph.strong[start] ? stepsFrom(graph, start) : [],
  );
  return steps.sort((one, other) => one.links - other.links).map(wayTo);
}
