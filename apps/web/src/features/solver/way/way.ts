import type { DrawnCell } from '@nanpure/content/drawing/step-drawing';
import {
  applyStep,
  CELLS,
  type Conclusions,
  formatGrid,
  type Grid,
  Position,
  parseGrid,
  parsePosition,
} from '@nanpure/engine';
import type { SolvableBoard, SolverPiece, Verdict, WayStep } from '../worker/messages.ts';

/* The way through a board as far as it is known, as plain data. */

/** What is known of a board that is being solved. */
export interface Way {
  readonly board: SolvableBoard;
  readonly status: 'working' | 'stopped' | 'done' | 'failed';
  readonly verdict: Verdict | undefined;
  readonly steps: readonly WayStep[];
  /** Whether the course's techniques are enough for all of it; undefined until that is known. */
  readonly isOfCourse: boolean | undefined;
}

/** The way through a board before anything is known of it. */
export function newWay(board: SolvableBoard): Way {
  return { board, status: 'working', verdict: undefined, steps: [], isOfCourse: undefined };
}

/** What is known after the worker has told more. */
export function withPiece(way: Way, piece: SolverPiece): Way {
  switch (piece.kind) {
    case 'verdict': {
      const { verdict } = piece;
      // One that was stopped and goes on is judged again, by what it has come to.
      if (way.verdict) return way;
      return { ...way, verdict, status: verdict.code === 'one' ? 'working' : 'done' };
    }
    case 'steps':
      return piece.steps.length > 0 ? { ...way, steps: [...way.steps, ...piece.steps] } : way;
    case 'course':
      return { ...way, isOfCourse: way.isOfCourse ?? piece.isEnough };
    case 'end':
      return { ...way, status: 'done' };
    default:
      return way;
  }
}

/** Where a way starts: with the candidates of the board, unless they have lost the solution. */
export function startOf(
  { grid, candidates }: SolvableBoard,
  verdict: Verdict | undefined,
): Position | undefined {
  const isLost = verdict?.code === 'one' && verdict.lost !== undefined;
  const read = parsePosition(candidates && !isLost ? { grid, candidates } : grid);
  return read.ok ? read.value : undefined;
}

/** The board after so many steps. */
export function positionAfter(
  start: Position,
  steps: readonly { readonly step: Conclusions }[],
  count: number,
): Position {
  return steps.slice(0, count).reduce((position, { step }) => applyStep(position, step), start);
}

/** What was known of a way when it had so many steps. */
export function asFarAs(way: Way, count: number): Way {
  if (way.steps.length <= count) return way;
  return { ...way, status: 'working', steps: way.steps.slice(0, count) };
}

/** Whether the way leads to the end; undefined while that is open. */
export function isSolvedBy({ steps, status }: Way, start: Position): boolean | undefined {
  if (positionAfter(start, steps, steps.length).isSolved) return true;
  return status === 'done' ? false : undefined;
}

/** A board to send to the worker. */
export function boardOf(position: Position): SolvableBoard {
  return position.toJSON();
}

/** A board that is solved, as far as a text says it. */
export function solvedPosition(solution: string): Position | undefined {
  const grid = parseGrid(solution);
  return grid.ok ? Position.fromGrid(grid.value) : undefined;
}

/** What stands in the cells of a position, told apart from the puzzle's own digits. */
export function drawnCells(position: Position, givens: Grid): readonly DrawnCell[] {
  return CELLS.map((cell) => ({
    value: position.valueAt(cell),
    candidates: position.digitsAt(cell),
    isFound: givens[cell] === 0,
  }));
}

/** How many cells are filled beyond those of the board. */
export function cellsFound(way: Way): number {
  return way.steps.reduce((sum, { step }) => sum + step.placements.length, 0);
}

/** How many cells of the board were empty. */
export function emptyCells({ board }: Way): number {
  return [...board.grid].filter((sign) => sign === '.').length;
}

/** The puzzle's own digits, as 81 characters. */
export function givensOf({ board }: Way): string {
  const grid = parseGrid(board.grid);
  return grid.ok ? formatGrid(grid.value) : board.grid;
}
