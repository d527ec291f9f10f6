import type { Language } from '@nanpure/content';
import { type HintWriter, loadHintWriter, marksOf } from '@nanpure/content/hints';
import {
  type Cell,
  type Game,
  gridOfGame,
  type Hint,
  type HintSession,
  judgeGuess,
  type Notes,
  nextHint,
} from '@nanpure/engine';
import type { HintMark } from './board-view.ts';

/** For a player who looks for the cell of a hint alone. */
export interface HintSearch {
  /** What to do. */
  readonly ask: string;
  /** What is said to the cell that was named. */
  readonly judge: (cell: Cell) => { readonly isFound: boolean; readonly text: string };
}

/** A hint with all that is needed to show it. */
export interface ToldHint {
  readonly session: HintSession;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly marks: readonly HintMark[];
  /** Only where the hint has a step, and has told no more than where it starts. */
  readonly search?: HintSearch | undefined;
  /** The board that it is about. */
  readonly cells: Game['cells'];
}

function searchFor(
  hint: Hint,
  { game, notes, writer }: { game: Game; notes: Notes; writer: HintWriter },
): HintSearch | undefined {
  if (hint.kind !== 'step' || hint.level !== 1) return undefined;
  return {
    ask: writer.askForCell,
    judge: (cell) => {
      const guess = judgeGuess(hint, cell, gridOfGame(game), notes);
      const text = writer.describeGuess(guess, game.hintsUsed);
      return { isFound: guess.code === 'found', text };
    },
  };
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
  const writer = await loadHintWriter(language);
  const emptyCells = game.cells.filter(({ value }) => value === 0).length;
  const text = writer.describeHint(session.hint, { variation: game.hintsUsed, emptyCells });
  const search = searchFor(session.hint, { game, notes, writer });
  return { session, ...text, marks: marksOf(session.hint), search, cells: game.cells };
}
