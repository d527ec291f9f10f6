import { applyStep, type Grid, Position, solve } from '@nanpure/engine';
import { findHint, type LadderHint, solveByLogic } from '@nanpure/engine/ladder';
import { isTrue } from '../is-true.ts';
import { gridFrom } from '../lists/grids.ts';
import { bestRound, latencyOf, timesOf, WrongAnswer } from '../measure.ts';
import type { Row } from '../row.ts';

/** A board on the way through a puzzle, with what was ruled out so far as notes. */
interface Board {
  readonly givens: Grid;
  readonly position: Position;
}

/** Boards that follow each other are much alike: every so many steps one is asked about. */
const STEPS_BETWEEN = 7;

function boardsOn(givens: Grid): Board[] {
  const boards: Board[] = [];
  let position = Position.fromGrid(givens);
  solveByLogic({ givens }, { unique: true }).steps.forEach((step, index) => {
    if (index % STEPS_BETWEEN === 0) boards.push({ givens, position });
    position = applyStep(position, step);
  });
  return boards;
}

function nextHintOn({ givens, position }: Board): LadderHint {
  const notes = Array.from({ length: position.grid.length }, (_, cell) => position.digitsAt(cell));
  return findHint(position.grid, { givens, notes, level: 3 });
}

function checkHint(board: Board): void {
  const solution = solve(board.givens);
  if (!solution || !isTrue(nextHintOn(board), solution)) {
    throw new WrongAnswer(`a false hint on ${board.position.grid.join('')}`);
  }
}

/** The next hint from the whole ladder for somebody who keeps notes; set-up and the proof of one solution included. */
export function nextLadderHint(
  name: string,
  target: string,
  list: (count: number) => readonly string[],
): Row {
  return {
    name: `next hint from the ladder, ${name}`,
    target,
    measure: ({ puzzles, rounds }) => {
      const boards = list(puzzles).map(gridFrom).flatMap(boardsOn);
      for (const board of boards) checkHint(board);
      return bestRound(rounds, 'p99', () => latencyOf(timesOf(boards, nextHintOn)));
    },
  };
}
