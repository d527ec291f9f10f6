import { loadStrings } from '@nanpure/content/strings';
import {
  columnOf,
  findSteps,
  Position,
  parseGrid,
  parsePuzzle,
  rate,
  rowOf,
} from '@nanpure/engine';
import { expect, it } from 'vitest';
import { CIRCLED_CELL, COVER_PUZZLE } from './cover-puzzle.ts';

it('is an easy puzzle, in which just the circled cell is left with one candidate', () => {
  const grid = parseGrid(COVER_PUZZLE);
  if (!grid.ok) throw new Error('The cover has no grid.');
  const puzzle = parsePuzzle(grid.value);
  if (!puzzle.ok) throw new Error('The cover has no puzzle.');
  expect(rate(puzzle.value).difficulty).toBe('easy');

  const steps = findSteps(Position.fromGrid(grid.value), { techniques: ['naked-single'] });
  const cells = [...steps].flatMap(({ placements }) => placements.map(({ cell }) => cell));
  expect(cells).toEqual([CIRCLED_CELL]);
});

it('is described with the place of the circled cell', async () => {
  const english = await loadStrings('site', 'en');
  const japanese = await loadStrings('site', 'ja');
  const [row, column] = [rowOf(CIRCLED_CELL) + 1, columnOf(CIRCLED_CELL) + 1];
  expect(english.home.cover).toContain(`row ${row}, column ${column}`);
  expect(japanese.home.cover).toContain(`${row}行${column}列`);
});
