import { findSteps, makePuzzle, Position, parseGrid, rate } from '@nanpure/engine';
import { expect, it } from 'vitest';
import { CIRCLED_CELL, COVER_PUZZLE } from './cover-puzzle.ts';

it('is an easy puzzle, in which just the circled cell is left with one candidate', () => {
  const grid = parseGrid(COVER_PUZZLE);
  if (!grid.ok) throw new Error('The cover has no grid.');
  const puzzle = makePuzzle(grid.value);
  if (!puzzle.ok) throw new Error('The cover has no puzzle.');
  expect(rate(puzzle.value).difficulty).toBe('easy');

  const steps = findSteps(Position.fromGrid(grid.value), { techniques: ['naked-single'] });
  const cells = [...steps].flatMap(({ placements }) => placements.map(({ cell }) => cell));
  expect(cells).toEqual([CIRCLED_CELL]);
});
