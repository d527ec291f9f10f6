import { STANDINGS, type Standing } from '@nanpure/content/reference';
import type { WayStep } from '../worker/messages.ts';

/** A technique on a way, and where it is used first. */
export interface TechniqueUse extends Standing {
  readonly count: number;
  /** The index of its first step. */
  readonly first: number;
}

/** What a way takes, as far as it is known; `rate` of the engine says the same of all of it. */
export interface WayRating {
  readonly score: number;
  readonly hardest: TechniqueUse | undefined;
  /** Easiest first. */
  readonly uses: readonly TechniqueUse[];
}

/** How hard the steps of a way are. */
export function rateSteps(steps: readonly WayStep[]): WayRating {
  const uses = STANDINGS.flatMap((standing): TechniqueUse[] => {
    const places = [...steps.entries()].filter(([, { step }]) => step.technique === standing.id);
    const [first] = places;
    return first ? [{ ...standing, count: places.length, first: first[0] }] : [];
  });
  return {
    uses,
    hardest: uses.at(-1),
    score: uses.reduce((sum, { count, score }) => sum + count * score, 0),
  };
}

/** Where the course's techniques don't lead on for the first time: the first step beyond them, if it takes any. */
export function firstBeyondCourse(
  steps: readonly WayStep[],
  isOfCourse: boolean | undefined,
  isTaught: (technique: string) => boolean,
): number | undefined {
  if (isOfCourse !== false) return undefined;
  const stuck = steps.findIndex(({ isBeyondCourse }) => isBeyondCourse);
  const beyond = stuck === -1 ? steps.findIndex(({ step }) => !isTaught(step.technique)) : stuck;
  return beyond === -1 ? undefined : beyond;
}
