import type { Candidate, Cell } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';

/** What a hint of any kind says, as far as it is kept. */
export interface TellingHint {
  readonly level: HintLevel;
  readonly placements: readonly Candidate[];
  readonly step?: { readonly technique: string };
}

/** What the hints of a game have told so far. */
export interface HintsTold {
  /** The techniques that a hint was about, at whatever level. */
  readonly techniques: readonly string[];
  /** The cells whose digit a hint gave away. */
  readonly cells: readonly Cell[];
}

/** The hint that was told last, as far as it takes to find it again: a reload costs no hint. */
export interface LatestHint {
  readonly key: string;
  readonly level: HintLevel;
  /** The board for which it was found, and the hints that were told on it before: as in a `HintSession`. */
  readonly digits: string;
  readonly details: string;
  readonly shown: readonly string[];
}

export const NOTHING_TOLD: HintsTold = { techniques: [], cells: [] };

function withAll<Item>(items: readonly Item[], added: readonly Item[]): readonly Item[] {
  return [...new Set([...items, ...added])];
}

/** What was told, after one more hint. */
export function afterHint({ techniques, cells }: HintsTold, hint: TellingHint): HintsTold {
  const answers = hint.level === 3 ? hint.placements.map(({ cell }) => cell) : [];
  return {
    techniques: withAll(techniques, hint.step ? [hint.step.technique] : []),
    cells: withAll(cells, answers),
  };
}
