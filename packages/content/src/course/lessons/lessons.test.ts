import { CELLS, cellsOf, DIGITS } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages.ts';
import { STATION_IDS } from '../station-ids.ts';
import type { AskCard, StationLesson } from './lesson.ts';
import { ask, asksOf, candidatesOf, lessonOf } from './testing/lesson-facts.ts';

describe.each(STATION_IDS)('the lesson of %s', (id) => {
  test('begins with a question, and has a rule, what is none of it or an order, and a mistake', () => {
    const kinds = lessonOf(id).cards.map(({ kind }) => kind);
    expect(kinds[0]).toBe('ask');
    expect(kinds).toContain('rule');
    expect(kinds).toContain('mistake');
    const hasNotOne = kinds.includes('not-one') || id === 'which-one' || id === 'whole-puzzle';
    expect(hasNotOne).toBe(true);
  });

  test('is the same in both languages but for its words', () => {
    const shapeOf = ({ cards }: StationLesson) =>
      cards.map(({ kind, board, marks, ...card }) => ({
        kind,
        board,
        marks,
        asks: 'question' in card ? card.question.asks : undefined,
        solved: 'solved' in card ? card.solved : undefined,
      }));
    expect(shapeOf(lessonOf(id, 'ja'))).toEqual(shapeOf(lessonOf(id, 'en')));
  });

  test.each(LANGUAGES)('says something true of every answer, in %s', (language) => {
    for (const card of asksOf(id, language)) {
      for (const [answer, said] of saidOf(card)) {
        expect(said, `${card.text} ${answer}`).toMatch(/\S.*[.?!。？！]$/);
        expect(said).not.toMatch(/undefined|NaN|\{\{|: \.|\bin {2}|、は|^[はのにを]/);
      }
    }
  });

  test.each(LANGUAGES)('says no sentence twice on a card, in %s', (language) => {
    for (const { text } of lessonOf(id, language).cards) {
      const sentences = text.match(/[^.?!。？！]+[.?!。？！]/g) ?? [];
      expect(sentences).toEqual([...new Set(sentences)]);
    }
  });

  test('shows no note that the board forbids', () => {
    for (const { board } of lessonOf(id).cards) {
      const notes = candidatesOf(board.values);
      const isStale = board.notes.some((digits, cell) =>
        digits.some((digit) => !notes[cell]?.has(digit)),
      );
      // Only the lesson on notes has a board of which some are out of date: it asks for them.
      expect(isStale && id !== 'notes').toBe(false);
    }
  });
});

/** Every answer that can be given to a question, and what is said to it. */
function saidOf({ question, right, shown }: AskCard): [string, string][] {
  const said: [string, string][] = [
    ['right', right],
    ['shown', shown],
  ];
  switch (question.asks) {
    case 'cells': {
      const all = new Set(question.answers.flat());
      const others = CELLS.filter((cell) => !all.has(cell));
      return [
        ...said,
        ...others.map((cell): [string, string] => [`${cell}`, question.wrong(cell)]),
      ];
    }
    case 'digit': {
      const others = DIGITS.filter((digit) => digit !== question.answer);
      return [
        ...said,
        ...others.map((each): [string, string] => [`${each}`, question.wrong(each)]),
      ];
    }
    case 'option':
      return [
        ...said,
        ...question.options.flatMap((_, option): [string, string][] =>
          option === question.answer ? [] : [[`${option}`, question.wrong(option)]],
        ),
      ];
  }
}

/** The houses that a sentence of the English lessons names to have a digit, read back. */
function housesTold(text: string): [house: number, digit: number][] {
  const found = /^(Row|Column) (\d) already has an? (\d)/.exec(text);
  if (found) return [[(found[1] === 'Row' ? 0 : 9) + Number(found[2]) - 1, Number(found[3])]];
  const box = /^The ([\w-]+) box already has an? (\d)/.exec(text);
  return box ? [[18 + BOX_NAMES.indexOf(box[1] ?? ''), Number(box[2])]] : [];
}

const BOX_NAMES = [
  ...['top-left', 'top-middle', 'top-right', 'middle-left', 'centre', 'middle-right'],
  ...['bottom-left', 'bottom-middle', 'bottom-right'],
];

/** Every reason of the lessons that names a house which has a digit. */
const HOUSES_TOLD = STATION_IDS.flatMap((id) => asksOf(id)).flatMap((card) =>
  saidOf(card).flatMap(([answer, said]) =>
    housesTold(said).map(([house, digit]) => ({ card, answer, house, digit })),
  ),
);

test('where a house is told to have a digit, it has it, and the cell is in that house', () => {
  for (const { card, answer, house, digit } of HOUSES_TOLD) {
    const cells = [...cellsOf(house)];
    expect(cells.some((cell) => card.board.values[cell] === digit)).toBe(true);
    if (card.question.asks === 'cells') expect(cells).toContain(Number(answer));
  }
  expect(HOUSES_TOLD.length).toBeGreaterThan(100);
});

test('the counts of empty cells, candidates and places in reasons are right', () => {
  const { question, board } = ask('board', 0);
  if (question.asks !== 'cells') throw new Error('no cells are asked for');
  for (const cell of CELLS.filter((each) => board.values[each] === 0)) {
    const row = [...cellsOf(Math.floor(cell / 9))];
    const empty = row.filter((each) => board.values[each] === 0).length;
    if (empty > 1) expect(question.wrong(cell)).toContain(`has ${empty} empty cells`);
  }
  const pair = ask('naked-pair', 0);
  if (pair.question.asks !== 'cells') throw new Error('no cells are asked for');
  const notes = candidatesOf(pair.board.values);
  const told = [...cellsOf(pair.marks.houses[0] ?? 0)].flatMap((cell) => {
    const count = notes[cell]?.size ?? 0;
    return count > 2 ? [[cell, count] as const] : [];
  });
  for (const [cell, count] of told) {
    const wrong = pair.question.asks === 'cells' ? pair.question.wrong(cell) : '';
    expect(wrong).toContain(
      `${count} candidates: ${[...(notes[cell] ?? [])].join(', ').replace(/, (\d)$/, ' and $1')}`,
    );
  }
});
