import { describe, expect, test } from 'vitest';
import { referenceCount } from './reference-solver.ts';

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function count(text: string, limit: number): number {
  return referenceCount(
    [...text].map((sign) => (sign === '.' ? 0 : Number(sign))),
    limit,
  );
}

describe('the reference solver', () => {
  test('knows the exact counts that were computed elsewhere', () => {
    expect(count(FULL.replace(/[1-3]/g, '.'), 1000)).toBe(18);
    expect(count(`${'.'.repeat(27)}${FULL.slice(27)}`, 1000)).toBe(144);
  });

  test('counts one solution of a full grid, and none where two digits clash', () => {
    expect(count(FULL, 2)).toBe(1);
    expect(count(`${FULL.slice(0, 80)}1`, 2)).toBe(0);
  });

  test('stops at the limit', () => {
    expect(count('.'.repeat(81), 3)).toBe(3);
  });
});
