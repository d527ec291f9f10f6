import { STATION_IDS, type StationId } from '@nanpure/content';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CourseState,
  EMPTY_COURSE,
  practisedOf,
  type SeenTask,
  withRecord,
} from './course-state.ts';
import { dueCards, nextStation, stageToGoOn, statusOf } from './status.ts';

const NOW = new Date(2026, 2, 3, 12);
const LATER = '2026-04-01';
const cardDue = (due: string, reviewedOn = '2026-02-01'): Card => ({
  due,
  reviewedOn,
  stability: 3,
  difficulty: 5,
});

const solved = (grade: SeenTask['grade'], count: number): SeenTask[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${grade}-${index}`,
    grade,
    isSolved: true,
  }));

const mastered = (ids: readonly StationId[], state: CourseState = EMPTY_COURSE) =>
  ids.reduce((before, id) => withRecord(before, id, { masteredOn: '2026-02-01' }), state);

describe('what is due @14.7', () => {
  it('is known least first, and not before its day', () => {
    let state = withRecord(EMPTY_COURSE, 'x-wing', {
      card: cardDue('2026-03-02', '2026-02-01'),
      taskCards: [
        { key: 'a', inARow: 0, ...cardDue('2026-03-02', '2026-03-01') },
        { key: 'b', inARow: 0, ...cardDue('2026-03-04', '2026-03-02') },
      ],
    });
    state = withRecord(state, 'boxes', { card: cardDue('2026-03-03', '2026-02-20') });
    expect(dueCards(state, NOW)).toEqual([
      { station: 'x-wing', taskKey: 'a' },
      { station: 'x-wing', taskKey: undefined },
      { station: 'boxes', taskKey: undefined },
    ]);
    expect(statusOf(state, 'boxes', NOW).isDue).toBe(true);
    expect(statusOf(state, 'lines', NOW).isDue).toBe(false);
  });

  it('is two reviews a day at most, what was asked on that day taken off', () => {
    const taskCards = Array.from({ length: 15 }, (_, index) => ({
      key: `${index}`,
      inARow: 0,
      ...cardDue('2026-03-01'),
    }));
    const state = withRecord(EMPTY_COURSE, 'x-wing', { taskCards });
    const countAfter = (count: number, on = '2026-03-03') =>
      dueCards({ ...state, reviewed: { on, count } }, NOW).length;
    expect([0, 2, 12, 13].map((count) => countAfter(count))).toEqual([12, 10, 0, 0]);
    expect(countAfter(6, '2026-03-02')).toBe(12);
  });

  it('is what was answered on a day that is still to come: the clock was wrong', () => {
    const state = withRecord(EMPTY_COURSE, 'boxes', { card: cardDue('2035-01-09', '2035-01-01') });
    expect(dueCards(state, NOW)).toHaveLength(1);
  });
});

describe('how it stands with a station', () => {
  it('is told up to what each grade needs', () => {
    const state = withRecord(EMPTY_COURSE, 'x-wing', {
      earlier: { 1: 12, 2: 1, 3: 0 },
      seen: [...solved(2, 2), { key: 'shown', grade: 2, isSolved: false }],
    });
    expect(statusOf(state, 'x-wing', NOW).solved).toEqual({ 1: 3, 2: 3, 3: 0 });
    expect(practisedOf(state)).toEqual({ 'x-wing': 15 });
  });

  it('says that a game led there, until it is mastered', () => {
    const state = withRecord(EMPTY_COURSE, 'x-wing', { metOn: '2026-03-01' });
    expect(statusOf(state, 'x-wing', NOW).isMet).toBe(true);
    expect(statusOf(mastered(['x-wing'], state), 'x-wing', NOW).isMet).toBe(false);
  });

  it('counts what was practised of a technique at all of its stations', () => {
    const boxes = withRecord(EMPTY_COURSE, 'boxes', { seen: solved(1, 2) });
    expect(practisedOf(withRecord(boxes, 'lines', { seen: solved(3, 1) }))).toEqual({
      'hidden-single': 3,
    });
  });
});

describe('where to go on', () => {
  it.each([
    ['nothing is begun', {}, 'lesson'],
    ['the lesson is done', { isLessonDone: true }, { kind: 'grade', grade: 1 }],
    ['tasks were solved without the lesson', { seen: solved(1, 1) }, { kind: 'grade', grade: 1 }],
    ['a grade is passed', { seen: solved(1, 3) }, { kind: 'grade', grade: 2 }],
    ['a grade was left out', { seen: solved(2, 4) }, { kind: 'grade', grade: 1 }],
    [
      'all grades are passed',
      { seen: [...solved(1, 3), ...solved(2, 4), ...solved(3, 3)] },
      { kind: 'test' },
    ],
    ['the test is passed', { masteredOn: LATER }, 'mastered'],
  ] as const)('at a station where %s', (_, record, stage) => {
    expect(stageToGoOn(withRecord(EMPTY_COURSE, 'x-wing', record), 'x-wing')).toEqual(stage);
  });

  it('at the station of whole puzzles, which has no tasks', () => {
    const opened = withRecord(EMPTY_COURSE, 'whole-puzzle', { isLessonDone: true });
    expect(stageToGoOn(opened, 'whole-puzzle')).toEqual({ kind: 'test' });
  });

  it('leads to the station where the learner is, then to the next that is not mastered, around the path', () => {
    expect(nextStation(EMPTY_COURSE)).toBe('board');
    expect(nextStation(mastered(['board', 'boxes']))).toBe('lines');
    const at = (current: StationId, ids: readonly StationId[]) =>
      nextStation({ ...mastered(ids), current });
    expect(at('x-wing', [])).toBe('x-wing');
    expect(at('x-wing', ['x-wing'])).toBe('swordfish');
    expect(at('swordfish', ['swordfish', 'whole-puzzle', 'board'])).toBe('boxes');
    expect(at('board', STATION_IDS)).toBeUndefined();
  });
});
