import type { Language } from '@nanpure/content';
import { type HintWriter, loadHintWriter } from '@nanpure/content/hints';
import type { Cell, TaughtTechniqueId } from '@nanpure/engine';
import { type Game, gridOfGame } from '@nanpure/engine/game';
import {
  causesOf,
  checkGuess,
  type Hint,
  type HintLevel,
  type HintSession,
  type Notes,
  nextHint,
} from '@nanpure/engine/hints';
import { hintDrawing, stageDrawing } from '../board/step-drawings.ts';
import { type HintPage, pagesOfText } from './hint-pages.ts';

/** For a player who looks for the cell of a hint without further help. */
export interface HintSearch {
  readonly prompt: string;
  /** The feedback to a cell. */
  readonly check: (cell: Cell) => { readonly isFound: boolean; readonly text: string };
}

/** A level of a hint that was told: free to go back to. */
interface ToldLevel {
  readonly level: HintLevel;
  /** Which of the texts that say the same it has. */
  readonly variation: number;
  /** One, but for the answer, whose reason is told stage by stage. */
  readonly pages: readonly HintPage[];
}

/** A hint as far as it was told. */
export interface ShownHint {
  readonly session: HintSession;
  /** Which text comes next at each level, so that none repeats before all were shown. */
  readonly nextTexts: Readonly<Record<HintLevel, number>>;
  /** From level 1 to the one that was told last. */
  readonly levels: readonly ToldLevel[];
  /** Where the hint has named its technique. */
  readonly technique?: { readonly id: TaughtTechniqueId; readonly name: string } | undefined;
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
      const guess = checkGuess(hint, cell, gridOfGame(game), notes, shown);
      const text = writer.describeGuess(guess, game.hintsUsed);
      return { isFound: guess.code === 'found', text };
    },
  };
}

/** Depends on the hints used so far, so that a reload doesn't start with the same text again. */
function firstTexts({ hintsUsed }: Game): ShownHint['nextTexts'] {
  return { 1: hintsUsed, 2: hintsUsed, 3: hintsUsed };
}

type Place = Pick<HintRequest, 'game' | 'language'>;

/** The pages of a hint at its level. */
function pagesOf(hint: Hint, variation: number, writer: HintWriter, game: Game): HintPage[] {
  const { cells } = game;
  if (hint.kind === 'step' && hint.level === 3) {
    const causes = causesOf(hint.step, gridOfGame(game));
    return writer.explainInStages(hint, causes.length > 0).flatMap(({ shows, text, remark }) => {
      const drawing = stageDrawing({ ...hint, causes }, shows, cells);
      return pagesOfText({ message: text, ...(remark ? { detail: remark } : {}) }, drawing);
    });
  }
  const emptyCells = cells.filter(({ value }) => value === 0).length;
  const text = writer.describeHint(hint, { variation, emptyCells });
  const isHeaded = hint.kind === 'step' && hint.level === 2;
  return pagesOfText(text, hintDrawing(hint, cells), isHeaded);
}

function techniqueOf({ hint }: HintSession, writer: HintWriter): ShownHint['technique'] {
  if (hint.kind !== 'step' || hint.level === 1) return undefined;
  const { technique: id } = hint.step;
  return { id, name: writer.nameTechnique(id) };
}

/** A hint with the texts of all levels that are told of it, each in the variation that is asked for. */
async function writeHint(
  session: HintSession,
  levels: readonly Pick<ToldLevel, 'level' | 'variation'>[],
  nextTexts: ShownHint['nextTexts'],
  { game, language }: Place,
): Promise<ShownHint> {
  const writer = await loadHintWriter(language);
  return {
    session,
    nextTexts,
    levels: levels.map(({ level, variation }) => ({
      level,
      variation,
      pages: pagesOf({ ...session.hint, level }, variation, writer, game),
    })),
    technique: techniqueOf(session, writer),
    search: searchFor(session, { game, notes: notesOf(game), writer }),
    cells: game.cells,
    language,
  };
}

/** The next level of a hint, or the next hint. Rejects when its texts can't be downloaded. */
export function askHint(
  previous: Pick<ShownHint, 'session' | 'nextTexts' | 'levels'> | undefined,
  game: Game,
  language: Language,
): Promise<ShownHint> {
  const { givens, solution } = game.puzzle;
  const context = { givens, solution, notes: notesOf(game) };
  const session = nextHint(previous?.session, gridOfGame(game), context);
  const { level } = session.hint;
  const texts = previous?.nextTexts ?? firstTexts(game);
  const told = level > 1 ? (previous?.levels ?? []) : [];
  const levels = [...told, { level, variation: texts[level] }];
  return writeHint(session, levels, { ...texts, [level]: texts[level] + 1 }, { game, language });
}

/** The same hint again, with the same texts, on the board and in the language as they are now. */
export function repeatHint({ session, levels, nextTexts }: ShownHint, place: Place) {
  return writeHint(session, levels, nextTexts, place);
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
