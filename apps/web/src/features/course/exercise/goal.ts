import type { TaughtTechniqueId } from '@nanpure/engine';

/** So many solved exercises, and a technique counts as learned. */
export const GOAL = 5;

/** How many exercises of each technique were solved, up to the goal; none where it isn't in it. */
export type Learned = ReadonlyMap<TaughtTechniqueId, number>;
