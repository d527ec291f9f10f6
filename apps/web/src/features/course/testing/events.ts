import { STATION_IDS } from '@nanpure/content';
import { GRADES } from '@nanpure/content/course';
import fc from 'fast-check';
import { afterLesson, afterOutcome, afterTest } from '../memory/course-changes.ts';
import type { CourseState } from '../memory/course-state.ts';
import { parseFromGames, withFromGames } from '../memory/from-games.ts';
import type { Stage } from '../session/session-task.ts';
import { taskNamed } from './course-tasks.ts';

type Event = (state: CourseState) => CourseState;

/** On days all over the place: clocks are set back, and forward. */
const someDay = fc.integer({ min: -30, max: 400 }).map((days) => new Date(2026, 2, 3 + days, 12));

const someStation = fc.constantFrom(...STATION_IDS);

const someStage: fc.Arbitrary<Stage> = fc.oneof(
  fc.constantFrom(...GRADES).map((grade) => ({ kind: 'grade', grade }) as const),
  fc.constantFrom({ kind: 'test' } as const, { kind: 'review' } as const),
);

const someOutcome: fc.Arbitrary<Event> = fc
  .record({
    station: someStation,
    name: fc.constantFrom('a', 'b', 'c', 'd'),
    stage: someStage,
    isRepeat: fc.boolean(),
    isOfStation: fc.boolean(),
    outcome: fc.constantFrom('clean', 'helped', 'shown'),
    now: someDay,
  })
  .map(({ station, name, stage, isRepeat, isOfStation, outcome, now }) => {
    const taskKey = isOfStation ? undefined : `${name}@1`;
    const card = stage.kind === 'review' ? { station, taskKey } : undefined;
    const task = taskNamed(name, 2);
    const asked = { station, task, mode: 'free', stage, isRepeat, card, number: 1 } as const;
    return (state) => afterOutcome(state, asked, outcome, now);
  });

const someGame: fc.Arbitrary<Event> = fc
  .tuple(
    fc.constantFrom(
      '2026-03-03 hint x-wing',
      '2026-03-04 look-back hidden-single row',
      'game hard-1',
      'game hard-2',
      'game hard-3',
      '9999-01-01 hint boxes',
    ),
  )
  .map(
    ([line]) =>
      (state) =>
        withFromGames(state, parseFromGames(line), '2026-03-04'),
  );

/** Whatever can happen to the state of the course, in any order. */
export const someEvents: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: someOutcome },
    someGame,
    someStation.map((station) => (state: CourseState) => afterLesson(state, station)),
    fc.tuple(someStation, fc.boolean(), someDay).map(
      ([station, isPassed, now]) =>
        (state: CourseState) =>
          afterTest(state, station, isPassed, now),
    ),
  ),
  { maxLength: 60 },
);
