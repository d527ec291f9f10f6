import type { MouseEvent } from 'react';

/**
 * Whether a click isn't the second half of a double click, which may fall on what the first half has
 * just brought. The keys that press a button count as no click at all.
 */
export function isFirstClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail < 2;
}
