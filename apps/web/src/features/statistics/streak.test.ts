import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/calendar.ts';
import { countWin, type GameWin, NO_STATISTICS, type Statistics } from './statistics.ts';
import { streakOn } from './streak.ts';
import { lastWeeks } from './weeks.ts';

/** Statistics after a win on each day, with the clock as it was then. */
function winOn(days: readonly string[], before: Statistics = NO_STATISTICS): Statistics {
  return days.reduce((statistics, day) => {
    const win: GameWin = {
      difficulty: 'easy',
      problemId: `easy-${statistics.byDifficulty.easy.wins}`,
      elapsed: 60_000,
      isFlawless: true,
      techniques: [],
      unaided: [],
    };
    return countWin(statistics, win, day);
  }, before);
}

/** So many days, one after the other. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

describe('the streak', () => {
  it('grows by a day with a win, once a day', () => {
    const days = ['2025-02-27', '2025-02-28', '2025-02-28', '2025-03-01'];
    expect(winOn(days).streak).toEqual({ lastDay: '2025-03-01', length: 3, longest: 3 });
  });

  it('starts again after a day without, and remembers the longest', () => {
    const { streak } = winOn(['2025-01-01', '2025-01-02', '2025-01-04']);
    expect(streak).toEqual({ lastDay: '2025-01-04', length: 1, longest: 2 });
  });

  it('stands today and tomorrow, then it is over', () => {
    const played = winOn(['2025-01-01', '2025-01-02']);
    const on = (day: string) => streakOn(played, day).current;
    expect(['2025-01-02', '2025-01-03', '2025-01-04'].map(on)).toEqual([2, 2, 0]);
    expect(streakOn(NO_STATISTICS, '2025-01-02')).toEqual({ current: 0, longest: 0 });
  });

  it('is longer than days are kept, and was before they were kept at all', () => {
    const long = winOn(daysFrom('2025-01-01', 500));
    expect(streakOn(long, addDays('2025-01-01', 500))).toEqual({ current: 500, longest: 500 });
    const streak = { lastDay: '2025-06-30', length: 20, longest: 40 };
    const old = { ...NO_STATISTICS, streak };
    expect(streakOn(old, '2025-07-01')).toEqual({ current: 20, longest: 40 });
    expect(winOn(['2025-07-01'], old).streak).toMatchObject({ length: 21, longest: 40 });
  });

  it('of a stored length that no one can have played is not walked day by day', () => {
    const streak = { lastDay: '2025-06-30', length: 1e15, longest: 1e15 };
    expect(streakOn({ streak, days: {} }, '2025-07-01').current).toBe(1e15);
  });
});

describe('the streak of a player whose clock was wrong', () => {
  const BEFORE = daysFrom('2026-11-16', 4);
  const AHEAD = winOn([...BEFORE, '2027-11-20']);

  it('goes on as if the win on a day to come were none, and no day is lost', () => {
    expect(streakOn(AHEAD, '2026-11-20')).toEqual({ current: 4, longest: 4 });
    const played = winOn(daysFrom('2026-11-20', 3), AHEAD);
    expect(streakOn(played, '2026-11-22')).toEqual({ current: 7, longest: 7 });
    const shown = lastWeeks(played.days, '2026-11-22').flat();
    expect(shown.filter(({ wins }) => wins)).toHaveLength(7);
  });

  it('is over after a day without a win, however far the clock was ahead', () => {
    expect(streakOn(AHEAD, '2026-11-21')).toEqual({ current: 0, longest: 4 });
    expect(streakOn(AHEAD, '2027-11-19').current).toBe(0);
    expect(streakOn(AHEAD, '2027-11-21').current).toBe(1);
  });

  it('keeps every day of the calendar over many days to come', () => {
    const kept = winOn(daysFrom('2027-11-20', 60), winOn(daysFrom('2026-09-01', 84)));
    const shown = lastWeeks(kept.days, '2026-11-23').flat();
    expect(shown.filter(({ wins }) => wins).length).toBeGreaterThan(75);
    expect(streakOn(kept, '2026-11-23').current).toBe(84);
  });

  it('grows into a day to come, once that is there', () => {
    const played = winOn(['2026-11-20', '2026-11-21'], winOn(['2026-11-22']));
    expect(streakOn(played, '2026-11-21').current).toBe(2);
    expect(winOn(['2026-11-22'], played).streak).toMatchObject({ length: 3, longest: 3 });
  });

  it('is not harmed by a clock that was set back', () => {
    const back = winOn(['2026-11-18', '2026-11-01'], winOn(BEFORE));
    expect(back.streak).toEqual({ lastDay: '2026-11-19', length: 4, longest: 4 });
    expect(streakOn(back, '2026-11-01').current).toBe(1);
    expect(winOn(['2026-11-20'], back).streak).toMatchObject({ length: 5 });
    expect(winOn(['2025-01-02', '2025-01-01']).streak).toMatchObject({
      lastDay: '2025-01-02',
      length: 1,
    });
  });

  it('is found again in what an older version stored with a day to come', () => {
    const days = { '2026-11-20': 1, '2026-11-21': 1, '2026-11-22': 1, '2027-11-20': 1 };
    const streak = { lastDay: '2027-11-20', length: 1, longest: 4 };
    const stored = { ...NO_STATISTICS, streak, days };
    expect(streakOn(stored, '2026-11-22')).toEqual({ current: 3, longest: 4 });
    expect(streakOn(stored, '2026-11-24').current).toBe(0);
  });
});
