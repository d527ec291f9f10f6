import {
  type Candidate,
  Position,
  parseGrid,
  pathTo,
  ruledOutIn,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';

/** A position in which a technique is the next step, and what was ruled out on the way there. */
export interface TeachingPosition {
  readonly position: Position;
  readonly step: TaughtStep;
  readonly ruledOut: readonly Candidate[];
}

function boardPosition(board: string): Position {
  const grid = parseGrid(board);
  if (!grid.ok) throw new Error(`no board: ${board}`);
  return Position.fromGrid(grid.value);
}

/**
 * The first step of a technique on a board, after all easier ones that rule something out. It is
 * the next one: nothing easier is left, and no digit can be placed before.
 *
 * @throws Error where the board has no such step, as none that this package holds
 */
export function teachingPosition(board: string, technique: TaughtTechniqueId): TeachingPosition {
  const start = boardPosition(board);
  const moment = pathTo(technique, start)?.at(-1);
  if (!moment?.position.emptyCells.equals(start.emptyCells)) {
    throw new Error(`no ${technique} next on ${board}`);
  }
  const { position, step } = moment;
  return { position, step, ruledOut: ruledOutIn(position) };
}
