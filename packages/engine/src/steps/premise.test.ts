import { describe, expect, test } from 'vitest';
import { cellPremises, choicesOf, housePremises, isBlockedBy, type Premise } from './premise.ts';

const IN_CELL: Premise = { cell: 40, digits: [2, 7] };
const IN_ROW: Premise = { house: 4, digit: 7, cells: [36, 40] };
const TOGETHER: Premise = { cells: [36, 40], digits: [1, 2, 7] };

describe('a premise', () => {
  test.each<[string, Premise, boolean[]]>([
    ['of a cell', IN_CELL, [true, false, false, false]],
    ['of a house', IN_ROW, [false, false, true, false]],
    ['of several cells', TOGETHER, [true, false, false, false]],
  ])('%s is false with a candidate that it rules out', (_, premise, expected) => {
    const candidates = [
      { cell: 40, digit: 3 },
      { cell: 40, digit: 7 },
      { cell: 41, digit: 7 },
      { cell: 0, digit: 3 },
    ] as const;
    expect(candidates.map((each) => isBlockedBy(premise, each))).toEqual(expected);
  });

  test('leaves candidates to choose from; of several cells, each has its own', () => {
    expect(choicesOf(IN_CELL)).toEqual([
      { cell: 40, digit: 2 },
      { cell: 40, digit: 7 },
    ]);
    expect(choicesOf(IN_ROW)).toEqual([
      { cell: 36, digit: 7 },
      { cell: 40, digit: 7 },
    ]);
    expect(choicesOf(TOGETHER)).toEqual([]);
  });

  test('is one for each cell, or for each house and digit', () => {
    expect(cellPremises([36, 40], [2, 7])).toHaveLength(2);
    expect(housePremises([4, 22], [2, 7], [39, 40, 44])).toEqual([
      { house: 4, digit: 2, cells: [39, 40, 44] },
      { house: 4, digit: 7, cells: [39, 40, 44] },
      { house: 22, digit: 2, cells: [39, 40] },
      { house: 22, digit: 7, cells: [39, 40] },
    ]);
  });
});
