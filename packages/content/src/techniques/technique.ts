import {
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
  type TechniqueDifficulty,
} from '@nanpure/engine';
import { TECHNIQUE_NAMES } from './technique-names.ts';

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
