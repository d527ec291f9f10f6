import { describe, expect, test } from 'vitest';
import { hardestPuzzles } from '../../bench/lists/hardest.ts';
import { bestCpuTime } from '../../tools/cpu-time.ts';
import { seededRandom } from '../random.ts';
import { searchWork } from '../testing/search-work.ts';
import { changedBoard, KILLERS, STUBBORN, slowBoard } from '../testing/slow-boards.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import { countSolutions } from './solve.ts';

/*
 * Whatever stands in the 81 cells, there is an answer soon. The boards are the same each time, and so is
 * the work that they make; `--reporter=verbose` tells how long the slowest one took.
 */

const LONGEST_MS = 250;
const HARDEST = hardestPuzzles(14);

/** A board, how many solutions it has (up to two), and the processor time that it took to say so. */
interface Timing {
  readonly board: string;
  readonly count: number;
  readonly ms: number;
}

const NOTHING: Timing = { board: '', count: 0, ms: 0 };

function time(board: string, atLeast: number): Timing {
  let count = 0;
  const ms = bestCpuTime(() => {
    count = countSolutions(board);
  }, atLeast);
  return { board, count, ms };
}

function tell({ board, count, ms }: Timing): string {
  return `slowest: ${ms.toFixed(2)} ms, ${['none', 'one', 'several'][count]}: ${board}`;
}

/** Changes a board again and again, and goes on from what takes no less work than before. */
function climb(start: string, seed: string): string {
  const random = seededRandom(seed);
  let top = { board: start, work: searchWork(start) };
  for (let step = 0; step < TRIALS.climbingSteps; step++) {
    const board = changedBoard([...top.board].map(Number), random).join('');
    const work = searchWork(board);
    if (work >= top.work) top = { board, work };
  }
  return top.board;
}

describe('an answer takes no longer than 250 ms', { timeout: LONG_TEST_MS }, () => {
  test.each(KILLERS)('for %s', (killer) => {
    expect(time(killer, 0).ms).toBeLessThan(LONGEST_MS);
  });

  test.each(STUBBORN)('for %s, which has %i solutions or more', (board, count) => {
    const timing = time(board, 0);
    expect(timing.count).toBe(count);
    expect(timing.ms).toBeLessThan(LONGEST_MS);
  });

  test('for boards of all kinds that might take long @11.1', async ({ annotate }) => {
    const counts = [0, 0, 0];
    let slowest = NOTHING;
    for (let index = 0; index < TRIALS.slowBoards; index++) {
      const timing = time(slowBoard(index, HARDEST).join(''), slowest.ms);
      if (timing.ms > slowest.ms) slowest = timing;
      counts[timing.count] = (counts[timing.count] ?? 0) + 1;
    }
    await annotate(`${tell(slowest)}; none, one, several: ${counts.join(', ')}`);
    expect(slowest.ms, slowest.board).toBeLessThan(LONGEST_MS);
    expect(Math.min(...counts)).toBeGreaterThan(TRIALS.slowBoards / 20);
  });

  test.runIf(TRIALS.climbs > 0)(
    'for those that were made slower step by step',
    async ({ annotate }) => {
      let slowest = NOTHING;
      for (let index = 0; index < TRIALS.climbs; index++) {
        const top = climb(slowBoard(index, HARDEST).join(''), `${SEED}/climb/${index}`);
        const timing = time(top, slowest.ms);
        if (timing.ms > slowest.ms) slowest = timing;
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
