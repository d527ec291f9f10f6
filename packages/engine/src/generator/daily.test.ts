import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseProblemFile } from '../bank/problem.ts';
import { areEquivalent } from '../canonical-form.ts';
import { formatGrid } from '../grid.ts';
import { seededRandom } from '../random.ts';
import { unwrap } from '../testing/boards.ts';
import digests from '../testing/daily-digests.json' with { type: 'json' };
import { datesBetween } from '../testing/dates.ts';
import { close, type PlainRule, plainBoard, plainCount } from '../testing/plain-logic.ts';
import { shapeOf } from '../testing/shape.ts';
import { LONG_TEST_MS, TRIALS } from '../testing/trials.ts';
import { DIFFICULTIES, type Difficulty } from '../types.ts';
import { DAILY_DATES, dailyPuzzle, dailySeed } from './daily.ts';
import { EASY_SINGLES, END_GAME_CELLS, fewestSingles } from './singles.ts';

/*
 * Digests of puzzles, by month: those of each date in its order. They are what was promised, and are never written
 * anew. Where they don't hold any more, the generator has changed, and the dates that have begun need the old one.
 */
const RECORDED = Object.entries(digests).flatMap(([month, line]) =>
  line.split(' ').map((digest, day) => ({
    date: `${month}-${String(day + 1).padStart(2, '0')}`,
    digest,
  })),
);

/** Every day a part of the dates is made again, all of them in a proof. */
const CHECKED = RECORDED.filter((_, day) => day % TRIALS.bankStride === 0);

const MADE = CHECKED.map(({ date, digest }) => ({
  date,
  digest,
  puzzles: DIFFICULTIES.map((difficulty) => unwrap(dailyPuzzle(date, difficulty))),
}));

const SINGLES: readonly PlainRule[] = ['naked-single', 'hidden-single'];
const MEDIUM: readonly PlainRule[] = [...SINGLES, 'naked-pair', 'hidden-pair', 'pointing-pairs'];
const HARD: readonly PlainRule[] = [...MEDIUM, 'box-line-reduction', 'x-wing', 'swordfish'];

/** What finishes a puzzle of each difficulty, and what doesn't. */
const PROMISES: Readonly<
  Record<Difficulty, readonly (readonly [readonly PlainRule[], boolean])[]>
> = {
  easy: [[SINGLES, true]],
  medium: [
    [SINGLES, false],
    [MEDIUM, true],
  ],
  hard: [
    [MEDIUM, false],
    [HARD, true],
  ],
};

function bankOf(difficulty: Difficulty) {
  const file = new URL(`../../../../data/problems_${difficulty}.json`, import.meta.url);
  return unwrap(parseProblemFile(JSON.parse(readFileSync(file, 'utf8')))).problems;
}

describe('the puzzles of a date', { timeout: LONG_TEST_MS }, () => {
  test('are what they were when they were recorded, for two years @13.9', () => {
    expect(RECORDED.map(({ date }) => date)).toEqual(datesBetween('2026-01-01', '2027-12-31'));
    const changed = MADE.filter(({ digest, puzzles }) => {
      const text = puzzles.map(({ puzzle }) => formatGrid(puzzle.givens)).join(' ');
      return createHash('sha256').update(text).digest('hex').slice(0, 12) !== digest;
    });
    expect(changed.map(({ date }) => date)).toEqual([]);
  });

  test('keep what is promised of their difficulty, by code that shares nothing with the generator @13.9', () => {
    for (const { difficulty, puzzle } of MADE.flatMap(({ puzzles }) => puzzles)) {
      const { givens } = puzzle;
      const text = formatGrid(givens);
      expect(plainCount(givens), text).toBe(1);
      for (const [rules, isFinished] of PROMISES[difficulty]) {
        expect(close(plainBoard(givens), rules), `${text} by ${rules}`).toBe(isFinished);
      }
      expect([...givens].reverse().map(Boolean), text).toEqual(givens.map(Boolean));
      if (difficulty !== 'easy') continue;
      expect(fewestSingles(puzzle, END_GAME_CELLS, EASY_SINGLES), text).toBe(EASY_SINGLES);
    }
  });

  test('are none of the bank, and no two are the same', () => {
    const bank = DIFFICULTIES.flatMap(bankOf).map(({ puzzle }) => puzzle.givens);
    const made = MADE.flatMap(({ puzzles }) => puzzles.map(({ puzzle }) => puzzle.givens));
    const all = [...bank, ...made].map((givens) => ({ givens, shape: shapeOf(givens) }));
    const repeated = all
      .slice(bank.length)
      .filter(({ givens, shape }) =>
        all.some(
          (other) =>
            other.shape === shape && other.givens !== givens && areEquivalent(givens, other.givens),
        ),
      )
      .map(({ givens }) => formatGrid(givens));
    expect(repeated).toEqual([]);
  });

  test('have seeds of their own, from the first date to the last: no two come down to the same number', () => {
    const dates = datesBetween(DAILY_DATES.first, DAILY_DATES.last);
    const seeds = dates.flatMap((date) => DIFFICULTIES.map((each) => dailySeed(date, each)));
    const starts = seeds.map((seed) => {
      const random = seededRandom(seed);
      return `${random()} ${random()}`;
    });
    expect(new Set(starts).size).toBe(3 * dates.length);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11-22 ',
    '20261122',
    '',
    '+02026-01-01',
  ])('are none where there is no such date: "%s"', (date) => {
    expect(dailyPuzzle(date, 'easy')).toMatchObject({ error: { code: 'not-a-date' } });
  });

  test.each(['2025-12-31', '0001-01-01', '2100-01-01', '9999-12-31'])(
    'are none outside of their range: %s',
    (date) => {
      expect(dailyPuzzle(date, 'easy')).toEqual({
        ok: false,
        error: { code: 'date-out-of-range', ...DAILY_DATES },
      });
    },
  );

  test.each(['2028-02-29', DAILY_DATES.first, DAILY_DATES.last])('are there on %s', (date) => {
    expect(dailyPuzzle(date, 'easy').ok).toBe(true);
  });
});
