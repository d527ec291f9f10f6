import {
  applyStep,
  formatGrid,
  type Grid,
  Position,
  type Step,
  solveByLogic,
} from '@nanpure/engine';
import { mixedPuzzles } from '../lists/generated.ts';
import { gridFrom } from '../lists/grids.ts';
import { race } from '../measure.ts';
import * as qqwing from '../peers/qqwing.ts';
import type { Row } from '../row.ts';

/** Where the steps of a path lead to, as 81 characters. */
function endOf(givens: Grid, steps: readonly Step[]): string {
  return formatGrid(steps.reduce(applyStep, Position.fromGrid(givens)).grid);
}

/** The whole way through a puzzle, step by step. The peer writes down its steps and guesses too. */
export const solvingPath: Row = {
  name: 'whole solving path with the eight techniques, mixed puzzles',
  peer: 'qqwing',
  target: '7× (10×)',
  measure: (effort) =>
    race(
      {
        items: mixedPuzzles(effort.puzzles).map(gridFrom),
        ours: (givens) => solveByLogic({ givens }).steps,
        peer: qqwing.solvingPath,
        agree: (steps, _, givens) => endOf(givens, steps) === qqwing.endOfPath(),
      },
      effort,
    ),
};
