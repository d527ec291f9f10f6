import { defineTechnique } from '../technique.ts';
import { BASE_ROLES, basePremises } from './shared/base.ts';
import { findFish } from './shared/fish.ts';

/** A digit's places in two parallel lines lie in two lines across: nowhere else in those. */
export const xWing = defineTechnique({
  id: 'x-wing',
  difficulty: 'advanced',
  puzzleDifficulty: 'hard',
  order: 7,
  roles: BASE_ROLES,
  premises: basePremises,
  find: (position, wantsIdle) => findFish(position, 2, wantsIdle),
});
