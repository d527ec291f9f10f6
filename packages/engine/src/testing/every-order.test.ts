import { expect, test } from 'vitest';
import { seededRandom, shuffled } from '../random.ts';
import { solveByLogic } from '../rating.ts';
import { TAUGHT_TECHNIQUES } from '../techniques/index.ts';
import { puzzleFrom } from './boards.ts';
import { isNeededInEveryOrder } from './every-order.ts';
import { IS_PROOF } from './proof.ts';
import { PUZZLES } from './puzzles.ts';
import { LONG_TEST_MS, SEED } from './trials.ts';

const ORDERS = IS_PROOF ? 30 : 10;
const IDS = TAUGHT_TECHNIQUES.map(({ id }) => id);
const LOGICAL = [...PUZZLES.easy, ...PUZZLES.medium, ...PUZZLES.hard].map(puzzleFrom);

/** hard-0020 of the bank: stuck without the X-Wing, unless the swordfish is looked for before the singles. */
const ORDER_MATTERS = puzzleFrom(
  '..3.6.7....2.5.....6.8....941.6............645.6..12..2..4...35.....56....72.3...',
);

test('what is needed in every order is needed in all that are tried', {
  timeout: LONG_TEST_MS,
}, () => {
  const random = seededRandom(`${SEED}/orders`);
  let needed = 0;
  for (const puzzle of LOGICAL) {
    for (const id of IDS.filter((each) => isNeededInEveryOrder(puzzle, each))) {
      needed++;
      const others = IDS.filter((each) => each !== id);
      for (let trial = 0; trial < ORDERS; trial++) {
        const techniques = shuffled(others, random);
        expect(solveByLogic(puzzle, { techniques }).solved, `${id}: ${techniques}`).toBe(false);
      }
    }
  }
  expect(needed).toBeGreaterThan(10);
});

test('what one order does without is not needed in every order', () => {
  const others = IDS.filter((id) => id !== 'x-wing');
  expect(solveByLogic(ORDER_MATTERS, { techniques: others }).solved).toBe(false);
  expect(solveByLogic(ORDER_MATTERS, { techniques: [...others].reverse() }).solved).toBe(true);
  expect(isNeededInEveryOrder(ORDER_MATTERS, 'x-wing')).toBe(false);
});

test('the technique on top of the ladder is needed in every order', () => {
  const puzzles = LOGICAL.filter(
    (puzzle) => !solveByLogic(puzzle, { techniques: IDS.slice(0, -1) }).solved,
  );
  expect(puzzles.length).toBeGreaterThan(0);
  for (const puzzle of puzzles) expect(isNeededInEveryOrder(puzzle, 'swordfish')).toBe(true);
});
