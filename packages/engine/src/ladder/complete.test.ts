import { describe, expect, test } from 'vitest';
import { PLAIN_LADDER_NAMES, plainlyRemoved } from '../testing/ladder/plain-ladder.ts';
import { eachSamplePosition } from '../testing/positions.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { LADDER } from './ladder.ts';
import { findSteps } from './steps.ts';

describe('nothing is missed that a plain search finds, and nothing else is found', {
  timeout: LONG_TEST_MS,
}, () => {
  test.each(PLAIN_LADDER_NAMES)('%s', (names) => {
    const techniques = LADDER.map(({ id }) => id).filter((id) => names.split(' ').includes(id));
    let count = 0;
    for (const { position, name } of eachSamplePosition(TRIALS.ladderComparisons)) {
      const found = [...findSteps(position, { techniques })].flatMap(({ eliminations }) =>
        eliminations.map(({ cell, digit }) => 10 * cell + digit),
      );
      const removed = [...new Set(found)].sort((a, b) => a - b);
      expect(removed, name).toEqual(plainlyRemoved(names, position));
      count += removed.length;
    }
    expect(techniques).toHaveLength(names.split(' ').length);
    expect(count).toBeGreaterThan(0);
  });
});
