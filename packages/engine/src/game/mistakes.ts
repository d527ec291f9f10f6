import { isComplete, valueAt } from '../grid.ts';
import { CELLS, cellsOf, housesOf } from '../houses.ts';
import type { Candidate } from '../types.ts';
import type { MistakePolicy } from './config.ts';
import {
  type CellChange,
  cellOf,
  type Game,
  gridOfGame,
  isGiven,
  type Mistake,
  type MistakeReason,
} from './game.ts';

/**
 * Looks at a digit in a cell, whether it stands there or is to; undefined where nothing is wrong.
 */
type Check = (game: Game, candidate: Candidate) => MistakeReason | undefined;

/** The first house (row, column, box) that has the digit in another cell, and that cell. */
const repetition: Check = (game, { cell, digit }) => {
  for (const house of housesOf(cell)) {
    const other = [...cellsOf(house)].find(
      (each) => each !== cell && cellOf(game, each).value === digit,
    );
    if (other !== undefined) return { code: 'repeats', house, cell: other };
  }
  return undefined;
};

/**
 * Where a wrong digit also repeats another, that is the reason given. A right digit is never a mistake, even
 * where a wrong one repeats it.
 */
const difference: Check = (game, candidate) =>
  valueAt(game.puzzle.solution, candidate.cell) === candidate.digit
    ? undefined
    : (repetition(game, candidate) ?? { code: 'differs-from-solution' });

const nothing: Check = () => undefined;

const differenceOnFullBoard: Check = (game, candidate) =>
  isComplete(gridOfGame(game)) ? difference(game, candidate) : undefined;

/** How each policy looks at a digit that is entered, and at one that stands on the board. */
const CHECKS: Readonly<Record<MistakePolicy, { readonly entry: Check; readonly board: Check }>> = {
  reject: { entry: difference, board: difference },
  show: { entry: difference, board: difference },
  'rules-only': { entry: repetition, board: repetition },
  free: { entry: nothing, board: differenceOnFullBoard },
};

/** What is wrong with an entry, as far as the game's policy checks it; undefined for nothing. */
export function mistakeIn(game: Game, entry: Candidate): Mistake | undefined {
  const reason = CHECKS[game.config.mistakePolicy].entry(game, entry);
  return reason && { ...entry, reason };
}

/**
 * The player's digits that are to be marked as wrong, in the order of their cells, each with what
 * is wrong with it as far as the game's policy tells. A given is never marked, even where it is
 * repeated; of two of the player's own digits that repeat each other, `rules-only` marks both.
 */
export function markedMistakes(game: Game): Mistake[] {
  const check = CHECKS[game.config.mistakePolicy].board;
  return CELLS.flatMap((cell) => {
    const digit = cellOf(game, cell).value;
    if (digit === 0 || isGiven(game, cell)) return [];
    const reason = check(game, { cell, digit });
    return reason ? [{ cell, digit, reason }] : [];
  });
}

/** How many of the entries that led to the board, undone ones not among them, were wrong. */
function wrongEntries({ past, puzzle }: Game): number {
  const isWrong = ({ cell, before, after }: CellChange) =>
    after.value !== 0 &&
    after.value !== before.value &&
    after.value !== valueAt(puzzle.solution, cell);
  return past.flat().filter(isWrong).length;
}

/** The game with the mistakes that its policy did not look at: "no mistakes" has to be true of any won game. */
export function withMistakesMade(game: Game): Game {
  const made = wrongEntries(game);
  return made > game.mistakes ? { ...game, mistakes: made } : game;
}
