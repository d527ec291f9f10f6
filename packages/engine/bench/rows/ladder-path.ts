import { solveByLogic } from '@nanpure/engine/ladder';
import { gridFrom } from '../lists/grids.ts';
import { latencyOf, timesOf, WrongAnswer } from '../measure.ts';
import type { Row } from '../row.ts';

/** The path through a puzzle with every technique of the ladder. */
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
      const solve = (givens: (typeof grids)[number]) => solveByLogic({ givens }, { unique: true });
      if (!grids.every((givens) => solve(givens).solved)) {
        throw new WrongAnswer(`${name}: not solved`);
      }
      return latencyOf(timesOf(grids, solve));
    },
  };
}
