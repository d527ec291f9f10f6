import type { Language } from '@nanpure/content';
import { type Game, type Move, play } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../board/board-view.ts';
import { createCellNames } from '../board/cell-names.ts';
import { gameTextsIn } from '../testing/game-texts.ts';
import { testSession } from '../testing/test-session.ts';
import { changeText } from './board-change.ts';

const { game } = testSession();

const ANSWER: Move = { type: 'answer', cell: 2, digit: 4 };

/** What is heard of each move in turn. */
function heard(language: Language, start: Game, ...moves: Move[]): (string | undefined)[] {
  const t = gameTextsIn(language).getFixedT(null, 'game');
  const { nameOf } = createCellNames(t);
  let before = start;
  return moves.map((move) => {
    const after = play(before, move);
    const text = changeText(t, (cell) => nameOf(cell, viewOf(after, cell)), { before, after });
    before = after;
    return text;
  });
}

describe('what is heard of a change', () => {
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
  ] as const)('notes everywhere are told by how many cells, in %s', (language, ...texts) => {
    const undo: Move = { type: 'undo' };
    expect(
      heard(language, game, { type: 'fill-notes' }, { type: 'clear-all-notes' }, undo, undo),
    ).toEqual(texts);
  });

  test('a digit that tidies the notes of its peers is told alone', () => {
    const [, entered] = heard('en', game, { type: 'fill-notes' }, ANSWER);
    expect(entered).toBe('4, row 1, column 3');
  });

  test('several digits that go at once are counted', () => {
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

  test('a new entry where something was undone is no redo, and a refused one says nothing', () => {
    const undo: Move = { type: 'undo' };
    const [, , again] = heard('en', game, ANSWER, undo, { ...ANSWER });
    expect(again).toBe('4, row 1, column 3');
    expect(heard('en', game, { type: 'answer', cell: 2, digit: 1 })).toEqual([undefined]);
  });

  test('another puzzle is no change of this one', () => {
    const other = { ...game, puzzle: { ...game.puzzle }, cells: [] };
    const t = gameTextsIn('en').getFixedT(null, 'game');
    expect(changeText(t, String, { before: game, after: other })).toBeUndefined();
  });
});
