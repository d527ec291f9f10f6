import { CELLS, valueAt } from '@nanpure/engine';
import { cellOf } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { createStorage } from '../../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../../lib/storage/testing.ts';
import { reduceSession, type Session } from '../session/session.ts';
import { testSession } from '../testing/test-session.ts';
import { readResumableGames } from './resumable-games.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';
import { serializeSavedGame } from './saved-game.ts';

const HARD: SaveSlot = { kind: 'bank', difficulty: 'hard' };
const EASY: SaveSlot = { kind: 'bank', difficulty: 'easy' };
const BEGUN_AT = 1_000;
/** 3:12 later, and a bit. */
const SAVED_AT = BEGUN_AT + 192_900;

function begun(): Session {
  const move = { type: 'note', cell: 2, digit: 4 } as const;
  return reduceSession(testSession(), { type: 'play', move, at: BEGUN_AT });
}

function won(): Session {
  return CELLS.reduce((session, cell) => {
    const digit = valueAt(session.game.puzzle.solution, cell);
    if (digit === 0 || cellOf(session.game, cell).value !== 0) return session;
    const move = { type: 'answer', cell, digit } as const;
    return reduceSession(session, { type: 'play', move, at: BEGUN_AT });
  }, testSession());
}

function gamesAfter(saved: string | undefined) {
  const area = memoryArea();
  const key = saveKeyOf(EASY);
  if (saved !== undefined) area.setItem(key, saved);
  const games = readResumableGames(createStorage(() => area));
  expect(area.getItem(key)).toBe(saved ?? null);
  return games;
}

const textOf = (session: Session) => serializeSavedGame(session, { owner: 'tab', now: SAVED_AT });

describe('games in progress', () => {
  test('are those that were begun, with the time played', () => {
    const [game, ...others] = gamesAfter(textOf(begun()));
    expect(others).toEqual([]);
    expect(game).toMatchObject({ slot: EASY, time: '3:12', savedAt: SAVED_AT });
    expect(game?.cells).toHaveLength(81);
  });

  test.each([
    ['nothing is saved', undefined],
    ['nothing was entered', textOf(testSession())],
    ['it is won', textOf(won())],
    ['it cannot be read', '{"schemaVersion":'],
    ['it comes from a later version', '{"schemaVersion":999}'],
  ])('are none where %s, and what is stored stays', (_, saved) => {
    expect(gamesAfter(saved)).toEqual([]);
  });

  test('stand in the order in which they were played, and show which cells are filled', () => {
    const session = begun();
    const easy = serializeSavedGame(session, { owner: 'tab', now: SAVED_AT });
    const hard = serializeSavedGame(session, { owner: 'tab', now: SAVED_AT + 1 });
    const area = memoryArea();
    area.setItem(saveKeyOf(EASY), easy);
    area.setItem(saveKeyOf(HARD), hard);
    const games = readResumableGames(createStorage(() => area));
    expect(games.map(({ slot }) => slot)).toEqual([HARD, EASY]);
    const filled = CELLS.filter((cell) => cellOf(session.game, cell).value !== 0).length;
    expect(games[0]?.cells.filter((cell) => cell !== 'empty')).toHaveLength(filled);
  });
});
