import type { Language } from '@nanpure/content';
import { ladderName, ladderTechniqueOf } from '@nanpure/content/ladder';
import type { TFunction } from 'i18next';
import { labelOf, type OwnRating } from './own-rating.ts';

type Texts = TFunction<['ownGame', 'common']>;

/** What an own puzzle is called: how hard it is, or the hardest technique that it takes. */
export function ownLabelText(t: Texts, language: Language, rating: OwnRating): string {
  const label = labelOf(rating);
  if (label.kind === 'difficulty') return t(`common:difficulty.${label.difficulty}`);
  if (label.kind !== 'technique') return t(`label.${label.kind}`);
  const technique = ladderTechniqueOf(label.technique);
  return technique ? ladderName(technique, language) : t('label.unrated');
}

/** The name of a game on an own puzzle, as a heading and in lists of games. */
export function ownGameName(t: Texts, language: Language, rating: OwnRating | undefined): string {
  return rating ? t('screen', { label: ownLabelText(t, language, rating) }) : t('screenUnrated');
}
