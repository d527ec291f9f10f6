import type { StationId } from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { loadCourse } from '../../features/course/memory/course-store.ts';
import { dueCards, nextStation } from '../../features/course/memory/status.ts';
import {
  type TechniqueStanding,
  techniqueStandings,
} from '../../features/course/path/technique-standing.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';

/** Where somebody is in the course, as other pages show it. */
export interface CourseNow {
  readonly standings: ReadonlyMap<TaughtTechniqueId, TechniqueStanding>;
  /** Undefined once all stations are mastered. */
  readonly next: StationId | undefined;
  readonly due: number;
}

/** Reads the course of this device. In a module of its own: who has begun none needn't download what reads it. */
export function readCourseNow(now = new Date()): CourseNow {
  const state = loadCourse(deviceStorage, now.getTime());
  return {
    standings: techniqueStandings(state, now),
    next: nextStation(state),
    due: dueCards(state, now).length,
  };
}
