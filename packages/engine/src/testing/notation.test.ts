import { expect, test } from 'vitest';
import { cellNamed, cellsNamed, formatStep, showCell, showHouse } from './notation.ts';

test('cells and houses are named from 1', () => {
  expect([0, 8, 9, 80].map(showCell)).toEqual(['r1c1', 'r1c9', 'r2c1', 'r9c9']);
  expect([0, 8, 9, 17, 18, 26].map(showHouse)).toEqual([
    'row 1',
    'row 9',
    'column 1',
    'column 9',
    'box 1',
    'box 9',
  ]);
  expect(cellsNamed('r1c1 r2c1 r9c9')).toEqual([0, 9, 80]);
  expect(() => cellNamed('r0c1')).toThrow('names no cell');
});

test('equal steps are shown as the same line, whatever their order', () => {
  const step = {
    technique: 'x-wing',
    placements: [],
    eliminations: [
      { cell: 30, digit: 5 },
      { cell: 3, digit: 5 },
    ],
    evidence: { digit: [5], base: [5, 1], cover: [9, 12], cells: [48, 12] },
  } as const;
  const line = 'x-wing: base row 2 row 6, cells r2c4 r6c4, cover column 1 column 4, digit 5';
  expect(formatStep(step)).toBe(`${line} ⇒ r1c4≠5 r4c4≠5`);
  const reordered = { ...step, eliminations: [...step.eliminations].reverse() };
  expect(formatStep(reordered)).toBe(formatStep(step));
});
