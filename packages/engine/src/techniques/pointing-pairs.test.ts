import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithPlaces } from '../testing/boards.ts';
import { cellsNamed, formatSteps } from '../testing/notation.ts';
import { pointingPairs } from './pointing-pairs.ts';

function stepsWithPlaces(cells: string): string[] {
  return formatSteps(pointingPairs.steps(positionWithPlaces(4, cellsNamed(cells))));
}

describe('a pointing pair', () => {
  test('is found in a real position', () => {
    // 2 in box 9: row 7 and column 9 have it, so it is in r8c7 or r8c8, and not in r8c3.
    const position = positionFrom(
      '8347629....5894736697531..85..2473694796135823..985174...3298..95.476......15869.',
    );
    expect(formatSteps(pointingPairs.steps(position))).toEqual([
      'pointing-pairs: base box 9, cells r8c7 r8c8, cover row 8, digit 2 ⇒ r8c3≠2',
    ]);
  });

  test('clears a row outside of its box', () => {
    expect(stepsWithPlaces('r1c1 r1c2 r1c4 r1c9 r5c5 r6c6')).toEqual([
      'pointing-pairs: base box 1, cells r1c1 r1c2, cover row 1, digit 4 ⇒ r1c4≠4 r1c9≠4',
    ]);
  });

  test('clears a column outside of its box', () => {
    expect(stepsWithPlaces('r4c6 r6c6 r1c6 r2c5 r9c6 r8c4')).toEqual([
      'pointing-pairs: base box 5, cells r4c6 r6c6, cover column 6, digit 4 ⇒ r1c6≠4 r9c6≠4',
    ]);
  });

  test('may be three cells', () => {
    expect(stepsWithPlaces('r7c7 r7c8 r7c9 r7c1 r8c2')).toEqual([
      'pointing-pairs: base box 9, cells r7c7 r7c8 r7c9, cover row 7, digit 4 ⇒ r7c1≠4',
    ]);
  });

  test('may point from two boxes at each other’s line', () => {
    expect(stepsWithPlaces('r2c1 r2c2 r2c4 r2c5')).toEqual([
      'pointing-pairs: base box 1, cells r2c1 r2c2, cover row 2, digit 4 ⇒ r2c4≠4 r2c5≠4',
      'pointing-pairs: base box 2, cells r2c4 r2c5, cover row 2, digit 4 ⇒ r2c1≠4 r2c2≠4',
    ]);
  });

  test.each([
    ['a single place in a box', 'r1c1 r1c4 r2c5'],
    ['two places that are not in one line', 'r1c1 r2c2 r1c5 r2c5 r3c4'],
    ['three places of which two are in a line', 'r1c1 r1c2 r2c3 r1c5 r2c5 r3c4'],
    ['two places with nothing else in the line', 'r1c1 r1c2 r5c5 r4c4'],
  ])('is not %s', (_, cells) => {
    expect(stepsWithPlaces(cells)).toEqual([]);
  });
});
