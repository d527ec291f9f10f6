import type { Language } from '@nanpure/content';
import { type HintWriter, loadHintWriter, type Mark, marksOf } from '@nanpure/content/hints';
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

/** For a player who looks for the cell of a hint without further help. */
export interface HintSearch {
  readonly prompt: string;
  /** The feedback to a cell. */
  readonly check: (cell: Cell) => { readonly isFound: boolean; readonly text: string };
}

/** A hint with its texts and marks. */
export interface ShownHint {
  readonly session: HintSession;
  /** Which text comes next at each level, so that none repeats before all were shown. */
  readonly nextTexts: Readonly<Record<HintLevel, number>>;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly marks: readonly Mark[];
  /** Only at level 1 of a hint that has a step. */
  readonly search?: HintSearch | undefined;
  readonly cells: Game['cells'];
  readonly language: Language;
}

export interface HintRequest {
  readonly previous: ShownHint | undefined;
  /** Whether its panel is open. */
  readonly isOpen: boolean;
  readonly game: Game;
  readonly language: Language;
}

export interface HintAnswer {
  readonly hint: ShownHint;
  /** Whether it tells more than before; only then does it count as a hint. */
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
    prompt: writer.askForCell,
    check: (cell) => {
      const guess = judgeGuess(hint, cell, gridOfGame(game), notes, shown);
      const text = writer.describeGuess(guess, game.hintsUsed);
      return { isFound: guess.code === 'found', text };
    },
  };
}

/** Depends on the hints used so far, so that a reload doesn't start with the same text again. */
function firstTexts({ hintsUsed }: Game): ShownHint['nextTexts'] {
  return { 1: hintsUsed, 2: hintsUsed, 3: hintsUsed };
}

async function tell(
  session: HintSession,
  texts: ShownHint['nextTexts'],
  { game, language }: Pick<HintRequest, 'game' | 'language'>,
): Promise<ShownHint> {
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

/** The next level of a hint, or the next hint. Rejects when its texts can't be downloaded. */
export function askHint(
  previous: Pick<ShownHint, 'session' | 'nextTexts'> | undefined,
  game: Game,
  language: Language,
): Promise<ShownHint> {
  const { givens, solution } = game.puzzle;
  const context = { givens, solution, notes: notesOf(game) };
  const session = nextHint(previous?.session, gridOfGame(game), context);
  return tell(session, previous?.nextTexts ?? firstTexts(game), { game, language });
}

/** The same hint again, with the same text or in another language. */
function repeatHint(shown: ShownHint, request: HintRequest): Promise<ShownHint> {
  const { level } = shown.session.hint;
  const texts = { ...shown.nextTexts, [level]: shown.nextTexts[level] - 1 };
  return tell(shown.session, texts, request);
}

/** Whether the board has the same digits and notes as when the hint was given. */
function isAbout({ cells }: ShownHint, game: Game): boolean {
  return cells === game.cells || JSON.stringify(cells) === JSON.stringify(game.cells);
}

/**
 * What the hint button shows: the closed hint again if the board hasn't changed, which doesn't count;
 * otherwise the next level, or the next hint.
 */
export async function giveHint(request: HintRequest): Promise<HintAnswer> {
  const { previous, isOpen, game, language } = request;
  return previous && !isOpen && isAbout(previous, game)
    ? { hint: await repeatHint(previous, request), isNew: false }
    : { hint: await askHint(previous, game, language), isNew: true };
}
