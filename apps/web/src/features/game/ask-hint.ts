import type { Language } from '@nanpure/content';
import { loadHintWriter, marksOf } from '@nanpure/content/hints';
import { type Game, gridOfGame, type HintSession, nextHint } from '@nanpure/engine';
import type { HintMark } from './board-view.ts';

/** A hint with all that is needed to show it. */
export interface ToldHint {
  readonly session: HintSession;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly marks: readonly HintMark[];
  /** The board that it is about. */
  readonly cells: Game['cells'];
}

/** What one more press of the hint button tells. Rejects when its words can't be downloaded. */
export async function askHint(
  previous: HintSession | undefined,
  game: Game,
  language: Language,
): Promise<ToldHint> {
  const { givens, solution } = game.puzzle;
  const notes = game.cells.map((cell) => cell.notes);
  const session = nextHint(previous, gridOfGame(game), { givens, solution, notes });
  const { describeHint } = await loadHintWriter(language);
  const emptyCells = game.cells.filter(({ value }) => value === 0).length;
  const text = describeHint(session.hint, { variation: game.hintsUsed, emptyCells });
  return { session, ...text, marks: marksOf(session.hint), cells: game.cells };
}
