import { describe, expect, test } from 'vitest';
import { hardestPuzzles } from '../../bench/lists/hardest.ts';
import { seededRandom } from '../generator/random.ts';
import { changedBoard, KILLERS, slowBoard } from '../testing/slow-boards.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { countSolutions } from './solve.ts';

/*
 * Whatever stands in the 81 cells, there is an answer soon. The slowest boards take about a hundredth of
 * what is allowed, so that a slow machine makes no difference. `PROOF=1` with `--reporter=verbose` tells
 * how long they took.
 */

const LONGEST_MS = 250;
const HARDEST = hardestPuzzles(14);

/** What a board is asked for, and how long the answer took. */
interface Timing {
  readonly board: string;
  readonly count: number;
  readonly ms: number;
}

function timeOnce(board: string): Timing {
  const start = performance.now();
  const count = countSolutions(board);
  return { board, count, ms: performance.now() - start };
}

function faster(a: Timing, b: Timing): Timing {
  return b.ms < a.ms ? b : a;
}

/** The best of some times: a machine may pause, a board that takes long does so every time. */
function time(board: string, atLeast: number): Timing {
  let best = timeOnce(board);
  for (let more = 0; more < 4 && best.ms > atLeast; more++) best = faster(best, timeOnce(board));
  return best;
}

function tell({ board, count, ms }: Timing): string {
  return `slowest: ${ms.toFixed(2)} ms, ${['none', 'one', 'several'][count]}: ${board}`;
}

/** Changes a board again and again, and goes on from what takes no less time than before. */
function climb(start: Timing, seed: string): Timing {
  const random = seededRandom(seed);
  let slowest = start;
  for (let step = 0; step < TRIALS.climbingSteps; step++) {
    const values = changedBoard([...slowest.board].map(Number), random);
    const next = time(values.join(''), slowest.ms);
    if (next.ms >= slowest.ms) slowest = next;
  }
  return slowest;
}

describe('an answer takes no longer than 250 ms', { timeout: LONG_TEST_MS }, () => {
  test.each(KILLERS)('for %s', (killer) => {
    expect(time(killer, 0).ms).toBeLessThan(LONGEST_MS);
  });

  test('for boards of all kinds that might take long', async ({ annotate }) => {
    const counts = [0, 0, 0];
    let slowest: Timing = { board: '', count: 0, ms: 0 };
    for (let index = 0; index < TRIALS.slowBoards; index++) {
      const timing = time(slowBoard(index, HARDEST).join(''), slowest.ms);
      if (timing.ms > slowest.ms) slowest = timing;
      counts[timing.count] = (counts[timing.count] ?? 0) + 1;
    }
    await annotate(`${tell(slowest)}; none, one, several: ${counts.join(', ')}`);
    expect(slowest.ms, slowest.board).toBeLessThan(LONGEST_MS);
    expect(Math.min(...counts)).toBeGreaterThan(TRIALS.slowBoards / 20);
  });

  // For a proof only: what is slower is a matter of measuring, so no two runs climb alike.
  test.runIf(TRIALS.climbs > 0)(
    'for those that were made slower step by step',
    async ({ annotate }) => {
      let slowest: Timing = { board: '', count: 0, ms: 0 };
      for (let index = 0; index < TRIALS.climbs; index++) {
        const start = time(slowBoard(index, HARDEST).join(''), 0);
        const top = climb(start, `${SEED}/climb/${index}`);
        if (top.ms > slowest.ms) slowest = top;
      }
      await annotate(tell(slowest));
      expect(slowest.ms, slowest.board).toBeLessThan(LONGEST_MS);
    },
  );
});

describe('all solutions are counted', { timeout: LONG_TEST_MS }, () => {
  test('of the full grid without the digits 1-5: 787,200', () => {
    const full =
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    expect(countSolutions(full.replace(/[1-5]/g, '.'), Number.POSITIVE_INFINITY)).toBe(787_200);
  });

  test('of the empty grid, as many as are asked for', () => {
    expect(countSolutions('.'.repeat(81), 20_000)).toBe(20_000);
  });
});
