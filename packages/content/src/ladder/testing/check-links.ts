import type { Cell, Digit } from '@nanpure/engine';
import type { LadderPremise, LadderStep, Link } from '@nanpure/engine/ladder';
import { cellsIn } from '../../hints/claims/geometry.ts';
import {
  type Claimed,
  digitsAt,
  hasPlaces,
  isSame,
  isWithin,
  part,
  placesOf,
  setCalled,
} from './claimed.ts';
import { removalsIn, spotsIn } from './named.ts';

/** The link that a sentence tells, if it is one. */
export function linkOf({ sentence, step }: Claimed): Link | undefined {
  const [index = -1, another] = sentence.links ?? [];
  return another === undefined ? step.links?.[index] : undefined;
}

/** Whether a part names a node: its cells and its digit, in whichever order. */
export function isNode(claimed: Claimed, name: string, node: Link['from']): boolean {
  const { cells, digits } = part(claimed, name);
  return isSame(cells, node.cells) && isSame(digits, [node.digit]);
}

/** What the chain to which a link belongs has found wrong by it: each strong link begins with that. */
function wrongSoFar({ sentence, step: { links = [] } }: Claimed): Link['from'][] {
  const wrong: Link['from'][] = [];
  let [index = -1] = sentence.links ?? [];
  for (let link = links[index]; link; link = links[--index]) {
    if (link.kind === 'strong') wrong.push(link.from);
    const before = links[index - 1];
    const goesOn = before?.to.digit === link.from.digit && isSame(before.to.cells, link.from.cells);
    if (!goesOn) break;
  }
  return wrong;
}

/**
 * Whether a sentence says what a node becomes right with: all of it that the chain has not found wrong, or all of it where
 * there is nothing else. Where something is gone, it says so.
 */
function saysWhatIsLeft(claimed: Claimed, node: Link['from']): boolean {
  const wrong = wrongSoFar(claimed).filter(({ digit }) => digit === node.digit);
  const isGone = (cell: Cell) => wrong.some((each) => each.cells.includes(cell));
  const left = node.cells.filter((cell) => !isGone(cell));
  const { to = '', left: no, gone } = claimed.parts;
  const isAll = left.length === node.cells.length || left.length === 0;
  const isTold = claimed.language === 'ja' ? to.includes('残る') : (no ?? gone) !== undefined;
  // Of a house, Japanese always speaks of what is left.
  const mayBeTold = claimed.language === 'ja' && claimed.claim === 'strong-house';
  if (isAll) return isNode(claimed, 'to', node) && (mayBeTold || !isTold);
  return (
    isTold && isNode(claimed, 'to', { ...node, cells: left }) && isGoneTold(claimed, node, isGone)
  );
}

/** Whether the cells that a sentence calls wrong, if it names any, are those that are. */
function isGoneTold(claimed: Claimed, node: Link['from'], isGone: (cell: Cell) => boolean) {
  if (claimed.parts.gone === undefined) return true;
  return isNode(claimed, 'gone', { ...node, cells: node.cells.filter(isGone) });
}

/** What the sentence says of a link's two ends; the first is named only where the chain begins. */
export function namesLink(claimed: Claimed, kind: Link['kind']): Link | undefined {
  const link = linkOf(claimed);
  if (link?.kind !== kind || !isNode(claimed, 'to', link.to)) return undefined;
  const isFirst = claimed.parts.from !== undefined;
  return !isFirst || isNode(claimed, 'from', link.from) ? link : undefined;
}

export function checkStrongHouse(claimed: Claimed): boolean {
  const link = linkOf(claimed);
  const [house = -1] = part(claimed, 'house').houses;
  if (link?.kind !== 'strong' || !saysWhatIsLeft(claimed, link.to)) return false;
  const { digit } = link.to;
  const ends = [...link.from.cells, ...link.to.cells];
  return isSame(placesOf(claimed.position, house, digit), ends);
}

export function checkStrongCell(claimed: Claimed): boolean {
  const link = linkOf(claimed);
  const [cell = -1] = link?.to.cells ?? [];
  const named = [...part(claimed, 'to').cells, ...part(claimed, 'cells').cells];
  const own = [...named, ...part(claimed, 'from').cells];
  const digits = link ? [link.from.digit, link.to.digit] : [];
  return (
    isSame(own, [cell]) &&
    isSame(part(claimed, 'all').digits, digits) &&
    isSame(digitsAt(claimed.position, [cell]), digits) &&
    [...part(claimed, 'to').digits, ...part(claimed, 'digits').digits].includes(link?.to.digit ?? 0)
  );
}

export function checkStrongSet(claimed: Claimed): boolean {
  const link = linkOf(claimed);
  const cells = setCalled(claimed, claimed.parts.set);
  const { digits: rest } = part(claimed, 'rest');
  if (!link || !saysWhatIsLeft(claimed, link.to)) return false;
  const all = digitsAt(claimed.position, cells);
  const { digit } = link.from;
  return (
    isSame(all, [...rest, digit]) &&
    all.length === cells.length + 1 &&
    isWithin([...link.from.cells, ...link.to.cells], cells)
  );
}

export function checkWeakHouse(claimed: Claimed): boolean {
  const link = namesLink(claimed, 'weak');
  const [house = -1] = part(claimed, 'house').houses;
  if (!link || !isSame(part(claimed, 'digits').digits, [link.from.digit])) return false;
  return (
    link.from.digit === link.to.digit &&
    isWithin([...link.from.cells, ...link.to.cells], cellsIn(house))
  );
}

/** The removals of a sentence in a net: all that its links lead to. */
function checkRemoved(claimed: Claimed): boolean {
  const { sentence, step, parts, language } = claimed;
  const links = (sentence.links ?? []).flatMap((index) => step.links?.[index] ?? []);
  const removed = links
    .filter(({ kind }) => kind === 'weak')
    .map(({ to: { cells, digit } }) => 10 * (cells[0] ?? 0) + digit);
  return isSame(removalsIn(parts.removals ?? '', language), removed);
}

/** A cell, or a digit of a house, of which all candidates are ruled out somewhere in a net. */
export function checkNothingLeft(claimed: Claimed): boolean {
  const { step, position, parts, language } = claimed;
  const gone = (step.links ?? []).filter(({ kind }) => kind === 'weak').map(({ to }) => to);
  const supposed = (step.links ?? []).map(({ from }) => from);
  const isGone = (cell: number, digit: number) =>
    [...gone, ...supposed].some(
      (node) => node.digit === digit && node.cells.some((each) => each === cell),
    );
  const [cell] = part(claimed, 'cells').cells;
  const [house = -1] = part(claimed, 'house').houses;
  const [digit = 0] = part(claimed, 'digits').digits;
  if (cell !== undefined) {
    const all = part(claimed, 'all').digits;
    return isSame(digitsAt(position, [cell]), all) && all.every((each) => isGone(cell, each));
  }
  const spots = spotsIn(parts.spots ?? '', house, language);
  return hasPlaces(position, house, [digit], spots) && spots.every((each) => isGone(each, digit));
}

const numberOf = ({ cells: [cell = 0], digit }: Link['from']) => 10 * cell + digit;

/** How many candidates some links are about, one after the other: what is right by them, or what they start from. */
export function countSubjects({ sentence, step }: Claimed): number {
  const links = (sentence.links ?? []).flatMap((index) => step.links?.[index] ?? []);
  const subjects = links.map(({ from, to, kind }) => numberOf(kind === 'strong' ? to : from));
  return subjects.filter((each, index) => each !== subjects[index - 1]).length;
}

/** What is supposed in a net, by link: it rules out something, and nothing makes it right just before. */
function suppositionsIn({ links = [] }: LadderStep) {
  return links.flatMap(({ from, kind }, index) => {
    const before = links[index - 1];
    const about = before && (before.kind === 'strong' ? before.to : before.from);
    return kind === 'weak' && !(about && numberOf(about) === numberOf(from))
      ? [{ number: numberOf(from), index }]
      : [];
  });
}

/** The same without the links. */
export function supposedIn(step: LadderStep): number[] {
  return suppositionsIn(step).map(({ number }) => number);
}

/** All that a premise leaves to be right, as numbers. */
function choicesOf(premise: LadderPremise): number[] {
  if ('house' in premise) return premise.cells.map((cell) => 10 * cell + premise.digit);
  return 'cell' in premise ? premise.digits.map((digit) => 10 * premise.cell + digit) : [];
}

/** A candidate that leaves something with nothing, by what follows from it and by nothing else. */
export function checkBranchFails(claimed: Claimed): boolean {
  const { step, sentence, told } = claimed;
  const [cell = -1] = part(claimed, 'from').cells;
  const [digit = 0] = part(claimed, 'digits').digits;
  const suppositions = suppositionsIn(step);
  const place = suppositions.findIndex(({ number }) => number === 10 * cell + digit);
  const links = step.links?.slice(suppositions[place]?.index, suppositions[place + 1]?.index) ?? [];
  const gone = links.flatMap(({ kind, to }) => (kind === 'weak' ? [numberOf(to)] : []));
  const dead = step.premises.filter((premise) => {
    const choices = choicesOf(premise);
    return choices.length > 0 && isWithin(choices, gone);
  });
  const before = told.sentences[told.sentences.indexOf(sentence) - 1]?.text ?? '';
  return place !== -1 && dead.length > 0 && /^(?:But|ところが)/.test(before);
}

/** Candidates that are supposed within a net, and not to begin with. */
export function checkSupposed({ parts, language, step }: Claimed): boolean {
  const [, ...within] = supposedIn(step);
  const named = removalsIn(parts.candidates ?? '', language, 'candidates');
  return named.length > 0 && isWithin(named, within);
}

/** The candidate that a sentence in a net is about. */
export function candidateIn(claimed: Claimed): { cell: number; digit: Digit | 0 } {
  const { sentence, step } = claimed;
  const [first = -1] = sentence.links ?? [];
  const link = step.links?.[first];
  const node = link?.kind === 'strong' ? link.to : link?.from;
  return { cell: node?.cells[0] ?? -1, digit: node?.digit ?? 0 };
}

export function checkNetCandidate(claimed: Claimed, ...names: readonly string[]): boolean {
  const { cell, digit } = candidateIn(claimed);
  const named = names.map((name) => part(claimed, name));
  return (
    isSame(
      named.flatMap(({ cells }) => cells),
      [cell],
    ) &&
    isSame(
      named.flatMap(({ digits }) => digits),
      [digit],
    ) &&
    checkRemoved(claimed)
  );
}
