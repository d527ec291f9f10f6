import type { Candidate } from '@nanpure/engine';
import type { LadderPremise, Link, Node } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import { tellLinks } from './chain.ts';
import { cellsIn, inEach } from './geometry.ts';
import { isCell, isHouse, tellCells, tellHouses } from './premises.ts';
import { effect, effectOn, type Teller } from './telling.ts';

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
export function regionOf(first: LadderPremise | undefined): readonly Candidate[] {
  if (!first) return [];
  if (isCell(first)) return inEach([first.cell], first.digits);
  return isHouse(first) ? inEach(first.cells, [first.digit]) : [];
}

export function lookAt(first: LadderPremise | undefined, { lastResorts: { look } }: LadderPhrases) {
  if (first && isHouse(first)) return look.inHouse(first);
  return look.inCell({ cells: cellsIn(regionOf(first)) });
}

export function tellRegion(first: LadderPremise | undefined, { premises }: LadderPhrases) {
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
  last: Link['kind'],
): { readonly candidate: Candidate; readonly links: readonly Link[]; readonly before: number }[] {
  let before = 0;
  return region.map((candidate) => {
    const start = before;
    // What goes is refuted by itself, along a chain; what is right in any case has no way to go from itself.
    const isTarget =
      last === 'strong' && candidate.cell === target.cell && candidate.digit === target.digit;
    const length = isTarget
      ? 0
      : links.slice(start).findIndex((each) => each.kind === last && isOf(each.to, target)) + 1;
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
  // A chain may pass by what is wrong on its way to the same being right.
  const last = step.placements.length > 0 ? 'strong' : 'weak';
  const branches = branchesOf(step.links ?? [], region, target, last);
  const told = branches.flatMap(({ candidate, links, before }) =>
    links.length > 0
      ? tellLinks(links, step, before, phrases)
      : [effectOn(alreadySo({ candidate }), [candidate])],
  );
  return {
    look: lookAt(first, phrases),
    reasons: [...tellRegion(first, phrases), ...told, effect(whichever)],
  };
};
