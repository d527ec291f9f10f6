import type { StationId } from '@nanpure/content';
import { GRADES, type Grade } from '@nanpure/content/course';
import type { CourseState } from '../memory/course-state.ts';
import { stageToGoOn } from '../memory/status.ts';
import type { Stage } from '../session/session-task.ts';

/** A part of a station, as the fragment of its address calls it. */
export type StageName = 'lesson' | `${Grade}` | 'test';

/** A grade or the test. */
export type TaskStage = Exclude<Stage, { readonly kind: 'review' }>;

const STAGE_NAMES: readonly StageName[] = ['lesson', '1', '2', '3', 'test'];

/** The stages of a station in their order: the last one has no tasks, but games. */
export function stagesOf(id: StationId): readonly StageName[] {
  return id === 'whole-puzzle' ? ['lesson', 'test'] : STAGE_NAMES;
}

/** The stage that a fragment (`#2`) names; undefined where it names none of the station. */
export function stageIn(hash: string, id: StationId): StageName | undefined {
  return stagesOf(id).find((name) => hash === `#${name}`);
}

/** The tasks of a stage; undefined for the lesson. */
export function tasksOfStage(name: StageName): TaskStage | undefined {
  if (name === 'test') return { kind: 'test' };
  const grade = GRADES.find((each) => `${each}` === name);
  return grade && { kind: 'grade', grade };
}

/** What follows a grade; nothing follows the test. */
export function stageAfter(name: StageName): StageName | undefined {
  return STAGE_NAMES[STAGE_NAMES.indexOf(name) + 1];
}

/** The stage to begin with, where the address names none: that with which the learner goes on. */
export function firstStage(state: CourseState | undefined, id: StationId): StageName {
  const next = state ? stageToGoOn(state, id) : 'lesson';
  if (next === 'lesson') return 'lesson';
  if (next === 'mastered') return id === 'whole-puzzle' ? 'test' : '3';
  return next.kind === 'grade' ? `${next.grade}` : 'test';
}
