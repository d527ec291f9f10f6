import { defineTechnique } from '../technique.ts';
import { BASE_ROLES, basePremises } from './shared/base.ts';
import { findFish } from './shared/fish.ts';

/** A digit's places in three parallel lines lie in three lines across: nowhere else in those. */
export const swordfish = defineTechnique({
  id: 'swordfish',
  difficulty: 'expert',
  puzzleDifficulty: 'hard',
  order: 8,
  roles: BASE_ROLES,
  premises: basePremises,
  find: (position, wantsIdle) => findFish(position, 3, wantsIdle),
});
