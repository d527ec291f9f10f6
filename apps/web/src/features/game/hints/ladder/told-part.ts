import { type NamedParts, nodeKey } from '@nanpure/content/drawing/step-drawing';
import type { SentenceTopic } from '@nanpure/content/ladder';
import type { Candidate, Cell, House } from '@nanpure/engine';
import type { LadderStep, Link, Node } from '@nanpure/engine/ladder';

/** A step, as far as it is told. */
export interface ToldPart extends Omit<LadderStep, 'links'> {
  readonly links?: readonly (Link & { readonly isPast?: boolean })[];
  /** The houses that are told of, where they aren't those of the step. */
  readonly houses?: readonly House[];
  /** The letters of the almost locked sets that are told of, where these aren't all. */
  readonly sets?: readonly string[] | undefined;
  /** Cells that are in sight, whatever is told of them. */
  readonly around?: readonly Cell[];
}

/** A step before anything follows from it. */
function unconcluded(step: LadderStep): ToldPart {
  return { ...step, placements: [], eliminations: [] };
}

/** Where the chain begins that a link belongs to: each link goes on from the one before. */
function startOfChain(links: readonly Link[], index: number): number {
  const [last, next] = [links[index - 1], links[index]];
  const goesOn = last && next && nodeKey(last.to) === nodeKey(next.from);
  return goesOn ? startOfChain(links, index - 1) : index;
}

function candidatesOf({ digit, cells }: Node): Candidate[] {
  return cells.map((cell) => ({ cell, digit }));
}

/** What is wrong in the world of a supposition: so far nothing of it goes for the board. */
function wrongIn(links: readonly Link[]): Candidate[] {
  return links.flatMap(({ from, to, kind }) => candidatesOf(kind === 'strong' ? from : to));
}

function isForcing({ technique }: LadderStep): boolean {
  return technique === 'forcing-chain' || technique === 'forcing-net';
}

/** What a page tells of a step. */
export interface Told {
  /** Its own links, by their place among the step's. */
  readonly links: readonly number[];
  /** Links of which it tells no more than where they begin: what is supposed. */
  readonly begun: readonly number[];
  /** The last link that was told before it. */
  readonly before: number | undefined;
  /** What it finds wrong, of a net. */
  readonly refuted: readonly Candidate[];
  /** What it is about, where that is not all of the step. */
  readonly topic: SentenceTopic | undefined;
  /** Whether some page tells links: then no other one draws any of its own. */
  readonly isLinked: boolean;
}

/** What is supposed where some links begin. */
function supposedIn({ links = [] }: LadderStep, { begun }: Told): Candidate[] {
  return begun.flatMap((index) => (links[index] ? candidatesOf(links[index].from) : []));
}

/** Whether a candidate is one of some. */
export function isAmong(some: readonly Candidate[]) {
  return ({ cell, digit }: Readonly<Record<keyof Candidate, number>>) =>
    some.some((each) => each.cell === cell && each.digit === digit);
}

/** What a page without links of its own is about. */
function topicPart(step: LadderStep, topic: SentenceTopic, isLinked: boolean): ToldPart {
  const { candidates, houses, sets } = topic;
  const part = {
    ...unconcluded(step),
    pattern: candidates,
    ...(houses && { houses }),
    sets,
    around: step.pattern.map(({ cell }) => cell),
  };
  if (!step.links) return part;
  const links = step.links.filter(({ from, to }) =>
    [...candidatesOf(from), ...candidatesOf(to)].every(isAmong(candidates)),
  );
  return { houses: [], ...part, links: isLinked ? [] : links };
}

/** The links that a page tells, after those of the same chain that lead to them. */
function linksUpTo(
  step: LadderStep,
  { links: own, before = 0 }: Told,
): NonNullable<ToldPart['links']> {
  const links = step.links ?? [];
  const first = own[0] ?? before;
  // Where several chains end alike, what follows from them is about them all.
  if (own.length === 0 && !isForcing(step)) return links.slice(0, first + 1);
  const leading = links.slice(startOfChain(links, first), first);
  return [
    ...leading.map((link) => ({ ...link, isPast: own.length > 0 })),
    ...(own.length > 0 ? own : [first]).flatMap((index) => links[index] ?? []),
  ];
}

/**
 * As much of a step as a page of its reason tells: what it is about, or else the page's own links, and those of the
 * same chain that lead to them. A page without any is about all that was told before it. What the step concludes is
 * none of it; what a forcing chain or net takes to be wrong on its way is what this part rules out.
 */
export function toldPart(step: LadderStep, told: Told, { sets }: NamedParts): ToldPart {
  const { topic, refuted } = told;
  const supposed = [...supposedIn(step, told), ...(topic?.candidates ?? [])];
  const isLinked = told.links.length > 0;
  if (!isLinked && told.begun.length + refuted.length > 0) {
    const marked = { pattern: supposed, eliminations: refuted };
    return { ...unconcluded(step), ...marked, houses: [], links: [] };
  }
  if (!isLinked && topic) return topicPart(step, topic, told.isLinked);
  if (!isLinked && told.before === undefined) return unconcluded(step);
  const links = linksUpTo(step, told);
  const nodes = links.flatMap(({ from, to }) => [...candidatesOf(from), ...candidatesOf(to)]);
  const inSet = new Set(sets.flatMap(({ cells }) => cells));
  const inSets = step.pattern.filter(({ cell }) => inSet.has(cell));
  return {
    ...unconcluded(step),
    eliminations: isForcing(step) ? [...wrongIn(links), ...refuted] : [],
    pattern: [...(topic ? [] : inSets), ...nodes, ...supposed],
    links,
    sets: topic?.sets,
  };
}
