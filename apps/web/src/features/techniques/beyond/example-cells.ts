import type { DrawnCell } from '@nanpure/content/drawing/step-drawing';
import { CELLS, parsePosition } from '@nanpure/engine';

/** What stands in the cells of a board that is written in a line; throws where that is none, as no example. */
export function exampleCells(line: string): DrawnCell[] {
  const parsed = parsePosition(line);
  if (!parsed.ok) throw new Error(`no board: ${line}`);
  const position = parsed.value;
  return CELLS.map((cell) => ({
    value: position.valueAt(cell),
    candidates: position.digitsAt(cell),
  }));
}
