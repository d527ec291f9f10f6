import type { Language } from '@nanpure/content';
import { loadHintWriter } from '@nanpure/content/hints';
import { loadLookBackWriter } from '@nanpure/content/look-back';
import type { Session } from '../session/session.ts';
import { FinishDetails } from './FinishDetails.tsx';
import type { FinishSlots } from './finish-slots.ts';
import { longestMoment } from './look-back/moments.ts';

interface DetailsRequest
  extends Pick<Session, 'game' | 'moveTimes'>,
    Pick<FinishSlots, 'loadFinishParts'> {
  readonly language: Language;
}

/** Texts, parts of other features, and the moment to look back at. */
export async function loadFinishDetails({
  game,
  moveTimes,
  language,
  loadFinishParts,
}: DetailsRequest) {
  const [parts, writer, hintWriter] = await Promise.all([
    loadFinishParts(language),
    loadLookBackWriter(language),
    loadHintWriter(language),
  ]);
  const { puzzle, cells, past } = game;
  const moment = longestMoment({ puzzle, cells, past, thinkingTimes: moveTimes.past });
  return { FinishDetails, parts, writer, hintWriter, moment };
}
