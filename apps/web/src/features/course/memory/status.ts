import { STATION_IDS, type StationId } from '@nanpure/content';
import { GRADES, type Grade } from '@nanpure/content/course';
import { type Day, dayOf, daysBetween } from '../../../lib/calendar.ts';
import type { DueCard, Stage } from '../session/session-task.ts';
import {
  type Card,
  type CourseState,
  DUE_A_DAY,
  NEEDED,
  recordOf,
  solvedOf,
} from './course-state.ts';

/** How it stands with a station. */
export interface StationStatus {
  readonly isLessonDone: boolean;
  /** How many tasks of each grade were solved, up to what it needs. */
  readonly solved: Readonly<Record<Grade, number>>;
  readonly isMastered: boolean;
  /** Something of it is to be asked today. */
  readonly isDue: boolean;
  /** A game led here, and it isn't mastered yet. */
  readonly isMet: boolean;
}

/** What has not been reviewed before today and is due; what seems to come from the future, too: the clock was wrong. */
function isDue({ due, reviewedOn }: Card, today: Day): boolean {
  return due <= today || reviewedOn > today;
}

/**
 * How long something has waited, measured by how long it was to wait: what is known least comes first, as a day more
 * is long for what was failed yesterday, and short for what is known since months.
 */
function waitOf({ due, reviewedOn }: Card, today: Day): number {
  return daysBetween(reviewedOn, today) / Math.max(1, daysBetween(reviewedOn, due));
}

/** What is to be asked today, in the order in which it is. */
export function dueCards(state: CourseState, now: Date): readonly DueCard[] {
  const today = dayOf(now.getTime());
  const done = state.reviewed?.on === today ? state.reviewed.count : 0;
  const due = STATION_IDS.flatMap((station) => {
    const { card, taskCards } = recordOf(state, station);
    const cards = taskCards.map((each) => ({ taskKey: each.key, card: each }));
    const all = card ? [{ taskKey: undefined, card }, ...cards] : cards;
    return all.filter((each) => isDue(each.card, today)).map((each) => ({ station, ...each }));
  });
  return due
    .sort((one, other) => waitOf(other.card, today) - waitOf(one.card, today))
    .slice(0, Math.max(0, DUE_A_DAY - done))
    .map(({ station, taskKey }) => ({ station, taskKey }));
}

/** How it stands with a station. */
export function statusOf(state: CourseState, id: StationId, now: Date): StationStatus {
  const record = recordOf(state, id);
  const solvedUpTo = (grade: Grade) => Math.min(NEEDED[grade], solvedOf(record, grade));
  return {
    isLessonDone: record.isLessonDone,
    solved: { 1: solvedUpTo(1), 2: solvedUpTo(2), 3: solvedUpTo(3) },
    isMastered: record.masteredOn !== undefined,
    isDue: dueCards(state, now).some(({ station }) => station === id),
    isMet: record.metOn !== undefined && record.masteredOn === undefined,
  };
}

/** The station to go on with: the latest, until it is mastered, then the next one that isn't; undefined once all are. */
export function nextStation(state: CourseState): StationId | undefined {
  const start = state.current ? STATION_IDS.indexOf(state.current) : 0;
  const inOrder = [...STATION_IDS.slice(start), ...STATION_IDS.slice(0, start)];
  return inOrder.find((id) => recordOf(state, id).masteredOn === undefined);
}

/**
 * Where a learner goes on at a station: with the lesson, the first grade that isn't passed, the test. At the station
 * of whole puzzles, which has no tasks, the test stands for the puzzles.
 */
export function stageToGoOn(state: CourseState, id: StationId): 'lesson' | Stage | 'mastered' {
  const record = recordOf(state, id);
  if (record.masteredOn !== undefined) return 'mastered';
  const isBegun = record.isLessonDone || GRADES.some((grade) => solvedOf(record, grade) > 0);
  if (!isBegun) return 'lesson';
  if (id === 'whole-puzzle') return { kind: 'test' };
  const grade = GRADES.find((each) => solvedOf(record, each) < NEEDED[each]);
  return grade === undefined ? { kind: 'test' } : { kind: 'grade', grade };
}
