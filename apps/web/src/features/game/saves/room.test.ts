import { CELLS, DIFFICULTIES, valueAt } from '@nanpure/engine';
import { cellOf } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { createStorage } from '../../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../../lib/storage/testing.ts';
import { reduceSession, type Session } from '../session/session.ts';
import { testSession } from '../testing/test-session.ts';
import { isSameGames, MOST_GAMES_OF_A_KIND, roomNeeded } from './room.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';
import { serializeSavedGame } from './saved-game.ts';
import { savedSlots, slotOfKey } from './saved-slots.ts';

const own = (index: number): SaveSlot => ({
  kind: 'own',
  puzzle: `${Math.floor(index / 9) + 1}${(index % 9) + 1}`.padStart(81, '.'),
});

function begun(): Session {
  const move = { type: 'note', cell: 2, digit: 4 } as const;
  return reduceSession(testSession(), { type: 'play', move, at: 1000 });
}

function won(): Session {
  return CELLS.reduce((session, cell) => {
    const digit = valueAt(session.game.puzzle.solution, cell);
    if (digit === 0 || cellOf(session.game, cell).value !== 0) return session;
    const move = { type: 'answer', cell, digit } as const;
    return reduceSession(session, { type: 'play', move, at: 1000 });
  }, testSession());
}

/** A storage with own games, the first of them the oldest. */
function storageWith(sessions: readonly Session[]) {
  const area = memoryArea();
  for (const [index, session] of sessions.entries()) {
    const text = serializeSavedGame(session, { owner: 'tab', now: 5000 + index });
    area.setItem(saveKeyOf(own(index)), text);
  }
  return { area, storage: createStorage(() => area) };
}

const many = (session: Session, count: number) => Array.from({ length: count }, () => session);

describe('the key of a game', () => {
  const slots: readonly SaveSlot[] = [
    ...DIFFICULTIES.map((difficulty) => ({ kind: 'bank', difficulty }) as const),
    { kind: 'practice', difficulty: 'hard', technique: 'x-wing' },
    own(0),
    { kind: 'daily', date: '2026-02-28', difficulty: 'medium' },
  ];

  test.each(slots)('leads back to it: %o', (slot) => {
    expect(slotOfKey(saveKeyOf(slot))).toEqual(slot);
  });

  test('of the bank is as it always was', () => {
    expect(saveKeyOf({ kind: 'bank', difficulty: 'hard' })).toBe('nanpure-game-hard');
  });

  test.each([
    'nanpure-game-expert',
    'nanpure-game-easy-unreadable-9000',
    `${saveKeyOf(own(0))}-unreadable-9000`,
    'nanpure-game-practice-hard-toString',
    'nanpure-game-daily-2026-02-30-easy',
    'nanpure-game-own-123',
    'nanpure-statistics',
    'toString',
  ])('is none: %s', (key) => {
    expect(slotOfKey(key)).toBeUndefined();
  });
});

describe('room for a game', () => {
  test('is there until so many of its kind are kept', () => {
    const { storage } = storageWith(many(won(), MOST_GAMES_OF_A_KIND - 1));
    expect(roomNeeded(own(50), storage)).toEqual({ free: [], inProgress: [] });
  });

  test('is not needed by one that is kept already, and other kinds don’t count', () => {
    const { area, storage } = storageWith(many(begun(), MOST_GAMES_OF_A_KIND));
    expect(roomNeeded(own(3), storage)).toEqual({ free: [], inProgress: [] });
    const daily: SaveSlot = { kind: 'daily', date: '2026-11-23', difficulty: 'easy' };
    expect(roomNeeded(daily, storage)).toEqual({ free: [], inProgress: [] });
    expect(savedSlots(storage)).toHaveLength(area.length);
  });

  test('comes from what was never begun, then from what was finished first', () => {
    const others = many(begun(), MOST_GAMES_OF_A_KIND - 3);
    const { storage } = storageWith([...others, won(), won(), testSession(), begun()]);
    const [first, second] = [own(others.length + 2), own(others.length)];
    expect(roomNeeded(own(50), storage)).toEqual({ free: [first, second], inProgress: [] });
  });

  test('takes the one played longest ago where all are in progress, and says so', () => {
    const { storage } = storageWith(many(begun(), MOST_GAMES_OF_A_KIND));
    expect(roomNeeded(own(50), storage)).toEqual({
      free: [],
      inProgress: [{ slot: own(0), savedAt: 5000, filled: 30 }],
    });
  });

  test('is no longer what the player agreed to once a game of it was played on', () => {
    const { area, storage } = storageWith(many(begun(), MOST_GAMES_OF_A_KIND));
    const told = roomNeeded(own(50), storage).inProgress;
    expect(isSameGames(roomNeeded(own(50), storage).inProgress, told)).toBe(true);
    area.setItem(saveKeyOf(own(0)), serializeSavedGame(begun(), { owner: 'other', now: 9000 }));
    const now = roomNeeded(own(50), storage).inProgress;
    expect(now.map(({ slot }) => slot)).toEqual([own(1)]);
    expect(isSameGames(now, told)).toBe(false);
    expect(isSameGames([], told)).toBe(false);
  });

  test('leaves what can’t be read where it is', () => {
    const { area, storage } = storageWith(many(begun(), MOST_GAMES_OF_A_KIND - 1));
    area.setItem(saveKeyOf(own(60)), 'garbage');
    expect(roomNeeded(own(50), storage)).toEqual({ free: [], inProgress: [] });
  });
});
