import { expect, test } from 'vitest';
import { CELLS } from '../houses.ts';
import { showCell } from '../testing/notation.ts';
import { isSymmetry, orbits, SYMMETRIES, type Symmetry } from './symmetry.ts';

function groupNames(symmetry: Symmetry): string[] {
  return orbits(symmetry).map((cells) =>
    [...cells]
      .sort((a, b) => a - b)
      .map(showCell)
      .join(' '),
  );
}

test('without symmetry every cell is on its own', () => {
  expect(orbits('none')).toEqual(CELLS.map((cell) => [cell]));
});

test.each([
  ['rotational', 41, ['r1c1 r9c9', 'r2c7 r8c3', 'r5c5']],
  ['quarter-turn', 21, ['r1c1 r1c9 r9c1 r9c9', 'r2c3 r3c8 r7c2 r8c7', 'r5c5']],
  ['left-right', 45, ['r1c1 r1c9', 'r4c3 r4c7', 'r8c5']],
  ['top-bottom', 45, ['r1c1 r9c1', 'r3c4 r7c4', 'r5c8']],
  ['diagonal', 45, ['r1c9 r9c1', 'r2c3 r3c2', 'r4c4']],
  ['antidiagonal', 45, ['r1c1 r9c9', 'r2c3 r7c8', 'r1c9']],
  ['both-mirrors', 25, ['r1c2 r1c8 r9c2 r9c8', 'r1c5 r9c5', 'r5c5']],
  ['both-diagonals', 25, ['r1c2 r2c1 r8c9 r9c8', 'r1c1 r9c9', 'r5c5']],
  ['full', 15, ['r1c2 r1c8 r2c1 r2c9 r8c1 r8c9 r9c2 r9c8', 'r1c5 r5c1 r5c9 r9c5', 'r5c5']],
] as const)('with the symmetry %s, %d groups of cells go together', (symmetry, count, examples) => {
  const names = groupNames(symmetry);
  expect(names).toHaveLength(count);
  expect(names).toEqual(expect.arrayContaining([...examples]));
});

test('the groups of every symmetry hold every cell once', () => {
  for (const symmetry of SYMMETRIES) {
    const cells = orbits(symmetry).flat();
    expect(
      cells.sort((a, b) => a - b),
      symmetry,
    ).toEqual(CELLS);
  }
});

test('a symmetry is known by its name', () => {
  expect(SYMMETRIES).toHaveLength(10);
  expect(SYMMETRIES.every(isSymmetry)).toBe(true);
  expect([undefined, null, 7, '', 'spiral', 'toString'].some(isSymmetry)).toBe(false);
});
