import { STATION_IDS } from '@nanpure/content';
import { describe, expect, test } from 'vitest';
import { type CourseState, EMPTY_COURSE, NEEDED, withRecord } from '../memory/course-state.ts';
import { standingOf } from './standing.ts';
import { techniqueStandings } from './technique-standing.ts';

const NOW = new Date(2026, 4, 6, 12);
const LATER = '2026-06-01';
const EARLIER = '2026-05-01';

type Changes = Parameters<typeof withRecord>[2];

function stateWith(records: Readonly<Partial<Record<(typeof STATION_IDS)[number], Changes>>>) {
  return STATION_IDS.reduce<CourseState>(
    (state, id) => withRecord(state, id, records[id] ?? {}),
    EMPTY_COURSE,
  );
}

const masteredUntil = (due: string): Changes => ({
  masteredOn: EARLIER,
  card: { due, reviewedOn: EARLIER, stability: 5, difficulty: 5 },
});

describe('how far somebody is with a station', () => {
  test('is nothing before anything is known, but for what comes first', () => {
    const standings = STATION_IDS.map((id) => standingOf(undefined, id, NOW));
    expect(standings.map(({ isNext }) => isNext)).toEqual(STATION_IDS.map((id) => id === 'board'));
    for (const { grades, isBegun, isMastered, isDue, isMet } of standings) {
      expect(grades).toEqual([0, 0, 0]);
      expect([isBegun, isMastered, isDue, isMet]).toEqual([false, false, false, false]);
    }
  });

  test('is a share of each grade', () => {
    const earlier = { 1: NEEDED[1] + 2, 2: 1, 3: 0 };
    const state = stateWith({ notes: { earlier } });
    const { grades, isBegun } = standingOf(state, 'notes', NOW);
    expect(grades).toEqual([1, 1 / NEEDED[2], 0]);
    expect(isBegun).toBe(true);
  });

  test('is due or not once it is mastered, and met only as long as nothing is done about it', () => {
    const state = stateWith({
      boxes: masteredUntil(EARLIER),
      lines: masteredUntil(LATER),
      'x-wing': { metOn: EARLIER },
      swordfish: { metOn: EARLIER, isLessonDone: true },
    });
    const marks = (id: (typeof STATION_IDS)[number]) => {
      const { isMastered, isDue, isMet } = standingOf(state, id, NOW);
      return { isMastered, isDue, isMet };
    };
    expect(marks('boxes')).toEqual({ isMastered: true, isDue: true, isMet: false });
    expect(marks('lines')).toEqual({ isMastered: true, isDue: false, isMet: false });
    expect(marks('x-wing')).toEqual({ isMastered: false, isDue: false, isMet: true });
    expect(marks('swordfish')).toEqual({ isMastered: false, isDue: false, isMet: false });
  });
});

test('a technique that two stations teach is mastered with both @14.4', () => {
  const half = stateWith({ boxes: masteredUntil(LATER) });
  const both = stateWith({ boxes: masteredUntil(LATER), lines: masteredUntil(EARLIER) });
  expect(techniqueStandings(half, NOW).get('hidden-single')).toMatchObject({
    grades: 6,
    isMastered: false,
    isDue: false,
  });
  expect(techniqueStandings(both, NOW).get('hidden-single')).toMatchObject({
    isMastered: true,
    isDue: true,
  });
});
