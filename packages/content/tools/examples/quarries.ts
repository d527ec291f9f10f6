import { LADDER, type LadderStep, type LadderTechniqueId } from '@nanpure/engine/ladder';
import { TECHNIQUE_IDS } from '../../src/techniques/technique-ids.ts';
import type { Quarry } from './hunt.ts';

type Kind = (step: LadderStep) => boolean;

/** A colour that sees itself is wrong, and all of it goes. */
const isWrap: Kind = ({ eliminations, pattern }) =>
  eliminations.some((gone) =>
    pattern.some(({ cell, digit }) => cell === gone.cell && digit === gone.digit),
  );

/** Two almost locked sets that have two restricted digits in common. */
const isDoublyLinked: Kind = ({ links = [] }) => links.length > 1;

/** The techniques whose steps are of two kinds, each of which deserves an example; the usual kind first. */
const KINDS: { readonly [id in LadderTechniqueId]?: readonly Kind[] } = {
  'simple-coloring': [(step) => !isWrap(step), isWrap],
  'als-xz': [(step) => !isDoublyLinked(step), isDoublyLinked],
};

const ANY: readonly Kind[] = [() => true];

/** What there has to be an example of: every technique of the ladder that has no lesson. */
export const QUARRIES: readonly Quarry[] = LADDER.filter(
  ({ id }) => !TECHNIQUE_IDS.some((taught) => taught === id),
).flatMap(({ id: technique }) =>
  (KINDS[technique] ?? ANY).map((isWanted) => ({ technique, isWanted })),
);
