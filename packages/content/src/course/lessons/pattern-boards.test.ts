import { cellsOf, type TaughtTechniqueId } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { plainSteps } from '../../hints/claims/plain-steps.ts';
import type { LessonCard } from './lesson.ts';
import { PATTERN_BOARDS } from './lesson-boards.ts';
import {
  answersTo,
  ask,
  candidatesOf,
  lessonOf,
  placesIn,
  sorted,
  valuesOf,
} from './testing/lesson-facts.ts';

/*
 * What the lessons show and ask is held against the plain logic of the hints' tests, which shares nothing with the
 * engine that the lessons are built with.
 */

const PATTERNS = Object.keys(PATTERN_BOARDS) as (keyof typeof PATTERN_BOARDS)[];

function removalsOn(board: string, technique: TaughtTechniqueId): string[] {
  const steps = plainSteps(candidatesOf(valuesOf(board)), technique);
  return steps.map(({ eliminations }) =>
    eliminations
      .map(({ cell, digit }) => 10 * cell + digit)
      .sort((a, b) => a - b)
      .join(),
  );
}

function struckOn(card: LessonCard | undefined): string[] {
  const solved = card?.kind === 'ask' ? card.solved : [];
  return solved.map(({ eliminated }) =>
    eliminated
      .map(({ cell, digit }) => 10 * cell + digit)
      .sort((a, b) => a - b)
      .join(),
  );
}

describe.each(PATTERNS)('the pattern of %s', (technique) => {
  const { first, notOne, second } = PATTERN_BOARDS[technique];
  const card = (number: number) => ask(technique, number);

  test('is there, no single is, and what goes is what plain logic removes', () => {
    const [struck = ''] = struckOn(card(1));
    expect(removalsOn(first, technique)).toContain(struck);
    for (const single of ['naked-single', 'hidden-single'] as const) {
      for (const board of [first, second]) {
        expect(plainSteps(candidatesOf(valuesOf(board)), single)).toEqual([]);
      }
    }
    const losing = struck.split(',').map((each) => Math.floor(Number(each) / 10));
    expect(answersTo(card(1))).toEqual([sorted(losing)]);
  });

  test('is the only answer to the first question', () => {
    const { question, board, marks } = card(0);
    if (question.asks !== 'cells') throw new Error('no cells are asked for');
    const notes = candidatesOf(board.values);
    const [house = 0] = marks.houses;
    const cells = [...cellsOf(house)];
    const digits = [...new Set(card(1).marks.supporting.map(({ digit }) => digit))];
    const [digit = 1] = digits;
    switch (technique) {
      case 'pointing-pairs':
      case 'box-line-reduction':
        expect(answersTo(card(0))).toEqual([sorted(placesIn(notes, house, digit))]);
        break;
      case 'naked-pair': {
        const twos = cells.filter((cell) => notes[cell]?.size === 2);
        const twins = twos.filter((cell) =>
          twos.some(
            (other) => other !== cell && sorted(notes[other] ?? []) === sorted(notes[cell] ?? []),
          ),
        );
        expect(answersTo(card(0))).toEqual([sorted(twins)]);
        break;
      }
      case 'hidden-pair':
        expect(answersTo(card(0))).toEqual([
          sorted(digits.flatMap((each) => placesIn(notes, house, each))),
        ]);
        break;
      default: {
        const across = marks.across.flatMap((line) => [...cellsOf(line)]);
        const lines = house < 9 ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [9, 10, 11, 12, 13, 14, 15, 16, 17];
        const fitting = lines.filter((line) => {
          const places = placesIn(notes, line, digit);
          return places.length > 0 && places.every((cell) => across.includes(cell));
        });
        const others = fitting.filter((line) => !marks.houses.includes(line));
        expect(others).toHaveLength(1);
        const asked = others.flatMap((line) => [...cellsOf(line)]);
        expect(question.answers.map(([cell]) => cell)).toEqual(asked);
      }
    }
  });

  test('is not there on the board that shows what is none', () => {
    const shown = lessonOf(technique).cards.find(({ kind }) => kind === 'not-one');
    const { marks, board } = shown ?? card(0);
    const notes = candidatesOf(valuesOf(notOne));
    expect(board.values).toEqual(valuesOf(notOne));
    expect(marks.supporting.length).toBeGreaterThan(0);
    for (const { cell, digit } of marks.supporting) {
      expect(notes[cell]?.has(digit)).toBe(true);
      if (technique === 'naked-pair') {
        expect(marks.cells).toContain(cell);
        expect(notes[cell]?.size).toBeGreaterThan(2);
        continue;
      }
      // One more place in a house where the pattern starts, and in no line across it.
      const start = marks.houses.filter((house) => placesIn(notes, house, digit).includes(cell));
      expect(start.length).toBeGreaterThan(0);
      expect(marks.across.some((line) => cellsOf(line).has(cell))).toBe(false);
    }
  });

  test('is found on the second board in every way that removes something', () => {
    const { question } = card(2);
    if (question.asks !== 'cells') throw new Error('no cells are asked for');
    const digits = new Set(
      card(2).solved.flatMap(({ supporting }) => supporting.map((each) => each.digit)),
    );
    const isAsked = (removed: string) =>
      technique.endsWith('pair') ||
      removed.split(',').every((each) => digits.has((Number(each) % 10) as never));
    const all = removalsOn(second, technique).filter(isAsked);
    expect(new Set(struckOn(card(2)))).toEqual(new Set(all));
  });
});
