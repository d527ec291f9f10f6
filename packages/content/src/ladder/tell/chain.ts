import { arePeers, type Candidate, type Cell } from '@nanpure/engine';
import type { LadderStep, Link, Node } from '@nanpure/engine/ladder';
import type { ChainPhrases, LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { sharedBy } from './geometry.ts';
import { isHouse, isSet, letteredSets, setOf, tellSets } from './premises.ts';
import { effect, link, type Teller } from './telling.ts';

export function isSameNode(one: Node, other: Node): boolean {
  return one.digit === other.digit && one.cells.join() === other.cells.join();
}

/** A node in two parts: what the chain has found wrong before, and what is left; all of it is left if nothing else is. */
function leftOf(node: Node, wrong: readonly Node[]): { readonly to: Node; readonly gone?: Node } {
  const isWrong = (cell: Cell) =>
    wrong.some(({ digit, cells }) => digit === node.digit && cells.includes(cell));
  const gone = node.cells.filter(isWrong);
  if (gone.length === 0 || gone.length === node.cells.length) return { to: node };
  const cells = node.cells.filter((cell) => !isWrong(cell));
  return { to: { ...node, cells }, gone: { ...node, cells: gone } };
}

/** Why one node is right as another is wrong, with what the chain has found wrong by then. */
function strongText(
  { from, to, premise: index = -1 }: Link,
  wrong: readonly Node[],
  step: LadderStep,
  isFirst: boolean,
  { strong }: ChainPhrases,
): string {
  const own = step.premises[index];
  const set = own && isSet(own) ? setOf(letteredSets(step), own) : undefined;
  const joined = { from, ...leftOf(to, wrong), isFirst };
  if (own && isHouse(own)) return strong.house({ ...joined, house: own.house });
  if (set) return strong.set({ ...joined, ...set });
  return strong.cell(joined);
}

/** Why one node is wrong as another is right. */
function weakText({ from, to }: Link, isFirst: boolean, { weak }: ChainPhrases): string {
  const joined = { from, to, isFirst };
  if (from.digit !== to.digit) return weak.cell(joined);
  const [house] = sharedBy([...from.cells, ...to.cells]);
  return house === undefined ? weak.sight(joined) : weak.house({ ...joined, house });
}

/** The nodes that are wrong in the first links of a chain. */
function wrongIn(links: readonly Link[]): Node[] {
  return links.flatMap(({ from, kind }) => (kind === 'strong' ? [from] : []));
}

/** One sentence a link; `first` is where the chain begins, and `before` how many links the step has before it. */
export function tellLinks(
  links: readonly Link[],
  step: LadderStep,
  before: number,
  { chains }: LadderPhrases,
): LadderSentence[] {
  return links.map((each, index) => {
    const isFirst = index === 0;
    const text =
      each.kind === 'strong'
        ? strongText(each, wrongIn(links.slice(0, index + 1)), step, isFirst, chains)
        : weakText(each, isFirst, chains);
    return link(text, before + index);
  });
}

/** What follows from the two ends of a chain. */
export function tellEnds(from: Node, to: Node, { chains: { ends } }: LadderPhrases): string {
  if (from.digit !== to.digit) return ends.otherDigit({ from, to });
  const cells = [...new Set([...from.cells, ...to.cells])].sort((a, b) => a - b);
  return cells.length === 1 ? ends.itself({ ...from, cells }) : ends.sameDigit({ ...from, cells });
}

/** A part of the links of a step that leads from node to node. */
export interface Chain {
  /** How many links the step has before it. */
  readonly before: number;
  readonly links: readonly Link[];
}

/** The links as chains: one ends where the next link doesn't go on from it. */
export function chainsOf(links: readonly Link[]): Chain[] {
  const goesOn = (index: number) => {
    const [last, next] = [links[index - 1], links[index]];
    return last !== undefined && next !== undefined && isSameNode(last.to, next.from);
  };
  const starts = [...links.keys()].filter((index) => !goesOn(index));
  return starts.map((before, index) => ({ before, links: links.slice(before, starts[index + 1]) }));
}

function isLoop(chain: readonly Link[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  return first !== undefined && last?.kind === 'weak' && isSameNode(last.to, first.from);
}

/** Whether a candidate is wrong where a node is right. */
function seesNode({ digit, cells }: Node, candidate: Candidate): boolean {
  if (candidate.digit !== digit) return cells.length === 1 && cells[0] === candidate.cell;
  return cells.every((cell) => arePeers(cell, candidate.cell));
}

/**
 * A chain up to where it comes to what it supposed to be wrong: that is right then, which is reason enough where all that
 * the step removes sees it. Among all instances there are some that lead on.
 */
export function upToContradiction(chain: Chain, removed: readonly Candidate[]): Chain {
  const [first] = chain.links;
  if (!first || isLoop(chain.links) || !removed.every((one) => seesNode(first.from, one))) {
    return chain;
  }
  const { digit, cells } = first.from;
  const isBack = ({ kind, to }: Link) =>
    kind === 'strong' && to.digit === digit && to.cells.every((cell) => cells.includes(cell));
  const end = chain.links.findIndex(isBack);
  return end === -1 ? chain : { ...chain, links: chain.links.slice(0, end + 1) };
}

function lookAlong(chain: readonly Link[], { look }: ChainPhrases): string {
  const [from, to] = [chain[0]?.from, chain.at(-1)?.to];
  const cells = [...new Set(chain.flatMap((each) => each.from.cells))].sort((a, b) => a - b);
  if (!from || !to || isLoop(chain)) return look.loop({ cells });
  if (isSameNode(from, to)) return look.back({ cells: from.cells });
  return look.ends({ from: from.cells, to: to.cells });
}

/** A chain link by link, and what follows from its two ends. */
function tellOne({ before, links }: Chain, step: LadderStep, phrases: LadderPhrases) {
  const [from, to] = [links[0]?.from, links.at(-1)?.to];
  if (!from || !to) return [];
  const end = isLoop(links) ? phrases.chains.ends.loop : tellEnds(from, to, phrases);
  return [...tellLinks(links, step, before, phrases), effect(end)];
}

/** A chain from its beginning to its end, or round to where it began; or two of them, one after the other. */
export const tellChain: Teller = (step, phrases) => {
  const chains = chainsOf(step.links ?? []).map((chain) =>
    upToContradiction(chain, step.eliminations),
  );
  const [first] = chains;
  if (!first) return undefined;
  return {
    look: lookAlong(first.links, phrases.chains),
    reasons: [
      ...tellSets(step, phrases.premises),
      ...chains.flatMap((chain) => tellOne(chain, step, phrases)),
    ],
  };
};
