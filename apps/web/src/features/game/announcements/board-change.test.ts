import type { Language } from '@nanpure/content';
import { CELLS, type Cell, valueAt } from '@nanpure/engine';
import { cellOf, type Game, type Move, play } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../board/board-view.ts';
import { createCellNames } from '../board/cell-names.ts';
import { gameTextsIn } from '../testing/game-texts.ts';
import { testSession } from '../testing/test-session.ts';
import { changeText } from './board-change.ts';

const { game } = testSession();

const ANSWER: Move = { type: 'answer', cell: 2, digit: 4 };

/** The right digit entered into a cell. */
function solved(cell: Cell): Move {
  const digit = valueAt(game.puzzle.solution, cell);
  if (digit === 0) throw new Error('A solution has no empty cell.');
  return { type: 'answer', cell, digit };
}

/** What is heard of each move in turn. */
function heard(language: Language, start: Game, ...moves: Move[]): (string | undefined)[] {
  const t = gameTextsIn(language).getFixedT(null, 'game');
  const { nameOf } = createCellNames(t);
  let before = start;
  return moves.map((move) => {
    const after = play(before, move);
    const text = changeText({ t, language }, (cell) => nameOf(cell, viewOf(after, cell)), {
      before,
      after,
    });
    before = after;
    return text;
  });
}

describe('the announcement of a change', () => {
  test.each([
    ['en', '4, row 1, column 3', 'Undone. Empty, row 1, column 3', 'Redone. 4, row 1, column 3'],
    ['ja', '4、1行3列', '元に戻しました。空き、1行3列', 'やり直しました。4、1行3列'],
  ] as const)('an entry, its undo and its redo say what and where in %s', (language, ...texts) => {
    expect(heard(language, game, ANSWER, { type: 'undo' }, { type: 'redo' })).toEqual(texts);
  });

  test.each([
    [
      'en',
      'Notes added in 51 cells.',
      'No notes are left.',
      'Undone. Notes added in 51 cells.',
      'Undone. No notes are left.',
    ],
    [
      'ja',
      '51マスにメモが入りました。',
      'メモはすべて消えました。',
      '元に戻しました。51マスにメモが入りました。',
      '元に戻しました。メモはすべて消えました。',
    ],
  ] as const)('counts the cells of many notes, in %s', (language, ...texts) => {
    const undo: Move = { type: 'undo' };
    expect(
      heard(language, game, { type: 'fill-notes' }, { type: 'clear-all-notes' }, undo, undo),
    ).toEqual(texts);
  });

  test('names only the digit that tidies the notes of its peers', () => {
    const [, entered] = heard('en', game, { type: 'fill-notes' }, ANSWER);
    expect(entered).toBe('4, row 1, column 3');
  });

  test('counts several removed digits', () => {
    const free = { ...game, config: { ...game.config, mistakePolicy: 'free' as const } };
    const wrong: Move = { type: 'answer', cell: 2, digit: 1 };
    const [, , back] = heard(
      'en',
      free,
      wrong,
      { type: 'answer', cell: 3, digit: 9 },
      { type: 'clear-mistakes' },
    );
    expect(back).toBe('Digits changed in 2 cells.');
  });

  test.each([
    ['en', '1, row 3, column 1. Column 1 is complete. The top-left box is complete.'],
    ['ja', '1、3行1列。1列目が完成しました。左上のブロックが完成しました。'],
  ] as const)('names the houses that an entry completes, in %s', (language, expected) => {
    const inColumn = [54, 63, 72].map(solved);
    const before = [2, 10, 11].map(solved);
    expect(heard(language, game, ...before, ...inColumn, solved(18)).at(-1)).toBe(expected);
  });

  test('leaves the end of the puzzle to what tells it', () => {
    const empty = CELLS.filter((cell) => cellOf(game, cell).value === 0);
    expect(heard('en', game, ...empty.map(solved)).at(-1)).toMatch(/^\d, row \d, column \d$/);
  });

  test('takes no new entry for a redo, and is empty for a rejected one', () => {
    const undo: Move = { type: 'undo' };
    const [, , again] = heard('en', game, ANSWER, undo, { ...ANSWER });
    expect(again).toBe('4, row 1, column 3');
    expect(heard('en', game, { type: 'answer', cell: 2, digit: 1 })).toEqual([undefined]);
  });

  test('is empty for another puzzle', () => {
    const other = { ...game, puzzle: { ...game.puzzle }, cells: [] };
    const t = gameTextsIn('en').getFixedT(null, 'game');
    expect(
      changeText({ t, language: 'en' }, String, { before: game, after: other }),
    ).toBeUndefined();
  });
});
