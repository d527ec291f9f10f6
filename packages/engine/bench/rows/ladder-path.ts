import { type Grid, solve, valueAt } from '@nanpure/engine';
import { type LadderStep, solveByLogic } from '@nanpure/engine/ladder';
import { gridFrom } from '../lists/grids.ts';
import { bestRound, latencyOf, timesOf, WrongAnswer } from '../measure.ts';
import type { Row } from '../row.ts';

function checkSteps(givens: Grid, steps: readonly LadderStep[]): void {
  const solution = solve(givens);
  const isWrong = steps
    .flatMap(({ placements }) => placements)
    .some(({ cell, digit }) => !solution || valueAt(solution, cell) !== digit);
  if (isWrong) throw new WrongAnswer(`${givens.join('')}: a wrong digit by logic`);
}

function pathOf(givens: Grid) {
  return solveByLogic({ givens }, { unique: true });
}

function rowOf(
  name: string,
  target: string,
  list: (count: number) => readonly string[],
  isFirstTime: boolean,
): Row {
  return {
    name: `whole solving path with the ladder, ${name}${isFirstTime ? ', the first time' : ''}`,
    target,
    measure: ({ puzzles, rounds }) => {
      const grids = list(puzzles).map(gridFrom);
      // What is measured against a peer has run before, too: the answers are compared first.
      for (const givens of isFirstTime ? [] : grids) pathOf(givens);
      const latency = bestRound(isFirstTime ? 1 : rounds, 'p95', () =>
        latencyOf(timesOf(grids, pathOf)),
      );
      // Looked at afterwards, as thousands of paths that are kept are what the garbage collector would be timed with.
      const finished = grids.filter((givens) => {
        const { solved, steps } = pathOf(givens);
        checkSteps(givens, steps);
        return solved;
      });
      return { ...latency, solved: finished.length / grids.length };
    },
  };
}

/**
 * The path through a puzzle with every technique of the ladder, and the share that it finishes: as long as it takes while
 * code that has just been loaded is still being compiled; and after a round of the same puzzles, the best of several.
 */
export function ladderPaths(
  name: string,
  target: string,
  list: (count: number) => readonly string[],
): readonly Row[] {
  return [rowOf(name, 'told only', list, true), rowOf(name, target, list, false)];
}
