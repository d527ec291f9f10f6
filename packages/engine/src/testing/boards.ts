import { type Grid, gridOf, parseGrid, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { Position } from '../position.ts';
import { type Puzzle, parsePuzzle } from '../puzzle.ts';
import type { Result } from '../result.ts';
import { type Candidate, type Cell, DIGITS, type Digit, isDigit, type Value } from '../types.ts';
import { cellNamed } from './notation.ts';

/** The value of a result that a test knows to be there. */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`unexpected error: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The grid of a text. */
export function gridFrom(text: string): Grid {
  return unwrap(parseGrid(text));
}

/** The grid with one value changed. */
export function withValue(grid: Grid, cell: Cell, value: Value): Grid {
  return gridOf((each) => (each === cell ? value : valueAt(grid, each)));
}

/** The puzzle of a text. */
export function puzzleFrom(text: string): Puzzle {
  return unwrap(parsePuzzle(gridFrom(text)));
}

/** A number that a test knows to be a digit. */
export function digitFrom(value: number): Digit {
  if (!isDigit(value)) throw new Error(`${value} is no digit`);
  return value;
}

/** Candidates of a text such as `r1c1=5 r2c2≠7`, whatever the sign. */
export function candidatesNamed(text: string): Candidate[] {
  return text.split(' ').map((name) => {
    const [cell = '', digit = ''] = name.split(/[=≠]/);
    return { cell: cellNamed(cell), digit: digitFrom(Number(digit)) };
  });
}

/** The grid in which only the placements of a text stand. */
export function gridWith(text: string): Grid {
  const values = new Map(candidatesNamed(text).map(({ cell, digit }) => [cell, digit]));
  return gridOf((cell) => values.get(cell) ?? 0);
}

/** The position of a text with every candidate the rules leave. */
export function positionFrom(text: string): Position {
  return Position.fromGrid(gridFrom(text));
}

/** The position in which nothing stands and everything is possible. */
export const EMPTY_POSITION = Position.fromGrid(gridOf(() => 0));

/** The position after each candidate is gone that `keep` does not name. */
export function keepCandidates(
  position: Position,
  keep: (candidate: Candidate) => boolean,
): Position {
  const all = CELLS.flatMap((cell) => DIGITS.map((digit) => ({ cell, digit })));
  return position.eliminate(all.filter((candidate) => !keep(candidate)));
}

/** An empty board on which a digit fits into the given cells only, and every other one anywhere. */
export function positionWithPlaces(digit: Digit, cells: readonly Cell[]): Position {
  return keepCandidates(
    EMPTY_POSITION,
    (each) => each.digit !== digit || cells.includes(each.cell),
  );
}

/** An empty board on which some cells, by name, have the given candidates and no others. */
export function positionWithCandidates(digitsByCell: Readonly<Record<string, string>>): Position {
  const digitsAt = new Map(
    Object.entries(digitsByCell).map(([name, digits]) => [cellNamed(name), digits]),
  );
  return keepCandidates(
    EMPTY_POSITION,
    ({ cell, digit }) => digitsAt.get(cell)?.includes(String(digit)) ?? true,
  );
}
