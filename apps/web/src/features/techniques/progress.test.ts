import { TAUGHT_TECHNIQUES } from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import { nextToLearn } from './progress.ts';

const GOAL = 5;

describe('the technique to learn next', () => {
  it('is the first of the course for those who have learned none', () => {
    expect(nextToLearn({ solved: new Map(), goal: GOAL })).toBe('naked-single');
  });

  it('is the first that is not learned, whatever was tried beyond it', () => {
    const solved = new Map([
      ['naked-single', GOAL],
      ['hidden-single', GOAL - 1],
      ['x-wing', GOAL],
    ] as const);
    expect(nextToLearn({ solved, goal: GOAL })).toBe('hidden-single');
  });

  it('is none once all are learned', () => {
    const solved = new Map(TAUGHT_TECHNIQUES.map(({ id }) => [id, GOAL]));
    expect(nextToLearn({ solved, goal: GOAL })).toBeUndefined();
  });
});
