import { BOXES } from '../houses.ts';
import { defineTechnique } from '../technique.ts';
import { BASE_ROLES, basePremises } from './shared/base.ts';
import { findIntersections } from './shared/intersections.ts';

/** A digit's two or three places in a box lie in one line: it is nowhere else in that line. */
export const pointingPairs = defineTechnique({
  id: 'pointing-pairs',
  difficulty: 'intermediate',
  puzzleDifficulty: 'medium',
  order: 5,
  roles: BASE_ROLES,
  premises: basePremises,
  find: (position, wantsIdle) => findIntersections(position, BOXES, wantsIdle),
});
