import type { Language } from '@nanpure/content';
import type { MistakePolicy } from '@nanpure/engine/game';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import type { Session } from '../session/session.ts';
import type { GameTexts } from '../texts/use-texts.ts';

/** Where every wrong entry is counted. Elsewhere those that the player took back may have been wrong. */
const COUNTS_ALL: readonly MistakePolicy[] = ['reject', 'show'];

/** How many mistakes and hints there were, in sentences; one sentence if there were neither. */
export function resultSentences(
  t: GameTexts,
  { mistakes, hintsUsed, config }: Pick<Session['game'], 'mistakes' | 'hintsUsed' | 'config'>,
): readonly string[] {
  if (mistakes === 0 && !COUNTS_ALL.includes(config.mistakePolicy)) {
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
