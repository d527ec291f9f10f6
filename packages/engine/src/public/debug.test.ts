import { expect, test } from 'vitest';
import { formatGrid, parseGrid } from '../grid.ts';
import { Position } from '../position.ts';
import { gridFrom, positionWithCandidates, unwrap } from '../testing/boards.ts';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { countPathSteps, drawGrid, drawPosition, positionCounts } from './debug.ts';

const PUZZLE = gridFrom(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const SOLUTION = gridFrom(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
);

test('a grid is drawn with its boxes', () => {
  expect(drawGrid(PUZZLE)).toBe(
    [
      '5 3 . | . 7 . | . . .',
      '6 . . | 1 9 5 | . . .',
      '. 9 8 | . . . | . 6 .',
      '------+-------+------',
      '8 . . | . 6 . | . . 3',
      '4 . . | 8 . 3 | . . 1',
      '7 . . | . 2 . | . . 6',
      '------+-------+------',
      '. 6 . | . . . | 2 8 .',
      '. . . | 4 1 9 | . . 5',
      '. . . | . 8 . | . 7 9',
    ].join('\n'),
  );
});

test('a drawn grid is read back', () => {
  for (const text of ALL_PUZZLES) {
    expect(formatGrid(unwrap(parseGrid(drawGrid(gridFrom(text)))))).toBe(text);
  }
});

test('a position is drawn with its values and candidates', () => {
  const lines = drawPosition(Position.fromGrid(PUZZLE)).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('=5     =3     124    | 26     =7     2468   | 1489   1249   248');
  expect(lines[3]).toMatch(/^-+\+-+\+-+$/);
  const without = drawPosition(positionWithCandidates({ r1c1: '', r1c2: '9' }));
  expect(without).toMatch(/^\. {9}9 {9}123456789 \|/);
});

test('the counts of a position are what stands, what is possible, and what can be done', () => {
  const { emptyCells, values, candidates, steps } = positionCounts(Position.fromGrid(PUZZLE));
  expect(emptyCells).toBe(51);
  expect(values).toEqual({ 1: 3, 2: 2, 3: 3, 4: 2, 5: 3, 6: 5, 7: 3, 8: 5, 9: 4 });
  expect(Object.keys(candidates)).toHaveLength(9);
  expect(steps['naked-single']).toBe(4);
  expect(steps['hidden-single']).toBeGreaterThan(0);
});

test('nothing is left to count in a solved position', () => {
  const { emptyCells, values, candidates, steps } = positionCounts(Position.fromGrid(SOLUTION));
  expect(emptyCells).toBe(0);
  expect(new Set(Object.values(values))).toEqual(new Set([9]));
  expect(Object.values({ ...candidates, ...steps }).every((count) => count === 0)).toBe(true);
});

test('the path of an easy puzzle takes one single for each empty cell', () => {
  const counts = countPathSteps({ givens: PUZZLE });
  expect(counts['naked-single'] + counts['hidden-single']).toBe(51);
  expect(counts['naked-pair'] + counts.swordfish).toBe(0);
});
