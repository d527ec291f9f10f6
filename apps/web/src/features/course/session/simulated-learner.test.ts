import { STATION_IDS, type StationId } from '@nanpure/content';
import { type CourseTask, loadTasks } from '@nanpure/content/course';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../../../../packages/engine/src/testing/day.ts';
import { IS_PROOF, LONG_TEST_MS } from '../../../../../../packages/engine/src/testing/proof.ts';
import { makeCourse } from '../memory/course-format.ts';
import { DUE_A_DAY, REVIEW_SIZE, recordOf } from '../memory/course-state.ts';
import { nextStation } from '../memory/status.ts';
import {
  type Course,
  type Entry,
  learn,
  nameOfTask,
  type Traits,
} from '../testing/simulated-learner.ts';

const WITH_TASKS = STATION_IDS.filter((id) => id !== 'whole-puzzle');

/** How long learners are looked at, and how long something that was missed may take to come back. */
const DAYS = 60;
const LONGEST_WAIT = 20;

/** Every day has its own luck, which its number brings back. */
const SEEDS = Array.from({ length: IS_PROOF ? 50 : 1 }, (_, index) => `${DAY}-${index}`);

const tasks = new Map<StationId, readonly CourseTask[]>();
const tasksOf = (station: StationId) => tasks.get(station) ?? [];
beforeAll(async () => {
  for (const id of STATION_IDS) tasks.set(id, await loadTasks(id));
});

/** The entries after one in the same sitting. */
function restOfSession({ diary }: Course, entry: Entry): readonly Entry[] {
  return diary.slice(diary.indexOf(entry) + 1).filter(({ session }) => session === entry.session);
}

/** What was missed when it was new in its session. */
function missedIn({ diary }: Course): readonly Entry[] {
  return diary.filter(({ outcome, asked }) => outcome === 'shown' && !asked.isRepeat);
}

function isSame(entry: Entry) {
  return ({ key, asked }: Entry) => key === entry.key && asked.station === entry.asked.station;
}

/** What was missed in a grade or a review comes back after two others, or at the end where there are no more. */
function expectBackInSession(course: Course) {
  for (const entry of missedIn(course)) {
    const rest = restOfSession(course, entry);
    const place = rest.findIndex(isSame(entry));
    expect(place, `${entry.key} on day ${entry.day}`).toBeGreaterThanOrEqual(0);
    expect(rest[place]?.asked.isRepeat).toBe(true);
    if (entry.asked.stage.kind === 'test' || place >= 2) continue;
    // Whatever comes after it came back, too.
    expect(rest.slice(place).every(({ asked }) => asked.isRepeat)).toBe(true);
  }
}

/** After how many days each task that was missed, and not forgotten, was asked anew; undefined where it wasn't. */
function daysUntilAsked(course: Course) {
  const entries = course.diary.filter(({ asked }) => !asked.isRepeat);
  const byTask = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = nameOfTask(entry.asked.station, entry.key);
    if (course.forgotten.has(name)) continue;
    byTask.set(name, [...(byTask.get(name) ?? []), entry]);
  }
  return [...byTask.values()].flatMap((asked) =>
    asked.flatMap((entry, index) => {
      if (entry.outcome !== 'shown') return [];
      const next = asked.slice(index + 1).find(({ day }) => day > entry.day);
      return [{ entry, days: next && next.day - entry.day }];
    }),
  );
}

function expectSensibleReviews({ diary, due }: Course) {
  expect(Math.max(...due)).toBeLessThanOrEqual(DUE_A_DAY);
  const reviews = diary.filter(({ asked }) => asked.stage.kind === 'review' && !asked.isRepeat);
  for (const [most, of] of [
    [REVIEW_SIZE, 'session'],
    [DUE_A_DAY, 'day'],
  ] as const) {
    const counts = new Map<number, number>();
    for (const entry of reviews) counts.set(entry[of], (counts.get(entry[of]) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(most);
  }
}

const LEARNERS: readonly Omit<Traits, 'seed'>[] = [
  { knows: 0, misses: 0.1, asks: 0.1 },
  { knows: 0, misses: 0.3, asks: 0.2 },
  { knows: 4, misses: 0.2, asks: 0.4 },
  { knows: 9, misses: 0.5, asks: 0.3 },
];

const TRIALS = LEARNERS.flatMap((traits) => SEEDS.map((seed) => ({ ...traits, seed })));

describe.each(TRIALS)(
  'who knows $knows stations, misses $misses and asks for help at $asks (seed $seed)',
  (traits) => {
    let course: Course;
    beforeAll(() => {
      course = learn(traits, DAYS, tasksOf);
    }, LONG_TEST_MS);

    it('masters every station in the end', () => {
      expect(nextStation(course.state)).toBeUndefined();
    });

    it('has seen at least ten tasks of a station before it is mastered', () => {
      expect(Object.keys(course.seenBeforeMastery).sort()).toEqual([...WITH_TASKS].sort());
      for (const id of WITH_TASKS) {
        expect(course.seenBeforeMastery[id], id).toBeGreaterThanOrEqual(10);
      }
    });

    it('is asked again in the same session what was missed', () => expectBackInSession(course));

    it('is asked again on another day what was missed', () => {
      for (const { entry, days } of daysUntilAsked(course)) {
        // What was missed last may still be to come.
        const isLong = entry.day + LONGEST_WAIT < DAYS;
        if (isLong) expect(days, `${entry.key} of day ${entry.day}`).toBeLessThan(LONGEST_WAIT);
      }
    });

    it('has two reviews a day at most, of six tasks at most', () => expectSensibleReviews(course));
  },
);

describe('who finds everything', () => {
  let course: Course;
  beforeAll(() => {
    course = learn({ knows: 13, misses: 0, asks: 0, seed: 'perfect' }, 60, tasksOf);
  });

  it('has three, four and three tasks and a test at each station, and no repeats', () => {
    expect(course.diary.some(({ asked }) => asked.isRepeat)).toBe(false);
    for (const id of WITH_TASKS) {
      const ofStation = course.diary.filter(({ asked }) => asked.station === id);
      const learnt = ofStation.filter(({ asked }) => asked.stage.kind !== 'review');
      expect(learnt).toHaveLength(15);
      expect(new Set(learnt.map(({ key }) => key)).size).toBe(15);
      expect(recordOf(course.state, id).taskCards).toEqual([]);
    }
  });

  it('has everything mastered after a lesson, three grades and a test each, and comes back for reviews only', () => {
    // Four stages a day: five of each station, and at the last one a lesson and three puzzles.
    expect(course.doneOn).toBe((12 * 5 + 4) / 4 - 1);
    const later = course.diary.filter(({ day }) => day > 15);
    expect(later.length).toBeGreaterThan(0);
    expect(later.every(({ asked }) => asked.stage.kind === 'review')).toBe(true);
    expectSensibleReviews(course);
  });
});

describe('who finds nothing', () => {
  let course: Course;
  beforeAll(() => {
    course = learn({ knows: 0, misses: 1, asks: 0, seed: 'hopeless' }, 60, tasksOf);
  });

  it('masters nothing, and has something to try on every day', () => {
    expect(course.doneOn).toBeUndefined();
    expect(STATION_IDS.filter((id) => recordOf(course.state, id).masteredOn)).toEqual([]);
    expect(new Set(course.diary.map(({ day }) => day)).size).toBe(60);
  });

  it('has no more to remember and to review than anybody else', () => {
    expect(recordOf(course.state, 'board').taskCards.length).toBeLessThanOrEqual(30);
    expect(makeCourse(course.state).length).toBeLessThan(20_000);
    expectSensibleReviews(course);
  });
});
