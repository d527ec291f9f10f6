import type { HouseKind, TaughtTechniqueId } from '@nanpure/engine';
import { dayOf } from './calendar.ts';
import { readItem, writeItem } from './storage/storage.ts';

/** Where it is stored what games have to tell the course, until the course takes it in. */
export const MET_KEY = 'nanpure-course-met';

/** Where a technique was met: a hint named it, or it was the slowest move of a game. */
export type MeetingReason = 'hint' | 'look-back';

/** More lines than this are not kept, should nobody ever open the course. */
const MOST_LINES = 40;

/** Adds a line, once. No JSON and no schema here: games download this, and the course reads it with care. */
function note(line: string) {
  const text = readItem(MET_KEY);
  const lines = text.ok && text.value ? text.value.split('\n') : [];
  if (!lines.includes(line)) writeItem(MET_KEY, [...lines, line].slice(-MOST_LINES).join('\n'));
}

/** Notes that a game led to a technique, once a day and reason; of a hidden single also in what kind of house. */
export function noteMet(
  technique: TaughtTechniqueId,
  house: HouseKind | undefined,
  reason: MeetingReason,
  now: number = Date.now(),
) {
  note(`${dayOf(now)} ${reason} ${technique} ${house ?? ''}`.trim());
}

/** Notes that a hard puzzle was finished without a hint, once for each puzzle. */
export function noteHardGame(puzzle: string) {
  note(`game ${puzzle}`);
}
