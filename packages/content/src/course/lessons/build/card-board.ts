import {
  CELLS,
  type Cell,
  type Digit,
  Position,
  parseGrid,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import { type Cause, causesOf } from '@nanpure/engine/hints';
import type { LessonBoard, LessonMarks } from '../lesson.ts';

/** A board of a lesson as a position: nothing is ruled out but by its digits. */
export function positionOf(board: string): Position {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(`no board: ${board}`);
  return Position.fromGrid(grid.value);
}

/** The board of a position, with those of its candidates as notes that a card wants. */
export function boardOf(
  position: Position,
  isNoted: (cell: Cell, digit: Digit) => boolean = () => false,
): LessonBoard {
  return {
    values: CELLS.map((cell) => position.valueAt(cell)),
    notes: CELLS.map((cell) => position.digitsAt(cell).filter((digit) => isNoted(cell, digit))),
  };
}

/** Nothing marked. */
export const UNMARKED: LessonMarks = {
  houses: [],
  across: [],
  causes: [],
  cells: [],
  supporting: [],
  confirmed: [],
  eliminated: [],
};

/** The pattern of a step, without what follows. */
export function patternMarks(step: TaughtStep): LessonMarks {
  const { start, cells, candidates } = stepPattern(step);
  const supporting = step.placements.length > 0 ? [] : candidates;
  return { ...UNMARKED, houses: start, cells, supporting };
}

/** A step with all that it concludes. */
export function stepMarks(step: TaughtStep, causes: readonly Cause[] = []): LessonMarks {
  const { placements: confirmed, eliminations: eliminated } = step;
  const { across } = stepPattern(step);
  return { ...patternMarks(step), across, causes, confirmed, eliminated };
}

/** The digits on the board that prove a step. */
export function causesOn(position: Position, step: TaughtStep): Cause[] {
  return causesOf(step, position.grid);
}
