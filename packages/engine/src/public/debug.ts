/* `@nanpure/engine/debug`. */
import { drawBoard } from '../draw-board.ts';
import { type GridOrPuzzle, valueAt } from '../grid.ts';
import { givensArgument } from '../grid-argument.ts';
import type { Position } from '../position.ts';
import { findSteps } from '../step.ts';
import { TECHNIQUES, type TechniqueId } from '../techniques/index.ts';
import { DIGITS, type Digit } from '../types.ts';
import { checkPosition, solveByLogic } from './main/logic.ts';

/** What a position holds, counted. */
export interface PositionCounts {
  readonly emptyCells: number;
  /** How often each digit stands. */
  readonly values: Readonly<Record<Digit, number>>;
  /** In how many cells each digit is a candidate. */
  readonly candidates: Readonly<Record<Digit, number>>;
  /** How many instances of each technique are there at this moment. */
  readonly steps: Readonly<Record<TechniqueId, number>>;
}

const TECHNIQUE_IDS: readonly TechniqueId[] = TECHNIQUES.map(({ id }) => id);

/** A grid drawn with its boxes, `.` for an empty cell; `parseGrid` reads it back. */
export function drawGrid(grid: GridOrPuzzle): string {
  const drawn = givensArgument(grid);
  return drawBoard((cell) => String(valueAt(drawn, cell) || '.'));
}

/** A position drawn with its boxes: `=5` where 5 stands, otherwise the candidates (`.` for none). */
export function drawPosition(position: Position): string {
  checkPosition(position);
  return drawBoard((cell) => {
    const value = position.valueAt(cell);
    return value === 0 ? position.digitsAt(cell).join('') || '.' : `=${value}`;
  });
}

function countEach<Key extends string | number>(
  keys: readonly Key[],
  countOf: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, countOf(key)])) as Record<Key, number>;
}

/** Counts what a position holds: values and candidates by digit, and the instances of each technique. */
export function positionCounts(position: Position): PositionCounts {
  checkPosition(position);
  return {
    emptyCells: position.emptyCells.size,
    values: countEach(DIGITS, (digit) => position.grid.filter((value) => value === digit).length),
    candidates: countEach(DIGITS, (digit) => position.cellsFor(digit).size),
    steps: countEach(TECHNIQUE_IDS, (id) => [...findSteps(position, { techniques: [id] })].length),
  };
}

/** How many steps of each technique the easiest-first path through a puzzle takes. */
export function countPathSteps(puzzle: GridOrPuzzle): Readonly<Record<TechniqueId, number>> {
  const { steps } = solveByLogic(puzzle);
  return countEach(TECHNIQUE_IDS, (id) => steps.filter(({ technique }) => technique === id).length);
}
