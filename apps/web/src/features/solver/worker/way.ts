import {
  applyStep,
  findSteps as findCourseSteps,
  type Grid,
  type Position,
  parsePosition,
} from '@nanpure/engine';
import { findSteps } from '@nanpure/engine/ladder';
import type { SolvableBoard, WayStep } from './messages.ts';

/** The board with the candidates that it came with, or with all that the rules leave. */
export function positionOf({ grid, candidates }: SolvableBoard): Position | undefined {
  const read = parsePosition(candidates ? { grid, candidates } : grid);
  return read.ok ? read.value : undefined;
}

function hasCourseStep(position: Position): boolean {
  return !findCourseSteps(position).next().done;
}

/** Whether the course's techniques alone lead to the end. */
export function isOfCourse(start: Position): boolean {
  let position = start;
  for (;;) {
    const { value } = findCourseSteps(position).next();
    if (!value) return position.isSolved;
    position = applyStep(position, value);
  }
}

/** The way through a board with one solution, easiest steps first, as far as the ladder leads. */
export function* wayThrough(start: Position, givens: Grid): Generator<WayStep, void> {
  let position = start;
  while (!position.emptyCells.isEmpty) {
    const { value: step } = findSteps(position, { givens, unique: true, variants: false }).next();
    if (!step) return;
    yield { step, isBeyondCourse: !hasCourseStep(position) };
    position = applyStep(position, step);
  }
}
