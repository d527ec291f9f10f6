import { describe, expect, test } from 'vitest';
import { type Grid, gridOf } from '../grid.ts';
import type { Position } from '../position.ts';
import { parsePosition } from '../position-text.ts';
import { gridFrom, unwrap } from '../testing/boards.ts';
import { LADDER_INSTANCES } from '../testing/ladder/ladder-instances.ts';
import { PLAIN_LADDER_NAMES, plainlyRemoved } from '../testing/ladder/plain-ladder.ts';
import { eachSamplePosition } from '../testing/positions.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { LADDER, type LadderTechniqueId } from './ladder.ts';
import { findSteps } from './steps.ts';

interface Sample {
  readonly position: Position;
  readonly givens: Grid;
  readonly name: string;
}

/** The recorded instances of some techniques, as some are rare, then positions at random. */
function* samplesFor(ids: readonly LadderTechniqueId[]): Generator<Sample, void> {
  for (const id of ids) {
    const instance = LADDER_INSTANCES[id];
    if (!instance) continue;
    const givens = instance.givens === undefined ? gridOf(() => 0) : gridFrom(instance.givens);
    yield { position: unwrap(parsePosition(instance.position)), givens, name: `instance of ${id}` };
  }
  for (const { position, puzzle, name } of eachSamplePosition(TRIALS.ladderComparisons)) {
    yield { position, givens: puzzle.givens, name };
  }
}

describe('nothing is missed that a plain search finds, and nothing else is found @15.1', {
  timeout: LONG_TEST_MS,
}, () => {
  test.each(PLAIN_LADDER_NAMES)('%s', (names) => {
    const techniques = LADDER.map(({ id }) => id).filter((id) => names.split(' ').includes(id));
    let count = 0;
    for (const { position, givens, name } of samplesFor(techniques)) {
      const found = [...findSteps(position, { techniques, givens, unique: true })].flatMap(
        ({ eliminations }) => eliminations.map(({ cell, digit }) => 10 * cell + digit),
      );
      const removed = [...new Set(found)].sort((a, b) => a - b);
      expect(removed, name).toEqual(plainlyRemoved(names, position, givens));
      count += removed.length;
    }
    expect(techniques).toHaveLength(names.split(' ').length);
    expect(count).toBeGreaterThan(0);
  });
});
