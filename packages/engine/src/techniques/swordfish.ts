import { defineTechnique } from '../technique.ts';
import { FISH_ROLES, findFish } from './shared/fish.ts';

/** A digit's places in three parallel lines lie in three lines across: nowhere else in those. */
export const swordfish = defineTechnique({
  id: 'swordfish',
  difficulty: 'expert',
  order: 8,
  roles: FISH_ROLES,
  find: (position, wantsIdle) => findFish(position, 3, wantsIdle),
});
