import type { Language } from '@nanpure/content';
import { TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import needing from '../../../../../../data/problems_needing.json';

/* A module of its own, as only visitors from a lesson need to download it. */

/** The ids of the bank's puzzles that can't be solved without a technique; empty for an unknown name. */
export function idsNeeding(technique: string): readonly string[] {
  return Object.entries(needing).find(([id]) => id === technique)?.[1] ?? [];
}

/** The name of a technique in a language; undefined for an unknown one. */
export function nameOfTechnique(technique: string, language: Language): string | undefined {
  const names = Object.entries(TECHNIQUE_NAMES).find(([id]) => id === technique)?.[1];
  return names?.[language === 'ja' ? 'katakana' : 'english'];
}
