import type { Language } from '@nanpure/content';
import { type HintWriter, loadHintWriter, marksOf } from '@nanpure/content/hints';
import type { Cell } from '@nanpure/engine';
import { type Game, gridOfGame } from '@nanpure/engine/game';
import {
  checkGuess,
  type HintLevel,
  type HintSession,
  type Notes,
  nextHint,
} from '@nanpure/engine/hints';
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
  readonly language: Language;
}

/** A press of the hint button. */
export interface HintRequest {
  readonly previous: ToldHint | undefined;
  /** Whether the previous one is on show. */
  readonly isOpen: boolean;
  readonly game: Game;
  readonly language: Language;
}

/** What it brings. */
export interface GivenHint {
  readonly told: ToldHint;
  /** Whether it tells more than was told before; only then does it count. */
  readonly isNew: boolean;
}

function notesOf({ cells }: Game): Notes {
  return cells.map(({ notes }) => notes);
}

function searchFor(
  { hint, shown }: HintSession,
  { game, notes, writer }: { game: Game; notes: Notes; writer: HintWriter },
): HintSearch | undefined {
  if (hint.kind !== 'step' || hint.level !== 1) return undefined;
  return {
    ask: writer.askForCell,
    judge: (cell) => {
      const guess = checkGuess(hint, cell, gridOfGame(game), notes, shown);
      const text = writer.describeGuess(guess, game.hintsUsed);
      return { isFound: guess.code === 'found', text };
    },
  };
}

/** A game that goes on after a reload doesn't begin with the very text that it began with. */
function firstTexts({ hintsUsed }: Game): ToldHint['nextTexts'] {
  return { 1: hintsUsed, 2: hintsUsed, 3: hintsUsed };
}

/** A hint in the words of a language, with the text that is its turn at its level. */
async function tell(
  session: HintSession,
  texts: ToldHint['nextTexts'],
  { game, language }: Pick<HintRequest, 'game' | 'language'>,
): Promise<ToldHint> {
  const { level } = session.hint;
  const variation = texts[level];
  const writer = await loadHintWriter(language);
  const notes = notesOf(game);
  const emptyCells = game.cells.filter(({ value }) => value === 0).length;
  return {
    session,
    nextTexts: { ...texts, [level]: variation + 1 },
    ...writer.describeHint(session.hint, { variation, emptyCells }),
    marks: marksOf(session.hint),
    search: searchFor(session, { game, notes, writer }),
    cells: game.cells,
    language,
  };
}

/** What one more press of the hint button tells. Rejects when its words can't be downloaded. */
export function askHint(
  previous: Pick<ToldHint, 'session' | 'nextTexts'> | undefined,
  game: Game,
  language: Language,
): Promise<ToldHint> {
  const { givens, solution } = game.puzzle;
  const context = { givens, solution, notes: notesOf(game) };
  const session = nextHint(previous?.session, gridOfGame(game), context);
  return tell(session, previous?.nextTexts ?? firstTexts(game), { game, language });
}

/** The same hint once more, in the same words or in another language. */
function retellHint(told: ToldHint, request: HintRequest): Promise<ToldHint> {
  const { level } = told.session.hint;
  const texts = { ...told.nextTexts, [level]: told.nextTexts[level] - 1 };
  return tell(told.session, texts, request);
}

/** Whether a hint still speaks of the board: its digits and notes are as they were. */
function isAbout({ cells }: ToldHint, game: Game): boolean {
  return cells === game.cells || JSON.stringify(cells) === JSON.stringify(game.cells);
}

/**
 * What a press of the hint button shows: the hint that was closed, as long as it speaks of this
 * board, which is nothing new and costs nothing; otherwise the next level, or the next hint.
 */
export async function giveHint(request: HintRequest): Promise<GivenHint> {
  const { previous, isOpen, game, language } = request;
  return previous && !isOpen && isAbout(previous, game)
    ? { told: await retellHint(previous, request), isNew: false }
    : { told: await askHint(previous, game, language), isNew: true };
}
