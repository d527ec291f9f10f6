import { boxName, type Language } from '@nanpure/content';
import { indexOf, kindOf } from '@nanpure/engine';
import type { Rejection } from '@nanpure/engine/game';
import type { GameTexts } from '../texts/use-texts.ts';

/** Why an entry was rejected, in a sentence. */
export function rejectionText(
  t: GameTexts,
  language: Language,
  { digit, reason }: Rejection,
): string {
  if (reason.code !== 'repeats') return t('rejection.solution', { digit });
  const kind = kindOf(reason.house);
  return kind === 'box'
    ? t('rejection.box', { digit, box: boxName(reason.house, language) })
    : t(`rejection.${kind}`, { digit, number: indexOf(reason.house) + 1 });
}
