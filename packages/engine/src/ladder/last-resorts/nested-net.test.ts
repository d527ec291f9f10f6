import { expect, test } from 'vitest';
import { valueAt } from '../../grid.ts';
import { Position } from '../../position.ts';
import { countSolutions } from '../../solver/solve.ts';
import { applyStep } from '../../step.ts';
import { puzzleFrom } from '../../testing/boards.ts';
import { faultOf } from '../../testing/ladder/ladder-proof.ts';
import { LONG_TEST_MS } from '../../testing/trials.ts';
import { solveByLogic } from '../rating.ts';
import { findNestedNets } from './nested-net.ts';

/** Called the hardest of its day: no net of singles alone gets through it. */
const HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** More than a net of singles alone has there. */
const MANY_PREMISES = 60;

test('a puzzle that takes a net within a net is solved, and what it tells proves it', {
  timeout: LONG_TEST_MS,
}, () => {
  const puzzle = puzzleFrom(HARDEST);
  const { solved, steps } = solveByLogic(puzzle);
  expect(solved).toBe(true);
  const nested = steps.findIndex(({ premises }) => premises.length > MANY_PREMISES);
  const position = steps.slice(0, nested).reduce(applyStep, Position.fromGrid(puzzle.givens));
  const [first] = findNestedNets(position);
  const [removed] = first?.eliminations ?? [];
  expect(first && faultOf(first, position)).toBeUndefined();
  expect(removed).toBeDefined();
  expect(removed && valueAt(puzzle.solution, removed.cell)).not.toBe(removed?.digit);
});

test('a board of many solutions is given up soon', { timeout: LONG_TEST_MS }, () => {
  const position = Position.fromGrid('.'.repeat(81));
  expect(countSolutions(position.grid, 2)).toBe(2);
  expect([...findNestedNets(position)]).toEqual([]);
});
