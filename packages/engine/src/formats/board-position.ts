import { type Grid, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { Position } from '../position.ts';
import { type PositionError, parsePosition } from '../position-text.ts';
import type { Result } from '../result.ts';
import type { Digit } from '../types.ts';

/** What a position is made of: a board that was read, or the like. */
export interface BoardWithCandidates {
  readonly values: Grid;
  readonly candidates?: readonly (readonly Digit[])[] | undefined;
}

/**
 * The position of a board: with the candidates that its text had, and in a cell for which it had none, all that the rules
 * leave, as players don't note every cell. (Where `formatPosition` wrote that a cell has none left, `parsePosition` says
 * so.) What the digits rule out is an error that names the cell.
 */
export function boardPosition(board: BoardWithCandidates): Result<Position, PositionError> {
  const { values, candidates } = board;
  const all = Position.fromGrid(values);
  const digitsOf = (cell: number) => {
    const noted = candidates?.[cell] ?? [];
    if (valueAt(values, cell) !== 0) return '';
    return (noted.length > 0 ? noted : all.digitsAt(cell)).join('');
  };
  return parsePosition({ grid: values, candidates: CELLS.map(digitsOf) });
}
