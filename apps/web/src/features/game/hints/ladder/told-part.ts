import { type NamedParts, nodeKey } from '@nanpure/content/drawing/step-drawing';
import type { Candidate, Cell } from '@nanpure/engine';
import type { LadderPremise, LadderStep, Link, Node } from '@nanpure/engine/ladder';

/** A step, as far as it is told. */
export interface ToldPart extends Omit<LadderStep, 'links'> {
  readonly links?: readonly (Link & { readonly isPast?: boolean })[];
}

/** A step before anything follows from it. */
export function unconcluded(step: LadderStep): ToldPart {
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

/** The candidates of which one is right. */
function choicesOf(premise: LadderPremise): Candidate[] {
  if ('cell' in premise) return premise.digits.map((digit) => ({ cell: premise.cell, digit }));
  return 'house' in premise ? candidatesOf(premise) : [];
}

/** What is wrong in the world of a supposition: so far nothing of it goes for the board. */
function wrongIn(links: readonly Link[]): Candidate[] {
  return links.flatMap(({ from, to, kind }) => candidatesOf(kind === 'strong' ? from : to));
}

function isForcing({ technique }: LadderStep): boolean {
  return technique === 'forcing-chain' || technique === 'forcing-net';
}

/** What is told before any link: the sets of the chain, or else the choice that a forcing chain or net begins with. */
function beginningOf(step: LadderStep, inSets: ReadonlySet<Cell>): ToldPart {
  const [first] = step.premises;
  const ofSets = step.premises.filter((each) => 'cell' in each && inSets.has(each.cell));
  const pattern = first && isForcing(step) ? choicesOf(first) : ofSets.flatMap(choicesOf);
  const part = unconcluded(step);
  if (pattern.length === 0) return part;
  return { ...part, pattern, premises: step.premises.slice(0, 1), links: [] };
}

/** What a page tells of a step with links. */
export interface Told {
  /** Its own links, by their place among the step's. */
  readonly links: readonly number[];
  /** Links of which it tells no more than where they begin: what is supposed. */
  readonly begun: readonly number[];
  /** The last link that was told before it. */
  readonly before: number | undefined;
  /** What it finds wrong, of a net. */
  readonly refuted: readonly Candidate[];
}

/** What is supposed where some links begin. */
function supposedIn({ links = [] }: LadderStep, { begun }: Told): Candidate[] {
  return begun.flatMap((index) => (links[index] ? candidatesOf(links[index].from) : []));
}

/**
 * As much of a step as a page of its reason tells: the page's own links, and those of the same chain that lead to them.
 * A page without any is about all of the chain that was told before it. What the step concludes is none of it; what a
 * forcing chain or net takes to be wrong on its way is what this part rules out.
 */
export function toldPart(step: LadderStep, told: Told, { sets }: NamedParts): ToldPart {
  const links = step.links ?? [];
  const isLinked = told.links.length > 0;
  const supposed = supposedIn(step, told);
  if (!isLinked && supposed.length + told.refuted.length > 0) {
    const marked = { pattern: supposed, eliminations: told.refuted };
    return { ...unconcluded(step), ...marked, premises: [], links: [] };
  }
  const cells = new Set(sets.flatMap((set) => set.cells));
  const first = told.links[0] ?? told.before;
  if (first === undefined) return beginningOf(step, cells);
  const leading = links.slice(startOfChain(links, first), first);
  const shown = [
    ...leading.map((link) => ({ ...link, isPast: isLinked })),
    ...(isLinked ? told.links : [first]).flatMap((index) => links[index] ?? []),
  ];
  const nodes = shown.flatMap(({ from, to }) => [...candidatesOf(from), ...candidatesOf(to)]);
  const inSets = step.pattern.filter(({ cell }) => cells.has(cell));
  const eliminations = isForcing(step) ? [...wrongIn(shown), ...told.refuted] : [];
  return {
    ...unconcluded(step),
    eliminations,
    pattern: [...inSets, ...nodes, ...supposed],
    links: shown,
  };
}
