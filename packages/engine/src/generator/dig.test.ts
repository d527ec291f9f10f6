import { describe, expect, test } from 'vitest';
import { makeGrid, valueAt, withValue, wrongCells } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { gridFrom } from '../testing/boards.ts';
import { referenceCount } from '../testing/reference-solver.ts';
import { dig, givenCount } from './dig.ts';
import { seededRandom } from './random.ts';

const SOLUTION = gridFrom(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
);

describe('digging givens out of a solution', () => {
  test('leaves a puzzle with this one solution', () => {
    for (const symmetry of ['none', 'rotational'] as const) {
      const givens = dig(SOLUTION, symmetry, 0, seededRandom(`dig ${symmetry}`));
      expect(wrongCells(givens, SOLUTION)).toEqual([]);
      expect(referenceCount(givens, 2)).toBe(1);
    }
  });

  test('goes on until every given is needed, where no symmetry is kept', () => {
    const givens = dig(SOLUTION, 'none', 0, seededRandom('minimal'));
    const filled = CELLS.filter((cell) => valueAt(givens, cell) !== 0);
    expect(filled.length).toBeLessThan(32);
    const counts = filled.map((cell) => referenceCount(withValue(givens, cell, 0), 2));
    expect(counts).toEqual(filled.map(() => 2));
  });

  test('keeps the pattern of givens the same under a half turn', () => {
    const pattern = [...makeGrid(dig(SOLUTION, 'rotational', 0, seededRandom('turn')))].map(
      (sign) => sign !== '.',
    );
    expect([...pattern].reverse()).toEqual(pattern);
  });

  test('stops at the fewest givens asked for', () => {
    const count = (fewest: number, symmetry: 'none' | 'rotational') =>
      givenCount(dig(SOLUTION, symmetry, fewest, seededRandom('fewest')));
    expect(count(81, 'none')).toBe(81);
    expect(count(50, 'none')).toBe(50);
    expect([40, 41]).toContain(count(40, 'rotational'));
  });

  test('counts the filled cells of a grid', () => {
    expect(givenCount(SOLUTION)).toBe(81);
    expect(givenCount(gridFrom(`12${'.'.repeat(79)}`))).toBe(2);
  });
});
