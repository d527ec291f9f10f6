import type { TaughtTechniqueId } from '@nanpure/engine';
import { nameOf } from './board-facts.ts';
import { implied } from './check-reasons.ts';
import {
  type CheckedText,
  type Checks,
  claimsOf,
  type Flaw,
  patternOf,
  sameItems,
  unless,
} from './checked-text.ts';
import type { Candidate, ClaimOf } from './claim.ts';
import { cellsIn, kindOfHouse, showCells } from './geometry.ts';
import { newConclusions } from './new-conclusions.ts';
import { ALL_TECHNIQUES } from './plain-steps.ts';

/** Whether every solution that is known has something. */
function inAllSolutions(
  { facts }: CheckedText,
  isSo: (solution: readonly number[]) => boolean,
): boolean {
  return facts.solutions.length > 0 && facts.solutions.every(isSo);
}

function checkGoes({ cell, digit }: ClaimOf<'goes'>, text: CheckedText): Flaw {
  const { facts, claims } = text;
  if (!facts.allows({ cell, digit })) return 'the rules do not allow it';
  const others = [...(facts.candidates[cell] ?? [])].filter((each) => each !== digit);
  const isSure = inAllSolutions(text, (solution) => solution[cell] === digit);
  if (!isSure || others.some((each) => facts.canStand({ cell, digit: each }))) {
    return 'a solution has another digit there';
  }
  const pattern = patternOf(claims);
  const isReason =
    pattern && sameItems(pattern.cells, [cell]) && sameItems(pattern.digits, [digit]);
  const isLookedUp = claimsOf(claims, 'from-solution').length > 0;
  return unless(isReason || isLookedUp, 'no reason is given for it');
}

function checkRuledOut({ candidates }: ClaimOf<'ruled-out'>, text: CheckedText): Flaw {
  const { facts, claims } = text;
  const pattern = patternOf(claims);
  if (!pattern) return 'no reason is given for it';
  const cover = claimsOf(claims, 'no-more-in').flatMap(({ houses }) => houses);
  const isFine = (each: Candidate) =>
    facts.allows(each) && !facts.canStand(each) && implied(pattern, each, cover);
  const wrong = candidates.filter((each) => !isFine(each));
  return unless(wrong.length === 0, `not so in ${showCells(wrong.map(({ cell }) => cell))}`);
}

function checkNoMore({ houses, digits }: ClaimOf<'no-more-in'>, text: CheckedText): Flaw {
  const pattern = patternOf(text.claims);
  if (!pattern) return 'there is no pattern';
  const named = digits.length > 0 ? digits : pattern.digits;
  if (!sameItems(named, pattern.digits)) return 'another digit';
  const rest = houses.flatMap(cellsIn).filter((cell) => !pattern.cells.includes(cell));
  const isNowhere = inAllSolutions(text, (solution) =>
    rest.every((cell) => !named.includes(solution[cell] ?? 0)),
  );
  const isAbout = houses.every((house) =>
    cellsIn(house).some((cell) => pattern.cells.includes(cell)),
  );
  return unless(isNowhere && isAbout, 'some solution has it elsewhere');
}

function checkBoxHasIt({ digit, house }: ClaimOf<'box-has-it-in'>, text: CheckedText): Flaw {
  const [lie] = claimsOf(text.claims, 'lie-in');
  const [box = -1] = lie?.houses ?? [];
  const pattern = patternOf(text.claims);
  const isPattern = pattern?.houses.includes(house) && pattern.digits.includes(digit);
  const isThere = inAllSolutions(text, (solution) =>
    cellsIn(box).some((cell) => solution[cell] === digit && cellsIn(house).includes(cell)),
  );
  return unless(
    Boolean(isPattern) && kindOfHouse(box) === 'box' && isThere,
    'not in every solution',
  );
}

/** A step that a text denies: of one technique or of any, in some cells or anywhere. */
function deniedStep(
  { facts, told }: CheckedText,
  technique: TaughtTechniqueId | undefined,
  cells?: readonly number[],
): Flaw {
  const techniques = technique ? [technique] : ALL_TECHNIQUES;
  const isThere = ({ cell }: Candidate) => cells === undefined || cells.includes(cell);
  const found = newConclusions(facts, { told, worked: told, techniques }).find(isThere);
  return found && `a step tells of ${found.digit} in ${showCells([found.cell])}`;
}

/** The notes of a text's pattern: the cells that it speaks of. */
function scopeOf(text: CheckedText): Set<number> {
  const pattern = patternOf(text.claims) ?? patternOf(text.answer);
  const cover = claimsOf([...text.claims, ...text.answer], 'no-more-in').flatMap(
    ({ houses }) => houses,
  );
  const lie = claimsOf([...text.claims, ...text.answer], 'lie-in').flatMap(({ houses }) => houses);
  const houses = [...(pattern?.houses ?? []), ...cover, ...lie];
  return new Set([...houses.flatMap(cellsIn), ...(pattern?.cells ?? [])]);
}

/** Candidates there that are left and not noted. */
function missingIn(text: CheckedText): Candidate[] {
  const left = text.facts.leftByTold(text.told);
  return [...scopeOf(text)].flatMap((cell) =>
    [...(left[cell] ?? [])]
      .map((digit) => ({ cell, digit }))
      .filter((each) => !text.facts.isNoted(each)),
  );
}

function canGo(candidate: Candidate, { facts, told }: CheckedText): boolean {
  return (
    facts.isNoted(candidate) &&
    !facts.canStand(candidate) &&
    (!facts.allows(candidate) || facts.isRuledOut(candidate, told))
  );
}

function goingIn(text: CheckedText): Candidate[] {
  return [...scopeOf(text)].flatMap((cell) =>
    text.facts
      .notesAt(cell)
      .map((digit) => ({ cell, digit }))
      .filter((each) => canGo(each, text)),
  );
}

function checkMissing({ candidates }: ClaimOf<'notes-missing'>, text: CheckedText): Flaw {
  if (candidates.length === 0) return unless(missingIn(text).length > 0, 'none is missing');
  const gone = claimsOf(text.claims, 'ruled-out').flatMap((each) => each.candidates.map(nameOf));
  const isMissing = (each: Candidate) =>
    text.facts.allows(each) &&
    !text.facts.isNoted(each) &&
    !text.told.eliminations.has(nameOf(each)) &&
    !gone.includes(nameOf(each));
  return unless(candidates.every(isMissing), 'not a candidate, or noted');
}

/** As few as "several" can mean. */
const SEVERAL = 3;

/** What claims say of what follows, of the notes and of the solutions. */
export const ANSWER_CHECKS: Checks<
  | 'goes'
  | 'ruled-out'
  | 'no-more-in'
  | 'box-has-it-in'
  | 'nothing-else-in-the-two'
  | 'lines'
  | 'apart'
  | 'one-each'
  | 'notes-missing'
  | 'notes-can-go'
  | 'several-notes-missing'
  | 'several-notes-can-go'
  | 'crossed-out'
  | 'many-solutions'
  | 'complete'
  | 'no-new-step'
  | 'from-solution'
  | 'has-empty-cells'
  | 'digits-left'
  | 'can-take'
  | 'nothing-new-in'
  | 'nothing-new-at'
> = {
  goes: checkGoes,
  'ruled-out': checkRuledOut,
  'no-more-in': checkNoMore,
  'box-has-it-in': checkBoxHasIt,
  'nothing-else-in-the-two': (_, text) => {
    const { cells = [], digits = [] } = patternOf(text.claims) ?? {};
    const isTrue = inAllSolutions(text, (solution) =>
      cells.every((cell) => digits.includes(solution[cell] ?? 0)),
    );
    return unless(cells.length === 2 && isTrue, 'a solution has something else there');
  },
  lines: ({ count, kind }, { claims }) => {
    const houses = patternOf(claims)?.houses ?? [];
    const isKind = houses.every((house) => kindOfHouse(house) === kind);
    return unless(houses.length === count && isKind, 'other lines were named');
  },
  apart: ({ digit, across }, { claims }) => {
    const pattern = patternOf(claims);
    const isAcross = pattern?.houses.every((house) => kindOfHouse(house) !== across);
    return unless(Boolean(isAcross && pattern?.digits.includes(digit)), 'not across');
  },
  'one-each': ({ houses }, text) => {
    const { cells = [], digits = [] } = patternOf(text.claims) ?? {};
    const isTrue = inAllSolutions(text, (solution) =>
      houses.every((house) =>
        cellsIn(house).some((cell) => cells.includes(cell) && digits.includes(solution[cell] ?? 0)),
      ),
    );
    return unless(isTrue, 'not in every solution');
  },
  'notes-missing': checkMissing,
  'notes-can-go': ({ candidates }, text) => {
    if (candidates.length === 0) return unless(goingIn(text).length > 0, 'none can go');
    return unless(
      candidates.every((each) => canGo(each, text)),
      'one of them cannot go',
    );
  },
  'several-notes-missing': (_, text) =>
    unless(missingIn(text).length >= SEVERAL, 'not several are missing'),
  'several-notes-can-go': (_, text) =>
    unless(goingIn(text).length >= SEVERAL, 'not several can go'),
  'crossed-out': (_, { claims, facts }) => {
    const gone = claimsOf(claims, 'ruled-out').flatMap(({ candidates }) => candidates);
    const isOut = (each: Candidate) => facts.notesAt(each.cell).length > 0 && !facts.isNoted(each);
    return unless(gone.length > 0 && gone.every(isOut), 'the notes do not leave it out');
  },
  'many-solutions': (_, { facts }) => unless(facts.solutions.length > 1, 'it has one at most'),
  complete: (_, { facts }) =>
    unless(
      facts.emptyCells.length === 0 &&
        facts.solutions.some((solution) =>
          sameItems(
            [...solution.keys()].filter((cell) => solution[cell] !== facts.values[cell]),
            [],
          ),
        ),
      'it is not full, or not right',
    ),
  'no-new-step': ({ technique }, text) => deniedStep(text, technique),
  'from-solution': (_, { facts }) => unless(facts.solutions.length === 1, 'there is not just one'),
  'has-empty-cells': ({ house }, { facts }) =>
    unless(facts.emptyIn(house).length > 0, 'it is full'),
  'digits-left': ({ cell, count }, { facts, told }) => {
    const [least = 0, most = 0] = [facts.leftAtLeast(told), facts.leftByTold(told)].map(
      (left) => left[cell]?.size,
    );
    return unless(least <= count && count <= most, `there are ${least} to ${most}`);
  },
  'can-take': ({ cell, digits }, { facts, told }) => {
    const [least, most] = [facts.leftAtLeast(told)[cell], facts.leftByTold(told)[cell]];
    const isFine =
      [...(least ?? [])].every((digit) => digits.includes(digit)) &&
      digits.every((digit) => most?.has(digit));
    return unless(isFine, `it can take ${[...(most ?? [])]}`);
  },
  'nothing-new-in': ({ house, technique }, text) => deniedStep(text, technique, cellsIn(house)),
  'nothing-new-at': ({ cell, technique }, text) => deniedStep(text, technique, [cell]),
};
