import { expect, test } from 'vitest';
import { CELLS } from '../houses.ts';
import { showCell } from '../testing/notation.ts';
import { orbits } from './symmetry.ts';

test('without symmetry every cell is on its own', () => {
  expect(orbits('none')).toEqual(CELLS.map((cell) => [cell]));
});

test('under a half turn cells pair up, and the centre is on its own', () => {
  const groups = orbits('rotational').map((cells) => cells.map(showCell).join(' '));
  expect(groups).toHaveLength(41);
  expect(groups).toContain('r1c1 r9c9');
  expect(groups).toContain('r2c7 r8c3');
  expect(groups).toContain('r5c5');
});

test('the groups hold every cell once', () => {
  const cells = orbits('rotational').flat();
  expect([...cells].sort((a, b) => a - b)).toEqual([...CELLS]);
});
