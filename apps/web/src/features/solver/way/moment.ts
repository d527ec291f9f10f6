import {
  type DrawnCell,
  type StepDrawing,
  stepDrawing,
} from '@nanpure/content/drawing/step-drawing';
import type { LadderWriter } from '@nanpure/content/ladder';
import { type Position, parseGrid } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import { drawnCells, givensOf, positionAfter, solvedPosition, type Way } from './way.ts';

/** A board on the way: before a step, or after the last one that is known. */
export interface Moment {
  /** How many steps were done before. */
  readonly index: number;
  readonly position: Position;
  readonly step: LadderStep | undefined;
}

/** The board after so many steps of a way. */
export function momentAt(start: Position, { steps }: Way, index: number): Moment {
  const within = Math.min(index, steps.length);
  return {
    index: within,
    position: positionAfter(start, steps, within),
    step: steps[within]?.step,
  };
}

/** Nothing over a board. */
const NO_DRAWING: StepDrawing = {
  marks: [],
  houses: [],
  across: [],
  corners: [],
  links: [],
  groups: [],
  sets: [],
  colours: [],
};

/** What is drawn of a step; nothing where there is none, or it is not told yet. */
export function drawingOf(
  step: LadderStep | undefined,
  { namedParts }: Pick<LadderWriter, 'namedParts'>,
): StepDrawing {
  return step ? stepDrawing(step, namedParts(step)) : NO_DRAWING;
}

/** The cells of a board on the way, or those of the solution. */
export function cellsOf(
  way: Way,
  position: Position,
  showsSolution: boolean,
): readonly DrawnCell[] {
  const puzzle = parseGrid(givensOf(way));
  const isShown = showsSolution && way.verdict?.code === 'one';
  const solution = isShown ? solvedPosition(way.verdict.solution) : undefined;
  return puzzle.ok ? drawnCells(solution ?? position, puzzle.value) : [];
}
