import type { TaughtTechniqueId } from '@nanpure/engine';

/** The techniques in the catalogue's order, by name alone: paths need no more of the engine. */
export const TECHNIQUE_IDS: readonly TaughtTechniqueId[] = [
  'naked-single',
  'hidden-single',
  'naked-pair',
  'hidden-pair',
  'pointing-pairs',
  'box-line-reduction',
  'x-wing',
  'swordfish',
];
