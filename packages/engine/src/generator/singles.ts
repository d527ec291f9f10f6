import type { Grid } from '../grid.ts';
import { CELLS } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import { type CandidateWords, candidateWords, placeDigit } from '../steps/candidate-words.ts';
import { cellsWithSingles } from '../steps/singles.ts';
import type { Cell } from '../types.ts';

/*
 * How many singles there are to choose from, at the tightest moment of a game in whatever order it is
 * played. A single stays one as the board fills. So if some game comes to a moment where singles are in
 * the cells A only, then filling all one can except A ends at that very moment, in any order: whoever
 * was able to fill one cell more first would have been able to at that moment too. To look for moments
 * with no more than n singles it is enough to bar n cells, each set of n once, and to see whether play
 * stops. Cells are barred as they come up; barring a cell that never comes up changes nothing.
 */

/** The end game: the last empty cells, where there is little left to choose from. */
export const END_GAME_CELLS = 10;

/** Singles to choose from in every easy puzzle, at any moment before: nobody has to find the one and only cell. */
export const EASY_SINGLES = 2;

/** What is left of a game: changed in place, copied where it forks. */
interface Board {
  readonly candidates: CandidateWords;
  /** 1 for a cell that nobody may fill. */
  readonly barred: Uint8Array;
  emptyCells: number;
}

function boardOf({ givens }: Puzzle): Board {
  return {
    candidates: candidateWords(givens),
    barred: new Uint8Array(CELLS.length),
    emptyCells: givens.filter((value) => value === 0).length,
  };
}

function copyOf({ candidates, barred, emptyCells }: Board): Board {
  return { candidates: candidates.slice(), barred: barred.slice(), emptyCells };
}

/** The cells that a naked or hidden single is in and that may be filled. */
function openSingles({ candidates, barred }: Board): Cell[] {
  return cellsWithSingles(candidates).filter((cell) => barred[cell] === 0);
}

/** A game under way, and the number of empty cells at which its end begins. */
interface Play {
  readonly solution: Grid;
  readonly endCells: number;
}

/** Whether play can stop before the end with one cell more barred, and so many later. */
function canStopWithout(cell: Cell, board: Board, toBar: number, play: Play): boolean {
  const fork = copyOf(board);
  fork.barred[cell] = 1;
  return canStop(fork, toBar, play);
}

/** Whether play can stop before the end if so many of the cells that come up are barred. */
function canStop(board: Board, toBar: number, play: Play): boolean {
  while (board.emptyCells > play.endCells) {
    const singles = openSingles(board);
    if (singles.length === 0) return true;
    // What follows fills cells that stay singles whatever else is filled.
    for (const cell of singles.slice(0, board.emptyCells - play.endCells)) {
      if (toBar > 0 && canStopWithout(cell, board, toBar - 1, play)) return true;
      placeDigit(board.candidates, cell, play.solution[cell] ?? 0);
      board.emptyCells--;
    }
  }
  return false;
}

function countFewest(puzzle: Puzzle, endCells: number, most: number): number {
  const play = { solution: puzzle.solution, endCells };
  let barred = 0;
  while (barred < most && !canStop(boardOf(puzzle), barred, play)) barred++;
  return barred;
}

/** What was counted for a puzzle: its kind and its facts ask for the same, and it takes long. */
const COUNTED = new WeakMap<Puzzle, Map<string, number>>();

/**
 * The fewest singles (cells that a naked or hidden single fills) there are to choose from at any moment
 * of any game with more than `endCells` empty cells, counted up to `most`. 0 for a puzzle that singles
 * do not carry that far.
 */
export function fewestSingles(puzzle: Puzzle, endCells: number, most: number): number {
  const counts = COUNTED.get(puzzle) ?? new Map<string, number>();
  COUNTED.set(puzzle, counts);
  const name = `${endCells} ${most}`;
  const count = counts.get(name) ?? countFewest(puzzle, endCells, most);
  counts.set(name, count);
  return count;
}

/** Whether there are always so many singles to choose from, in any game, until `endCells` are empty. */
export function neverHasFewerSingles(puzzle: Puzzle, singles: number, endCells: number): boolean {
  return fewestSingles(puzzle, endCells, singles) === singles;
}
