import { type Grid, gridOf, isComplete, valueAt } from '../grid.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Random, shuffled } from '../random.ts';
import { countSolutions } from '../solver/solve.ts';
import type { Cell, Value } from '../types.ts';
import { orbits, type Symmetry } from './symmetry.ts';

/** What the givens of a puzzle keep to. */
export interface Pattern {
  readonly symmetry: Symmetry;
  /** No given is taken away that leaves fewer than this, 0-81. */
  readonly fewestGivens: number;
}

type Group = readonly Cell[];

/** Cells to take out of a complete grid at once: about as many as can nearly always go. */
const FIRST_BLOCK = 32;

const EMPTY_GRID = gridOf(() => 0);

/** The grid with the given cells as another grid has them. */
function withCellsOf(grid: Grid, other: Grid, cells: Group): Grid {
  const values: Value[] = [...grid];
  for (const cell of cells) values[cell] = valueAt(other, cell);
  // All 81 of them come from grids.
  return values as readonly Value[] as Grid;
}

/** The grid with the given cells empty. */
function without(grid: Grid, cells: Group): Grid {
  return withCellsOf(grid, EMPTY_GRID, cells);
}

/** Whether the first cell of a group is filled; the others of the group are like it. */
function isFilled(grid: Grid, [first = 0]: Group): boolean {
  return valueAt(grid, first) !== 0;
}

/** How many cells of a grid are filled. */
export function givenCount(grid: Grid): number {
  return grid.filter((value) => value !== 0).length;
}

/**
 * Takes groups of givens away, in their order, each one unless that makes a second solution. What can
 * go all at once could also have gone one after the other, so one look at many is enough where it
 * works; where it doesn't, each half is taken by itself.
 */
function takeAway(grid: Grid, groups: readonly Group[]): Grid {
  if (groups.length === 0) return grid;
  const fewer = without(grid, groups.flat());
  if (countSolutions(fewer) === 1) return fewer;
  const half = groups.length >> 1;
  return half === 0 ? grid : takeAway(takeAway(grid, groups.slice(0, half)), groups.slice(half));
}

/** As many of the first groups as have no more than so many cells together. */
function firstGroups(groups: readonly Group[], cells: number): readonly Group[] {
  let left = cells;
  const end = groups.findIndex(({ length }) => {
    left -= length;
    return !(left >= 0);
  });
  return groups.slice(0, end);
}

/**
 * Digs holes: takes givens away from a grid with one solution, in random order and keeping the symmetry, as long
 * as the solution stays the only one and enough givens remain. Down to the end (`fewestGivens` 0) and
 * without symmetry, the puzzle is minimal: every given is needed.
 */
export function digHoles(start: Grid, { symmetry, fewestGivens }: Pattern, random: Random): Grid {
  const groups = shuffled(orbits(symmetry), random).filter((group) => isFilled(start, group));
  const spare = givenCount(start) - fewestGivens;
  const block = isComplete(start) ? firstGroups(groups, Math.min(FIRST_BLOCK, spare)) : [];
  let grid = takeAway(start, block);
  let count = givenCount(grid);
  for (const group of groups.slice(block.length)) {
    if (count - group.length < fewestGivens) continue;
    const fewer = takeAway(grid, [group]);
    if (fewer !== grid) count -= group.length;
    grid = fewer;
  }
  return grid;
}

/**
 * A step of a local search: another puzzle with the same solution, most of its givens the same: one group of givens goes,
 * others come until the solution is the only one again, and whatever is not needed any more goes.
 */
export function neighbourPuzzle(
  { givens, solution }: Puzzle,
  pattern: Pattern,
  random: Random,
): Puzzle {
  const groups = shuffled(orbits(pattern.symmetry), random);
  const gone = groups.find((group) => isFilled(givens, group)) ?? [];
  let grid = without(givens, gone);
  for (const group of groups) {
    if (isFilled(givens, group)) continue;
    grid = withCellsOf(grid, solution, group);
    if (countSolutions(grid) === 1) break;
  }
  return { givens: digHoles(grid, pattern, random), solution };
}
