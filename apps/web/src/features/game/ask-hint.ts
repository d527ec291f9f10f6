import type { Language } from '@nanpure/content';
import { type HintWriter, loadHintWriter, marksOf } from '@nanpure/content/hints';
import {
  type Cell,
  type Game,
  gridOfGame,
  type HintLevel,
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
  /** Which text comes next at each level, so that all were read before one comes again. */
  readonly nextTexts: Readonly<Record<HintLevel, number>>;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly marks: readonly HintMark[];
  /** Only where the hint has a step, and has told no more than where it starts. */
  readonly search?: HintSearch | undefined;
  /** The board that it is about. */
  readonly cells: Game['cells'];
}

function searchFor(
  { hint, shown }: HintSession,
  { game, notes, writer }: { game: Game; notes: Notes; writer: HintWriter },
): HintSearch | undefined {
  if (hint.kind !== 'step' || hint.level !== 1) return undefined;
  return {
    ask: writer.askForCell,
    judge: (cell) => {
      const guess = judgeGuess(hint, cell, gridOfGame(game), notes, shown);
      const text = writer.describeGuess(guess, game.hintsUsed);
      return { isFound: guess.code === 'found', text };
    },
  };
}

/** A game that goes on after a reload doesn't begin with the very text that it began with. */
function firstTexts({ hintsUsed }: Game): ToldHint['nextTexts'] {
  return { 1: hintsUsed, 2: hintsUsed, 3: hintsUsed };
}

/** What one more press of the hint button tells. Rejects when its words can't be downloaded. */
export async function askHint(
  previous: Pick<ToldHint, 'session' | 'nextTexts'> | undefined,
  game: Game,
  language: Language,
): Promise<ToldHint> {
  const { givens, solution } = game.puzzle;
  const notes = game.cells.map((cell) => cell.notes);
  const session = nextHint(previous?.session, gridOfGame(game), { givens, solution, notes });
  const { level } = session.hint;
  const texts = previous?.nextTexts ?? firstTexts(game);
  const variation = texts[level];
  const writer = await loadHintWriter(language);
  const emptyCells = game.cells.filter(({ value }) => value === 0).length;
  const text = writer.describeHint(session.hint, { variation, emptyCells });
  const search = searchFor(session, { game, notes, writer });
  const nextTexts = { ...texts, [level]: variation + 1 };
  return { session, nextTexts, ...text, marks: marksOf(session.hint), search, cells: game.cells };
}
