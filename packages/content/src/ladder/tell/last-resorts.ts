import type { Candidate } from '@nanpure/engine';
import type { LadderPremise, LadderStep, Link, Node } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { isSameNode, tellLinks } from './chain.ts';
import { cellsIn } from './geometry.ts';
import { isCell, isHouse, tellCells, tellHouses } from './premises.ts';
import { effect, link, type Teller } from './telling.ts';

/** All ways to place a digit. */
export const tellTemplates: Teller = ({ premises, placements, eliminations }, phrases) => {
  const { look, templateSet, templateDelete } = phrases.lastResorts;
  const [candidate] = [...placements, ...eliminations];
  if (!candidate) return undefined;
  const facts = { digit: candidate.digit, cells: cellsIn([...placements, ...eliminations]) };
  return {
    look: look.template,
    reasons: [
      ...tellHouses(premises.filter(isHouse), phrases.premises),
      effect(placements.length > 0 ? templateSet(facts) : templateDelete(facts)),
    ],
  };
};

/** The candidates of a cell, or of a digit in a house, of which one is right. */
function regionOf(first: LadderPremise | undefined): readonly Candidate[] {
  if (!first) return [];
  if (isCell(first)) return first.digits.map((digit) => ({ cell: first.cell, digit }));
  return isHouse(first) ? first.cells.map((cell) => ({ cell, digit: first.digit })) : [];
}

function lookAt(first: LadderPremise | undefined, { lastResorts: { look } }: LadderPhrases) {
  if (first && isHouse(first)) return look.inHouse(first);
  return look.inCell({ cells: cellsIn(regionOf(first)) });
}

function tellRegion(first: LadderPremise | undefined, { premises }: LadderPhrases) {
  if (first && isHouse(first)) return tellHouses([first], premises);
  return first && isCell(first) ? tellCells([first], premises) : [];
}

function isOf({ digit, cells }: Node, candidate: Candidate): boolean {
  return digit === candidate.digit && cells.length === 1 && cells[0] === candidate.cell;
}

/** The links of a step as one chain for each candidate that it begins with, up to what all of them lead to. */
function branchesOf(
  links: readonly Link[],
  region: readonly Candidate[],
  target: Candidate,
): { readonly candidate: Candidate; readonly links: readonly Link[]; readonly before: number }[] {
  let before = 0;
  return region.map((candidate) => {
    const start = before;
    const isTarget = candidate.cell === target.cell && candidate.digit === target.digit;
    const length = isTarget ? 0 : links.slice(start).findIndex(({ to }) => isOf(to, target)) + 1;
    before += length;
    return { candidate, links: links.slice(start, before), before: start };
  });
}

/** From each of three or more candidates, one of which is right, a chain leads to the same. */
export const tellForcingChain: Teller = (step, phrases) => {
  const [first] = step.premises;
  const [target] = [...step.placements, ...step.eliminations];
  const region = regionOf(first);
  if (region.length === 0 || !target) return undefined;
  const { alreadySo, whichever } = phrases.lastResorts;
  const branches = branchesOf(step.links ?? [], region, target);
  const told = branches.flatMap(({ candidate, links, before }) =>
    links.length > 0 ? tellLinks(links, step, before, phrases) : [effect(alreadySo({ candidate }))],
  );
  return {
    look: lookAt(first, phrases),
    reasons: [...tellRegion(first, phrases), ...told, effect(whichever)],
  };
};

/** A candidate that is right in a net, why, and what it rules out. */
interface Consequence {
  readonly candidate: Candidate;
  readonly reason: LadderPremise | undefined;
  readonly removed: readonly Candidate[];
  readonly links: readonly number[];
}

function candidateOf({ digit, cells: [cell = 0] }: Node): Candidate {
  return { cell, digit };
}

/** A link with its place among those of its step. */
interface Placed {
  readonly link: Link;
  readonly index: number;
}

/** What a link of a net is about: the candidate that it makes right, or that makes others wrong. */
function subjectOf({ link: { from, to, kind } }: Placed): Node {
  return kind === 'strong' ? to : from;
}

/** The links of a net by what they are about: those into a candidate come just before those out of it. */
function bySubject(links: readonly Link[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const [index, each] of links.entries()) {
    const placed = { link: each, index };
    const last = groups.at(-1);
    if (last?.[0] && isSameNode(subjectOf(last[0]), subjectOf(placed))) last.push(placed);
    else groups.push([placed]);
  }
  return groups;
}

function consequenceOf(group: readonly Placed[], premises: LadderStep['premises']): Consequence[] {
  const [first] = group;
  if (!first) return [];
  const removed = group.filter(({ link: { kind } }) => kind === 'weak');
  return [
    {
      candidate: candidateOf(subjectOf(first)),
      reason: premises[first.link.premise ?? -1],
      removed: removed.map(({ link: { to } }) => candidateOf(to)),
      links: group.map(({ index }) => index),
    },
  ];
}

function tellConsequence(
  { candidate, reason, removed, links }: Consequence,
  isContradiction: boolean,
  { lastResorts }: LadderPhrases,
): LadderSentence {
  const facts = { candidate, removed };
  if (reason && isHouse(reason)) {
    return link(lastResorts.followsInHouse({ ...facts, house: reason.house }), ...links);
  }
  if (reason && isCell(reason)) {
    return link(lastResorts.followsInCell({ ...facts, digits: reason.digits }), ...links);
  }
  return link(isContradiction ? lastResorts.suppose(facts) : lastResorts.branch(facts), ...links);
}

/** What has nothing left after a supposition. */
function tellDeadEnd(last: LadderPremise | undefined, { lastResorts }: LadderPhrases) {
  if (last && isHouse(last)) return [effect(lastResorts.deadHouse(last))];
  const cells = last && isCell(last) ? [{ cells: [last.cell], digits: last.digits }] : [];
  return cells.map((each) => effect(lastResorts.deadCell(each)));
}

/** A supposition that fails, or several that agree. */
export const tellForcingNet: Teller = (step, phrases) => {
  const [candidate] = step.eliminations;
  const groups = bySubject(step.links ?? []);
  const consequences = groups.flatMap((group) => consequenceOf(group, step.premises));
  const [first] = consequences;
  if (!candidate || !first) return undefined;
  const { look, contradiction, whichever } = phrases.lastResorts;
  const isContradiction =
    first.candidate.cell === candidate.cell && first.candidate.digit === candidate.digit;
  const told = consequences.map((each) => tellConsequence(each, isContradiction, phrases));
  if (isContradiction) {
    return {
      look: look.suppose({ cells: [candidate.cell] }),
      reasons: [...told, ...tellDeadEnd(step.premises.at(-1), phrases), effect(contradiction)],
    };
  }
  return {
    look: lookAt(step.premises[0], phrases),
    reasons: [...tellRegion(step.premises[0], phrases), ...told, effect(whichever)],
  };
};
