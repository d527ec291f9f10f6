import { CELLS, formatGrid, valueAt } from '@nanpure/engine';
import { cellOf, isWon } from '@nanpure/engine/game';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withMemory } from '../../../lib/storage/memory.ts';
import { createStorage } from '../../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../../lib/storage/testing.ts';
import { reduceSession, type Session } from '../session/session.ts';
import { testSession } from '../testing/test-session.ts';
import { createGameStore } from './game-store.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';

const KEY = 'nanpure-game-easy';
const EASY: SaveSlot = { kind: 'bank', difficulty: 'easy' };

// Problems are logged there.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A browser's storage, and as many tabs as the test opens. */
function browser() {
  const area = memoryArea();
  const openTab = (tab: string) =>
    createGameStore({ storage: withMemory(createStorage(() => area)), tab, now: () => 9000 });
  return { area, openTab };
}

function noted(session: Session, cell: number): Session {
  return reduceSession(session, { type: 'play', move: { type: 'note', cell, digit: 4 }, at: 1000 });
}

function won(session: Session): Session {
  return CELLS.filter((cell) => cellOf(session.game, cell).value === 0).reduce((before, cell) => {
    const digit = valueAt(before.game.puzzle.solution, cell);
    if (digit === 0) throw new Error('the solution has a hole');
    return reduceSession(before, { type: 'play', move: { type: 'answer', cell, digit }, at: 2000 });
  }, session);
}

/** A tab with a game that it has begun and saved. */
function withGame() {
  const { area, openTab } = browser();
  const first = openTab('first');
  first.load(EASY);
  const session = noted(testSession(), 2);
  first.save(EASY, session);
  return { area, openTab, first, session };
}

describe('a tab', () => {
  test('loads what it has saved @9.13', () => {
    const { openTab, session } = withGame();
    expect(openTab('later').load(EASY)?.game).toEqual(session.game);
  });

  test('stops saving a won game, and counts as not playing', () => {
    const { area, first, session } = withGame();
    expect(first.isPlaying(EASY)).toBe(true);
    first.save(EASY, won(session));
    expect(area.getItem(KEY)).toBeNull();
    expect(first.isPlaying(EASY)).toBe(false);
  });

  test('keeps games of different slots beside each other', () => {
    const { area, openTab } = browser();
    const tab = openTab('only');
    const puzzle = formatGrid(testSession().problem.puzzle.givens);
    const slots: readonly SaveSlot[] = [
      EASY,
      { kind: 'practice', difficulty: 'easy', technique: 'naked-single' },
      { kind: 'own', puzzle },
      { kind: 'daily', date: '2026-11-23', difficulty: 'easy' },
    ];
    for (const [cell, slot] of slots.entries()) tab.takeOver(slot, noted(testSession(), cell + 2));
    expect(Object.keys(area).sort()).toEqual(slots.map(saveKeyOf).sort());
    for (const [cell, slot] of slots.entries()) {
      expect(openTab('later').load(slot)?.game).toEqual(noted(testSession(), cell + 2).game);
    }
    tab.forget(EASY);
    expect(area).toHaveLength(slots.length - 1);
  });

  test('keeps a finished game on a puzzle of one’s own, without its moves', () => {
    const { area, openTab } = browser();
    const own: SaveSlot = { kind: 'own', puzzle: formatGrid(testSession().problem.puzzle.givens) };
    const tab = openTab('only');
    tab.takeOver(own, noted(testSession(), 2));
    tab.save(own, won(noted(testSession(), 2)));
    const kept = openTab('later').load(own)?.game;
    expect(kept && isWon(kept)).toBe(true);
    expect(kept?.past).toEqual([]);
    expect(area.getItem(saveKeyOf(own))?.length).toBeLessThan(8000);
    expect(tab.isPlaying(own)).toBe(false);
  });

  test('keeps a finished game while the same puzzle is looked at, until its first input', () => {
    const { openTab } = browser();
    const own: SaveSlot = { kind: 'own', puzzle: formatGrid(testSession().problem.puzzle.givens) };
    openTab('first').takeOver(own, won(testSession()));
    const tab = openTab('later');
    const storedGame = () => openTab('another').load(own)?.game;
    tab.load(own);
    tab.begin(own, testSession());
    tab.save(own, reduceSession(testSession(), { type: 'select', cell: 2 }));
    const kept = storedGame();
    expect(kept && isWon(kept)).toBe(true);
    const begun = noted(testSession(), 2);
    tab.save(own, begun);
    expect(storedGame()).toEqual(begun.game);
  });

  test('stops saving a deleted game, until another one is taken over', () => {
    const { area, first, session } = withGame();
    first.forget(EASY);
    expect(area.getItem(KEY)).toBeNull();
    first.save(EASY, session);
    expect(area.getItem(KEY)).toBeNull();
    first.takeOver(EASY, session);
    expect(first.load(EASY)?.game).toEqual(session.game);
  });

  test('overwrites no game that the browser withholds, and says that it is there @10.6', () => {
    const { area, session } = withGame();
    const stored = area.getItem(KEY);
    const withheld = new Proxy(area, {
      get: (target, key) =>
        key === 'getItem'
          ? () => {
              throw new DOMException('not now', 'InvalidStateError');
            }
          : Reflect.get(target, key),
    });
    const storage = withMemory(createStorage(() => withheld));
    const later = createGameStore({ storage, tab: 'later', now: () => 9000 });
    expect(later.load(EASY)).toBeUndefined();
    expect(later.isUnreadable(EASY)).toBe(true);
    later.takeOver(EASY, testSession());
    later.save(EASY, noted(testSession(), 3));
    expect(area.getItem(KEY)).toBe(stored);
    expect(storage.trouble()).toBe('protected');
    expect(later.load(EASY)?.game).not.toEqual(session.game);
  });

  test('distinguishes an unreadable game from none', () => {
    const { area, openTab } = browser();
    const tab = openTab('only');
    tab.load(EASY);
    expect(tab.isUnreadable(EASY)).toBe(false);
    area.setItem(KEY, '{"schemaVersion":1,');
    tab.load(EASY);
    expect(tab.isUnreadable(EASY)).toBe(true);
    tab.takeOver(EASY, testSession());
    expect(tab.isUnreadable(EASY)).toBe(false);
  });

  test('writes its game again when the storage was cleared', () => {
    const { area, openTab, first, session } = withGame();
    area.clear();
    first.save(EASY, noted(session, 3));
    expect(openTab('later').load(EASY)?.game).toEqual(noted(session, 3).game);
  });

  test('logs what cannot be read, saved or cleared, and throws nothing @8.6', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const area = memoryArea();
    let isBlocked = false;
    const storage = withMemory(
      createStorage(() => {
        if (isBlocked) throw new DOMException('blocked', 'SecurityError');
        return area;
      }),
    );
    const store = createGameStore({ storage, tab: 'first', now: () => 9000 });
    area.setItem(KEY, 'garbage');
    expect(store.load(EASY)).toBeUndefined();
    isBlocked = true;
    const session = noted(testSession(), 2);
    store.save(EASY, session);
    expect(store.load(EASY)?.game).toEqual(session.game);
    store.forget(EASY);
    expect(store.load(EASY)).toBeUndefined();
    expect(warn.mock.calls.map(([what]) => what)).toEqual([
      'Failed to restore game state.',
      'Failed to save game state.',
      'Failed to clear game state.',
    ]);
  });

  test('sets garbage aside, at the start and later', () => {
    const { area, openTab, first, session } = withGame();
    area.setItem(KEY, 'garbage');
    expect(openTab('later').load(EASY)).toBeUndefined();
    expect(area.getItem(`${KEY}-unreadable-9000`)).toBe('garbage');
    area.setItem(KEY, 'other garbage');
    first.save(EASY, noted(session, 3));
    expect(area.getItem(`${KEY}-unreadable-9000`)).toBe('other garbage');
    expect(openTab('later').load(EASY)?.game).toEqual(noted(session, 3).game);
  });

  test('leaves a save of a later version as it is, and saves in memory', () => {
    const { area, openTab } = browser();
    const newer = '{"schemaVersion":99}';
    area.setItem(KEY, newer);
    const tab = openTab('old');
    expect(tab.load(EASY)).toBeUndefined();
    tab.save(EASY, noted(testSession(), 2));
    expect(area.getItem(KEY)).toBe(newer);
    expect(tab.load(EASY)?.game).toEqual(noted(testSession(), 2).game);
    tab.save(EASY, won(noted(testSession(), 2)));
    expect(area.getItem(KEY)).toBe(newer);
  });
});

describe('two tabs with one game', () => {
  function twoTabs() {
    const { area, openTab, first, session } = withGame();
    const second = openTab('second');
    const restored = second.load(EASY);
    if (!restored) throw new Error('nothing was restored');
    return { area, first, second, session, restored };
  }

  test('the one that only looks on becomes no owner', () => {
    const { first, second, restored } = twoTabs();
    second.save(EASY, { ...restored, selected: 7, mode: 'notes' });
    expect(first.newerElsewhere(EASY)).toBeUndefined();
  });

  test('the one that looks on sees no newer save while time passes in the other', () => {
    const { area, first, second, session, restored } = twoTabs();
    first.save(EASY, reduceSession(session, { type: 'page-hidden', at: 8000 }));
    expect(JSON.parse(area.getItem(KEY) ?? '').elapsedTime).toBe(7000);
    expect(second.newerElsewhere(EASY)).toBeUndefined();
    second.save(EASY, noted(restored, 3));
    expect(first.newerElsewhere(EASY)?.game).toEqual(noted(restored, 3).game);
  });

  test('a game that is taken over belongs to the other tab even without a move', () => {
    const { first, second, session, restored } = twoTabs();
    second.takeOver(EASY, restored);
    expect(first.newerElsewhere(EASY)?.game).toEqual(session.game);
  });

  test('the one that plays owns the game; the other sees it and overwrites nothing', () => {
    const { area, first, second, session, restored } = twoTabs();
    const refused: Session[] = [];
    first.onRefusal((_, each) => refused.push(each));
    second.save(EASY, noted(restored, 3));
    const text = area.getItem(KEY);
    expect(first.newerElsewhere(EASY)?.game).toEqual(noted(restored, 3).game);
    first.save(EASY, noted(session, 5));
    expect(area.getItem(KEY)).toBe(text);
    expect(refused).toEqual([noted(session, 5)]);
    expect(second.newerElsewhere(EASY)).toBeUndefined();
  });

  test('the other takes over by loading what was played', () => {
    const { first, second, restored } = twoTabs();
    second.save(EASY, noted(restored, 3));
    const taken = first.load(EASY);
    if (!taken) throw new Error('nothing was taken over');
    first.takeOver(EASY, taken);
    expect(second.newerElsewhere(EASY)?.game).toEqual(noted(restored, 3).game);
    first.save(EASY, noted(taken, 5));
    expect(first.newerElsewhere(EASY)).toBeUndefined();
  });

  test('a game that was won in one is not brought back by the other', () => {
    const { area, first, second, session, restored } = twoTabs();
    second.save(EASY, noted(restored, 3));
    const last = second.load(EASY);
    second.save(EASY, won(last ?? restored));
    expect(area.getItem(KEY)).toBeNull();
    first.release(EASY);
    first.save(EASY, noted(session, 5));
    expect(area.getItem(KEY)).toBeNull();
  });

  test('a win leaves alone what another tab has begun since', () => {
    const { area, first, second, session } = twoTabs();
    first.save(EASY, won(session));
    second.takeOver(EASY, noted(testSession(), 8));
    const text = area.getItem(KEY);
    first.save(EASY, won(session));
    expect(area.getItem(KEY)).toBe(text);
    expect(first.newerElsewhere(EASY)).toBeUndefined();
  });

  test('what another tab has begun since a win here is not given up with the won game @10.7', () => {
    const { area, first, second, session } = twoTabs();
    const last = won(session);
    first.save(EASY, last);
    expect(first.hasOtherPlay(EASY, last)).toBe(false);
    second.takeOver(EASY, testSession());
    expect(first.hasOtherPlay(EASY, last)).toBe(false);
    const begun = noted(testSession(), 8);
    second.save(EASY, begun);
    expect(first.hasOtherPlay(EASY, last)).toBe(true);
    expect(second.hasOtherPlay(EASY, begun)).toBe(false);
    const text = area.getItem(KEY);
    first.giveUp(EASY, last);
    first.save(EASY, noted(session, 5));
    expect(area.getItem(KEY)).toBe(text);
    second.giveUp(EASY, begun);
    expect(area.getItem(KEY)).toBeNull();
  });

  test('who agreed to lose some moves has not agreed to those of another tab since, seen or not @10.7', () => {
    const { area, first, second, session, restored } = twoTabs();
    second.save(EASY, noted(restored, 3));
    const text = area.getItem(KEY);
    first.giveUp(EASY, session);
    expect(area.getItem(KEY)).toBe(text);
    const seen = first.load(EASY);
    first.giveUp(EASY, session);
    expect(area.getItem(KEY)).toBe(text);
    if (seen) first.giveUp(EASY, seen);
    expect(area.getItem(KEY)).toBeNull();
  });

  test('the other goes on with what is stored, whatever it could not save itself', () => {
    const { area, first, second, session, restored } = twoTabs();
    vi.spyOn(area, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('too much', 'QuotaExceededError');
    });
    first.save(EASY, noted(session, 5));
    expect(first.load(EASY)?.game).toEqual(noted(session, 5).game);
    second.save(EASY, noted(restored, 3));
    first.release(EASY);
    expect(first.load(EASY)?.game).toEqual(noted(restored, 3).game);
  });
});
