import { taskKey } from '@nanpure/content/course';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween } from '../../../lib/calendar.ts';
import type { Outcome } from '../session/outcome.ts';
import type { SessionTask } from '../session/session-task.ts';
import { taskNamed } from '../testing/course-tasks.ts';
import { afterLesson, afterOutcome, afterTest } from './course-changes.ts';
import { type CourseState, EMPTY_COURSE, recordOf } from './course-state.ts';
import { dueCards } from './status.ts';

const NOW = new Date(2026, 2, 3, 23, 59);
const TODAY = dayOf(NOW.getTime());
const onDay = (days: number) => new Date(2026, 2, 3 + days, 0, 1);

const practice = (name: string, changes: Partial<SessionTask> = {}): SessionTask => ({
  station: 'x-wing',
  task: taskNamed(name, 1),
  mode: 'guided',
  stage: { kind: 'grade', grade: 1 },
  isRepeat: false,
  number: 1,
  ...changes,
});

const review = (name: string | undefined): SessionTask =>
  practice(name ?? 'fresh', {
    mode: 'free',
    stage: { kind: 'review' },
    card: { station: 'x-wing', taskKey: name && `${name}@1` },
  });

const xWing = (state: CourseState) => recordOf(state, 'x-wing');

describe('a task', () => {
  it.each([
    ['clean', true],
    ['helped', true],
    ['shown', false],
  ] as const)('that went %s is seen, and solved: %o', (outcome, isSolved) => {
    const state = afterOutcome(EMPTY_COURSE, practice('a'), outcome, NOW);
    expect(xWing(state).seen).toEqual([{ key: 'a@1', grade: 1, isSolved }]);
    expect(state.current).toBe('x-wing');
  });

  it('stays solved, and is seen last', () => {
    const names = ['a', 'b', 'a'];
    const outcomes: Outcome[] = ['clean', 'clean', 'shown'];
    const state = names.reduce(
      (before, name, index) =>
        afterOutcome(before, practice(name), outcomes[index] ?? 'clean', NOW),
      EMPTY_COURSE,
    );
    expect(xWing(state).seen.map(({ key, isSolved }) => [key, isSolved])).toEqual([
      ['b@1', true],
      ['a@1', true],
    ]);
  });

  it('that was shown comes back on the next day, one that was solved doesn’t', () => {
    const shown = afterOutcome(EMPTY_COURSE, practice('a'), 'shown', NOW);
    const state = afterOutcome(shown, practice('b'), 'helped', NOW);
    expect(xWing(state).taskCards.map(({ key, due }) => [key, due])).toEqual([
      ['a@1', addDays(TODAY, 1)],
    ]);
    expect(dueCards(state, NOW)).toEqual([]);
    expect(dueCards(state, onDay(1))).toEqual([{ station: 'x-wing', taskKey: 'a@1' }]);
  });

  it('that is repeated in its session is solved by that, and still comes back', () => {
    const shown = afterOutcome(EMPTY_COURSE, practice('a'), 'shown', NOW);
    const state = afterOutcome(shown, practice('a', { isRepeat: true }), 'clean', NOW);
    expect(xWing(state).seen[0]?.isSolved).toBe(true);
    expect(xWing(state).taskCards).toEqual(xWing(shown).taskCards);
  });

  it('is forgotten after two clean reviews in a row, however long it takes', () => {
    const outcomes: Outcome[] = ['clean', 'shown', 'clean', 'helped', 'clean'];
    let state = afterOutcome(EMPTY_COURSE, practice('a'), 'shown', NOW);
    const inARow: unknown[] = [];
    for (const outcome of outcomes) {
      const due = xWing(state).taskCards[0]?.due ?? '';
      const day = onDay(daysBetween(TODAY, due));
      expect(dueCards(state, day)).toHaveLength(1);
      state = afterOutcome(state, review('a'), outcome, day);
      inARow.push(xWing(state).taskCards[0]?.inARow);
    }
    expect(inARow).toEqual([1, 0, 1, 1, undefined]);
  });

  it('counts where it is found at its station when it is due, and not before', () => {
    const shown = afterOutcome(EMPTY_COURSE, practice('a'), 'shown', NOW);
    const early = afterOutcome(shown, practice('a'), 'clean', NOW);
    expect(xWing(early).taskCards).toEqual(xWing(shown).taskCards);
    const dueDay = afterOutcome(shown, practice('a'), 'clean', onDay(1));
    expect(xWing(dueDay).taskCards[0]).toMatchObject({ inARow: 1, reviewedOn: addDays(TODAY, 1) });
  });

  it('counts once a day', () => {
    const shown = afterOutcome(EMPTY_COURSE, practice('a'), 'shown', NOW);
    const once = afterOutcome(shown, review('a'), 'clean', onDay(1));
    const twice = afterOutcome(once, review('a'), 'clean', onDay(1));
    expect(xWing(twice).taskCards).toEqual(xWing(once).taskCards);
  });

  it('is one of thirty that a station remembers; the best known goes', () => {
    let state = afterOutcome(EMPTY_COURSE, practice('known'), 'shown', NOW);
    state = afterOutcome(state, review('known'), 'clean', onDay(1));
    for (let index = 0; index < 30; index++) {
      state = afterOutcome(state, practice(`n${index}`), 'shown', onDay(1));
    }
    expect(xWing(state).taskCards).toHaveLength(30);
    expect(xWing(state).taskCards.some(({ key }) => key === 'known@1')).toBe(false);
  });
});

describe('a test', () => {
  it('that is passed makes the station mastered, and it comes back some days later', () => {
    const state = afterTest(EMPTY_COURSE, 'x-wing', true, NOW);
    const { masteredOn, card } = xWing(state);
    expect(masteredOn).toBe(TODAY);
    expect(daysBetween(TODAY, card?.due ?? '')).toBeGreaterThanOrEqual(2);
    expect(dueCards(state, onDay(1))).toEqual([]);
    expect(dueCards(state, onDay(4))).toEqual([{ station: 'x-wing', taskKey: undefined }]);
  });

  it('that is failed changes nothing by itself, not even what is mastered', () => {
    expect(afterTest(EMPTY_COURSE, 'x-wing', false, NOW)).toBe(EMPTY_COURSE);
    const mastered = afterTest(EMPTY_COURSE, 'x-wing', true, NOW);
    expect(afterTest(mastered, 'x-wing', false, onDay(1))).toBe(mastered);
    const again = afterTest(mastered, 'x-wing', true, onDay(3));
    expect(xWing(again).masteredOn).toBe(TODAY);
    expect((xWing(again).card?.due ?? '') > (xWing(mastered).card?.due ?? '')).toBe(true);
  });

  it('keeps what was wrong in it as cards', () => {
    const asked = practice('a', { stage: { kind: 'test' }, mode: 'free' });
    const state = afterOutcome(EMPTY_COURSE, asked, 'shown', NOW);
    expect(xWing(state).taskCards.map(({ key }) => key)).toEqual([taskKey(asked.task)]);
  });
});

describe('the review of a mastered station', () => {
  const mastered = afterTest(EMPTY_COURSE, 'x-wing', true, NOW);
  const reviewedWith = (outcome: Outcome, day = 4) =>
    afterOutcome(mastered, review(undefined), outcome, onDay(day));
  const dueAfter = (outcome: Outcome) =>
    daysBetween(dayOf(onDay(4).getTime()), xWing(reviewedWith(outcome)).card?.due ?? '');

  it('comes later the better it went', () => {
    const [clean, helped, shown] = [dueAfter('clean'), dueAfter('helped'), dueAfter('shown')];
    expect(clean).toBeGreaterThan(helped);
    expect(helped).toBeGreaterThan(shown);
    expect(shown).toBe(1);
  });

  it('stretches to half a year at most', () => {
    let state = mastered;
    let day = 0;
    for (let times = 0; times < 12; times++) {
      day = daysBetween(TODAY, xWing(state).card?.due ?? '');
      state = afterOutcome(state, review(undefined), 'clean', onDay(day));
      const next = daysBetween(TODAY, xWing(state).card?.due ?? '') - day;
      expect(next).toBeGreaterThan(1);
      expect(next).toBeLessThanOrEqual(190);
    }
    expect(day).toBeGreaterThan(365);
  });

  it('keeps the station mastered where it was failed, and keeps the task', () => {
    const { masteredOn, taskCards } = xWing(reviewedWith('shown'));
    expect(masteredOn).toBe(TODAY);
    expect(taskCards.map(({ key }) => key)).toEqual(['fresh@1']);
  });

  it('is counted for the day, and leaves the learner where they are', () => {
    const elsewhere = afterLesson(mastered, 'boxes');
    const once = afterOutcome(elsewhere, review(undefined), 'clean', onDay(4));
    expect(once.current).toBe('boxes');
    expect(once.reviewed).toEqual({ on: addDays(TODAY, 4), count: 1 });
    const repeat = { ...review(undefined), isRepeat: true };
    expect(afterOutcome(once, repeat, 'clean', onDay(4)).reviewed?.count).toBe(1);
  });

  it('takes no harm from a clock that was set back', () => {
    const state = afterOutcome(mastered, review(undefined), 'clean', onDay(-400));
    expect(xWing(state).card?.reviewedOn).toBe(dayOf(onDay(-400).getTime()));
    expect(xWing(state).card?.stability).toBeGreaterThan(0);
  });
});

it('a lesson is done, and the learner is at its station', () => {
  const state = afterLesson(EMPTY_COURSE, 'boxes');
  expect(recordOf(state, 'boxes').isLessonDone).toBe(true);
  expect(state.current).toBe('boxes');
});
