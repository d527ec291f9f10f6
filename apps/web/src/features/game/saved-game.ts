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
  type Value,
  valueAt,
} from '@nanpure/engine';
import { parseProblem, serializeProblem } from '@nanpure/engine/bank';
import {
  type Change,
  cellOf,
  type Game,
  isGiven,
  MISTAKE_POLICIES,
  markedMistakes,
  restoreGame,
} from '@nanpure/engine/game';
import * as z from 'zod/mini';
import { elapsedAt, stoppedClock } from './clock.ts';
import { restorePace } from './pace.ts';
import { migrateSavedGame, SCHEMA_VERSION } from './saved-game-migrations.ts';
import type { Session } from './session.ts';

const valueSchema = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Value[]);
const digitSchema = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Digit[]);
const indexSchema = z.int().check(z.minimum(0), z.maximum(8));
const millisecondsSchema = z.number().check(z.minimum(0));

/** A thousand hours, in milliseconds: nobody plays a puzzle for longer. */
const LONGEST_PLAY = 3_600_000_000;

const countSchema = z.int().check(z.minimum(0));

const digitsSchema = z.readonly(z.array(digitSchema));
const contentsSchema = z.object({ value: valueSchema, notes: digitsSchema });
const changeSchema = z.readonly(
  z.array(
    z.object({
      cell: z.int().check(z.minimum(0), z.maximum(80)),
      before: contentsSchema,
      after: contentsSchema,
    }),
  ),
);
const historySchema = z.readonly(z.array(changeSchema));

const thoughtsSchema = z.readonly(
  z.array(z.nullable(z.object({ from: millisecondsSchema, until: millisecondsSchema }))),
);

/** What is read of a cell; all else of it follows from the puzzle. */
const cellSchema = z.object({ value: valueSchema, candidates: digitsSchema });

/** A cell as it is saved. */
interface BoardCell extends z.infer<typeof cellSchema> {
  readonly isGiven: boolean;
  readonly isError: boolean;
  readonly hint: null;
}

/** Whether notes are in order, and none stand beside a digit. */
function isPossible({ value, candidates }: z.infer<typeof cellSchema>): boolean {
  const isInOrder = candidates.every((note, index) => note > (candidates[index - 1] ?? 0));
  return isInOrder && (value === 0 || candidates.length === 0);
}

const configSchema = z.object({
  mistakePolicy: z.enum(MISTAKE_POLICIES),
  removeNotes: z.boolean(),
  maxHints: z.nullable(countSchema),
});

/** A game as it stands in the browser's storage. Times are in milliseconds, dates since 1970. */
const savedGameSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  problemId: z.string(),
  problem: z.unknown(),
  /** Cell by cell: a bad one is no reason to lose the others. */
  currentBoard: z.array(z.array(z.unknown())),
  startTime: z.nullable(millisecondsSchema),
  elapsedTime: millisecondsSchema,
  hintsUsed: countSchema,
  mistakes: countSchema,
  /** Games that were saved before it existed go on with the usual settings. */
  config: z.optional(configSchema),
  selectedCell: z.nullable(z.object({ row: indexSchema, col: indexSchema })),
  inputMode: z.enum(['answer', 'notes']),
  savedAt: millisecondsSchema,
  /** The tab that played it last; missing in games that come from elsewhere. */
  owner: z.optional(z.string()),
  past: historySchema,
  future: historySchema,
  /** How long was thought before the moves of the history; unknown in games that were saved before. */
  pace: z.optional(
    z.object({
      past: thoughtsSchema,
      future: thoughtsSchema,
      since: z.nullable(millisecondsSchema),
    }),
  ),
});

type SavedFields = z.infer<typeof savedGameSchema>;

/** A game that was saved, and what is known of the saving. */
export interface SavedGame {
  readonly session: Session;
  /** The tab that played it last. */
  readonly owner: string | undefined;
  /** Those that could not be read: they are empty now, or as they are given. */
  readonly badCells: readonly Cell[];
}

/** What a game is saved with: the tab that plays it, and the time in milliseconds since 1970. */
export interface SaveStamp {
  readonly owner: string;
  readonly now: number;
}

/** Why a saved game can't be read: `at` is the path to what is wrong. */
export interface SavedGameError {
  /** `newer`: it was saved by a later version of the site, and is to be left as it is. */
  readonly code: 'not-json' | 'newer' | 'wrong-shape' | 'wrong-problem' | 'broken-game';
  readonly at: string;
  readonly message: string;
}

function boardCells(game: Game): BoardCell[] {
  const marked = new Set(markedMistakes(game).map(({ cell }) => cell));
  return CELLS.map((cell) => ({
    value: cellOf(game, cell).value,
    candidates: cellOf(game, cell).notes,
    isGiven: isGiven(game, cell),
    isError: marked.has(cell),
    hint: null,
  }));
}

/**
 * So many changes of cells are saved, the latest: half a megabyte, of which a browser has five. That is
 * many times what a game takes; what lies before can be undone for as long as the page lives.
 */
const MOST_SAVED_CHANGES = 6000;

/** From where on a history is saved; its last moves are those next to the board. */
function savedFrom(history: readonly Change[]): number {
  let changes = 0;
  let from = history.length;
  for (const move of [...history].reverse()) {
    changes += move.length;
    if (changes > MOST_SAVED_CHANGES) break;
    from -= 1;
  }
  return from;
}

/** The history, with what is known of its moves, as far as it is saved. */
function savedHistory({ game, pace }: Session): Pick<SavedFields, 'past' | 'future' | 'pace'> {
  const [past, future] = [savedFrom(game.past), savedFrom(game.future)];
  return {
    past: game.past.slice(past),
    future: game.future.slice(future),
    pace: {
      past: pace.past.slice(past),
      future: pace.future.slice(future),
      since: pace.since ?? null,
    },
  };
}

/** A session as text; `parseSavedGame` reads it back. */
export function makeSavedGame(session: Session, { owner, now }: SaveStamp): string {
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
    savedAt: now,
    owner,
    ...savedHistory(session),
  };
  return JSON.stringify(saved);
}

function parseShape(json: unknown): Result<SavedFields, SavedGameError> {
  const migrated = migrateSavedGame(json);
  if (!migrated.ok) return err({ code: 'newer', at: 'schemaVersion', message: migrated.error });
  const parsed = savedGameSchema.safeParse(migrated.value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const at = issue?.path.join('.') ?? '';
  return err({ code: 'wrong-shape', at, message: issue?.message ?? '' });
}

/** The cells as they were saved; a bad one is empty, or has its given. */
function readCells({ currentBoard }: SavedFields, { givens }: Puzzle) {
  const badCells: Cell[] = [];
  const cells = currentBoard.flat().map((saved, place) => {
    const { data } = cellSchema.safeParse(saved);
    if (data && isPossible(data)) return { value: data.value, notes: data.candidates };
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
  const elapsed = Math.min(saved.elapsedTime, LONGEST_PLAY);
  const known = elapsed === saved.elapsedTime ? saved.pace : undefined;
  const pace = known && { ...known, since: known.since ?? undefined };
  const session: Session = {
    problem: problem.value,
    game: game.value,
    clock: stoppedClock(elapsed),
    pace: restorePace(game.value, pace, elapsed),
    selected: selectedCell ? cellAt(selectedCell.row, selectedCell.col) : undefined,
    mode: saved.inputMode,
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

/** Reads a session from text, with its clock standing until the next input. */
export function parseSavedGame(text: string): Result<SavedGame, SavedGameError> {
  const json = parseJson(text);
  const saved = json.ok ? parseShape(json.value) : json;
  if (!saved.ok) return saved;
  const restored = restoreSession(saved.value);
  return restored.ok ? ok({ ...restored.value, owner: saved.value.owner }) : restored;
}

/**
 * A saved game that belongs to no tab, so that each one asks before it goes on with it; undefined
 * where the text is no saved game.
 */
export function withoutOwner(text: string): string | undefined {
  if (!parseSavedGame(text).ok) return undefined;
  const { owner, ...fields } = JSON.parse(text);
  return JSON.stringify(fields);
}
