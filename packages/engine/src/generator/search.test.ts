import { expect, test } from 'vitest';
import { conflicts, isComplete, wrongCells } from '../grid.ts';
import { seededRandom } from '../random.ts';
import { neededTechnique } from '../rating.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { SEED } from '../testing/trials.ts';
import { BY_COURSE, randomPuzzle, searchPuzzle } from './search.ts';

const ANY = { ...BY_COURSE, symmetry: 'none', fewestGivens: 0 } as const;

test('a search ends with a puzzle that needs one of the techniques', () => {
  const techniques = ['box-line-reduction', 'x-wing'] as const;
  const puzzle = searchPuzzle({ ...ANY, techniques }, seededRandom(`${SEED}/search`));
  expect(techniques).toContain(puzzle && neededTechnique(puzzle));
  expect(puzzle && referenceCount(puzzle.givens, 2)).toBe(1);
});

test('a search for what does not exist ends without', () => {
  const random = seededRandom(`${SEED}/nothing`);
  expect(searchPuzzle({ ...ANY, techniques: [] }, random, 200)).toBeUndefined();
  expect(searchPuzzle({ ...ANY, techniques: ['naked-single'] }, random, 0)).toBeUndefined();
});

test('rare kinds take far fewer tries than among puzzles as they come', () => {
  // One in about 3000 minimal puzzles needs a swordfish, one in 600 an X-Wing.
  const found = [1, 2, 3, 4, 5].map((seed) =>
    searchPuzzle({ ...ANY, techniques: ['x-wing'] }, seededRandom(`${SEED}/rare/${seed}`), 1500),
  );
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(4);
});

test('a random puzzle comes with its one solution', () => {
  const { givens, solution } = randomPuzzle(ANY, seededRandom(`${SEED}/random`));
  expect(isComplete(solution)).toBe(true);
  expect(conflicts(solution)).toEqual([]);
  expect(wrongCells(givens, solution)).toEqual([]);
  expect(referenceCount(givens, 2)).toBe(1);
});
