import { type Grid, solve, valueAt } from '@nanpure/engine';
import { type LadderStep, solveByLogic } from '@nanpure/engine/ladder';
import { gridFrom } from '../lists/grids.ts';
import { latencyOf, timesOf, WrongAnswer } from '../measure.ts';
import type { Row } from '../row.ts';

function checkSteps(givens: Grid, steps: readonly LadderStep[]): void {
  const solution = solve(givens);
  const isWrong = steps
    .flatMap(({ placements }) => placements)
    .some(({ cell, digit }) => !solution || valueAt(solution, cell) !== digit);
  if (isWrong) throw new WrongAnswer(`${givens.join('')}: a wrong digit by logic`);
}

/** The path through a puzzle with every technique of the ladder, and the share that it finishes. */
export function ladderPath(
  name: string,
  target: string,
  list: (count: number) => readonly string[],
): Row {
  return {
    name: `whole solving path with the ladder, ${name}`,
    target,
    measure: ({ puzzles }) => {
      const grids = list(puzzles).map(gridFrom);
      const paths = new Map<Grid, ReturnType<typeof solveByLogic>>();
      const times = timesOf(grids, (givens) => {
        paths.set(givens, solveByLogic({ givens }, { unique: true }));
      });
      for (const [givens, { steps }] of paths) checkSteps(givens, steps);
      const finished = [...paths.values()].filter(({ solved }) => solved).length;
      return { ...latencyOf(times), solved: finished / grids.length };
    },
  };
}
