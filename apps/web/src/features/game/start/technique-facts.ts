import type { Language } from '@nanpure/content';
import { TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import needing from '../../../../../../data/problems_needing.json';

/* A file of its own: only who comes from a lesson downloads it. */

/** The ids of the bank's puzzles that can't be finished without a technique; none for any other name. */
export function idsNeeding(technique: string): readonly string[] {
  return Object.entries(needing).find(([id]) => id === technique)?.[1] ?? [];
}

/** What a technique is called on pages of a language; undefined for any other name. */
export function nameOfTechnique(technique: string, language: Language): string | undefined {
  const names = Object.entries(TECHNIQUE_NAMES).find(([id]) => id === technique)?.[1];
  return names?.[language === 'ja' ? 'katakana' : 'english'];
}
