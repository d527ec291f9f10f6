import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellSet } from './cell-set.ts';
import { maskSize } from './house-mask.ts';
import { CELLS, cellsOf, HOUSES } from './houses.ts';
import { SEED, TRIALS } from './testing/trials.ts';

const cell = fc.integer({ min: 0, max: 80 });
const someCells = fc.array(cell, { maxLength: 120 });

/** Checks something about two lists of cells, once for each of many random pairs. */
function forAnyTwo(check: (a: number[], b: number[]) => void): void {
  const options = { seed: SEED, numRuns: TRIALS.cellSets };
  fc.assert(fc.property(someCells, someCells, check), options);
}

function inOrder(cells: Iterable<number>): number[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}

describe('a set of cells agrees with a plain set', () => {
  test('on its cells, once each and in order, and on its size', () => {
    forAnyTwo((a) => {
      const set = CellSet.from(a);
      expect([...set]).toEqual(inOrder(a));
      expect(set.size).toBe(new Set(a).size);
      expect(set.first).toBe(inOrder(a)[0]);
      expect(set.isEmpty).toBe(a.length === 0);
    });
  });

  test('on what it has', () => {
    forAnyTwo((a) => {
      const set = CellSet.from(a);
      for (let each = 0; each <= 80; each++) expect(set.has(each)).toBe(a.includes(each));
    });
  });

  test('on which of its cells are alone in their row, column or box', () => {
    forAnyTwo((a) => {
      // Few cells at a time, so that some are alone.
      const cells = inOrder(a.slice(0, 12));
      const alone = (lineOf: (each: number) => number) =>
        cells.filter(
          (each) => cells.filter((other) => lineOf(other) === lineOf(each)).length === 1,
        );
      const set = CellSet.from(cells);
      expect([...set.aloneInRow()]).toEqual(alone((each) => Math.floor(each / 9)));
      expect([...set.aloneInColumn()]).toEqual(alone((each) => each % 9));
      const boxOf = (each: number) => 3 * Math.floor(each / 27) + Math.floor((each % 9) / 3);
      expect([...set.aloneInBox()]).toEqual(alone(boxOf));
    });
  });

  test('on the mask of its cells in each house', () => {
    forAnyTwo((a) => {
      const set = CellSet.from(a);
      for (const house of HOUSES) {
        const inHouse = [...cellsOf(house)].filter((_, index) => (set.maskIn(house) >> index) & 1);
        expect(inHouse).toEqual([...set.intersection(cellsOf(house))]);
        expect(maskSize(set.maskIn(house))).toBe(inHouse.length);
      }
    });
  });

  test('on which cells are in exactly one of several', () => {
    const property = fc.property(fc.array(someCells, { maxLength: 9 }), (lists) => {
      const sets = lists.map((cells) => new Set(cells));
      const once = CELLS.filter((each) => sets.filter((set) => set.has(each)).length === 1);
      expect([...CellSet.inExactlyOne(lists.map((cells) => CellSet.from(cells)))]).toEqual(once);
    });
    fc.assert(property, { seed: SEED, numRuns: TRIALS.cellSets });
  });

  test('on unions, intersections and differences', () => {
    forAnyTwo((a, b) => {
      const [one, other] = [CellSet.from(a), CellSet.from(b)];
      expect([...one.union(other)]).toEqual(inOrder([...a, ...b]));
      expect([...one.intersection(other)]).toEqual(inOrder(a.filter((each) => b.includes(each))));
      expect([...one.difference(other)]).toEqual(inOrder(a.filter((each) => !b.includes(each))));
    });
  });

  test('on equality, on being a subset and on having a cell in common', () => {
    forAnyTwo((a, b) => {
      const [one, other] = [CellSet.from(a), CellSet.from(b)];
      expect(one.equals(other)).toBe(inOrder(a).join() === inOrder(b).join());
      expect(one.equals(CellSet.from([...a].reverse()))).toBe(true);
      expect(one.isSubsetOf(other)).toBe(a.every((each) => b.includes(each)));
      expect(one.intersection(other).isSubsetOf(one)).toBe(true);
      expect(one.intersects(other)).toBe(a.some((each) => b.includes(each)));
      expect(one.isDisjointFrom(other)).toBe(!a.some((each) => b.includes(each)));
    });
  });

  test('on taking one cell away', () => {
    const property = fc.property(someCells, cell, (cells, gone) => {
      const left = cells.filter((each) => each !== gone);
      expect([...CellSet.from(cells).withoutCell(gone)]).toEqual(inOrder(left));
    });
    fc.assert(property, { seed: SEED, numRuns: TRIALS.cellSets });
  });
});

describe('a set of cells', () => {
  test('has none of the numbers that are no cell', () => {
    const invalidCells = [-1, 81, 86, 108, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY];
    expect(CellSet.from(invalidCells).isEmpty).toBe(true);
    const all = CellSet.from(CELLS);
    expect(invalidCells.filter((each) => all.has(each))).toEqual([]);
    expect(invalidCells.every((each) => all.withoutCell(each).equals(all))).toBe(true);
  });

  test('stays as it is when others are made from it', () => {
    const set = CellSet.from([0, 40, 80]);
    set.union(CellSet.from([1]));
    set.difference(CellSet.from([0, 40]));
    set.withoutCell(80);
    expect([...set]).toEqual([0, 40, 80]);
  });

  test('can be iterated again and again', () => {
    const set = CellSet.from([5, 26, 27, 53, 54]);
    expect([...set]).toEqual([...set]);
    expect([...set]).toHaveLength(5);
  });

  test('can be empty', () => {
    expect(CellSet.EMPTY.isEmpty).toBe(true);
    expect(CellSet.EMPTY.size).toBe(0);
    expect(CellSet.EMPTY.first).toBeUndefined();
    expect([...CellSet.EMPTY]).toEqual([]);
  });

  test('tells the cells at the seams of the bands apart', () => {
    const set = CellSet.from([26, 27, 53, 54]);
    expect([25, 26, 27, 28, 52, 53, 54, 55].map((each) => set.has(each))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
