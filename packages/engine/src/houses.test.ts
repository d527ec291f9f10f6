import { describe, expect, test } from 'vitest';
import { CellSet } from './cell-set.ts';
import {
  arePeers,
  BOXES,
  boxOf,
  CELLS,
  COLUMNS,
  cellAt,
  cellsOf,
  columnOf,
  HOUSES,
  housesOf,
  indexOf,
  kindOf,
  peersOf,
  ROWS,
  rowOf,
  sharedHouses,
} from './houses.ts';
import { cellNamed, cellsNamed, showCell, showHouse } from './testing/notation.ts';

const show = (cells: Iterable<number>) => Array.from(cells, showCell).join(' ');

describe('houses', () => {
  test('are nine rows, nine columns and nine boxes @9.1', () => {
    expect(HOUSES).toHaveLength(27);
    expect(HOUSES.map(showHouse).filter((name) => name.startsWith('row'))).toHaveLength(9);
    expect([ROWS, COLUMNS, BOXES].map((houses) => houses.map(kindOf))).toEqual([
      Array(9).fill('row'),
      Array(9).fill('column'),
      Array(9).fill('box'),
    ]);
    expect([ROWS, COLUMNS, BOXES].map((houses) => houses.map(indexOf))).toEqual(
      Array(3).fill([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    );
  });

  test('hold nine cells each, and every cell three times in all', () => {
    expect(HOUSES.map((house) => cellsOf(house).size)).toEqual(Array(27).fill(9));
    const memberships = HOUSES.flatMap((house) => [...cellsOf(house)]);
    expect(CELLS.map((cell) => memberships.filter((each) => each === cell).length)).toEqual(
      Array(81).fill(3),
    );
  });

  test('hold the cells of a row, a column and a box', () => {
    expect(show(cellsOf(2))).toBe('r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9');
    expect(show(cellsOf(9 + 4))).toBe('r1c5 r2c5 r3c5 r4c5 r5c5 r6c5 r7c5 r8c5 r9c5');
    expect(show(cellsOf(18 + 5))).toBe('r4c7 r4c8 r4c9 r5c7 r5c8 r5c9 r6c7 r6c8 r6c9');
  });

  test('are empty for a number that names none', () => {
    expect([-1, 27, 1.5, Number.NaN].map((house) => cellsOf(house).size)).toEqual([0, 0, 0, 0]);
  });
});

describe('a cell', () => {
  test('stands in a row, a column and a box', () => {
    const places = ['r1c1', 'r1c9', 'r4c3', 'r5c5', 'r7c6', 'r9c9']
      .map(cellNamed)
      .map((cell) => [rowOf(cell), columnOf(cell), boxOf(cell)]);
    expect(places).toEqual([
      [0, 0, 0],
      [0, 8, 2],
      [3, 2, 3],
      [4, 4, 4],
      [6, 5, 7],
      [8, 8, 8],
    ]);
  });

  test('is found again by its row and column', () => {
    expect(CELLS.map((cell) => cellAt(rowOf(cell), columnOf(cell)))).toEqual([...CELLS]);
    expect(cellAt(2, 6)).toBe(cellNamed('r3c7'));
  });

  test('is in the three houses that are said to be its own', () => {
    for (const cell of CELLS) {
      const holders = HOUSES.filter((house) => cellsOf(house).has(cell));
      expect([...housesOf(cell)], showCell(cell)).toEqual(holders);
    }
    expect(housesOf(cellNamed('r6c8')).map(showHouse)).toEqual(['row 6', 'column 8', 'box 6']);
  });
});

describe('peers', () => {
  test('of a cell in the middle are its row, column and box', () => {
    expect(show(peersOf(cellNamed('r5c5')))).toBe(
      'r1c5 r2c5 r3c5 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c6 r5c7 r5c8 r5c9 ' +
        'r6c4 r6c5 r6c6 r7c5 r8c5 r9c5',
    );
  });

  test('are twenty, without the cell itself', () => {
    expect(CELLS.map((cell) => peersOf(cell).size)).toEqual(Array(81).fill(20));
    expect(CELLS.filter((cell) => peersOf(cell).has(cell))).toEqual([]);
  });

  test('are mutual, and just the cells that share a house', () => {
    const pairs = CELLS.flatMap((a) => CELLS.map((b) => [a, b] as const));
    const wrong = pairs.filter(([a, b]) => {
      const share = HOUSES.some((house) => cellsOf(house).has(a) && cellsOf(house).has(b));
      return arePeers(a, b) !== (share && a !== b) || arePeers(a, b) !== arePeers(b, a);
    });
    expect(wrong).toEqual([]);
  });

  test('are none for a number that names no cell', () => {
    expect([-1, 81, 0.5].map((cell) => peersOf(cell).size)).toEqual([0, 0, 0]);
  });
});

describe('shared houses', () => {
  test.each([
    ['r1c1 r1c9', ['row 1']],
    ['r1c1 r1c2', ['row 1', 'box 1']],
    ['r4c6 r6c6', ['column 6', 'box 5']],
    ['r1c1 r2c2', ['box 1']],
    ['r1c1 r2c4', []],
    ['r5c5', ['row 5', 'column 5', 'box 5']],
  ])('of %s are %j', (cells, houses) => {
    expect(sharedHouses(CellSet.of(cellsNamed(cells))).map(showHouse)).toEqual(houses);
  });
});
