import { COLUMNS, ROWS } from '../houses.ts';
import { defineTechnique } from '../technique.ts';
import { BASE_ROLES, basePremises } from './shared/base.ts';
import { findIntersections } from './shared/intersections.ts';

/** A digit's two or three places in a line lie in one box: it is nowhere else in that box. */
export const boxLineReduction = defineTechnique({
  id: 'box-line-reduction',
  difficulty: 'advanced',
  puzzleDifficulty: 'hard',
  order: 6,
  roles: BASE_ROLES,
  premises: basePremises,
  find: (position, wantsIdle) => findIntersections(position, [...ROWS, ...COLUMNS], wantsIdle),
});
