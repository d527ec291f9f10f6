import { CELLS, err, formatGrid, ok, Position, type Result } from '@nanpure/engine';
import { boardPosition, type ReadBoardError, readBoard } from '@nanpure/engine/formats';
import type { SolvableBoard } from '../worker/messages.ts';

/** A board that was read from a text. */
export interface ReadPuzzle {
  readonly board: SolvableBoard;
  /** How many puzzles the text has; the first one was read. */
  readonly count: number;
}

/** Why a text is no board to begin with: it is none, or has candidates alone. */
export type UnreadableText = ReadBoardError | { readonly code: 'no-digits' };

/** Whether a position has all candidates that the rules leave. */
function hasAllCandidates(position: Position): boolean {
  const all = Position.fromGrid(position.grid);
  return CELLS.every((cell) => all.digitsAt(cell).length === position.digitsAt(cell).length);
}

/** Reads a board from whatever somebody pasted, dropped or linked to. Candidates are kept where some are gone. */
export function readText(text: string): Result<ReadPuzzle, UnreadableText> {
  const read = readBoard(text);
  if (!read.ok) return read;
  const { values, candidates, puzzles } = read.value;
  if (candidates && values.every((value) => value === 0)) return err({ code: 'no-digits' });
  const grid = formatGrid(values);
  const position = boardPosition(read.value);
  // Candidates that the digits rule out are of no use: the rules' own take their place.
  const isPlain = !position.ok || hasAllCandidates(position.value);
  const board = isPlain ? { grid } : { grid, candidates: position.value.toJSON().candidates };
  return ok({ board, count: puzzles });
}
