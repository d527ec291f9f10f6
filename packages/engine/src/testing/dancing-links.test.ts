import { describe, expect, test } from 'vitest';
import { countByDancingLinks } from './dancing-links.ts';
import { randomBoard } from './random-boards.ts';
import { referenceCount } from './reference-solver.ts';
import { LONG_TEST_MS, TRIALS } from './trials.ts';

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function count(text: string, limit: number): number {
  return countByDancingLinks(
    [...text].map((sign) => (sign === '.' ? 0 : Number(sign))),
    limit,
  );
}

describe('the reference solver with dancing links', () => {
  test('counts what the plain one counts', { timeout: LONG_TEST_MS }, () => {
    for (let index = 0; index < TRIALS.referenceBoards; index++) {
      const board = randomBoard(index);
      expect(countByDancingLinks(board, 5), board.join('')).toBe(referenceCount(board, 5));
    }
  });

  test('knows the exact counts that were computed elsewhere', () => {
    expect(count(FULL.replace(/[1-3]/g, '.'), 1000)).toBe(18);
    expect(count(FULL.replace(/[1-4]/g, '.'), 10_000)).toBe(1584);
    expect(count(`${'.'.repeat(27)}${FULL.slice(27)}`, 1000)).toBe(144);
  });

  test('counts one solution of a full grid, and none where two digits clash', () => {
    expect(count(FULL, 2)).toBe(1);
    expect(count(`${FULL.slice(0, 80)}1`, 2)).toBe(0);
  });

  test('stops at the limit, and counts the same again', () => {
    const counts = [3, 3, 1].map((limit) => count('.'.repeat(81), limit));
    expect(counts).toEqual([3, 3, 1]);
  });
});
