import type { Candidate } from '@nanpure/engine';
import type { LadderPremise, LadderStep, Link, Node } from '@nanpure/engine/ladder';
import { isSameNode } from './chain.ts';
import { regionOf } from './last-resorts.ts';

/** A candidate that is right in a net, why, and what it rules out; without a reason it is supposed. */
export interface Consequence {
  readonly candidate: Candidate;
  readonly reason: LadderPremise | undefined;
  readonly removed: readonly Candidate[];
  /** Which of the step's links say so, by their place among them. */
  readonly links: readonly number[];
}

/** What follows from one supposition, up to where it ends or another one comes in. */
export interface NetPart {
  readonly consequences: readonly Consequence[];
  /** Of a supposition within the first one, or of a branch: what it leaves with nothing. */
  readonly deadEnd?: LadderPremise;
}

/** A supposition that fails: in parts, and what has nothing left at their end. */
interface Contradiction {
  readonly parts: readonly NetPart[];
  readonly deadEnd: LadderPremise | undefined;
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

/** All that follows in a net, in the order in which it does. */
export function consequencesOf({ links = [], premises }: LadderStep): Consequence[] {
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

const numberOf = ({ cell, digit }: Candidate) => 10 * cell + digit;

/** What has nothing left once some candidates are wrong, each given as a number; undefined where all has. */
function deadEndOf(
  { premises }: LadderStep,
  wrong: ReadonlySet<number>,
): LadderPremise | undefined {
  return premises.find((each) => {
    const candidates = regionOf(each);
    return candidates.length > 0 && candidates.every((one) => wrong.has(numberOf(one)));
  });
}

/** The parts of a supposition that fails: those of further ones within it end with what these leave with nothing. */
export function contradictionIn(
  step: LadderStep,
  consequences: readonly Consequence[],
): Contradiction {
  const parts: NetPart[] = [];
  let wrong = new Set<number>();
  let part: Consequence[] = [];
  let before: ReadonlySet<number> | undefined;
  const end = (deadEnd?: LadderPremise) => {
    if (part.length > 0) parts.push({ consequences: part, ...(deadEnd && { deadEnd }) });
    part = [];
  };
  for (const [index, each] of consequences.entries()) {
    if (index > 0 && each.reason === undefined) {
      end();
      before = wrong;
    }
    part.push(each);
    wrong = new Set([...wrong, ...each.removed.map(numberOf)]);
    const deadEnd = before ? deadEndOf(step, wrong) : undefined;
    const [supposed] = part;
    if (!before || !deadEnd || !supposed) continue;
    end(deadEnd);
    wrong = new Set([...before, numberOf(supposed.candidate)]);
    before = undefined;
  }
  end();
  return { parts, deadEnd: deadEndOf(step, wrong) };
}

/** The branches of a net: what follows from each candidate of which one is right; some have nothing left in the end. */
export function branchesIn(step: LadderStep, consequences: readonly Consequence[]): NetPart[] {
  const branches: Consequence[][] = [];
  for (const each of consequences) {
    if (each.reason === undefined) branches.push([each]);
    else branches.at(-1)?.push(each);
  }
  return branches.map((branch) => {
    const wrong = branch.flatMap(({ removed }) => removed.map(numberOf));
    const deadEnd = deadEndOf(step, new Set(wrong));
    return { consequences: branch, ...(deadEnd && { deadEnd }) };
  });
}
