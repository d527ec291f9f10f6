import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithPlaces } from '../testing/boards.ts';
import { cellsNamed, formatSteps } from '../testing/notation.ts';
import { swordfish } from './swordfish.ts';

function stepsWithPlaces(cells: string): string[] {
  return formatSteps(swordfish.steps(positionWithPlaces(6, cellsNamed(cells))));
}

/** The same cells mirrored at the diagonal from the top left. */
function transposed(cells: string): string {
  return cells.replace(/r(\d)c(\d)/g, 'r$2c$1');
}

describe('a swordfish', () => {
  test('is found in a real position', () => {
    // 3 has two places each in rows 5, 7 and 9, all in columns 3 to 5, which also have r8c4 and r8c5.
    const position = positionFrom(
      '149.8.367235467189867193425314928756726...9189586712345..7....1671..9.4.4...1..72',
    );
    expect(formatSteps(swordfish.steps(position))).toContain(
      'swordfish: base row 5 row 7 row 9, cells r5c4 r5c5 r7c3 r7c5 r9c3 r9c4, ' +
        'cover column 3 column 4 column 5, digit 3 ⇒ r8c4≠3 r8c5≠3',
    );
  });

  const SHAPES: [string, string][] = [
    ['2-2-2', 'r2c1 r2c5 r5c5 r5c9 r8c1 r8c9'],
    ['2-2-3', 'r2c1 r2c5 r5c5 r5c9 r8c1 r8c5 r8c9'],
    ['2-3-3', 'r2c1 r2c5 r5c1 r5c5 r5c9 r8c1 r8c5 r8c9'],
    ['3-3-3', 'r2c1 r2c5 r2c9 r5c1 r5c5 r5c9 r8c1 r8c5 r8c9'],
  ];

  test.each(SHAPES)('may have %s places in three rows', (_, cells) => {
    // More places in row 4 than a swordfish of columns could have, and two that are in the way.
    expect(stepsWithPlaces(`${cells} r4c1 r4c2 r4c3 r4c9`)).toEqual([
      `swordfish: base row 2 row 5 row 8, cells ${cells}, ` +
        'cover column 1 column 5 column 9, digit 6 ⇒ r4c1≠6 r4c9≠6',
    ]);
  });

  test.each(SHAPES)('may have %s places in three columns', (_, cells) => {
    const inOrder = transposed(cells).split(' ').sort().join(' ');
    expect(stepsWithPlaces(transposed(`${cells} r4c1 r4c2 r4c3 r4c9`))).toEqual([
      `swordfish: base column 2 column 5 column 8, cells ${inOrder}, ` +
        'cover row 1 row 5 row 9, digit 6 ⇒ r1c4≠6 r9c4≠6',
    ]);
  });

  test.each([
    [
      'a fin: a place outside the three columns',
      'r2c1 r2c5 r2c8 r5c5 r5c9 r8c1 r8c9 r4c1 r4c2 r4c3 r4c9',
    ],
    ['a row with four places', 'r2c1 r2c3 r2c5 r2c9 r5c5 r5c9 r8c1 r8c9 r4c1 r4c2 r4c6 r4c9'],
    ['a row with one place', 'r2c1 r5c5 r5c9 r8c1 r8c9 r4c1 r4c2 r4c3 r4c9'],
    ['nine places with nothing to eliminate', SHAPES[3]?.[1] ?? ''],
  ])('is not %s', (_, cells) => {
    expect(stepsWithPlaces(cells)).toEqual([]);
  });
});
