import { expect, test } from 'vitest';
import { techniqueTable } from './table.ts';

test('the table counts every puzzle once by its hardest technique', () => {
  const table = techniqueTable(8, 'table');
  expect(table).toBe(techniqueTable(8, 'table'));
  const shares = [...table.matchAll(/ ([\d.]+) % \|$/gm)].map(([, share]) => Number(share));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
  // The last cell of a puzzle is the last of its row.
  expect(table).toMatch(/\| full-house \| \d+ \| 100\.00 % \| 0\.00 % \|/);
});
