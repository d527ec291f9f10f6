import { type Language, pathTo, TECHNIQUE_IDS } from '@nanpure/content';
import { stationOfTechnique } from '@nanpure/content/course';
import { type HintWriter, loadHintWriter } from '@nanpure/content/hints';
import { type Cell, type House, type HouseKind, kindOf } from '@nanpure/engine';
import { type Game, gridOfGame } from '@nanpure/engine/game';
import {
  causesOf,
  checkGuess,
  findHint,
  type Hint,
  type HintLevel,
  type HintSession,
  hintKey,
  type Notes,
  nextHint,
} from '@nanpure/engine/hints';
import type { LadderStepHint } from '@nanpure/engine/ladder';
import { noteMet } from '../../../lib/met-techniques.ts';
import { hintDrawing, stageDrawing } from '../board/step-drawings.ts';
import type { LatestHint } from '../session/hints-told.ts';
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

/** A technique that a hint has named, and the path of the station or page about it. */
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

const LEVELS: readonly HintLevel[] = [1, 2, 3];

export interface HintRequest {
  readonly previous: ShownHint | undefined;
  /** What the game keeps of the hint that was told last, for want of a previous one. */
  readonly latestHint?: LatestHint | undefined;
  /** Whether its panel is open. */
  readonly isOpen: boolean;
  readonly game: Game;
  readonly language: Language;
}

export interface HintAnswer {
  readonly hint: ShownHint;
  /** Whether it tells more than before; only then does it count as a hint. */
  readonly isNew: boolean;
  readonly latest: LatestHint;
}

function notesOf({ cells }: Game): Notes {
  return cells.map(({ notes }) => notes);
}

/** What is known about the board besides its digits. */
function contextOf(game: Game) {
  const { givens, solution } = game.puzzle;
  return { givens, solution, notes: notesOf(game) };
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

export type GameAndLanguage = Pick<HintRequest, 'game' | 'language'>;

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
  readonly tell: (
    hint: LadderHint,
    levels: LevelsToTell,
    current: GameAndLanguage,
  ) => Promise<ToldHint>;
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

/** The kind of the house that a hint is about, where it is about one. */
export function areaKind({ area }: { readonly area: House | null }): HouseKind | undefined {
  return area === null ? undefined : kindOf(area);
}

function techniqueOf(hint: Hint, writer: HintWriter, language: Language) {
  if (hint.kind !== 'step' || hint.level === 1) return undefined;
  const { technique } = hint.step;
  // The last empty cell of a house is what the first station teaches.
  const stationId = hint.isLastCell ? 'board' : stationOfTechnique(technique, areaKind(hint));
  const path = pathTo('station', { language, stationId });
  return { name: writer.nameTechnique(technique), path };
}

async function tellCourseHint(
  hint: Hint,
  shown: readonly string[],
  levels: LevelsToTell,
  { game, language }: GameAndLanguage,
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
  current: GameAndLanguage,
  ladder: LadderHints | undefined,
): Promise<ShownHint> {
  const { hint, shown } = session;
  const told = isOfLadder(hint)
    ? await ladder?.tell(hint, levels, current)
    : await tellCourseHint(hint, shown, levels, current);
  if (!told) throw new RangeError('a step of the ladder, and nobody to tell it');
  const { game, language } = current;
  return { session, nextTexts, ...told, cells: game.cells, language };
}

/** The next level of a hint, or the next hint. Rejects when its texts can't be downloaded. */
export function askHint(
  previous: Pick<ShownHint, 'session' | 'nextTexts' | 'levels'> | undefined,
  game: Game,
  language: Language,
  ladder?: LadderHints,
): Promise<ShownHint> {
  const ofCourse = nextHint<AnyHint>(previous?.session, gridOfGame(game), contextOf(game));
  const session = ladder?.advance(ofCourse, previous?.session, game) ?? ofCourse;
  const { level } = session.hint;
  const texts = previous?.nextTexts ?? firstTexts(game);
  const told = level > 1 ? (previous?.levels ?? []) : [];
  const levels = [...told, { level, variation: texts[level] }];
  const nextTexts = { ...texts, [level]: texts[level] + 1 };
  return writeHint({ session, levels, nextTexts }, { game, language }, ladder);
}

/** The same hint again, with the same texts, on the board and in the language as they are now. */
export function repeatHint(shown: ShownHint, current: GameAndLanguage, ladder?: LadderHints) {
  return writeHint(shown, current, ladder);
}

/** What a hint depends on. */
function contentsOf(cells: Game['cells']): string {
  return JSON.stringify(cells.map(({ value, notes }) => [value, notes]));
}

/** Whether the board has the same digits and notes as when the hint was given. */
function isAbout({ cells }: ShownHint, game: Game): boolean {
  return cells === game.cells || contentsOf(cells) === contentsOf(game.cells);
}

/** Tells the course which technique was met, once a hint has named it. */
function noteNamed({ session: { hint } }: ShownHint) {
  if (hint.kind !== 'step' || hint.level === 1) return;
  const technique = TECHNIQUE_IDS.find((id) => id === hint.step.technique);
  if (technique) noteMet(technique, areaKind(hint), 'hint');
}

function latestOf({ hint, digits, details, shown }: HintSession<AnyHint>): LatestHint {
  return { key: hintKey(hint), level: hint.level, digits, details, shown };
}

/** The session of a hint that was told before the page was loaded; undefined where the board has changed since. */
function sessionAgain(
  { key, level, digits, details, shown }: LatestHint,
  game: Game,
  ladder: LadderHints | undefined,
): HintSession<AnyHint> | undefined {
  const board = gridOfGame(game);
  const context = contextOf(game);
  const begun = nextHint<AnyHint>(undefined, board, context);
  if (begun.digits !== digits || begun.details !== details) return undefined;
  const ofCourse = { ...begun, hint: findHint(board, { ...context, shown }), shown };
  const session = ladder?.advance(ofCourse, ofCourse, game) ?? ofCourse;
  // One of a cell at random isn't found again.
  if (hintKey(session.hint) !== key) return undefined;
  return { ...session, hint: { ...session.hint, level } };
}

/** The hint that was told before the page was loaded, with all its levels. */
function hintAgain(
  { latestHint, game, language }: HintRequest,
  ladder: LadderHints | undefined,
): Promise<ShownHint> | undefined {
  const session = latestHint && sessionAgain(latestHint, game, ladder);
  if (!session) return undefined;
  const variation = Math.max(0, game.hintsUsed - session.hint.level);
  const levels = LEVELS.filter((level) => level <= session.hint.level);
  const texts = { 1: variation, 2: variation, 3: variation };
  const nextTexts = {
    ...texts,
    ...Object.fromEntries(levels.map((level) => [level, variation + 1])),
  };
  const told = levels.map((level) => ({ level, variation }));
  return writeHint({ session, nextTexts, levels: told }, { game, language }, ladder);
}

/**
 * What the hint button shows: the closed hint again if the board hasn't changed, which doesn't count;
 * otherwise the next level, or the next hint.
 */
export async function giveHint(request: HintRequest, ladder?: LadderHints): Promise<HintAnswer> {
  const { previous, isOpen, game, language } = request;
  const told = previous ?? (await hintAgain(request, ladder));
  const isNew = !told || isOpen || !isAbout(told, game);
  const hint = isNew
    ? await askHint(told, game, language, ladder)
    : await repeatHint(told, request, ladder);
  if (isNew) noteNamed(hint);
  return { hint, isNew, latest: latestOf(hint.session) };
}
