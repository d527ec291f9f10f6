import { type Language, pathTo } from '@nanpure/content';
import { type HintWriter, loadHintWriter } from '@nanpure/content/hints';
import type { Cell } from '@nanpure/engine';
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
import type { LadderStepHint } from '@nanpure/engine/ladder';
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

/** A hint about a step of the ladder. */
export type LadderHint = LadderStepHint & Pick<Hint, 'level' | 'solutions'>;

export type AnyHint = Hint | LadderHint;

/** A technique that a hint has named, and the path of the page about it. */
export interface NamedTechnique {
  readonly name: string;
  readonly path: string;
}

/** A hint as far as it was told. */
export interface ShownHint {
  readonly session: HintSession<AnyHint>;
  /** Which text comes next at each level, so that none repeats before all were shown. */
  readonly nextTexts: Readonly<Record<HintLevel, number>>;
  /** From level 1 to the one that was told last. */
  readonly levels: readonly ToldLevel[];
  /** Where the hint has named its technique. */
  readonly technique?: NamedTechnique | undefined;
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
  hint: Hint,
  shown: readonly string[],
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

export type Place = Pick<HintRequest, 'game' | 'language'>;

/** What is said of a hint at the levels that were told, and by the way. */
export type ToldHint = Pick<ShownHint, 'levels' | 'technique' | 'search'>;

type LevelsToTell = readonly Pick<ToldLevel, 'level' | 'variation'>[];

/** What the whole ladder adds to the hints of the course. */
export interface LadderHints {
  /** The session with a step of the ladder where the course has none to show. */
  readonly advance: (
    session: HintSession<AnyHint>,
    previous: HintSession<AnyHint> | undefined,
    game: Game,
  ) => HintSession<AnyHint>;
  readonly tell: (hint: LadderHint, levels: LevelsToTell, place: Place) => Promise<ToldHint>;
}

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

function techniqueOf(hint: Hint, writer: HintWriter, language: Language) {
  if (hint.kind !== 'step' || hint.level === 1) return undefined;
  const { technique: techniqueId } = hint.step;
  const path = pathTo('technique', { language, techniqueId });
  return { name: writer.nameTechnique(techniqueId), path };
}

async function tellCourseHint(
  hint: Hint,
  shown: readonly string[],
  levels: LevelsToTell,
  { game, language }: Place,
): Promise<ToldHint> {
  const writer = await loadHintWriter(language);
  return {
    levels: levels.map(({ level, variation }) => ({
      level,
      variation,
      pages: pagesOf({ ...hint, level }, variation, writer, game),
    })),
    technique: techniqueOf(hint, writer, language),
    search: searchFor(hint, shown, { game, notes: notesOf(game), writer }),
  };
}

function isOfLadder(hint: AnyHint): hint is LadderHint {
  return hint.kind === 'step' && 'pattern' in hint.step;
}

/** A hint with the texts of all levels that are told of it, each in the variation that is asked for. */
async function writeHint(
  {
    session,
    nextTexts,
    levels,
  }: Pick<ShownHint, 'session' | 'nextTexts'> & { levels: LevelsToTell },
  place: Place,
  ladder: LadderHints | undefined,
): Promise<ShownHint> {
  const { hint, shown } = session;
  const told = isOfLadder(hint)
    ? await ladder?.tell(hint, levels, place)
    : await tellCourseHint(hint, shown, levels, place);
  if (!told) throw new RangeError('a step of the ladder, and nobody to tell it');
  const { game, language } = place;
  return { session, nextTexts, ...told, cells: game.cells, language };
}

/** The next level of a hint, or the next hint. Rejects when its texts can't be downloaded. */
export function askHint(
  previous: Pick<ShownHint, 'session' | 'nextTexts' | 'levels'> | undefined,
  game: Game,
  language: Language,
  ladder?: LadderHints,
): Promise<ShownHint> {
  const { givens, solution } = game.puzzle;
  const context = { givens, solution, notes: notesOf(game) };
  const ofCourse = nextHint<AnyHint>(previous?.session, gridOfGame(game), context);
  const session = ladder?.advance(ofCourse, previous?.session, game) ?? ofCourse;
  const { level } = session.hint;
  const texts = previous?.nextTexts ?? firstTexts(game);
  const told = level > 1 ? (previous?.levels ?? []) : [];
  const levels = [...told, { level, variation: texts[level] }];
  const nextTexts = { ...texts, [level]: texts[level] + 1 };
  return writeHint({ session, levels, nextTexts }, { game, language }, ladder);
}

/** The same hint again, with the same texts, on the board and in the language as they are now. */
export function repeatHint(shown: ShownHint, place: Place, ladder?: LadderHints) {
  return writeHint(shown, place, ladder);
}

/** Whether the board has the same digits and notes as when the hint was given. */
function isAbout({ cells }: ShownHint, game: Game): boolean {
  return cells === game.cells || JSON.stringify(cells) === JSON.stringify(game.cells);
}

/**
 * What the hint button shows: the closed hint again if the board hasn't changed, which doesn't count;
 * otherwise the next level, or the next hint.
 */
export async function giveHint(request: HintRequest, ladder?: LadderHints): Promise<HintAnswer> {
  const { previous, isOpen, game, language } = request;
  return previous && !isOpen && isAbout(previous, game)
    ? { hint: await repeatHint(previous, request, ladder), isNew: false }
    : { hint: await askHint(previous, game, language, ladder), isNew: true };
}
