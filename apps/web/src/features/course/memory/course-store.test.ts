import { describe, expect, it } from 'vitest';
import { MET_KEY } from '../../../lib/met-techniques.ts';
import { withMemory } from '../../../lib/storage/memory.ts';
import { createStorage } from '../../../lib/storage/safe-storage.ts';
import { memoryArea } from '../../../lib/storage/testing.ts';
import { taskNamed } from '../testing/course-tasks.ts';
import { afterLesson, afterOutcome, afterTest } from './course-changes.ts';
import { COURSE_KEY, makeCourse, parseCourse } from './course-format.ts';
import { type CourseState, EMPTY_COURSE, recordOf } from './course-state.ts';
import { changeCourse, loadCourse } from './course-store.ts';
import { OLD_COUNTS_KEY } from './old-counts.ts';
import { stageToGoOn, statusOf } from './status.ts';

const NOW = new Date(2026, 2, 3, 12);
const TIME = NOW.getTime();

function storageIn(area: Storage) {
  return withMemory(createStorage(() => area));
}

function areaWith(items: Readonly<Record<string, string>>) {
  const area = memoryArea();
  for (const [key, text] of Object.entries(items)) area.setItem(key, text);
  return area;
}

const solve = (name: string) => (state: CourseState) =>
  afterOutcome(
    state,
    {
      station: 'x-wing',
      task: taskNamed(name, 1),
      mode: 'guided',
      stage: { kind: 'grade', grade: 1 },
      isRepeat: false,
      number: 1,
    },
    'clean',
    NOW,
  );

describe('what is stored', () => {
  it('is nothing before the first change', () => {
    const area = memoryArea();
    expect(loadCourse(storageIn(area), TIME)).toEqual(EMPTY_COURSE);
    expect(Object.keys(area)).toEqual([]);
  });

  it('is there again on the next visit', () => {
    const area = memoryArea();
    const state = changeCourse(storageIn(area), solve('a'), TIME);
    expect(loadCourse(storageIn(area), TIME)).toEqual(state);
  });

  it('of two tabs is both of what they did', () => {
    const area = memoryArea();
    const [one, other] = [storageIn(area), storageIn(area)];
    loadCourse(one, TIME);
    loadCourse(other, TIME);
    changeCourse(one, solve('a'), TIME);
    changeCourse(other, (state) => afterLesson(state, 'boxes'), TIME);
    changeCourse(one, solve('b'), TIME);
    const state = loadCourse(other, TIME);
    expect(recordOf(state, 'x-wing').seen.map(({ key }) => key)).toEqual(['a@1', 'b@1']);
    expect(recordOf(state, 'boxes').isLessonDone).toBe(true);
  });

  it('is set aside where it is no state, not lost', () => {
    const area = areaWith({ [COURSE_KEY]: 'damaged' });
    changeCourse(storageIn(area), solve('a'), TIME);
    expect(area.getItem(`${COURSE_KEY}-unreadable-${TIME}`)).toBe('damaged');
    expect(parseCourse(area.getItem(COURSE_KEY) ?? '')).toBeDefined();
  });

  it('stays as it is where a later version wrote it, and the learner goes on in memory', () => {
    const newer = '{"schemaVersion":2}';
    const area = areaWith({ [COURSE_KEY]: newer, [OLD_COUNTS_KEY]: '{"x-wing":{"guided":2}}' });
    const storage = storageIn(area);
    changeCourse(storage, solve('a'), TIME);
    expect(recordOf(loadCourse(storage, TIME), 'x-wing').seen).toHaveLength(1);
    expect(area.getItem(COURSE_KEY)).toBe(newer);
    expect(area.getItem(OLD_COUNTS_KEY)).not.toBeNull();
  });

  it.each([
    ['full', () => memoryArea(3)],
    [
      'blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('is in memory where the storage is %s', (_, area) => {
    const present = _ === 'full' ? memoryArea(3) : undefined;
    const storage = withMemory(createStorage(() => present ?? area()));
    changeCourse(storage, solve('a'), TIME);
    changeCourse(storage, solve('b'), TIME);
    expect(recordOf(loadCourse(storage, TIME), 'x-wing').seen).toHaveLength(2);
  });
});

describe('the counts of before', () => {
  const counts = { guided: 9, half: 2, free: 1, 'near-miss': 3 };
  const text = JSON.stringify({ 'x-wing': counts });

  it.each([
    ['guided ones for the first grade', { guided: 2 }, { 1: 2, 2: 0, 3: 0 }],
    ['halves and near misses for the second', { half: 2, 'near-miss': 1 }, { 1: 0, 2: 3, 3: 0 }],
    ['free ones for the third', { free: 2 }, { 1: 0, 2: 0, 3: 2 }],
    ['no more than a grade needs', { guided: 70, half: 70, free: 70 }, { 1: 3, 2: 4, 3: 3 }],
    ['what is sound', { guided: 1, half: 'many', free: -1 }, { 1: 1, 2: 0, 3: 0 }],
  ])('are %s', (_, found, solved) => {
    const area = areaWith({ [OLD_COUNTS_KEY]: JSON.stringify({ 'x-wing': found }) });
    const state = loadCourse(storageIn(area), TIME);
    expect(statusOf(state, 'x-wing', NOW)).toMatchObject({ solved, isMastered: false });
  });

  it('lead to the test, not past it', () => {
    const all = { guided: 70, half: 70, free: 70, 'near-miss': 70 };
    const area = areaWith({ [OLD_COUNTS_KEY]: JSON.stringify({ 'x-wing': all }) });
    const state = loadCourse(storageIn(area), TIME);
    expect(stageToGoOn(state, 'x-wing')).toEqual({ kind: 'test' });
  });

  it('of the hidden single are those of its first station', () => {
    const area = areaWith({ [OLD_COUNTS_KEY]: JSON.stringify({ 'hidden-single': counts }) });
    const state = loadCourse(storageIn(area), TIME);
    expect(Object.keys(state.stations)).toEqual(['boxes']);
  });

  it('are taken away once the state has them', () => {
    const area = areaWith({ [OLD_COUNTS_KEY]: text });
    loadCourse(storageIn(area), TIME);
    expect(Object.keys(area)).toEqual([COURSE_KEY]);
  });

  it('that an old backup brings back count once, and less than before takes nothing', () => {
    const area = areaWith({ [OLD_COUNTS_KEY]: text });
    const once = loadCourse(storageIn(area), TIME);
    area.setItem(OLD_COUNTS_KEY, text);
    expect(loadCourse(storageIn(area), TIME)).toEqual(once);
    area.setItem(OLD_COUNTS_KEY, '{"x-wing":{"guided":1}}');
    expect(loadCourse(storageIn(area), TIME)).toEqual(once);
    expect(area.getItem(OLD_COUNTS_KEY)).toBeNull();
  });

  it('are set aside where they can’t be read', () => {
    const area = areaWith({ [OLD_COUNTS_KEY]: 'damaged' });
    expect(loadCourse(storageIn(area), TIME)).toEqual(EMPTY_COURSE);
    expect(area.getItem(`${OLD_COUNTS_KEY}-unreadable-${TIME}`)).toBe('damaged');
  });
});

describe('what games left', () => {
  it('is taken in once', () => {
    const area = areaWith({ [MET_KEY]: '2026-03-03 hint x-wing\nnonsense\n2026-03-03 hint ???' });
    const state = loadCourse(storageIn(area), TIME);
    expect(recordOf(state, 'x-wing').metOn).toBe('2026-03-03');
    expect(Object.keys(area)).toEqual([COURSE_KEY]);
  });

  it('is taken away even where it says nothing', () => {
    const area = areaWith({ [MET_KEY]: 'nonsense' });
    expect(loadCourse(storageIn(area), TIME)).toEqual(EMPTY_COURSE);
    expect(Object.keys(area)).toEqual([]);
  });

  it('brings a mastered station forward', () => {
    const mastered = afterTest(EMPTY_COURSE, 'x-wing', true, new Date(2026, 2, 1, 12));
    const area = areaWith({
      [COURSE_KEY]: makeCourse(mastered),
      [MET_KEY]: '2026-03-02 hint x-wing',
    });
    const state = loadCourse(storageIn(area), TIME);
    expect(statusOf(state, 'x-wing', new Date(2026, 2, 2, 12))).toMatchObject({ isDue: true });
    expect(recordOf(mastered, 'x-wing').card?.due).not.toBe('2026-03-02');
  });
});
