import { describe, expect, test } from 'vitest';
import {
  EMPTY_POSITION,
  keepCandidates,
  positionFrom,
  positionWithCandidates,
} from '../testing/boards.ts';
import { cellsNamed, formatSteps } from '../testing/notation.ts';
import type { Digit } from '../types.ts';
import { hiddenPair } from './hidden-pair.ts';

/** An empty board on which each digit fits into the given cells only. */
function stepsWithPlaces(cellsByDigit: Readonly<Partial<Record<Digit, string>>>): string[] {
  const position = keepCandidates(EMPTY_POSITION, ({ cell, digit }) => {
    const cells = cellsByDigit[digit];
    return cells === undefined || cellsNamed(cells).includes(cell);
  });
  return formatSteps(hiddenPair.steps(position));
}

describe('a hidden pair', () => {
  test('is found in a real position', () => {
    // Row 5 lacks 3 5 6 9 in c2, c3, c4, c8. Column 2 and box 5 have 3 and 9: r5c3 and r5c8 are left.
    const position = positionFrom(
      '4861325792354978169178562.35...73..81...487.28..92....6513849273287..6..794265381',
    );
    expect(formatSteps(hiddenPair.steps(position))).toEqual([
      'hidden-pair: cells r5c3 r5c8, digits 3 9, houses row 5 ⇒ r5c8≠5 r5c8≠6',
    ]);
  });

  const others = (cell: string, digits: string) =>
    [...'123456789']
      .filter((digit) => !digits.includes(digit))
      .map((digit) => `${cell}≠${digit}`)
      .join(' ');

  test.each([
    ['row 4', 'r4c1', 'r4c8', 'r1c1 r2c1 r7c8'],
    ['column 2', 'r3c2', 'r9c2', 'r3c9 r3c8 r9c8'],
    ['box 5', 'r4c4', 'r6c6', 'r4c9 r6c1 r9c4 r1c6'],
  ])('clears its two cells in %s', (house, a, b, elsewhere) => {
    const cells = `${a} ${b} ${elsewhere}`;
    expect(stepsWithPlaces({ 3: cells, 7: cells })).toContain(
      `hidden-pair: cells ${a} ${b}, digits 3 7, houses ${house} ⇒ ${others(a, '37')} ${others(b, '37')}`,
    );
  });

  test('that hides in two houses at once is one instance', () => {
    expect(stepsWithPlaces({ 3: 'r1c1 r1c2', 7: 'r1c1 r1c2' })).toEqual([
      `hidden-pair: cells r1c1 r1c2, digits 3 7, houses row 1 box 1 ⇒ ${others('r1c1', '37')} ${others('r1c2', '37')}`,
    ]);
  });

  test.each([
    ['two digits with different places', { 3: 'r1c1 r1c5', 7: 'r1c1 r1c6' }],
    ['a digit with a third place in the house', { 3: 'r1c1 r1c5', 7: 'r1c1 r1c5 r1c9' }],
    ['a digit with one place only: that is a single', { 3: 'r1c1', 7: 'r1c1 r1c5' }],
    ['two digits that share one single place', { 3: 'r1c1', 7: 'r1c1' }],
    ['two places in no common house', { 3: 'r1c1 r2c4', 7: 'r1c1 r2c4' }],
  ])('is not %s', (_, cellsByDigit) => {
    expect(stepsWithPlaces(cellsByDigit)).toEqual([]);
  });

  test('is no step where its cells hold nothing else', () => {
    const position = positionWithCandidates({ r1c1: '37', r1c5: '37' });
    const row = ['r1c2', 'r1c3', 'r1c4', 'r1c6', 'r1c7', 'r1c8', 'r1c9'].flatMap(cellsNamed);
    const cleared = keepCandidates(
      position,
      ({ cell, digit }) => !row.includes(cell) || (digit !== 3 && digit !== 7),
    );
    expect(formatSteps(hiddenPair.steps(cleared))).toEqual([]);
  });
});
