import type { TaughtTechniqueId } from '@nanpure/engine';
import { type BoardFacts, nameOf, type Told } from './board-facts.ts';
import type { Candidate } from './claim.ts';
import { peersAt } from './geometry.ts';
import { type Candidates, plainSteps } from './plain-steps.ts';

/** From where, and with which techniques, to look for what nobody has told yet. */
interface Search {
  readonly told: Told;
  /** What to start from: what steps have told, or nothing of it. */
  readonly worked: Told;
  readonly techniques: readonly TaughtTechniqueId[];
}

/** Whether a step has told that a candidate is none, or has told a digit that leaves no room for it. */
function isToldAgainst({ cell, digit }: Candidate, told: Told): boolean {
  const tellsDigit = (peer: number) => told.placements.has(nameOf({ cell: peer, digit }));
  return told.eliminations.has(nameOf({ cell, digit })) || peersAt(cell).some(tellsDigit);
}

function newFrom(left: Candidates, facts: BoardFacts, { told, techniques }: Search): Candidate[] {
  return techniques
    .flatMap((technique) => plainSteps(left, technique))
    .flatMap(({ placements, eliminations }) => [
      ...placements.filter((each) => !told.placements.has(nameOf(each))),
      ...eliminations.filter((each) => !facts.isCrossedOut(each) && !isToldAgainst(each, told)),
    ]);
}

/**
 * What steps of some techniques conclude that nobody has told: only what follows however the player's
 * notes are read, as nobody can see whether he has crossed a digit out or has only not noted it.
 */
export function newConclusions(facts: BoardFacts, search: Search): Candidate[] {
  const { worked } = search;
  let found = newFrom(facts.leftByTold(worked), facts, search);
  for (const left of [facts.leftAtLeast(worked), facts.leftAsNoted(worked)]) {
    if (found.length === 0) break;
    const names = new Set(newFrom(left, facts, search).map(nameOf));
    found = found.filter((each) => names.has(nameOf(each)));
  }
  return found;
}
