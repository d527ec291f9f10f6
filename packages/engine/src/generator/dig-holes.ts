import type { CellSet } from '../cell-set.ts';
import type { Grid } from '../grid.ts';
import { CELL_COUNT } from '../houses.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Random, shuffled } from '../random.ts';
import { orbitSets, type Symmetry } from './symmetry.ts';
import { filledCells, gridWith, type IsUnique, uniquenessIn } from './uniqueness.ts';

/** What the givens of a puzzle keep to. */
export interface Pattern {
  readonly symmetry: Symmetry;
  /** No given is taken away that leaves fewer than this, 0-81. */
  readonly fewestGivens: number;
}

/** Cells to take out of a complete grid at once: about as many as can nearly always go. */
const FIRST_BLOCK = 32;

/** How many cells of a grid are filled. */
export function givenCount(grid: Grid): number {
  return grid.filter((value) => value !== 0).length;
}

/**
 * Takes groups of givens away, in their order, each one unless that makes a second solution. What can
 * go all at once could also have gone one after the other, so one look at many is enough where it
 * works; where it doesn't, each half is taken by itself.
 */
function takeAway(givens: CellSet, groups: readonly CellSet[], isUnique: IsUnique): CellSet {
  if (groups.length === 0) return givens;
  const fewer = groups.reduce((cells, group) => cells.difference(group), givens);
  if (isUnique(fewer)) return fewer;
  const half = groups.length >> 1;
  if (half === 0) return givens;
  return takeAway(takeAway(givens, groups.slice(0, half), isUnique), groups.slice(half), isUnique);
}

/** As many of the first groups as have no more than so many cells together. */
function firstGroups(groups: readonly CellSet[], cells: number): readonly CellSet[] {
  let left = cells;
  const end = groups.findIndex(({ size }) => {
    left -= size;
    return !(left >= 0);
  });
  return groups.slice(0, end);
}

/** Takes as many givens away as the pattern allows, in random order, as long as the solution stays the only one. */
function dig(
  start: CellSet,
  { symmetry, fewestGivens }: Pattern,
  random: Random,
  isUnique: IsUnique,
): CellSet {
  const groups = shuffled(orbitSets(symmetry), random).filter((group) => group.intersects(start));
  const spare = start.size - fewestGivens;
  const isComplete = start.size === CELL_COUNT;
  const block = isComplete ? firstGroups(groups, Math.min(FIRST_BLOCK, spare)) : [];
  let givens = takeAway(start, block, isUnique);
  let count = givens.size;
  for (const group of groups.slice(block.length)) {
    if (count - group.size < fewestGivens) continue;
    const fewer = givens.difference(group);
    if (!isUnique(fewer)) continue;
    givens = fewer;
    count -= group.size;
  }
  return givens;
}

/**
 * Digs holes: takes givens away from a grid with one solution, in random order and keeping the symmetry, as long
 * as the solution stays the only one and enough givens remain. Down to the end (`fewestGivens` 0) and
 * without symmetry, the puzzle is minimal: every given is needed.
 */
export function digHoles(start: Grid, pattern: Pattern, random: Random): Grid {
  return gridWith(start, dig(filledCells(start), pattern, random, uniquenessIn(start)));
}

/**
 * A step of a local search: another puzzle with the same solution, most of its givens the same: one group of givens goes,
 * others come until the solution is the only one again, and whatever is not needed any more goes.
 */
export function neighbourPuzzle(
  { givens, solution }: Puzzle,
  pattern: Pattern,
  random: Random,
  isUnique: IsUnique = uniquenessIn(solution),
): Puzzle {
  const groups = shuffled(orbitSets(pattern.symmetry), random);
  const before = filledCells(givens);
  const gone = groups.find((group) => group.intersects(before));
  let cells = gone ? before.difference(gone) : before;
  for (const group of groups) {
    if (group.intersects(before)) continue;
    cells = cells.union(group);
    if (isUnique(cells)) break;
  }
  return { givens: gridWith(solution, dig(cells, pattern, random, isUnique)), solution };
}
