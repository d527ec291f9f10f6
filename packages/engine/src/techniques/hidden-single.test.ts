import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithPlaces } from '../testing/boards.ts';
import { cellsNamed, formatSteps, showHouse } from '../testing/notation.ts';
import { hiddenSingle } from './hidden-single.ts';

function stepsWithPlaces(digit: 5, cells: string): string[] {
  return formatSteps(hiddenSingle.steps(positionWithPlaces(digit, cellsNamed(cells))));
}

describe('a hidden single', () => {
  test('is found in a real position', () => {
    // 5 in column 4: r1 and r4 have it in the row, r2 in the box; r7c4 is left (r7c5 is open too).
    const position = positionFrom(
      '.....53.22....3...3752.4..1534.261..8214.9..39673.1.24692..7438753948216..8632975',
    );
    expect(formatSteps(hiddenSingle.steps(position))).toEqual([
      'hidden-single: cell r7c4, digit 5, house column 4 ⇒ r7c4=5',
    ]);
  });

  test.each([
    ['row 1', 'r1c1 r2c1 r2c2 r3c1 r3c2 r4c4 r4c5 r4c6 r5c4 r5c5 r5c6 r7c4 r7c5'],
    ['column 9', 'r9c9 r9c8 r9c7 r8c8 r8c7 r4c5 r4c4'],
    ['box 5', 'r5c5 r5c1 r5c9 r1c5 r9c5 r1c1 r9c9'],
  ])('is found in %s, where the digit has one place', (house, cells) => {
    const [cell] = cells.split(' ');
    expect(stepsWithPlaces(5, cells)).toContain(
      `hidden-single: cell ${cell}, digit 5, house ${house} ⇒ ${cell}=5`,
    );
  });

  test('is one instance in each house that has no other place for the digit', () => {
    expect(stepsWithPlaces(5, 'r5c5')).toEqual([
      'hidden-single: cell r5c5, digit 5, house box 5 ⇒ r5c5=5',
      'hidden-single: cell r5c5, digit 5, house column 5 ⇒ r5c5=5',
      'hidden-single: cell r5c5, digit 5, house row 5 ⇒ r5c5=5',
    ]);
  });

  test('is shown in a box before it is shown in a line', () => {
    const position = positionWithPlaces(5, cellsNamed('r5c5'));
    const houses = [...hiddenSingle.steps(position)].flatMap(({ evidence }) => evidence.house);
    expect(houses.map(showHouse)).toEqual(['box 5', 'row 5', 'column 5']);
  });

  test('is not a digit with two places in each house, nor one with none', () => {
    expect(stepsWithPlaces(5, 'r1c1 r1c2 r2c1 r2c2')).toEqual([]);
    expect(formatSteps(hiddenSingle.steps(positionWithPlaces(5, [])))).toEqual([]);
  });
});
