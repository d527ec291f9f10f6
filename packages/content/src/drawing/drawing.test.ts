import { describe, expect, test } from 'vitest';
import { CELL, rayBetween } from './drawing.ts';

describe('a ray between two cells', () => {
  const middle = { x: 4.5 * CELL, y: 4.5 * CELL };
  const distance = (from: number, isRinged: boolean) => {
    const { end } = rayBetween(from, 40, isRinged);
    return Math.hypot(end.x - middle.x, end.y - middle.y);
  };

  test.each([4, 36, 44, 76, 30, 50])(
    'from cell %i stays out of a ring, and goes into a closed cell',
    (from) => {
      // Around a whole cell, the ring is 12.5 wide.
      expect(distance(from, true)).toBeGreaterThan(12.5);
      expect(distance(from, false)).toBeLessThan(CELL / 2);
    },
  );
});
