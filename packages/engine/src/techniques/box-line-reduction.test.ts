import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithPlaces } from '../testing/boards.ts';
import { cellsNamed, formatSteps } from '../testing/notation.ts';
import { boxLineReduction } from './box-line-reduction.ts';

function stepsWithPlaces(cells: string): string[] {
  return formatSteps(boxLineReduction.steps(positionWithPlaces(4, cellsNamed(cells))));
}

describe('a box-line reduction', () => {
  test('is found in a real position', () => {
    // Column 9 lacks 1 and 2 in r7 and r9, both in box 9, where 2 could also be in r7c7 r8c7 r9c7.
    const position = positionFrom(
      '36514982721857634974932815649261357815.487.93837952.149...65...6....4.3558.....6.',
    );
    expect(formatSteps(boxLineReduction.steps(position))).toContain(
      'box-line-reduction: base column 9, cells r7c9 r9c9, cover box 9, digit 2 ⇒ r7c7≠2 r8c7≠2 r9c7≠2',
    );
  });

  test('clears a box outside of a row', () => {
    expect(stepsWithPlaces('r1c1 r1c2 r2c3 r3c1 r5c1 r6c3')).toEqual([
      'box-line-reduction: base row 1, cells r1c1 r1c2, cover box 1, digit 4 ⇒ r2c3≠4 r3c1≠4',
    ]);
  });

  test('clears a box outside of a column', () => {
    expect(stepsWithPlaces('r7c8 r9c8 r8c7 r9c9 r8c1 r9c1')).toEqual([
      'box-line-reduction: base column 8, cells r7c8 r9c8, cover box 9, digit 4 ⇒ r8c7≠4 r9c9≠4',
    ]);
  });

  test('may be three cells', () => {
    expect(stepsWithPlaces('r5c4 r5c5 r5c6 r4c4 r1c4 r4c8')).toEqual([
      'box-line-reduction: base row 5, cells r5c4 r5c5 r5c6, cover box 5, digit 4 ⇒ r4c4≠4',
    ]);
  });

  test.each([
    ['a single place in a line', 'r1c1 r2c2 r2c5 r5c2'],
    ['two places of a line in two boxes', 'r1c3 r1c4 r2c1 r2c9 r5c1 r5c4 r6c3 r6c9'],
    [
      'three places of which one is outside the box',
      'r1c1 r1c2 r1c9 r2c2 r2c8 r5c1 r5c2 r6c8 r6c9',
    ],
    ['two places with nothing else in the box', 'r1c1 r1c2 r5c1 r5c9 r6c2'],
  ])('is not %s', (_, cells) => {
    expect(stepsWithPlaces(cells)).toEqual([]);
  });
});
