import type { Candidate } from '@nanpure/engine';
import type { LadderPremise, LadderStep } from '@nanpure/engine/ladder';
import type { LadderPhrases, LastResortPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { lookAt, regionOf, tellRegion } from './last-resorts.ts';
import {
  branchesIn,
  type Consequence,
  consequencesOf,
  contradictionIn,
  type NetPart,
} from './net-parts.ts';
import { isCell, isHouse } from './premises.ts';
import { effect, link, refutation, type Teller } from './telling.ts';

/** A net with no more consequences is told in full. Of a longer one, the rest is counted. */
const MOST_IN_FULL = 20;
/** So many parts of a longer one are told one by one … */
const FIRST_PARTS = 3;
/** … and of each part so many consequences. */
const MOST_OF_PART = 4;

type Supposing = keyof Pick<LastResortPhrases, 'suppose' | 'supposeBesides' | 'branch'>;

function tellConsequence(
  { candidate, reason, removed, links }: Consequence,
  supposing: Supposing,
  { lastResorts }: LadderPhrases,
): LadderSentence {
  const facts = { candidate, removed };
  if (reason && isHouse(reason)) {
    return link(lastResorts.followsInHouse({ ...facts, house: reason.house }), ...links);
  }
  if (reason && isCell(reason)) {
    return link(lastResorts.followsInCell({ ...facts, digits: reason.digits }), ...links);
  }
  return link(lastResorts[supposing](facts), ...links);
}

/** That so many consequences are not told, with their links. */
function tellMore(left: readonly Consequence[], { lastResorts }: LadderPhrases): LadderSentence {
  const links = left.flatMap((each) => each.links);
  return { ...link(lastResorts.more({ count: left.length }), ...links), isCounted: true };
}

/** What follows, one by one; of more than `most`, how it begins and its end, with the count of what is between. */
function tellConsequences(
  consequences: readonly Consequence[],
  most: number,
  supposing: Supposing,
  phrases: LadderPhrases,
): LadderSentence[] {
  const one = (each: Consequence) => tellConsequence(each, supposing, phrases);
  const left = consequences.slice(most - 1, -1);
  if (left.length < 2) return consequences.map(one);
  return [
    ...consequences.slice(0, most - 1).map(one),
    tellMore(left, phrases),
    ...consequences.slice(-1).map(one),
  ];
}

/** What has nothing left, in words. */
function tellDeadEnd(
  dead: LadderPremise | undefined,
  { lastResorts }: LadderPhrases,
): LadderSentence[] {
  const wrong = regionOf(dead);
  if (dead && isHouse(dead)) return [refutation(lastResorts.deadHouse(dead), wrong)];
  if (!dead || !isCell(dead)) return [];
  return [refutation(lastResorts.deadCell({ cells: [dead.cell], digits: dead.digits }), wrong)];
}

/** With what is supposed there: that is in sight as long as something follows from it. */
function within(
  candidates: readonly Candidate[],
  sentences: readonly LadderSentence[],
): LadderSentence[] {
  return sentences.map((each) => ({ ...each, topic: { candidates } }));
}

/** What follows from a supposition, up to where it fails, or another one comes in. */
function tellPart(
  { consequences, deadEnd }: NetPart,
  supposition: Candidate,
  most: number,
  phrases: LadderPhrases,
): LadderSentence[] {
  const supposing = deadEnd ? 'supposeBesides' : 'suppose';
  const told = tellConsequences(consequences, most, supposing, phrases);
  const [supposed] = consequences;
  if (!deadEnd || !supposed) return within([supposition], told);
  const { candidate } = supposed;
  const fails = refutation(phrases.lastResorts.failsBesides({ candidate }), [candidate]);
  const further = [...told, ...tellDeadEnd(deadEnd, phrases)];
  return [...within([supposition, candidate], further), ...within([supposition], [fails])];
}

/** Parts that are not told: what fails in them, and how many consequences it takes. */
function tellMoreParts(parts: readonly NetPart[], phrases: LadderPhrases): LadderSentence[] {
  const left = parts.flatMap(({ consequences }) => consequences);
  const candidates = parts.flatMap(({ consequences: [first], deadEnd }) =>
    deadEnd && first ? [first.candidate] : [],
  );
  if (left.length === 0) return [];
  const fail = refutation(phrases.lastResorts.moreFail({ candidates }), candidates);
  return [tellMore(left, phrases), ...(candidates.length > 0 ? [fail] : [])];
}

/** A supposition that fails, with the suppositions within it that fail before. */
function tellContradiction(
  step: LadderStep,
  consequences: readonly Consequence[],
  supposition: Candidate,
  phrases: LadderPhrases,
): LadderSentence[] {
  const { parts, deadEnd } = contradictionIn(step, consequences);
  const isShort = consequences.length <= MOST_IN_FULL;
  const first = isShort ? parts : parts.slice(0, FIRST_PARTS);
  const others = parts.slice(first.length);
  const most = isShort ? MOST_IN_FULL : mostOf(parts.length);
  const tellAll = (some: readonly NetPart[]) =>
    some.flatMap((part) => tellPart(part, supposition, most, phrases));
  return [
    ...tellAll(first),
    ...within([supposition], tellMoreParts(others.slice(0, -1), phrases)),
    ...tellAll(others.slice(-1)),
    ...within([supposition], tellDeadEnd(deadEnd, phrases)),
    effect(phrases.lastResorts.contradiction),
  ];
}

/** How many consequences of each of some parts are told, where they are too many for all. */
function mostOf(parts: number): number {
  return Math.max(MOST_OF_PART, Math.floor(MOST_IN_FULL / parts));
}

/** What follows from a candidate of which nobody knows whether it is right; one that fails has sentences for that. */
function tellBranch(
  { consequences, deadEnd }: NetPart,
  most: number,
  phrases: LadderPhrases,
): LadderSentence[] {
  const [first] = consequences;
  if (!first) return [];
  if (!deadEnd) {
    const told = tellConsequences(consequences, most, 'branch', phrases);
    return within([first.candidate], told);
  }
  const { candidate } = first;
  const told = tellConsequences(consequences, most - 2, 'branch', phrases);
  return [
    ...within([candidate], [...told, ...tellDeadEnd(deadEnd, phrases)]),
    refutation(phrases.lastResorts.branchFails({ candidate }), [candidate]),
  ];
}

/** What follows from each candidate of which one is right. Of one that is the conclusion, nothing has to. */
function tellBranches(
  step: LadderStep,
  consequences: readonly Consequence[],
  phrases: LadderPhrases,
): LadderSentence[] {
  const { othersAgree, oneIsLeft, whichever } = phrases.lastResorts;
  const branches = branchesIn(step, consequences);
  const most = consequences.length > MOST_IN_FULL ? mostOf(branches.length) : MOST_IN_FULL;
  const told = branches.flatMap((branch) => tellBranch(branch, most, phrases));
  const agreeing = branches.filter(({ deadEnd }) => !deadEnd);
  if (agreeing.length === 0) return told;
  if (agreeing.length === branches.length) return [...told, effect(whichever)];
  return [...told, effect(agreeing.length === 1 ? oneIsLeft : othersAgree)];
}

function isSameCandidate(one: Candidate, other: Candidate): boolean {
  return one.cell === other.cell && one.digit === other.digit;
}

/** A supposition that fails, or several that agree. Both are told so that they can be followed, however long. */
export const tellForcingNet: Teller = (step, phrases) => {
  const [removed] = step.eliminations;
  const consequences = consequencesOf(step);
  const [first] = consequences;
  if (!first) return undefined;
  if (removed && isSameCandidate(first.candidate, removed)) {
    return {
      look: phrases.lastResorts.look.suppose({ cells: [removed.cell] }),
      reasons: tellContradiction(step, consequences, removed, phrases),
    };
  }
  const [region] = step.premises;
  return {
    look: lookAt(region, phrases),
    reasons: [...tellRegion(region, phrases), ...tellBranches(step, consequences, phrases)],
  };
};
