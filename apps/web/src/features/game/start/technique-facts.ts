import type { Language } from '@nanpure/content';
import { TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import type { TaughtTechniqueId } from '@nanpure/engine';
import needing from '../../../../../../data/problems_needing.json';

/* A module of its own, as only visitors from a lesson need to download it. */

/** The ids of the bank's puzzles that can't be solved without a technique; empty for an unknown name. */
export function idsNeeding(technique: string): readonly string[] {
  return Object.entries(needing).find(([id]) => id === technique)?.[1] ?? [];
}

/** The name of a technique in a language, where the puzzle needs it. */
export function nameIfNeeded(
  technique: TaughtTechniqueId,
  puzzleId: string,
  language: Language,
): string | undefined {
  const isNeeded = idsNeeding(technique).includes(puzzleId);
  return isNeeded
    ? TECHNIQUE_NAMES[technique][language === 'ja' ? 'katakana' : 'english']
    : undefined;
}
