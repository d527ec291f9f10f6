import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conflicts,
  formatGrid,
  isComplete,
  parseGrid,
  toRows,
  valueAt,
  wrongCells,
} from './grid.ts';
import { gridFrom, withValue } from './testing/boards.ts';
import { cellNamed, cellsNamed, showCell, showHouse } from './testing/notation.ts';
import { SEED, TRIALS } from './testing/trials.ts';

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const randomText = fc
  .array(fc.constantFrom(...'.123456789'), { minLength: 81, maxLength: 81 })
  .map((signs) => signs.join(''));

function forAnyGridText(check: (text: string) => void): void {
  fc.assert(fc.property(randomText, check), { seed: SEED, numRuns: TRIALS.grids });
}

describe('a grid', () => {
  test('written as characters is read back as it was', () => {
    forAnyGridText((text) => {
      expect(formatGrid(gridFrom(text))).toBe(text);
    });
  });

  test('written as rows is read back as it was', () => {
    forAnyGridText((text) => {
      const rows = toRows(gridFrom(text));
      expect(rows.map((row) => row.length)).toEqual(Array(9).fill(9));
      expect(rows.flat().join('')).toBe(text.replaceAll('.', '0'));
      expect(parseGrid(rows)).toEqual({ ok: true, value: gridFrom(text) });
      expect(parseGrid(JSON.parse(JSON.stringify(rows.flat())))).toEqual(parseGrid(rows));
    });
  });

  test('tells what stands in a cell, and nothing where there is no cell', () => {
    const grid = gridFrom(PUZZLE);
    const at = (name: string) => valueAt(grid, cellNamed(name));
    expect([at('r1c1'), at('r1c3'), at('r2c4'), at('r9c9')]).toEqual([5, 0, 1, 9]);
    expect([valueAt(grid, -1), valueAt(grid, 81), valueAt(grid, 0.5)]).toEqual([0, 0, 0]);
  });

  test('with one value changed leaves the old one as it was', () => {
    const grid = gridFrom(PUZZLE);
    const changed = withValue(grid, cellNamed('r1c3'), 4);
    expect(formatGrid(changed)).toBe(PUZZLE.replace('53.', '534'));
    expect(formatGrid(grid)).toBe(PUZZLE);
  });
});

describe('a text is read as a grid', () => {
  test.each([
    ['zeros', PUZZLE.replaceAll('.', '0')],
    ['underscores', PUZZLE.replaceAll('.', '_')],
    ['asterisks', PUZZLE.replaceAll('.', '*')],
    ['commas between the cells', [...PUZZLE].join(',')],
    ['a line for each row', (PUZZLE.match(/.{9}/g) ?? []).join('\n')],
    ['lines of Windows, indented', (PUZZLE.match(/.{9}/g) ?? []).join('\r\n\t')],
    ['space around it', `\n  ${PUZZLE}\n`],
    [
      'a drawn border',
      `+-------+-------+-------+
       | 5 3 . | . 7 . | . . . |
       | 6 . . | 1 9 5 | . . . |
       | . 9 8 | . . . | . 6 . |
       +-------+-------+-------+
       | 8 . . | . 6 . | . . 3 |
       | 4 . . | 8 . 3 | . . 1 |
       | 7 . . | . 2 . | . . 6 |
       +-------+-------+-------+
       | . 6 . | . . . | 2 8 . |
       | . . . | 4 1 9 | . . 5 |
       | . . . | . 8 . | . 7 9 |
       +-------+-------+-------+`,
    ],
  ])('with %s', (_, text) => {
    expect(formatGrid(gridFrom(text))).toBe(PUZZLE);
  });
});

describe('conflicts', () => {
  test('are none in a grid that keeps the rules', () => {
    expect(conflicts(gridFrom(FULL))).toEqual([]);
    expect(conflicts(gridFrom(PUZZLE))).toEqual([]);
    expect(conflicts(gridFrom('.'.repeat(81)))).toEqual([]);
  });

  /** The conflicts of an empty grid with one digit in some cells. */
  function conflictsOf(digit: string, cells: string): string[] {
    const places = cellsNamed(cells);
    const text = Array.from({ length: 81 }, (_, cell) => (places.includes(cell) ? digit : '.'));
    return conflicts(gridFrom(text.join(''))).map(
      (each) => `${each.digit} in ${showHouse(each.house)}: ${each.cells.map(showCell).join(' ')}`,
    );
  }

  test('are named with their house, digit and cells', () => {
    expect(conflictsOf('7', 'r1c1 r1c9')).toEqual(['7 in row 1: r1c1 r1c9']);
    expect(conflictsOf('7', 'r2c4 r9c4')).toEqual(['7 in column 4: r2c4 r9c4']);
    expect(conflictsOf('7', 'r4c4 r6c6')).toEqual(['7 in box 5: r4c4 r6c6']);
  });

  test('stand in each of the houses that two cells share', () => {
    expect(conflictsOf('1', 'r1c1 r1c2')).toEqual([
      '1 in row 1: r1c1 r1c2',
      '1 in box 1: r1c1 r1c2',
    ]);
  });

  test('name all the cells of a digit that stands three times', () => {
    expect(conflictsOf('2', 'r5c1 r5c5 r5c9')).toEqual(['2 in row 5: r5c1 r5c5 r5c9']);
  });
});

describe('completeness and correctness', () => {
  test('a grid is complete when no cell is empty, right or wrong @4.9', () => {
    expect(isComplete(gridFrom(FULL))).toBe(true);
    expect(isComplete(gridFrom('1'.repeat(81)))).toBe(true);
    expect(isComplete(gridFrom(`${FULL.slice(0, 80)}.`))).toBe(false);
  });

  test('wrong cells are the filled ones that differ from the solution', () => {
    const solution = gridFrom(FULL);
    expect(wrongCells(gridFrom(PUZZLE), solution)).toEqual([]);
    const board = withValue(
      withValue(gridFrom(PUZZLE), cellNamed('r1c3'), 1),
      cellNamed('r9c1'),
      3,
    );
    expect(wrongCells(board, solution).map(showCell)).toEqual(['r1c3']);
    expect(wrongCells(withValue(board, cellNamed('r9c9'), 1), solution).map(showCell)).toEqual([
      'r1c3',
      'r9c9',
    ]);
  });
});

describe('a drawn grid', () => {
  const rows = ['53..7....', '6..195...', '.98....6.'];
  const text = [...rows, ...rows, ...rows].join('');
  const boxed = (row: string) => `|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`;
  const drawn = (line: string, between = line) =>
    [line, ...[0, 1, 2].flatMap((band) => [...rows.map(boxed), band < 2 ? between : line])].join(
      '\n',
    );

  test.each([
    ['with stars at its corners', drawn('*-----------*', '|---+---+---|')],
    ['with stars everywhere', drawn('*---*---*---*')],
    ['with plus signs', drawn('+---+---+---+')],
    ['with dots and quotes', drawn("'---.---.---'", ':---+---+---:')],
    ['with lines of the drawing set', drawn('┌───┬───┬───┐', '├───┼───┼───┤').replaceAll('|', '│')],
    ['with dashes for empty cells', text.replaceAll('.', '-')],
    ['with dashes for empty cells and lines', drawn('*---*---*---*').replaceAll('.', '-')],
    ['with spaces between', [...text].join(' ')],
  ])('%s is read', (_, drawing) => {
    expect(parseGrid(drawing)).toEqual(parseGrid(text));
    expect(parseGrid(drawing).ok).toBe(true);
  });

  test('has no dashes for empty cells where others are there too', () => {
    expect(parseGrid(text.replace('.', '-'))).toMatchObject({ error: { length: 80 } });
  });
});

describe('what cannot be looked at', () => {
  const throwing = Object.defineProperty(
    Array.from({ length: 81 }, () => 0),
    7,
    {
      get: () => {
        throw new Error('not for you');
      },
    },
  );
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();

  test.each([
    ['a revoked proxy', proxy],
    ['a getter that throws', throwing],
    ['a row that is a revoked proxy', [proxy]],
  ])('%s is no grid', (_, value) => {
    expect(parseGrid(value)).toEqual({ ok: false, error: { code: 'not-a-grid' } });
  });

  test('an iterator that never ends is not asked', () => {
    const list = Object.assign(
      Array.from({ length: 81 }, () => 0),
      {
        *[Symbol.iterator]() {
          for (;;) yield 0;
        },
      },
    );
    expect(parseGrid(list).ok).toBe(true);
  });
});
