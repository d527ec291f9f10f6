import { expect, test } from 'vitest';
import { CellSet } from '../cell-set.ts';
import { CELLS } from '../houses.ts';
import { seededRandom, shuffled } from '../random.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { SEED } from '../testing/seed.ts';
import { fullGrid } from './full-grid.ts';
import { randomPuzzle } from './search.ts';
import { filledCells, gridWith, rememberedUniquenessIn, uniquenessIn } from './uniqueness.ts';

const random = seededRandom(`${SEED}/uniqueness`);

test('the filled cells of a grid are those that are taken over from another', () => {
  const solution = fullGrid(random);
  const cells = CellSet.from(shuffled(CELLS, random).slice(0, 30));
  const grid = gridWith(solution, cells);
  expect(filledCells(grid).equals(cells)).toBe(true);
  expect(CELLS.filter((cell) => cells.has(cell) && grid[cell] !== solution[cell])).toEqual([]);
});

test('what is remembered of a grid says the same as a plain solver, for many puzzles', () => {
  const { givens, solution } = randomPuzzle({ symmetry: 'none', fewestGivens: 0 }, random);
  const [isUnique, plain] = [rememberedUniquenessIn(solution), uniquenessIn(solution)];
  const said = { unique: 0, not: 0 };
  for (let trial = 0; trial < 1500; trial++) {
    const more = CellSet.from(shuffled(CELLS, random).slice(0, 1 + (trial % 4)));
    const fewer = CellSet.from(shuffled(CELLS, random).slice(0, trial % 3));
    const cells = filledCells(givens).union(more).difference(fewer);
    const answer = isUnique(cells);
    expect(plain(cells)).toBe(answer);
    if (trial % 10 === 0) expect(referenceCount(gridWith(solution, cells), 2) === 1).toBe(answer);
    said[answer ? 'unique' : 'not']++;
  }
  expect(Math.min(said.unique, said.not)).toBeGreaterThan(200);
});
