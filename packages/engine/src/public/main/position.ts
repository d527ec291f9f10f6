import { argument, oneOf } from '../../arguments.ts';
import type { Position, SavedPosition } from '../../position.ts';
import type { PositionFormat } from '../../position-text.ts';
import * as texts from '../../position-text.ts';
import { checkPosition } from './logic.ts';

const asFormat = oneOf<PositionFormat>(['grid', 'line', 'compact']);

/**
 * The position as text, with all candidates (see `PositionFormat`); `parsePosition` reads it back.
 *
 * @example
 * ```ts
 * const position = Position.fromGrid(text);
 * formatPosition(position).split('\n').length; // → 11
 * formatPosition(position, 'line').slice(0, 9); // → 5|3|124|2
 * formatPosition(position, 'compact').length; // → 162
 * ```
 */
export function formatPosition(position: Position, format: PositionFormat = 'grid'): string {
  checkPosition(position);
  const known = argument('format', "'grid', 'line' or 'compact'", format, asFormat);
  return texts.formatPosition(position, known);
}

/**
 * The position as plain data, for JSON or a worker (a `Position` that is posted to one arrives without its
 * functions); `parsePosition` reads it back.
 */
export function serializePosition(position: Position): SavedPosition {
  checkPosition(position);
  return texts.serializePosition(position);
}
