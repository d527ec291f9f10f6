import { describe, expect, test } from 'vitest';
import { positionFrom, positionWithCandidates } from '../testing/boards.ts';
import { formatSteps } from '../testing/notation.ts';
import { nakedPair } from './naked-pair.ts';

function stepsWith(digitsByCell: Readonly<Record<string, string>>): string[] {
  return formatSteps(nakedPair.steps(positionWithCandidates(digitsByCell)));
}

describe('a naked pair', () => {
  test('is found in a real position', () => {
    // Column 7 lacks 1 and 4, and so r4c7 and r6c7 of box 6 hold them.
    const position = positionFrom(
      '4861325792354978169178562.35...73..81...487.28..92....6513849273287..6..794265381',
    );
    expect(formatSteps(nakedPair.steps(position))).toContain(
      'naked-pair: cells r4c7 r6c7, digits 1 4, houses column 7 box 6 ⇒ r4c8≠4 r6c8≠4 r6c9≠4',
    );
  });

  test.each([
    ['row', 'r1c1', 'r1c9', 'row 1', 'r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8'],
    ['column', 'r2c5', 'r7c5', 'column 5', 'r1c5 r3c5 r4c5 r5c5 r6c5 r8c5 r9c5'],
    ['box', 'r7c7', 'r8c9', 'box 9', 'r7c8 r7c9 r8c7 r8c8 r9c7 r9c8 r9c9'],
  ])('clears its %s', (_, a, b, house, targets) => {
    const gone = targets.split(' ').map((cell) => `${cell}≠3 ${cell}≠8`);
    expect(stepsWith({ [a]: '38', [b]: '38' })).toEqual([
      `naked-pair: cells ${a} ${b}, digits 3 8, houses ${house} ⇒ ${gone.join(' ')}`,
    ]);
  });

  test('clears both houses that its cells share in one step', () => {
    const targets = 'r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3';
    const gone = targets.split(' ').map((cell) => `${cell}≠1 ${cell}≠2`);
    expect(stepsWith({ r1c1: '12', r1c2: '12' })).toEqual([
      `naked-pair: cells r1c1 r1c2, digits 1 2, houses row 1 box 1 ⇒ ${gone.join(' ')}`,
    ]);
  });

  test.each([
    ['cells that share no house', { r1c1: '12', r2c4: '12' }],
    ['cells that differ in a digit', { r1c1: '12', r1c2: '13' }],
    ['a cell with one of the two digits only: that is a single', { r1c1: '1', r1c2: '12' }],
    ['a cell with a third candidate', { r1c1: '12', r1c2: '123' }],
    ['two singles of the same digit', { r1c1: '1', r1c2: '1' }],
  ])('is not %s', (_, digitsByCell) => {
    expect(stepsWith(digitsByCell)).toEqual([]);
  });

  test('is no step where it eliminates nothing any more', () => {
    const position = positionWithCandidates({ r1c1: '12', r1c9: '12' });
    const [step] = nakedPair.steps(position);
    expect(step?.eliminations).toHaveLength(14);
    expect(formatSteps(nakedPair.steps(position.eliminate(step?.eliminations ?? [])))).toEqual([]);
  });
});
