/*
 * Every answer of the exercises is held against an independent search: each tap on each cell, the taps
 * of every true pattern, every digit in every cell, yes and no; the texts are read in both languages.
 */
import { loadExerciseWriter } from '@nanpure/content/exercise';
import { CELLS, DIGITS, formatGrid, solve, TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  answer,
  askedOf,
  newAttempt,
  tryCandidate,
  tryCell,
} from './attempt/attempt.ts';
import type { Exercise } from './attempt/exercise.ts';
import { exercisesOf, MODES } from './testing/exercises.ts';
import { isTrueFlaw, isTrueOfDigit, isTrueOfTap } from './testing/judge.ts';
import { placesIn, type Truth, wrongCandidates } from './testing/plain-truths.ts';
import { areSame, BOTH, includesAll, type Question, questionOf } from './testing/question.ts';
import { readText } from './testing/read-text.ts';
import { LONG_TEST_MS, NUMBERS } from './testing/trials.ts';
import { promptOf, verdictText } from './use-exercise-texts.ts';

const WRITERS = { en: await loadExerciseWriter('en'), ja: await loadExerciseWriter('ja') };

/** A try as a line to print when what is said of it is not true. */
function showTry(what: string, after: Attempt, { exercise }: Question): string {
  const said = BOTH.map((each) => verdictText(WRITERS[each], after, 0)).join(' / ');
  return `${exercise.mode} ${formatGrid(exercise.position.grid)} ${what}: ${said}`;
}

/** Taps one cell after the other, until the pattern is found: what is said of each that is not true. */
function untrueTaps(start: Attempt, cells: readonly number[], question: Question) {
  const untrue: string[] = [];
  let attempt = start;
  for (const cell of cells) {
    if (askedOf(attempt) !== 'cells') break;
    const after = tryCell(attempt, cell);
    if (!isTrueOfTap(attempt, cell, after, question)) {
      untrue.push(showTry(`after ${attempt.tapped.taps} cell ${cell}`, after, question));
    }
    attempt = after;
  }
  return { untrue, attempt };
}

/** Every digit in every cell, once a pattern is known. */
function untrueDigits(attempt: Attempt, question: Question, meant: readonly Truth[]): string[] {
  return CELLS.flatMap((cell) =>
    DIGITS.flatMap((digit) => {
      const after = tryCandidate(attempt, { cell, digit });
      const isSo = isTrueOfDigit({ cell, digit }, after, question, meant);
      return isSo ? [] : [showTry(`${digit} in cell ${cell}`, after, question)];
    }),
  );
}

/** All that is meant once the cells of a pattern are found. */
function meantBy({ known }: Attempt, { asked }: Question): Truth[] {
  const cells = known.flatMap(({ evidence }) =>
    'cells' in evidence ? evidence.cells : evidence.cell,
  );
  return asked.filter((each) => areSame(each.cells, cells));
}

/** After all cells of a true pattern: is it called one? */
function isRecognised({ verdict, isWon }: Attempt, truth: Truth, { exercise }: Question): boolean {
  const kind = verdict?.kind ?? '';
  if (isWon || kind === 'found') return true;
  if (exercise.mode === 'free') return kind === 'idle' && truth.conclusions.length === 0;
  const isBegun = verdict?.kind === 'tried' && verdict.tried.code === 'cells-left';
  return kind === 'idle' || kind === 'another' || isBegun;
}

function tapEveryPattern(start: Attempt, question: Question): string[] {
  return question.truths.flatMap((truth) => {
    const missing = truth.cells.filter((cell) => !shownCellsOf(question).includes(cell));
    return [missing, [...missing].reverse()].flatMap((cells) => {
      const { untrue, attempt } = untrueTaps(start, cells, question);
      if (attempt.known.length > 0 && askedOf(attempt) !== 'nothing') {
        untrue.push(...untrueDigits(attempt, question, meantBy(attempt, question)));
      }
      const isMissed = cells.length > 0 && !isRecognised(attempt, truth, question);
      return isMissed ? [...untrue, showTry(`true: ${truth.cells}`, attempt, question)] : untrue;
    });
  });
}

function shownCellsOf({ exercise, shown }: Question): readonly number[] {
  return exercise.mode === 'half' ? shown : [];
}

/** All cells in turn, each as the first tap and after all those before it. */
function tapEveryCell(start: Attempt, question: Question): string[] {
  const first = CELLS.flatMap((cell) => untrueTaps(start, [cell], question).untrue);
  const inTurn = CELLS.map((cell) => (cell * 37) % 81);
  const run = [...inTurn, ...[...inTurn].reverse()];
  let rest = run;
  const untrue: string[] = [];
  while (rest.length > 0) {
    const taps = rest.slice(0, 9);
    untrue.push(...untrueTaps(start, taps, question).untrue);
    rest = rest.slice(9);
  }
  return [...first, ...untrue];
}

/** What a yes-or-no question asks: the digits that both languages name in the marked cells. */
function digitsAsked(attempt: Attempt): readonly number[] {
  const [one, other] = BOTH.map((each) => readText(promptOf(WRITERS[each], attempt), each).numbers);
  expect(one).toEqual(other);
  return one ?? [];
}

/** Whether nothing but the answer says what goes into the marked cells. */
function isInDoubt({ exercise: { position }, shown }: Question): boolean {
  return shown.every(
    (cell) =>
      position.digitsAt(cell).length > 1 &&
      position
        .digitsAt(cell)
        .every((digit) =>
          [
            Math.floor(cell / 9),
            9 + (cell % 9),
            18 + 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3),
          ].every((house) => placesIn(position, house, digit).length > 1),
        ),
  );
}

function untrueAnswers(start: Attempt, question: Question): string[] {
  const digits = digitsAsked(start);
  const { truths, shown, asked } = question;
  const isOne = asked.some((each) => areSame(each.cells, shown));
  const [yes, no] = [answer(start, true), answer(start, false)];
  const isYesRight = yes.isWon || yes.verdict?.kind === 'found';
  const untrue: string[] = [];
  if (isYesRight !== isOne || no.isWon === isOne) untrue.push(showTry('yes', yes, question));
  if (isOne) {
    return askedOf(yes) === 'candidates'
      ? [...untrue, ...untrueDigits(yes, question, asked)]
      : untrue;
  }
  const couldBeMeant = truths.filter(
    (each) =>
      areSame(each.cells, shown) ||
      (areSame(each.digits, digits) &&
        digits.length === 1 &&
        (includesAll(each.cells, shown) || includesAll(shown, each.cells))),
  );
  if (couldBeMeant.length > 0) untrue.push(showTry('also true', no, question));
  if (!isInDoubt(question)) untrue.push(showTry('not in doubt', no, question));
  if (!isTrueFlaw(no, digits, question)) untrue.push(showTry(`no: ${digits}`, no, question));
  return untrue;
}

function untruthsOf(exercise: Exercise): string[] {
  const start = newAttempt(exercise);
  const question = questionOf(start, WRITERS);
  switch (exercise.mode) {
    case 'near-miss':
      return untrueAnswers(start, question);
    case 'guided':
      return question.asked.length > 0
        ? untrueDigits(start, question, question.asked)
        : ['guided: nothing true is asked for'];
    default:
      return question.asked.length > 0
        ? [...tapEveryCell(start, question), ...tapEveryPattern(start, question)]
        : [`${exercise.mode}: nothing true is asked for`];
  }
}

describe.each(TAUGHT_TECHNIQUES)('the exercises of $id say what is true @14.8', ({ id }) => {
  test.each(MODES)('%s', { timeout: LONG_TEST_MS }, async (mode) => {
    const exercises = await exercisesOf(id, mode, NUMBERS);
    expect(exercises).toHaveLength(NUMBERS.length);
    for (const { position, givens } of exercises) {
      expect(wrongCandidates(position, solve(givens) ?? [])).toEqual([]);
    }
    expect(exercises.flatMap(untruthsOf)).toEqual([]);
  });
});
