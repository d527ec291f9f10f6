import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithPlaces } from '../testing/boards.ts';
import { cellsNamed, formatSteps } from '../testing/notation.ts';
import { xWing } from './x-wing.ts';

function stepsWithPlaces(cells: string): string[] {
  return formatSteps(xWing.steps(positionWithPlaces(6, cellsNamed(cells))));
}

describe('an X-Wing', () => {
  test('is found in a real position', () => {
    // Columns 5 and 9 lack 8 in r3 and r6 only; columns 2 to 4 have their 8, c6 and c7 don't.
    const position = positionFrom(
      '3...6..918.143.5676..1..32.4382917561.6.4.2392.9..3.1.714326985963857142582914673',
    );
    expect(formatSteps(xWing.steps(position))).toEqual([
      'x-wing: base column 5 column 9, cells r3c5 r3c9 r6c5 r6c9, cover row 3 row 6, digit 8 ⇒ r3c6≠8 r6c7≠8',
    ]);
  });

  test('of rows clears columns', () => {
    expect(stepsWithPlaces('r2c3 r2c8 r6c3 r6c8 r1c3 r4c8 r5c5')).toEqual([
      'x-wing: base row 2 row 6, cells r2c3 r2c8 r6c3 r6c8, cover column 3 column 8, digit 6 ⇒ r1c3≠6 r4c8≠6',
    ]);
  });

  test('of columns clears rows', () => {
    expect(stepsWithPlaces('r2c3 r2c8 r6c3 r6c8 r2c5 r6c1 r9c5 r9c1')).toEqual([
      'x-wing: base column 3 column 8, cells r2c3 r2c8 r6c3 r6c8, cover row 2 row 6, digit 6 ⇒ r2c5≠6 r6c1≠6',
    ]);
  });

  test('may lie in two boxes only', () => {
    expect(stepsWithPlaces('r1c1 r1c4 r2c1 r2c4 r7c1 r7c9')).toEqual([
      'x-wing: base row 1 row 2, cells r1c1 r1c4 r2c1 r2c4, cover column 1 column 4, digit 6 ⇒ r7c1≠6',
    ]);
  });

  test.each([
    [
      'a fin: a third place in one of the rows',
      'r2c3 r2c8 r2c9 r6c3 r6c8 r1c3 r1c9 r1c5 r4c8 r4c5 r4c4',
    ],
    ['three columns in two rows', 'r2c3 r2c8 r6c3 r6c7 r1c3 r1c8 r1c9 r4c7 r4c8 r4c9'],
    ['a row with one place only', 'r2c3 r6c3 r6c8 r1c3 r1c4 r1c5 r4c8 r4c6 r4c7'],
    ['a rectangle with nothing to eliminate', 'r2c3 r2c8 r6c3 r6c8'],
  ])('is not %s', (_, cells) => {
    expect(stepsWithPlaces(cells)).toEqual([]);
  });
});
