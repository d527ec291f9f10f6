import {
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
  type TechniqueDifficulty,
} from '@nanpure/engine';
import type { Language } from '../languages.ts';

/** An entry of the catalogue. The field names are those of the API and of stored files. */
export interface Technique {
  readonly id: TaughtTechniqueId;
  /** The English name, on Japanese pages too. */
  readonly name: string;
  /** The English name in katakana. */
  readonly japanese_name: string;
  readonly difficulty: TechniqueDifficulty;
  /** Place in the catalogue, from 1. */
  readonly order: number;
  /** One sentence, for a card. */
  readonly description: string;
  /** A short paragraph, for the top of its page. */
  readonly detailed_description: string;
}

/** What a language says about a technique in the catalogue. */
export type TechniqueWords = Pick<Technique, 'description' | 'detailed_description'>;

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

/** The whole catalogue in the words of a language, in its order. */
export function catalogueOf(
  words: Readonly<Record<TaughtTechniqueId, TechniqueWords>>,
): Technique[] {
  return TAUGHT_TECHNIQUES.map(({ id, difficulty, order }) => ({
    id,
    name: TECHNIQUE_NAMES[id].english,
    japanese_name: TECHNIQUE_NAMES[id].katakana,
    difficulty,
    order,
    description: words[id].description,
    detailed_description: words[id].detailed_description,
  })).sort((a, b) => a.order - b.order);
}
