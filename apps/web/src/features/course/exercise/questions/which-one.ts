import { techniquesBefore } from '@nanpure/content/course';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { type Attempt, newAttempt, showAnswer } from '../attempt/attempt.ts';
import type { Exercise } from '../attempt/exercise.ts';
import type { QuestionVerdict } from './verdict.ts';

/** A technique is to be named first, then to be found. */
export interface WhichOne {
  readonly kind: 'which-one';
  readonly isNamed: boolean;
  /** What to say of the latest name. */
  readonly verdict: QuestionVerdict | undefined;
  readonly attempt: Attempt;
}

/** The techniques that are learnt before the question which of them goes on. */
export const TECHNIQUES_LEARNT: readonly TaughtTechniqueId[] = techniquesBefore('which-one');

/** A task that nobody has tried yet. */
export function newWhichOne(exercise: Exercise): WhichOne {
  return {
    kind: 'which-one',
    isNamed: false,
    verdict: undefined,
    attempt: newAttempt({ ...exercise, mode: 'free' }),
  };
}

/** A technique is named. */
export function nameTechnique(task: WhichOne, technique: TaughtTechniqueId): WhichOne {
  if (task.isNamed) return task;
  if (technique === task.attempt.exercise.step.technique) {
    return { ...task, isNamed: true, verdict: { kind: 'right' } };
  }
  return {
    ...task,
    verdict: { kind: 'tried', tried: { code: 'not-this-one', technique } },
  };
}

/** Goes on with the search for the pattern, once the technique is named. */
export function onAttempt(task: WhichOne, change: (attempt: Attempt) => Attempt): WhichOne {
  if (!task.isNamed) return task;
  const attempt = change(task.attempt);
  return attempt === task.attempt ? task : { ...task, attempt, verdict: undefined };
}

/** The player would rather be shown. */
export function showWhichOne({ attempt }: WhichOne): WhichOne {
  return { kind: 'which-one', isNamed: true, verdict: undefined, attempt: showAnswer(attempt) };
}
