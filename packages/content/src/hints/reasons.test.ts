import {
  type Candidate,
  type Cell,
  cellsOf,
  DIGITS,
  type Digit,
  neededOf,
  Position,
} from '@nanpure/engine';
import type { Hint, Notes } from '@nanpure/engine/hints';
import { falseConclusions } from '@nanpure/engine/testing';
import { describe, expect, test } from 'vitest';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { hintsOfBoards } from './testing.ts';

/*
 * The texts give reasons: "every other cell of the box is filled or has a 7 in its row or column",
 * "you have noted it in this cell only". Here these are held against the boards.
 */

type StepHint = Extract<Hint, { kind: 'step' }>;

const GIVEN = [...hintsOfBoards(TRIALS.hintTexts)];
const STEPS = GIVEN.flatMap(({ hint, ...given }) =>
  hint.kind === 'step' ? [{ hint, ...given }] : [],
);

function partOf({ step }: StepHint, ...roles: string[]): readonly number[] {
  return Object.entries<readonly number[]>({ ...step.evidence })
    .filter(([role]) => roles.includes(role))
    .flatMap(([, items]) => items);
}

/** The candidates that must not be there for a step to hold: in its cells, or around them. */
function obstaclesOf(hint: StepHint): Candidate[] {
  const [cells, digits] = [partOf(hint, 'cell', 'cells'), partOf(hint, 'digit', 'digits')];
  const isNaked = hint.step.technique.startsWith('naked');
  const houses = partOf(hint, 'house', 'base', ...(isNaked ? [] : ['houses']));
  const around = isNaked ? cells : houses.flatMap((house) => [...cellsOf(house)]);
  const places = new Set<Cell>(around.filter((cell) => isNaked || !cells.includes(cell)));
  const obstacles = DIGITS.filter((digit) => digits.includes(digit) !== isNaked);
  return [...places].flatMap((cell) => obstacles.map((digit) => ({ cell, digit })));
}

const inOrder = (candidates: readonly Candidate[]) =>
  candidates.map(({ cell, digit }) => 10 * cell + digit).sort((a, b) => a - b);

describe('the reasons of steps', { timeout: LONG_TEST_MS }, () => {
  test('leave out nothing but what the digits on the board show', () => {
    for (const { hint, sample } of STEPS) {
      const position = Position.fromGrid(sample.board);
      const open = obstaclesOf(hint).filter((each) => position.has(each));
      expect(inOrder(neededOf(hint.step, hint.ruledOut)), sample.name).toEqual(inOrder(open));
    }
  });

  test('are in the notes where these are said to show them', () => {
    const isNoted = (notes: Notes, { cell, digit }: Candidate) =>
      notes[cell]?.includes(digit) ?? false;
    const matching = STEPS.filter(({ hint }) => hint.notes.state === 'match');
    for (const { hint, sample } of matching) {
      const { notes = [] } = sample.context;
      const open = new Set(Position.fromGrid(sample.board).emptyCells);
      const hidden = obstaclesOf(hint).filter(({ cell }) => open.has(cell));
      const [cells, digits] = [partOf(hint, 'cell', 'cells'), partOf(hint, 'digit', 'digits')];
      const pattern = cells.flatMap((cell) =>
        digits.map((digit) => ({ cell, digit: digit as Digit })),
      );
      expect(
        hidden.filter((each) => isNoted(notes, each)),
        sample.name,
      ).toEqual([]);
      expect(
        pattern.filter((each) => !isNoted(notes, each)),
        sample.name,
      ).toEqual([]);
    }
  });
});

describe('the conclusions', { timeout: LONG_TEST_MS }, () => {
  test('of all hints agree with the solutions', () => {
    for (const { hint, sample, solution } of GIVEN) {
      expect(falseConclusions(hint, sample.board, solution), sample.name).toEqual([]);
    }
  });

  test('of a cell with few candidates are among these', () => {
    for (const { hint, sample, solution } of GIVEN) {
      if (hint.kind !== 'few-candidates' || !solution) continue;
      const [cell = -1] = hint.cells;
      expect(hint.candidates, sample.name).toContain(solution[cell]);
    }
  });
});
