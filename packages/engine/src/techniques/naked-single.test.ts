import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithCandidates } from '../testing/boards.ts';
import { formatSteps } from '../testing/notation.ts';
import { nakedSingle } from './naked-single.ts';

describe('a naked single', () => {
  test('is found in a real position', () => {
    // r8c8 sees 9 5 4 7 6 2 in its row and 3 8 in its column: 1 is left.
    const position = positionFrom(
      '8347629....58947366975314285..2473694796135823..985174...3298..95.4762.....15869.',
    );
    expect(formatSteps(nakedSingle.steps(position))).toEqual([
      'naked-single: cell r8c8, digit 1 ⇒ r8c8=1',
    ]);
  });

  test('counts what was eliminated before', () => {
    const position = positionWithCandidates({ r1c1: '7', r9c9: '2' });
    expect(formatSteps(nakedSingle.steps(position))).toEqual([
      'naked-single: cell r1c1, digit 7 ⇒ r1c1=7',
      'naked-single: cell r9c9, digit 2 ⇒ r9c9=2',
    ]);
  });

  test('is not a cell with two candidates, with none, or with a digit in it', () => {
    const position = positionWithCandidates({ r1c1: '78', r5c5: '' });
    expect(formatSteps(nakedSingle.steps(position))).toEqual([]);
    expect(formatSteps(nakedSingle.steps(position.place({ cell: 80, digit: 1 })))).toEqual([]);
  });
});
