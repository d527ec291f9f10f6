import {
  applyStep,
  type Candidate,
  CELLS,
  findSteps,
  Position,
  parseGrid,
  type Step,
  type TechniqueId,
} from '@nanpure/engine';

/** A position in which a technique is the next step, and what was ruled out on the way there. */
export interface TeachingPosition {
  readonly position: Position;
  readonly step: Step;
  readonly ruledOut: readonly Candidate[];
}

function boardPosition(board: string): Position {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(`no board: ${board}`);
  return Position.fromGrid(grid.value);
}

/** The candidates of one position that are not there any more in another. */
function goneBetween(before: Position, after: Position): Candidate[] {
  return CELLS.flatMap((cell) =>
    before
      .digitsAt(cell)
      .map((digit) => ({ cell, digit }))
      .filter((candidate) => !after.has(candidate)),
  );
}

/**
 * The first step of a technique on a board, after all easier ones that rule something out. It is
 * the next one: nothing easier is left, and no digit can be placed before.
 *
 * @throws Error where the board has no such step, as none that this package holds
 */
export function teachingPosition(board: string, technique: TechniqueId): TeachingPosition {
  const start = boardPosition(board);
  let position = start;
  for (;;) {
    const { value: step } = findSteps(position).next();
    if (step?.technique === technique) {
      return { position, step, ruledOut: goneBetween(start, position) };
    }
    if (!step || step.placements.length > 0) throw new Error(`no ${technique} next on ${board}`);
    position = applyStep(position, step);
  }
}
