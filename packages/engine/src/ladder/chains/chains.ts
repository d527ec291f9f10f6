import type { Position } from '../../position.ts';
import type { Candidate } from '../../types.ts';
import { addRow, type Bits, commonBits, countCommonBits, hasBit } from '../model/bits.ts';
import { chainOf, distinctCandidates, type StrongLink } from '../model/chain.ts';
import { conclusionKey } from '../model/conclusions.ts';
import type { DigitMask } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perPosition } from '../model/per-position.ts';
import type { LadderFinding, Node } from '../model/step.ts';
import { closureOf, refutedIn } from './closure.ts';
import type { Reason } from './growing-graph.ts';
import {
  endsBeside,
  type LinkGraph,
  type LinkKinds,
  linkGraph,
  premisesOf,
  reasonOf,
} from './link-graph.ts';
import { linkedOnly, type Reach, reachAmong, reachFurther } from './reach.ts';
import { type Walk, walkFrom, wayTo } from './walk.ts';

/**
 * What a chain is by its ends: a continuous loop, where these exclude each other; a loop with one break, the only
 * candidate that it concludes anything of; or open, with ends that see several.
 */
export type ChainShape = 'continuous' | 'discontinuous' | 'open';

export const CHAIN_SHAPES: readonly ChainShape[] = ['discontinuous', 'open', 'continuous'];

/** A chain with what follows from it. */
export interface Chain {
  readonly finding: LadderFinding;
  readonly nodes: readonly Node[];
  readonly reasons: readonly Reason[];
}

/** A strong link by itself is a house or a cell: others tell what follows from these. */
const FEWEST_STRONG_LINKS = 2;

export function areWeaklyLinked({ weak, words }: LinkGraph, one: number, other: number): boolean {
  return hasBit(weak, other, one * words);
}

/** What a chain between two nodes is; undefined where nothing can follow from it. */
function shapeOf(graph: LinkGraph, from: number, to: number): ChainShape | undefined {
  const { weak, words, candidateCount, nodes } = graph;
  if (to === from) return nodes[from]?.cells.length === 1 ? 'discontinuous' : 'open';
  if (areWeaklyLinked(graph, from, to)) return 'continuous';
  const seen = countCommonBits(weak, from, to, words, candidateCount);
  if (seen === 0) return undefined;
  return seen === 1 ? 'discontinuous' : 'open';
}

/**
 * The pairs of ends of which one is right at least and from which something may follow, by shape and by how many strong
 * links lead from one to the other. There are thousands of them, so each is a number, which sorts them: of
 * chains that are no loops first those after which a digit can be placed, then by their beginning and their end.
 */
type EndsByShape = Readonly<Record<ChainShape, (number[] | undefined)[]>>;

/** What ends there are, as far as they have been looked for. */
interface AllEnds {
  readonly byShape: EndsByShape;
  /** Other chains than loops are looked for only among nodes that see a candidate that makes itself wrong. */
  readonly chains?: Reach;
  /** Loops are looked for among all nodes, if any of them removes something. */
  readonly loops?: Reach;
}

/** Whether two ends see the same node with a strong link: without it, its cell or a house has one place left. */
function leadsToSingle({ weak, linked, words }: LinkGraph, from: number, to: number): boolean {
  for (let word = 0; word < words; word++) {
    if ((weak[from * words + word] ?? 0) & (weak[to * words + word] ?? 0) & (linked[word] ?? 0)) {
      return true;
    }
  }
  return false;
}

function packed(graph: LinkGraph, from: number, to: number, isLoop: boolean): number {
  const count = graph.nodes.length;
  return ((isLoop || leadsToSingle(graph, from, to) ? 0 : count) + from) * count + to;
}

/** The nodes that see a candidate that makes itself wrong: only with these can a chain begin and end. */
function nodesAtEnds(graph: LinkGraph): Bits {
  const nodes = new Int32Array(graph.words);
  for (const refuted of refutedIn(graph)) addRow(nodes, 0, graph.weak, refuted, graph.words);
  return nodes;
}

/** Whether a node is right where another one is wrong. */
function follows({ strong, nodes, words }: LinkGraph, closure: Bits, from: number, to: number) {
  const isWrong = (end: number) =>
    end === from || hasBit(closure, end, (nodes.length + from) * words);
  return strong[to]?.some(isWrong) ?? false;
}

/** Whether a candidate sees both ends of any loop: wherever a loop removes something, it does so by its ends, too. */
function isLoopSeen(graph: LinkGraph): boolean {
  const closure = closureOf(graph);
  return refutedIn(graph).some((refuted) => {
    const ends = endsBeside(graph, refuted);
    return ends.some((from) =>
      ends.some(
        (to) => to > from && areWeaklyLinked(graph, from, to) && follows(graph, closure, from, to),
      ),
    );
  });
}

function endsIn(graph: LinkGraph): AllEnds {
  const byShape: EndsByShape = { continuous: [], discontinuous: [], open: [] };
  if (refutedIn(graph).length === 0) return { byShape };
  const linked = linkedOnly(graph);
  const chains = reachAmong(linked, nodesAtEnds(graph));
  if (!isLoopSeen(graph)) return { byShape, chains };
  return { byShape, chains, loops: reachAmong(linked, graph.linked) };
}

/** Looks for all ends that up to so many strong links join; false once no search reaches as far. */
function reachTo(graph: LinkGraph, { byShape, chains, loops }: AllEnds, links: number): boolean {
  const searches = [chains, loops].filter((reach) => reach !== undefined);
  for (const reach of searches) {
    while (reach.strongLinks < links && !reach.isDone) {
      reachFurther(reach, (from, to) => {
        const isLoop = areWeaklyLinked(graph, from, to);
        if (reach.strongLinks < FEWEST_STRONG_LINKS || isLoop !== (reach === loops)) return;
        const shape = shapeOf(graph, from, to);
        if (!shape) return;
        byShape[shape][reach.strongLinks] ??= [];
        byShape[shape][reach.strongLinks]?.push(packed(graph, from, to, isLoop));
      });
    }
  }
  return searches.some(({ strongLinks }) => strongLinks >= links);
}

/** The candidates that are weakly linked to both nodes. */
export function seenByBoth(graph: LinkGraph, one: number, other: number): Candidate[] {
  const { weak, words, candidateCount, nodes } = graph;
  return flatMap(commonBits(weak, [one, other], words, candidateCount), (number) => {
    const { digit, cells } = nodes[number] ?? { digit: 1, cells: [] };
    return cells.map((cell) => ({ cell, digit }));
  });
}

/** What follows from a way through the graph that begins and ends with a strong link. */
export function conclusionsOf(graph: LinkGraph, way: readonly number[], isLoop: boolean) {
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
    const reason = reasonOf(graph, one, other);
    if (!from || !to || !reason) continue;
    links.push({ from, to, reason, premises: premisesOf(position, reason) });
  }
  return links;
}

/** A chain along a way, with what follows from it; undefined where nothing does. */
export function chainAlong(
  position: Position,
  graph: LinkGraph,
  way: readonly number[],
  { placements, eliminations }: Pick<LadderFinding, 'placements' | 'eliminations'>,
  isLoop: boolean,
): Chain | undefined {
  if (placements.length + eliminations.length === 0) return undefined;
  const strong = strongLinksOf(position, graph, way);
  const finding = { placements, eliminations, ...chainOf(strong, isLoop) };
  return {
    finding,
    nodes: flatMap(strong, (link) => [link.from, link.to]),
    reasons: strong.map(({ reason }) => reason),
  };
}

/** A graph with what was found in it. */
export interface Search {
  readonly graph: LinkGraph;
  readonly ends: AllEnds;
  readonly walks: Map<number, Walk>;
}

export function searchIn(graph: LinkGraph): Search {
  return { graph, ends: endsIn(graph), walks: new Map() };
}

/** The way between two ends, which are one number, with both of them. */
function wayBetween({ graph, walks }: Search, ends: number): number[] {
  const count = graph.nodes.length;
  const from = Math.floor(ends / count) % count;
  const walk = walks.get(from) ?? walkFrom(graph, from, false);
  walks.set(from, walk);
  return wayTo(walk, ends % count);
}

/** The shortest way between each two ends of some shapes, the shortest first. */
export function* waysIn(
  search: Search,
  shapes: readonly ChainShape[] = CHAIN_SHAPES,
): Generator<readonly number[], void> {
  const { graph, ends } = search;
  for (let length = FEWEST_STRONG_LINKS; reachTo(graph, ends, length); length++) {
    const all = flatMap(shapes, (shape) => ends.byShape[shape][length] ?? []);
    for (const each of all.sort((one, other) => one - other)) {
      yield wayBetween(search, each);
    }
  }
}

/** The shortest chain of a shape for each set of conclusions, the shortest first. */
export function* chainsOf(
  position: Position,
  search: Search,
  shape: ChainShape,
): Generator<Chain, void> {
  const { graph, ends } = search;
  const isLoop = shape === 'continuous';
  if (isLoop && !ends.loops) return;
  const told = new Set<string>();
  for (const way of waysIn(search, [shape])) {
    const chain = chainAlong(position, graph, way, conclusionsOf(graph, way, isLoop), isLoop);
    const key = chain && conclusionKey(chain.finding);
    if (!key || told.has(key)) continue;
    told.add(key);
    yield chain;
  }
}

/** All chains in a graph, the shortest first. */
export function chainsIn(position: Position, graph: LinkGraph): Chain[] {
  const search = searchIn(graph);
  return flatMap(CHAIN_SHAPES, (shape) => [...chainsOf(position, search, shape)]).sort(
    (one, other) => one.nodes.length - other.nodes.length,
  );
}

/** The search for chains of some kinds of links, of all digits or some, done once a position. */
export function chainSearch(kinds: LinkKinds, digits?: DigitMask): (position: Position) => Search {
  return perPosition((position) => searchIn(linkGraph(position, kinds, digits)));
}
