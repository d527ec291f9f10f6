import { describe, expect, test } from 'vitest';
import { bestCpuTime } from '../tools/cpu-time.ts';
import { areEquivalent, canonicalForm } from './canonical-form.ts';
import { digHoles } from './generator/dig-holes.ts';
import { fullGrid } from './generator/full-grid.ts';
import { formatGrid, type Grid } from './grid.ts';
import { seededRandom } from './random.ts';
import { gridFrom, withValue } from './testing/boards.ts';
import { ALL_PUZZLES } from './testing/puzzles.ts';
import { randomTransformation } from './testing/transformation.ts';
import { LONG_TEST_MS, SEED } from './testing/trials.ts';
import { transformGrid } from './transformation.ts';

const TRANSFORMATIONS = 200;
const LONGEST_MS = 250;
const GRIDS = ALL_PUZZLES.map(gridFrom);

function nameOf(grid: Grid): string {
  return formatGrid(canonicalForm(grid));
}

describe('the canonical form', { timeout: LONG_TEST_MS }, () => {
  test('is the same for whatever is the same under the symmetries of Sudoku @17.4', () => {
    const random = seededRandom(`${SEED}/normal form`);
    const names = GRIDS.map(nameOf);
    for (let trial = 0; trial < TRANSFORMATIONS; trial++) {
      const which = trial % GRIDS.length;
      const grid = GRIDS[which] ?? gridFrom('');
      const image = transformGrid(grid, randomTransformation(random));
      expect(nameOf(image), `trial ${trial}`).toBe(names[which]);
    }
  });

  test('is different for different puzzles', () => {
    expect(new Set(GRIDS.map(nameOf)).size).toBe(GRIDS.length);
  });

  test('is itself equivalent, its own canonical form, and no greater as a text', () => {
    const asText = (grid: Grid) => formatGrid(grid).replaceAll('.', '0');
    for (const grid of GRIDS.slice(0, 6)) {
      const normal = canonicalForm(grid);
      expect(areEquivalent(normal, grid)).toBe(true);
      expect(formatGrid(canonicalForm(normal))).toBe(formatGrid(normal));
      expect(asText(normal) <= asText(grid)).toBe(true);
    }
  });

  test.each([
    ['nothing', ''],
    ['one digit', '1'],
    ['three digits in two rows', `12${'.'.repeat(10)}1`],
    ['the same digit on a diagonal', '1.........'.repeat(9).slice(0, 81)],
    ['a digit twice in a row', '1.1...2'],
  ])('of a grid with %s is found as well', (_, text) => {
    const grid = gridFrom(text.padEnd(81, '.'));
    const random = seededRandom(text);
    for (let trial = 0; trial < 5; trial++) {
      expect(nameOf(transformGrid(grid, randomTransformation(random)))).toBe(nameOf(grid));
    }
  });

  test('of a little is known by heart', () => {
    expect(nameOf(gridFrom('1'.padEnd(81, '.')))).toBe('1'.padStart(81, '.'));
    expect(nameOf(gridFrom('7.5'.padEnd(81, '.')))).toBe('12'.padStart(81, '.'));
    expect(nameOf(gridFrom('3..3'.padEnd(81, '.')))).toBe('1..1'.padStart(81, '.'));
  });

  test('of a complete grid begins with the digits in order', () => {
    const random = seededRandom(`${SEED}/complete`);
    const solution = fullGrid(random);
    expect(nameOf(solution)).toMatch(/^123456789/);
    expect(nameOf(transformGrid(solution, randomTransformation(random)))).toBe(nameOf(solution));
  });
});

describe('a grid that repeats digits', { timeout: LONG_TEST_MS }, () => {
  const random = seededRandom(`${SEED}/repeats`);
  const rowOf = (digits: number) =>
    Array.from({ length: 9 }, () => Math.floor(random() * (digits + 1))).join('');
  const constantRows = '123456789'.replace(/./g, (digit) => digit.repeat(9));
  const BOARDS = [
    '1'.repeat(81),
    '123456789'.repeat(9),
    constantRows,
    `${constantRows.slice(0, 72)}123456789`,
    ...Array.from({ length: 6 }, () => constantRows.slice(0, 54) + rowOf(9) + rowOf(9) + rowOf(2)),
    ...Array.from(
      { length: 6 },
      () => rowOf(2).repeat(3) + rowOf(9).repeat(3) + rowOf(1).repeat(3),
    ),
    ...Array.from({ length: 12 }, (_, index) =>
      Array.from({ length: 9 }, () => rowOf(1 + (index % 9))).join(''),
    ),
  ];

  test.each(BOARDS)(
    '%s has a canonical form soon, the same for all that are equivalent',
    (text) => {
      const grid = gridFrom(text);
      const normal = canonicalForm(grid);
      expect(bestCpuTime(() => canonicalForm(grid), LONGEST_MS)).toBeLessThan(LONGEST_MS);
      expect(nameOf(transformGrid(grid, randomTransformation(random)))).toBe(formatGrid(normal));
      expect(nameOf(normal)).toBe(formatGrid(normal));
    },
  );
});

describe('equivalent puzzles', () => {
  test('are known even where rows and columns are exchanged, and others told apart', () => {
    const random = seededRandom(`${SEED}/equivalent`);
    const solution = fullGrid(random);
    const pattern = { symmetry: 'rotational', fewestGivens: 30 } as const;
    const [a, b] = [digHoles(solution, pattern, random), digHoles(solution, pattern, random)];
    expect(areEquivalent(a, transformGrid(a, randomTransformation(random)))).toBe(true);
    expect(areEquivalent(a, b)).toBe(false);
    expect(areEquivalent(a, withValue(a, a.findIndex(Boolean), 0))).toBe(false);
  });
});
