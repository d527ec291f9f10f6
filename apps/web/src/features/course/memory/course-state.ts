import type { StationId } from '@nanpure/content';
import { GRADES, type Grade, STATIONS } from '@nanpure/content/course';
import type { Day } from '../../../lib/calendar.ts';

/** So many tasks of a grade are solved before the next one is offered. */
export const NEEDED: Readonly<Record<Grade, number>> = { 1: 3, 2: 4, 3: 3 };

/** How many tasks a test has, and how many of them have to be right. */
export const TEST = { tasks: 5, right: 4 } as const;

/** So many hard puzzles are finished without a hint before the last station is mastered. */
export const GAMES_NEEDED = 3;

/** A review takes no more than so many tasks, and a day has no more than one review. */
export const REVIEW_SIZE = 6;

/** When something is asked again, and what the schedule has to know of it. */
export interface Card {
  readonly due: Day;
  readonly reviewedOn: Day;
  /** After so many days, nine of ten still know it. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

/** A task that was failed, until it was found twice in a row on other days. */
export interface TaskCard extends Card {
  readonly key: string;
  /** How often in a row it was found since. */
  readonly inARow: number;
}

/** A task that was on the screen. */
export interface SeenTask {
  readonly key: string;
  readonly grade: Grade;
  readonly isSolved: boolean;
}

/** What is known of a learner at a station. */
export interface StationRecord {
  readonly isLessonDone: boolean;
  /** What was solved before tasks had names, by grade. */
  readonly earlier: Readonly<Record<Grade, number>>;
  /** Each task once, the latest last. */
  readonly seen: readonly SeenTask[];
  /** When a game last led here. */
  readonly metOn: Day | undefined;
  readonly masteredOn: Day | undefined;
  /** Of the station as a whole, once it is mastered. */
  readonly card: Card | undefined;
  readonly taskCards: readonly TaskCard[];
}

/** All that the course remembers of a learner. */
export interface CourseState {
  /** Stations without a record have not been begun. */
  readonly stations: Readonly<Partial<Record<StationId, StationRecord>>>;
  /** The station at which the learner was last. */
  readonly current: StationId | undefined;
  /** How many cards were asked on the latest day of a review. */
  readonly reviewed: { readonly on: Day; readonly count: number } | undefined;
  /** The hard puzzles that were finished without a hint for the last station. */
  readonly games: readonly string[];
}

/** Nothing done yet. */
export const EMPTY_COURSE: CourseState = {
  stations: {},
  current: undefined,
  reviewed: undefined,
  games: [],
};

const NO_RECORD: StationRecord = {
  isLessonDone: false,
  earlier: { 1: 0, 2: 0, 3: 0 },
  seen: [],
  metOn: undefined,
  masteredOn: undefined,
  card: undefined,
  taskCards: [],
};

/** What is known of a learner at a station, begun or not. */
export function recordOf({ stations }: CourseState, id: StationId): StationRecord {
  return stations[id] ?? NO_RECORD;
}

/** The same state with something else at a station. */
export function withRecord(
  state: CourseState,
  id: StationId,
  changes: Partial<StationRecord>,
): CourseState {
  const record = { ...recordOf(state, id), ...changes };
  return { ...state, stations: { ...state.stations, [id]: record } };
}

/** How many tasks of a grade were solved at a station, all together. */
export function solvedOf({ earlier, seen }: StationRecord, grade: Grade): number {
  return earlier[grade] + seen.filter((task) => task.isSolved && task.grade === grade).length;
}

/** How many tasks of each technique were solved; none where it isn't in it. */
export function practisedOf(state: CourseState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const station of STATIONS) {
    if (station.kind !== 'technique') continue;
    const record = recordOf(state, station.id);
    const solved = GRADES.reduce((sum, grade) => sum + solvedOf(record, grade), 0);
    if (solved > 0) counts[station.technique] = (counts[station.technique] ?? 0) + solved;
  }
  return counts;
}
