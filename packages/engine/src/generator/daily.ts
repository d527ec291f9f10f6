import type { Puzzle } from '../puzzle.ts';
import { quoted } from '../quoted.ts';
import type { Rating } from '../rating.ts';
import { err, ok, type Result } from '../result.ts';
import type { TaughtTechniqueId } from '../techniques/index.ts';
import type { Difficulty } from '../types.ts';
import { generate } from './generate.ts';
import { EASY_SINGLES, END_GAME_CELLS, neverHasFewerSingles } from './singles.ts';

/*
 * The puzzles of a date. They never change: `daily.test.ts` has a digest of each, and where a change of the
 * generator makes others of the same seeds, the dates that have begun need the generator as it was.
 */

/** The first date that has puzzles, and the last one. */
export const DAILY_DATES = /* @__PURE__ */ Object.freeze({
  first: '2026-01-01',
  last: '2099-12-31',
} as const);

/** One of the puzzles of a date, with the proof of its difficulty. */
export interface DailyPuzzle {
  /** Tells date and difficulty: `daily-2026-11-22-hard`. */
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly puzzle: Puzzle;
  readonly rating: Rating<TaughtTechniqueId>;
}

/** Why there are no puzzles of a date. */
export type DailyError =
  /** The text is no date that there is, written like `2026-11-22`; of a long one, its beginning. */
  | { readonly code: 'not-a-date'; readonly date: string }
  /** The date lies before the first or after the last one that has puzzles. */
  | { readonly code: 'date-out-of-range'; readonly first: string; readonly last: string };

/** Givens enough for what a date's puzzle is to feel like. */
const FEWEST_GIVENS: Readonly<Record<Difficulty, number>> = { easy: 34, medium: 28, hard: 24 };

/** Seeds to try; the first one does for nearly all dates. */
const MOST_SEEDS = 50;

/** Whether a text is a date that there is. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What is wrong with a date; undefined where it has puzzles. */
function dateError(date: string): DailyError | undefined {
  if (!isDate(date)) return { code: 'not-a-date', date: quoted(date) };
  const { first, last } = DAILY_DATES;
  const isInRange = date >= first && date <= last;
  return isInRange ? undefined : { code: 'date-out-of-range', first, last };
}

/** As the puzzles of the bank: from an easy one, nobody has to find the one and only cell. */
function isFair(puzzle: Puzzle, difficulty: Difficulty): boolean {
  return difficulty !== 'easy' || neverHasFewerSingles(puzzle, EASY_SINGLES, END_GAME_CELLS);
}

/** The seed of a puzzle: `attempt` counts those whose puzzles were turned down. */
export function dailySeed(date: string, difficulty: Difficulty, attempt = 0): string {
  return `daily ${date} ${difficulty}${attempt === 0 ? '' : ` ${attempt}`}`;
}

/**
 * The puzzle of a date and a difficulty: the same for everyone, whenever and wherever it is asked for, with
 * rotational symmetry. An easy one always has two singles or more to choose from, until ten cells are left.
 */
export function dailyPuzzle(date: string, difficulty: Difficulty): Result<DailyPuzzle, DailyError> {
  const error = dateError(date);
  if (error) return err(error);
  for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
    const made = generate({
      difficulty,
      symmetry: 'rotational',
      fewestGivens: FEWEST_GIVENS[difficulty],
      seed: dailySeed(date, difficulty, attempt),
    });
    if (!made.ok || !isFair(made.value.puzzle, difficulty)) continue;
    const { puzzle, rating } = made.value;
    return ok({ id: `daily-${date}-${difficulty}`, difficulty, puzzle, rating });
  }
  throw new Error(`none of ${MOST_SEEDS} seeds makes the ${difficulty} puzzle of ${date}`);
}
