import { type StationId, TECHNIQUE_IDS } from '@nanpure/content';
import { stationOfTechnique } from '@nanpure/content/course';
import type { HouseKind, TaughtTechniqueId } from '@nanpure/engine';
import { addDays, type Day, isDay } from '../../../lib/calendar.ts';
import type { MeetingReason } from '../../../lib/met-techniques.ts';
import { type CourseState, GAMES_NEEDED, recordOf, withRecord } from './course-state.ts';

/** The station of whole puzzles. */
const LAST: StationId = 'whole-puzzle';

/** A technique that a game led to. */
interface Meeting {
  readonly day: Day;
  readonly reason: MeetingReason;
  readonly technique: TaughtTechniqueId;
  readonly house: HouseKind | undefined;
}

/** What games noted for the course. */
export interface FromGames {
  readonly met: readonly Meeting[];
  /** Hard puzzles that were finished without a hint. */
  readonly games: readonly string[];
}

/** A mastered station that a game led to is asked no later than so many days after. */
const LATEST: Readonly<Record<MeetingReason, number>> = { hint: 0, 'look-back': 3 };

const REASONS: readonly MeetingReason[] = ['hint', 'look-back'];
const HOUSES: readonly HouseKind[] = ['row', 'column', 'box'];

/** The one of some names that a text is. */
function oneOf<Name extends string>(names: readonly Name[], text: string | undefined) {
  return names.find((name) => name === text);
}

function readMeeting(words: readonly string[]): Meeting | undefined {
  const [day = '', ...rest] = words;
  const reason = oneOf(REASONS, rest[0]);
  const technique = oneOf(TECHNIQUE_IDS, rest[1]);
  if (!isDay(day) || !reason || !technique) return undefined;
  return { day, reason, technique, house: oneOf(HOUSES, rest[2]) };
}

/** Reads the lines that games have written, those that can be read. */
export function parseFromGames(text: string): FromGames {
  const lines = text.split('\n').map((line) => line.split(' '));
  return {
    met: lines.flatMap((words) => readMeeting(words) ?? []),
    games: lines.flatMap(([word, puzzle]) => (word === 'game' && puzzle ? [puzzle] : [])),
  };
}

/** A station that a game led to. What was mastered is asked again soon; the review tells how well it is known. */
function withMeeting(state: CourseState, { day, reason, technique, house }: Meeting): CourseState {
  const id = stationOfTechnique(technique, house);
  const { card, metOn } = recordOf(state, id);
  const met = withRecord(state, id, { metOn: metOn !== undefined && metOn > day ? metOn : day });
  if (!card) return met;
  const soon = addDays(day, LATEST[reason]);
  // What was asked today need not be asked again today.
  const earliest = addDays(card.reviewedOn, 1);
  const due = soon > earliest ? soon : earliest;
  return due < card.due ? withRecord(met, id, { card: { ...card, due } }) : met;
}

/** Games count once the last station was opened; enough of them, and it is mastered. */
function withGames(state: CourseState, games: readonly string[], today: Day): CourseState {
  const { isLessonDone, masteredOn } = recordOf(state, LAST);
  if (!isLessonDone || masteredOn !== undefined || games.length === 0) return state;
  const all = [...new Set([...state.games, ...games])].slice(0, GAMES_NEEDED);
  const counted = { ...state, games: all };
  return all.length < GAMES_NEEDED ? counted : withRecord(counted, LAST, { masteredOn: today });
}

/** The state with what games noted; the very same where that changes nothing. */
export function withFromGames(
  state: CourseState,
  { met, games }: FromGames,
  today: Day,
): CourseState {
  return withGames(met.reduce(withMeeting, state), games, today);
}
