import type { LadderStep, Link, Node } from '@nanpure/engine/ladder';
import type { ChainPhrases, LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { sharedBy } from './geometry.ts';
import { isHouse, isSet, letteredSets, setOf, tellSets } from './premises.ts';
import { effect, link, type Teller } from './telling.ts';

export function isSameNode(one: Node, other: Node): boolean {
  return one.digit === other.digit && one.cells.join() === other.cells.join();
}

/** Why one node is right as another is wrong. */
function strongText(
  { from, to, premise: index = -1 }: Link,
  step: LadderStep,
  isFirst: boolean,
  { strong }: ChainPhrases,
): string {
  const own = step.premises[index];
  const set = own && isSet(own) ? setOf(letteredSets(step), own) : undefined;
  const joined = { from, to, isFirst };
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
        ? strongText(each, step, isFirst, chains)
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

/** A chain of one way: from its beginning to its end, or round to where it began. */
export const tellChain: Teller = (step, phrases) => {
  const { chains } = phrases;
  const { links = [] } = step;
  const [first, last] = [links[0], links.at(-1)];
  if (!first || !last) return undefined;
  const isLoop = last.kind === 'weak' && isSameNode(last.to, first.from);
  const cells = [...new Set(links.flatMap(({ from }) => from.cells))].sort((a, b) => a - b);
  const [from, to] = [first.from, last.to];
  const open = isSameNode(from, to)
    ? chains.look.back({ cells: from.cells })
    : chains.look.ends({ from: from.cells, to: to.cells });
  return {
    look: isLoop ? chains.look.loop({ cells }) : open,
    reasons: [
      ...tellSets(letteredSets(step), phrases.premises),
      ...tellLinks(links, step, 0, phrases),
      effect(isLoop ? chains.ends.loop : tellEnds(from, to, phrases)),
    ],
  };
};
