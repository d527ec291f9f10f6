import { describe, expect, test } from 'vitest';
import { valueAt } from '../grid.ts';
import { arePeers } from '../houses.ts';
import { Position } from '../position.ts';
import { neededOf, obstaclesOf } from '../steps/step-pattern.ts';
import { puzzleFrom } from '../testing/boards.ts';
import { sampleBoard } from '../testing/hint-boards.ts';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { causesOf } from './causes.ts';
import { findHint } from './find-hint.ts';

const PUZZLES = ALL_PUZZLES.map(puzzleFrom);
const STEPS = Array.from({ length: 300 }, (_, index) => sampleBoard(PUZZLES, index)).flatMap(
  ({ board, context }) => {
    const hint = findHint(board, context);
    return hint.kind === 'step' ? [{ board, hint }] : [];
  },
);

describe('the causes of a step', () => {
  test('stand on the board and see each cell that they close', () => {
    for (const { board, hint } of STEPS) {
      for (const { cell, digit, closes } of causesOf(hint.step, board)) {
        expect(valueAt(board, cell)).toBe(digit);
        expect(closes.length).toBeGreaterThan(0);
        for (const closed of closes) {
          expect(valueAt(board, closed)).toBe(0);
          expect(arePeers(cell, closed)).toBe(true);
        }
      }
    }
  });

  test('leave open nothing but what earlier steps ruled out', () => {
    const blank = Position.fromGrid(Array.from({ length: 81 }, () => 0) as never);
    for (const { board, hint } of STEPS) {
      const closed = causesOf(hint.step, board).flatMap(({ digit, closes }) =>
        closes.map((cell) => `${cell}!${digit}`),
      );
      const needed = neededOf(hint.step, hint.ruledOut).map(
        ({ cell, digit }) => `${cell}!${digit}`,
      );
      const obstacles = obstaclesOf(hint.step, blank)
        .filter(({ cell }) => valueAt(board, cell) === 0)
        .map(({ cell, digit }) => `${cell}!${digit}`);
      expect([...closed, ...needed].sort()).toEqual(obstacles.sort());
    }
  });
});
