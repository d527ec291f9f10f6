import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Language } from '../languages.ts';

/* Apart from the catalogue, which reads the engine's: to be named, a technique needs none of it. */

/** The names of a technique, the same whatever the language of the page. */
export interface TechniqueNames {
  readonly english: string;
  readonly katakana: string;
  /** What it is called in Japanese besides, if it has such a name. */
  readonly native: string | null;
}

export const TECHNIQUE_NAMES: Readonly<Record<TaughtTechniqueId, TechniqueNames>> = {
  'naked-single': { english: 'Naked Single', katakana: 'ネイキッドシングル', native: null },
  'hidden-single': { english: 'Hidden Single', katakana: 'ヒドゥンシングル', native: null },
  'naked-pair': { english: 'Naked Pair', katakana: 'ネイキッドペア', native: '二国同盟' },
  'hidden-pair': { english: 'Hidden Pair', katakana: 'ヒドゥンペア', native: '隠れ二国同盟' },
  'pointing-pairs': { english: 'Pointing Pairs', katakana: 'ポインティングペア', native: null },
  'box-line-reduction': {
    english: 'Box-Line Reduction',
    katakana: 'ボックスラインリダクション',
    native: null,
  },
  'x-wing': { english: 'X-Wing', katakana: 'Xウィング', native: '井桁' },
  swordfish: { english: 'Swordfish', katakana: 'ソードフィッシュ', native: null },
};

/** What a technique is called on the pages of a language. */
export function techniqueName(id: TaughtTechniqueId, language: Language): string {
  const { english, katakana } = TECHNIQUE_NAMES[id];
  return language === 'en' ? english : katakana;
}
