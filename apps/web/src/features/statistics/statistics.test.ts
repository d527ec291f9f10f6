import { describe, expect, it, test } from 'vitest';
import { addDays } from '../../lib/calendar.ts';
import { withMemory } from '../../lib/storage/memory.ts';
import { createStorage } from '../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import { medianOf } from './median.ts';
import {
  averageTime,
  countStart,
  countWin,
  type GameWin,
  NO_STATISTICS,
  totalsOf,
} from './statistics.ts';
import {
  loadStatistics,
  makeStatistics,
  parseStatistics,
  recordStart,
  recordWin,
  STATISTICS_KEY,
} from './statistics-storage.ts';
import { lastWeeks } from './weeks.ts';
import { compareWin } from './win-comparison.ts';

const WIN: GameWin = {
  difficulty: 'easy',
  problemId: 'easy-1',
  elapsed: 60_000,
  isFlawless: true,
  techniques: ['hidden-single', 'naked-single'],
  unaided: ['naked-single'],
};

function winOn(day: string, id: string) {
  return (statistics: typeof NO_STATISTICS) => countWin(statistics, { ...WIN, problemId: id }, day);
}

describe('statistics', () => {
  it('count games, wins and flawless wins, with best and average time', () => {
    const statistics = [
      WIN,
      { ...WIN, problemId: 'easy-2', elapsed: 30_000, isFlawless: false },
      { ...WIN, problemId: 'easy-3', elapsed: 90_000, isFlawless: false },
    ].reduce((before, win) => countWin(countStart(before, win), win, '2025-07-01'), NO_STATISTICS);
    expect(statistics.byDifficulty.easy).toEqual({
      games: 3,
      wins: 3,
      flawlessWins: 1,
      bestTime: 30_000,
      totalTime: 180_000,
      times: [60_000, 30_000, 90_000],
    });
    expect(averageTime(statistics.byDifficulty.easy)).toBe(60_000);
    expect(averageTime(statistics.byDifficulty.hard)).toBeUndefined();
    expect(statistics.techniques).toEqual({ 'hidden-single': 3, 'naked-single': 3 });
    expect(statistics.unaided).toEqual({ 'naked-single': 3 });
    expect(totalsOf(statistics)).toEqual({ games: 3, wins: 3, flawlessWins: 1 });
  });

  it('count a start once, however often the game is reloaded', () => {
    const once = countStart(NO_STATISTICS, WIN);
    expect(countStart(once, WIN)).toBe(once);
    expect(once.byDifficulty.easy.games).toBe(1);
  });

  it('count a win once, and a game that was never seen to begin with it', () => {
    const once = countWin(NO_STATISTICS, WIN, '2025-07-01');
    expect(countWin(once, WIN, '2025-07-02')).toBe(once);
    expect(once.byDifficulty.easy).toMatchObject({ games: 1, wins: 1 });
  });

  it('count the same puzzle again when it is played again', () => {
    const once = countWin(countStart(NO_STATISTICS, WIN), WIN, '2025-07-01');
    const twice = countWin(countStart(once, WIN), { ...WIN, elapsed: 61_234 }, '2025-07-01');
    expect(twice.byDifficulty.easy).toMatchObject({ games: 2, wins: 2, totalTime: 121_234 });
  });

  it('keep the latest thirty times, oldest first', () => {
    const seconds = Array.from({ length: 32 }, (_, index) => 1000 * index);
    const { byDifficulty } = seconds.reduce(
      (before, elapsed) => countWin(before, { ...WIN, elapsed }, '2025-07-01'),
      NO_STATISTICS,
    );
    expect(byDifficulty.easy.times).toEqual(seconds.slice(2));
  });

  it('count the wins of each day, for a year of days', () => {
    const early = ['2025-01-01', '2025-01-02', '2025-01-02', '2025-03-26'];
    const later = Array.from({ length: 364 }, (_, day) => addDays('2025-04-01', day));
    const daysOf = (days: readonly string[]) =>
      days
        .map((day, index) => winOn(day, `easy-${index}`))
        .reduce((statistics, count) => count(statistics), NO_STATISTICS).days;
    expect(daysOf(early)).toEqual({ '2025-01-01': 1, '2025-01-02': 2, '2025-03-26': 1 });
    expect(Object.entries(daysOf([...early, ...later]))).toHaveLength(366);
    expect(daysOf([...early, ...later])).not.toHaveProperty('2025-01-01');
  });
});

describe('a win compared to those before it', () => {
  const recordOf = (...times: readonly number[]) =>
    times.reduce(
      (before, elapsed, index) =>
        countWin(before, { ...WIN, elapsed, problemId: `easy-${index}` }, '2025-07-01'),
      NO_STATISTICS,
    ).byDifficulty.easy;

  it('is the first, the fastest, or neither', () => {
    expect(compareWin(recordOf(9), 9)).toEqual({ kind: 'first' });
    expect(compareWin(recordOf(10, 20, 9), 9)).toEqual({
      kind: 'fastest',
      average: 15,
      best: 9,
      times: [10, 20, 9],
    });
    expect(compareWin(recordOf(10, 20, 30), 30)).toMatchObject({
      kind: 'usual',
      average: 15,
      best: 10,
    });
  });

  it('is compared to nothing where it was not counted', () => {
    expect(compareWin(recordOf(10, 20), 30)).toBeUndefined();
    expect(compareWin(recordOf(), 30)).toBeUndefined();
  });

  it('knows the average of wins whose times were not kept', () => {
    const old = { ...recordOf(10, 20), times: [20] };
    expect(compareWin(old, 20)).toMatchObject({ kind: 'usual', average: 10, times: [20] });
  });
});

describe('the calendar', () => {
  const weeks = lastWeeks({ '2025-07-01': 2, '2025-04-13': 1 }, '2025-07-01');

  it('has twelve weeks from Sunday to Saturday, the last with today', () => {
    expect(weeks.map((week) => week.length)).toEqual(Array(12).fill(7));
    expect(weeks[0]?.[0]).toEqual({ day: '2025-04-13', wins: 1 });
    expect(weeks[11]?.[2]).toEqual({ day: '2025-07-01', wins: 2 });
    expect(weeks[11]?.[3]).toEqual({ day: '2025-07-02', wins: undefined });
  });

  it('shows every day that is kept', () => {
    const kept = countWin(
      countWin(NO_STATISTICS, WIN, '2025-04-13'),
      { ...WIN, elapsed: 1 },
      '2025-07-05',
    );
    const shown = lastWeeks(kept.days, '2025-07-05')
      .flat()
      .filter(({ wins }) => wins);
    expect(shown).toHaveLength(2);
  });
});

test.each([
  [[5], 5],
  [[9, 1], 5],
  [[9, 1, 2], 2],
  [[1, 2, 4, 100], 3],
])('the median of %j is %d', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});

describe('stored statistics', () => {
  const NOON = new Date(2025, 6, 1, 12).getTime();

  function storageWith(text?: string) {
    const area = memoryArea();
    if (text !== undefined) area.setItem(STATISTICS_KEY, text);
    return { area, storage: withMemory(createStorage(() => area)) };
  }

  it('come back as they were', () => {
    const statistics = countWin(NO_STATISTICS, WIN, '2025-07-01');
    expect(parseStatistics(makeStatistics(statistics))).toEqual({ ok: true, value: statistics });
  });

  it('are counted from one visit to the next', () => {
    const { area, storage } = storageWith();
    recordStart(WIN, storage, NOON);
    const nextVisit = withMemory(createStorage(() => area));
    recordWin(WIN, nextVisit, NOON);
    recordWin(WIN, nextVisit, NOON);
    expect(loadStatistics(storage).byDifficulty.easy).toMatchObject({ games: 1, wins: 1 });
    expect(loadStatistics(storage).streak.lastDay).toBe('2025-07-01');
  });

  it('of the first version go on, with the day from which on more is kept', () => {
    const record = { games: 3, wins: 2, flawlessWins: 1, bestTime: 5, totalTime: 12 };
    const first = JSON.stringify({
      schemaVersion: 1,
      byDifficulty: { easy: record, medium: record, hard: record },
      techniques: { 'naked-single': 2 },
      streak: { lastDay: '2025-06-30', length: 2, longest: 4 },
      lastStarts: [],
      lastWins: [],
    });
    const { area, storage } = storageWith(first);
    recordWin(WIN, storage, NOON);
    const statistics = loadStatistics(storage, NOON);
    expect(statistics.byDifficulty.easy).toMatchObject({ wins: 3, bestTime: 5, times: [60_000] });
    expect(statistics).toMatchObject({
      techniques: { 'naked-single': 3, 'hidden-single': 1 },
      unaided: { 'naked-single': 1 },
      days: { '2025-07-01': 1 },
      since: '2025-07-01',
      streak: { length: 3, longest: 4 },
    });
    recordWin({ ...WIN, problemId: 'easy-2' }, storage, NOON + 48 * 3_600_000);
    expect(loadStatistics(storage).since).toBe('2025-07-01');
    expect(area.getItem(STATISTICS_KEY)).toContain('"schemaVersion":2');
  });

  it('without a win in the first version have nothing that is missing', () => {
    const old = makeStatistics(NO_STATISTICS).replace('"schemaVersion":2', '"schemaVersion":1');
    expect(parseStatistics(old, NOON)).toEqual({ ok: true, value: NO_STATISTICS });
  });

  it.each([
    ['more wins than games', { games: 1, wins: 2 }],
    ['more flawless wins than wins', { games: 2, wins: 1, flawlessWins: 2 }],
  ])('are damaged with %s', (_, counts) => {
    const { byDifficulty } = NO_STATISTICS;
    const impossible = { ...byDifficulty, hard: { ...byDifficulty.hard, ...counts } };
    const text = makeStatistics({ ...NO_STATISTICS, byDifficulty: impossible });
    expect(parseStatistics(text)).toEqual({ ok: false, error: 'damaged' });
    const old = text.replace('"schemaVersion":2', '"schemaVersion":1');
    expect(parseStatistics(old)).toEqual({ ok: false, error: 'damaged' });
  });

  it.each(['', 'null', '{"schemaVersion":1}', makeStatistics(NO_STATISTICS).replace('0', '-1')])(
    'are set aside when they are damaged: %.40s',
    (text) => {
      const { area, storage } = storageWith(text);
      recordWin(WIN, storage, NOON);
      expect(area.getItem(`${STATISTICS_KEY}-unreadable-${NOON}`)).toBe(text);
      expect(loadStatistics(storage).byDifficulty.easy.wins).toBe(1);
    },
  );

  it('of a later version stay as they are', () => {
    const newer = '{"schemaVersion":3}';
    const { area, storage } = storageWith(newer);
    recordWin(WIN, storage, NOON);
    expect(area.getItem(STATISTICS_KEY)).toBe(newer);
    expect(loadStatistics(storage).byDifficulty.easy.wins).toBe(1);
  });
});
