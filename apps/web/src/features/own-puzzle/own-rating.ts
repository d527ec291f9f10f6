import { TECHNIQUE_IDS } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';

/** What is kept of a rating; beyond the course, the hardest technique stands last. */
export type OwnRating = Pick<Problem, 'difficulty' | 'techniquesRequired'>;

/** In the place of the hardest technique, where the ladder doesn't finish the puzzle. */
export const BEYOND_LADDER = 'beyond';

/** What an own puzzle is called by. */
export type OwnLabel =
  | { readonly kind: 'difficulty'; readonly difficulty: Difficulty }
  /** By id; any text, as it comes from the storage. */
  | { readonly kind: 'technique'; readonly technique: string }
  | { readonly kind: 'beyond' | 'unrated' };

function isOfCourse(technique: string): boolean {
  return TECHNIQUE_IDS.some((id) => id === technique);
}

export function labelOf({ difficulty, techniquesRequired }: OwnRating): OwnLabel {
  const hardest = techniquesRequired.at(-1);
  if (hardest === undefined) return { kind: 'unrated' };
  if (hardest === BEYOND_LADDER) return { kind: 'beyond' };
  return techniquesRequired.every(isOfCourse)
    ? { kind: 'difficulty', difficulty }
    : { kind: 'technique', technique: hardest };
}
