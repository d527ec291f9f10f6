import type { StationId } from '@nanpure/content';
import type { CourseTask, Grade } from '@nanpure/content/course';
import type { ExerciseMode } from '@nanpure/content/exercise';

/** What a session is for. */
export type Stage =
  | { readonly kind: 'grade'; readonly grade: Grade }
  | { readonly kind: 'test' }
  | { readonly kind: 'review' };

/** Something that is to be asked again: a task that was failed, or a mastered station as a whole. */
export interface DueCard {
  readonly station: StationId;
  /** Undefined for the station as a whole. */
  readonly taskKey: string | undefined;
}

/** A task, how it is asked, and why. */
export interface PlannedTask {
  readonly station: StationId;
  readonly task: CourseTask;
  /** Asked whether it is a pattern (`near-miss`), a task may be a true one, too. */
  readonly mode: ExerciseMode;
  /** In a review, what it is asked for. */
  readonly card?: DueCard | undefined;
}

/** A task at its turn in a session. */
export interface SessionTask extends PlannedTask {
  readonly stage: Stage;
  /** It was on the screen in this session, and its answer was shown. */
  readonly isRepeat: boolean;
  /** From 1. */
  readonly number: number;
}
