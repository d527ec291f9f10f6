import { TECHNIQUE_IDS } from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';

/** How far somebody is with the techniques. */
export interface Progress {
  /** How many exercises of each were solved, up to the goal. */
  readonly solved: ReadonlyMap<TaughtTechniqueId, number>;
  readonly goal: number;
}

export const solvedIn = ({ solved }: Progress, id: TaughtTechniqueId) => solved.get(id) ?? 0;

/** The first technique of the course that isn't learned; undefined once all are. */
export function nextToLearn(progress: Progress): TaughtTechniqueId | undefined {
  return TECHNIQUE_IDS.find((id) => solvedIn(progress, id) < progress.goal);
}
