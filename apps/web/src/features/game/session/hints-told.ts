import type { Cell } from '@nanpure/engine';
import type { Hint } from '@nanpure/engine/hints';

/** What the hints of a game have told so far. */
export interface HintsTold {
  /** The techniques that a hint was about, at whatever level. */
  readonly techniques: readonly string[];
  /** The cells whose digit a hint gave away. */
  readonly cells: readonly Cell[];
}

export const NOTHING_TOLD: HintsTold = { techniques: [], cells: [] };

function withAll<Item>(items: readonly Item[], added: readonly Item[]): readonly Item[] {
  return [...new Set([...items, ...added])];
}

/** What was told, after one more hint. */
export function afterHint({ techniques, cells }: HintsTold, hint: Hint): HintsTold {
  const answers = hint.level === 3 ? hint.placements.map(({ cell }) => cell) : [];
  return {
    techniques: withAll(techniques, hint.kind === 'step' ? [hint.step.technique] : []),
    cells: withAll(cells, answers),
  };
}
