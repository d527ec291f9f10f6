import { expect, test } from 'vitest';
import { formatGrid } from '../../src/grid.ts';
import { PUZZLES } from '../../src/testing/puzzles.ts';
import { hardPuzzles, puzzlesOf, techniqueTable } from './table.ts';

test('the table counts every puzzle once by its hardest technique', () => {
  const table = techniqueTable(hardPuzzles(8, 'table'), 'puzzles');
  expect(table).toBe(techniqueTable(hardPuzzles(8, 'table'), 'puzzles'));
  expect(table).toMatch(/^8 puzzles; not finished: 0$/m);
  const shares = [...table.matchAll(/ ([\d.]+) % \|$/gm)].map(([, share]) => Number(share));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
  // The last cell of a puzzle is the last of its row.
  expect(table).toMatch(/\| full-house \| \d+ \| 100\.00 % \| 0\.00 % \|/);
});

test('a list is read line by line, and what is no puzzle is named', () => {
  const [first = '', second = ''] = PUZZLES.beyond;
  const puzzles = puzzlesOf(`${first}\n${second}\n`);
  expect(puzzles.map(({ givens }) => formatGrid(givens))).toEqual([first, second]);
  expect(() => puzzlesOf(`${first}\nno puzzle`)).toThrow('no puzzle is no puzzle');
});
