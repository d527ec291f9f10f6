import type { StationId } from '@nanpure/content';
import { GRADES } from '@nanpure/content/course';
import { type CourseState, EMPTY_COURSE, NEEDED } from '../memory/course-state.ts';
import { nextStation, statusOf } from '../memory/status.ts';

/** How far somebody is with a station, as lists show it. */
export interface Standing {
  /** From 0 to 1 for each grade, easiest first. */
  readonly grades: readonly number[];
  readonly isBegun: boolean;
  readonly isMastered: boolean;
  readonly isNext: boolean;
  readonly isDue: boolean;
  /** Seen in a game, and nothing done about it yet. */
  readonly isMet: boolean;
}

/** As long as nothing is known, nothing is begun. */
export function standingOf(state: CourseState = EMPTY_COURSE, id: StationId, now: Date): Standing {
  const { isLessonDone, solved, isMastered, isDue, isMet } = statusOf(state, id, now);
  const grades = GRADES.map((grade) => Math.min(1, solved[grade] / NEEDED[grade]));
  const isBegun = isLessonDone || grades.some((share) => share > 0);
  return {
    grades,
    isBegun,
    isMastered,
    isNext: nextStation(state) === id,
    isDue,
    isMet: isMet && !isBegun && !isMastered,
  };
}
