import type { Candidate } from '@nanpure/engine';
import type { LadderPremise, LadderStep, Link, Node } from '@nanpure/engine/ladder';
import type { LadderPhrases, LastResortPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { isSameNode } from './chain.ts';
import { lookAt, regionOf, tellRegion } from './last-resorts.ts';
import { isCell, isHouse } from './premises.ts';
import { effect, link, type Teller } from './telling.ts';

/** A candidate that is right in a net, why, and what it rules out; without a reason it is supposed. */
interface Consequence {
  readonly candidate: Candidate;
  readonly reason: LadderPremise | undefined;
  readonly removed: readonly Candidate[];
  readonly links: readonly number[];
}

/** A link with its place among those of its step. */
interface Placed {
  readonly link: Link;
  readonly index: number;
}

function candidateOf({ digit, cells: [cell = 0] }: Node): Candidate {
  return { cell, digit };
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

function consequencesOf({ links = [], premises }: LadderStep): Consequence[] {
  return bySubject(links).flatMap((group) => {
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
  });
}

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

/** Candidates that are wrong by now, each as a number. */
type Wrong = ReadonlySet<number>;

const numberOf = ({ cell, digit }: Candidate) => 10 * cell + digit;

/** What has nothing left once some candidates are wrong, in words; undefined where all has. */
function deadEndOf(
  { premises }: LadderStep,
  wrong: Wrong,
  { lastResorts }: LadderPhrases,
): LadderSentence | undefined {
  const dead = premises.find((each) => {
    const candidates = regionOf(each);
    return candidates.length > 0 && candidates.every((one) => wrong.has(numberOf(one)));
  });
  if (dead && isHouse(dead)) return effect(lastResorts.deadHouse(dead));
  if (dead && isCell(dead)) {
    return effect(lastResorts.deadCell({ cells: [dead.cell], digits: dead.digits }));
  }
  return undefined;
}

/** A supposition that fails, with the suppositions within it that fail before. */
function tellContradiction(
  step: LadderStep,
  consequences: readonly Consequence[],
  phrases: LadderPhrases,
): LadderSentence[] {
  const told: LadderSentence[] = [];
  let wrong = new Set<number>();
  let within: { readonly candidate: Candidate; readonly before: Wrong } | undefined;
  for (const [index, each] of consequences.entries()) {
    const isWithin = index > 0 && each.reason === undefined;
    if (isWithin) within = { candidate: each.candidate, before: new Set(wrong) };
    told.push(tellConsequence(each, isWithin ? 'supposeBesides' : 'suppose', phrases));
    wrong = new Set([...wrong, ...each.removed.map(numberOf)]);
    const deadEnd = within ? deadEndOf(step, wrong, phrases) : undefined;
    if (!within || !deadEnd) continue;
    const { candidate } = within;
    told.push(deadEnd, effect(phrases.lastResorts.failsBesides({ candidate })));
    wrong = new Set([...within.before, numberOf(candidate)]);
    within = undefined;
  }
  const end = deadEndOf(step, wrong, phrases);
  return [...told, ...(end ? [end] : []), effect(phrases.lastResorts.contradiction)];
}

/** A supposition that fails, or several that agree. */
export const tellForcingNet: Teller = (step, phrases) => {
  const [removed] = step.eliminations;
  const consequences = consequencesOf(step);
  const [first] = consequences;
  if (!removed || !first) return undefined;
  const { look, whichever } = phrases.lastResorts;
  if (numberOf(first.candidate) === numberOf(removed)) {
    return {
      look: look.suppose({ cells: [removed.cell] }),
      reasons: tellContradiction(step, consequences, phrases),
    };
  }
  return {
    look: lookAt(step.premises[0], phrases),
    reasons: [
      ...tellRegion(step.premises[0], phrases),
      ...consequences.map((each) => tellConsequence(each, 'branch', phrases)),
      effect(whichever),
    ],
  };
};
