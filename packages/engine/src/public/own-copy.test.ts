import { expect, test } from 'vitest';
import { Position } from './index.ts';
import { findHint, findSteps, rate, solveByLogic } from './ladder.ts';

/** Needs an X-Wing, among others. */
const PUZZLE = '.....32.97....1.6..24..9.1...5.7...127.1.....1...9.........462.8.......3...5...7.';

/** Makes each number 7 and empties each list of what a caller was given. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    spoil(each);
    if (typeof each === 'number') Reflect.set(value, key, 7);
  }
  if (Array.isArray(value)) value.length = 0;
}

test.each([
  ['findSteps', () => [...findSteps(Position.fromGrid(PUZZLE), { techniques: ['x-wing', 'aic'] })]],
  ['solveByLogic', () => solveByLogic(PUZZLE)],
  ['rate', () => rate(PUZZLE)],
  ['findHint', () => findHint(PUZZLE, { level: 3, techniques: ['x-wing'] })],
])('what callers do to an answer of %s changes no later one', (_, answer) => {
  const before = JSON.stringify(answer());
  spoil(answer());
  expect(JSON.stringify(answer())).toBe(before);
});
