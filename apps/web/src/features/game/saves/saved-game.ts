import {
  CELLS,
  type Cell,
  cellAt,
  columnOf,
  type Digit,
  err,
  ok,
  type Puzzle,
  type Result,
  rowOf,
  valueAt,
} from '@nanpure/engine';
import { parseProblem, serializeProblem } from '@nanpure/engine/bank';
import {
  type Change,
  cellOf,
  type Game,
  isGiven,
  markedMistakes,
  restoreGame,
} from '@nanpure/engine/game';
import { elapsedAt, stoppedClock } from '../session/clock.ts';
import { NOTHING_TOLD } from '../session/hints-told.ts';
import { restoreMoveTimes } from '../session/move-times.ts';
import type { Session } from '../session/session.ts';
import { migrateSavedGame, SCHEMA_VERSION } from './migrations.ts';
import { type CellFields, cellSchema, type SavedFields, savedGameSchema } from './saved-fields.ts';

/** A thousand hours. */
const MAX_ELAPSED_MS = 3_600_000_000;

/** A cell as it is saved. */
interface BoardCell extends CellFields {
  readonly isGiven: boolean;
  readonly isError: boolean;
  readonly hint: null;
}

function isInOrder(notes: readonly Digit[]): boolean {
  return notes.every((note, index) => note > (notes[index - 1] ?? 0));
}

/** Whether the notes are ascending, and there are none beside a digit. */
function isPossible({ value, candidates, centreNotes = [] }: CellFields): boolean {
  const count = candidates.length + centreNotes.length;
  return isInOrder(candidates) && isInOrder(centreNotes) && (value === 0 || count === 0);
}

export interface SavedGame {
  readonly session: Session;
  /** The tab that played it last. */
  readonly owner: string | undefined;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  /** Cells that could not be read: they are empty now, or have their given. */
  readonly badCells: readonly Cell[];
}

/** `owner`: the tab that plays it; `now`: in milliseconds since 1970. */
export interface SaveStamp {
  readonly owner: string;
  readonly now: number;
}

/** Why a saved game can't be read: `at` is the path to what is wrong. */
export interface SavedGameError {
  /** `newer`: saved by a later version of the site, and not to be overwritten. */
  readonly code: 'not-json' | 'newer' | 'wrong-shape' | 'wrong-problem' | 'broken-game';
  readonly at: string;
  readonly message: string;
}

function boardCells(game: Game): BoardCell[] {
  const marked = new Set(markedMistakes(game).map(({ cell }) => cell));
  return CELLS.map((cell) => ({
    value: cellOf(game, cell).value,
    candidates: cellOf(game, cell).notes,
    centreNotes: cellOf(game, cell).centreNotes,
    colour: cellOf(game, cell).colour,
    isGiven: isGiven(game, cell),
    isError: marked.has(cell),
    hint: null,
  }));
}

/**
 * Only the latest changes of cells are saved: half a megabyte of the five that a browser stores, and
 * many times what a game takes. Earlier moves can be undone until the page is closed.
 */
const MAX_SAVED_CHANGES = 6000;

/** The index of the first move that is saved; the last moves are the latest. */
function savedFrom(history: readonly Change[]): number {
  let changes = 0;
  let from = history.length;
  for (const move of [...history].reverse()) {
    changes += move.length;
    if (changes > MAX_SAVED_CHANGES) break;
    from -= 1;
  }
  return from;
}

function savedHistory({ game, moveTimes }: Session): Pick<SavedFields, 'past' | 'future' | 'pace'> {
  const [past, future] = [savedFrom(game.past), savedFrom(game.future)];
  return {
    past: game.past.slice(past),
    future: game.future.slice(future),
    pace: {
      past: moveTimes.past.slice(past),
      future: moveTimes.future.slice(future),
      since: moveTimes.since ?? null,
    },
  };
}

/** A session as text; `parseSavedGame` reads it back. */
export function serializeSavedGame(session: Session, { owner, now }: SaveStamp): string {
  const { problem, game, selected } = session;
  const cells = boardCells(game);
  const saved: SavedFields = {
    schemaVersion: SCHEMA_VERSION,
    problemId: problem.id,
    problem: serializeProblem(problem),
    currentBoard: Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9)),
    startTime: session.startedAt ?? null,
    elapsedTime: elapsedAt(session.clock, now),
    hintsUsed: game.hintsUsed,
    mistakes: game.mistakes,
    config: game.config,
    selectedCell: selected === undefined ? null : { row: rowOf(selected), col: columnOf(selected) },
    inputMode: session.mode,
    pencil: session.pencil,
    savedAt: now,
    owner,
    hintsTold: session.hintsTold,
    latestHint: session.latestHint,
    ...savedHistory(session),
  };
  return JSON.stringify(saved);
}

function parseShape(json: unknown): Result<SavedFields, SavedGameError> {
  const migrated = migrateSavedGame(json);
  if (!migrated.ok) return err({ code: 'newer', at: 'schemaVersion', message: migrated.error });
  const parsed = savedGameSchema().safeParse(migrated.value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const at = issue?.path.join('.') ?? '';
  return err({ code: 'wrong-shape', at, message: issue?.message ?? '' });
}

/** The saved cells; a bad one is empty, or has its given. */
function readCells({ currentBoard }: SavedFields, { givens }: Puzzle) {
  const badCells: Cell[] = [];
  const cells = currentBoard.flat().map((saved, place) => {
    const { data } = cellSchema().safeParse(saved);
    if (data && isPossible(data)) {
      const { candidates: notes, ...contents } = data;
      return { ...contents, notes };
    }
    const cell = CELLS[place];
    if (cell !== undefined) badCells.push(cell);
    return { value: cell === undefined ? 0 : valueAt(givens, cell), notes: [] };
  });
  return { cells, badCells };
}

function restoreSession(
  saved: SavedFields,
): Result<Pick<SavedGame, 'session' | 'badCells'>, SavedGameError> {
  const problem = parseProblem(saved.problem);
  if (!problem.ok) {
    return err({ code: 'wrong-problem', at: problem.error.at, message: problem.error.message });
  }
  const { past, future, mistakes, hintsUsed, config = {}, selectedCell } = saved;
  const { puzzle } = problem.value;
  const { cells, badCells } = readCells(saved, puzzle);
  const game = restoreGame({ puzzle, config, cells, past, future, mistakes, hintsUsed });
  if (!game.ok) return err({ code: 'broken-game', at: 'currentBoard', message: game.error.code });
  const elapsed = Math.min(saved.elapsedTime, MAX_ELAPSED_MS);
  const known = elapsed === saved.elapsedTime ? saved.pace : undefined;
  const moveTimes = known && { ...known, since: known.since ?? undefined };
  const session: Session = {
    problem: problem.value,
    game: game.value,
    clock: stoppedClock(elapsed),
    moveTimes: restoreMoveTimes(game.value, moveTimes, elapsed),
    hintsTold: saved.hintsTold ?? (hintsUsed === 0 ? NOTHING_TOLD : undefined),
    latestHint: saved.latestHint,
    selected: selectedCell ? cellAt(selectedCell.row, selectedCell.col) : undefined,
    mode: saved.inputMode,
    pencil: saved.pencil,
    startedAt: saved.startTime ?? undefined,
  };
  return ok({ session, badCells });
}

function parseJson(text: string): Result<unknown, SavedGameError> {
  try {
    return ok(JSON.parse(text));
  } catch (reason) {
    return err({ code: 'not-json', at: '', message: String(reason) });
  }
}

/** Reads a session from text; its clock is stopped. */
export function parseSavedGame(text: string): Result<SavedGame, SavedGameError> {
  const json = parseJson(text);
  const saved = json.ok ? parseShape(json.value) : json;
  if (!saved.ok) return saved;
  const restored = restoreSession(saved.value);
  return restored.ok
    ? ok({ ...restored.value, owner: saved.value.owner, savedAt: saved.value.savedAt })
    : restored;
}

/**
 * The saved game without its owner, so that every tab asks before it continues it; undefined where
 * the text is no saved game.
 */
export function withoutOwner(text: string): string | undefined {
  if (!parseSavedGame(text).ok) return undefined;
  const { owner, ...fields } = JSON.parse(text);
  return JSON.stringify(fields);
}
