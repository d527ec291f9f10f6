import type { Language } from '@nanpure/content';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import type { Session } from '../session/session.ts';
import type { GameTexts } from '../texts/use-texts.ts';
import { countsAllMistakes } from './counts-all-mistakes.ts';

/** How many mistakes and hints there were, in sentences; one sentence if there were neither. */
export function resultSentences(
  t: GameTexts,
  game: Pick<Session['game'], 'mistakes' | 'hintsUsed' | 'config'>,
): readonly string[] {
  const { mistakes, hintsUsed } = game;
  if (mistakes === 0 && !countsAllMistakes(game)) {
    return [t('complete.hints', { count: hintsUsed })];
  }
  if (mistakes === 0 && hintsUsed === 0) return [t('complete.perfect')];
  return [
    mistakes === 0 ? t('complete.flawless') : t('complete.mistakes', { count: mistakes }),
    t('complete.hints', { count: hintsUsed }),
  ];
}

/** The same as one text. */
export function resultText(
  t: GameTexts,
  language: Language,
  counts: Parameters<typeof resultSentences>[1],
): string {
  return resultSentences(t, counts).join(sentenceGap(language));
}
