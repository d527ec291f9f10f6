import { expect, test } from 'vitest';
import { gridLinePath } from './grid-lines.ts';

test('lines around boxes and lines between cells make the whole grid', () => {
  expect(gridLinePath(true, 2)).toBe(
    'M0 0h18M0 0v18M0 6h18M6 0v18M0 12h18M12 0v18M0 18h18M18 0v18',
  );
  expect(gridLinePath(false, 2).match(/M/g)).toHaveLength(12);
});
