import type { Language } from '@nanpure/content';
import { loadHintWriter } from '@nanpure/content/hints';
import { loadLookBackWriter } from '@nanpure/content/look-back';
import { loadStrings } from '@nanpure/content/strings';
import type { Session } from '../session/session.ts';
import { FinishDetails } from './FinishDetails.tsx';
import type { FinishSlots } from './finish-slots.ts';
import { longestMoment, type Moment, stationOfMoment } from './look-back/moments.ts';
import type { NamedStation } from './look-back/StationLink.tsx';

interface DetailsRequest
  extends Pick<Session, 'game' | 'moveTimes'>,
    Pick<FinishSlots, 'loadFinishParts'> {
  readonly language: Language;
}

/** The station that teaches what was open at a moment, and what it is called. */
async function namedStation(moment: Moment, language: Language): Promise<NamedStation> {
  const id = stationOfMoment(moment);
  const { stationPages } = await loadStrings('course', language);
  return { id, name: stationPages[id].name };
}

/** Texts, parts of other features, and the moment to look back at. */
export async function loadFinishDetails({
  game,
  moveTimes,
  language,
  loadFinishParts,
}: DetailsRequest) {
  const { puzzle, cells, past } = game;
  const moment = longestMoment({ puzzle, cells, past, thinkingTimes: moveTimes.past });
  const [parts, writer, hintWriter, station] = await Promise.all([
    loadFinishParts(language),
    loadLookBackWriter(language),
    loadHintWriter(language),
    moment && namedStation(moment, language),
  ]);
  return { FinishDetails, parts, writer, hintWriter, moment, station };
}
