import { TECHNIQUE_IDS } from '@nanpure/content';
import { stationsOfTechnique } from '@nanpure/content/course';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { CourseState } from '../memory/course-state.ts';
import { type Standing, standingOf } from './standing.ts';

/** How far somebody is with a technique, at all stations that teach it together. */
export interface TechniqueStanding extends Pick<Standing, 'isMastered' | 'isDue' | 'isNext'> {
  /** How many grades are passed, and how many there are. */
  readonly passed: number;
  readonly grades: number;
  /** From 0 to 1: how much of the grades is done. */
  readonly share: number;
}

function together(standings: readonly Standing[]): TechniqueStanding {
  const shares = standings.flatMap(({ grades }) => grades);
  return {
    passed: shares.filter((share) => share === 1).length,
    grades: shares.length,
    share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    isMastered: standings.every(({ isMastered }) => isMastered),
    isDue: standings.some(({ isDue }) => isDue),
    isNext: standings.some(({ isNext }) => isNext),
  };
}

/** How far somebody is with each technique. */
export function techniqueStandings(
  state: CourseState,
  now: Date,
): ReadonlyMap<TaughtTechniqueId, TechniqueStanding> {
  return new Map(
    TECHNIQUE_IDS.map((technique) => [
      technique,
      together(stationsOfTechnique(technique).map((id) => standingOf(state, id, now))),
    ]),
  );
}
