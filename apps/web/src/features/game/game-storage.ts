import type { Difficulty } from '@nanpure/engine';
import { logProblem } from '../../lib/log.ts';
import { readItem, removeItem, writeItem } from '../../lib/storage/storage.ts';
import { makeSavedGame, parseSavedGame } from './saved-game.ts';
import type { Session } from './session.ts';

const KEY_PREFIX = 'nanpure-game-';

function keyOf(difficulty: Difficulty): string {
  return `${KEY_PREFIX}${difficulty}`;
}

/** Saves a session as the one of its difficulty. Where that fails, what was saved before stays. */
export function saveGame(session: Session, now: number): void {
  const key = keyOf(session.problem.difficulty);
  const written = writeItem(key, makeSavedGame(session, now));
  if (!written.ok) logProblem('Failed to save game state.', written.error);
}

/** Moves what can't be read out of the way, so that it isn't lost when the next game is saved. */
function setAside(key: string, text: string, now: number): void {
  const moved = writeItem(`${key}-unreadable-${now}`, text);
  if (moved.ok) removeItem(key);
}

/** The saved session of a difficulty; undefined where there is none that can be read. */
export function loadGame(difficulty: Difficulty, now: number): Session | undefined {
  const key = keyOf(difficulty);
  const text = readItem(key);
  if (!text.ok) logProblem('Failed to restore game state.', text.error);
  if (!text.ok || text.value === undefined) return undefined;
  const session = parseSavedGame(text.value);
  if (session.ok) return session.value;
  logProblem('Failed to restore game state.', session.error);
  setAside(key, text.value, now);
  return undefined;
}

/** Forgets the saved session of a difficulty. */
export function clearGame(difficulty: Difficulty): void {
  const removed = removeItem(keyOf(difficulty));
  if (!removed.ok) logProblem('Failed to clear game state.', removed.error);
}
