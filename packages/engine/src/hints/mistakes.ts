import { type Conflict, conflicts, type Grid, valueAt, wrongCells } from '../grid.ts';
import { housesOf } from '../houses.ts';
import { Position } from '../position.ts';
import type { Candidate, Cell } from '../types.ts';
import { deadEndHints } from './dead-ends.ts';
import { type ConflictHint, NOTHING, type NoSolutionHint, type WrongDigitHint } from './hint.ts';
import type { Knowledge } from './knowledge.ts';

/** What stands in some cells, as candidates that are to go. */
function standingIn(cells: readonly Cell[], board: Grid): Candidate[] {
  return cells.flatMap((cell) => {
    const digit = valueAt(board, cell);
    return digit === 0 ? [] : [{ cell, digit }];
  });
}

function wrongDigit(cell: Cell, board: Grid, repeats: Conflict | null): WrongDigitHint {
  const [, , box] = housesOf(cell);
  return {
    ...NOTHING,
    kind: 'wrong-digit',
    repeats,
    area: repeats?.house ?? box,
    cells: repeats?.cells ?? [cell],
    eliminations: standingIn([cell], board),
  };
}

/** Each digit that differs from the solution; those that a player can see to be wrong come first. */
export function wrongDigitHints(board: Grid, solution: Grid): WrongDigitHint[] {
  const wrong = wrongCells(board, solution);
  if (wrong.length === 0) return [];
  const found = conflicts(board);
  const hints = wrong.map((cell) =>
    wrongDigit(cell, board, found.find(({ cells }) => cells.includes(cell)) ?? null),
  );
  return [
    ...hints.filter(({ repeats }) => repeats !== null),
    ...hints.filter(({ repeats }) => repeats === null),
  ];
}

/** The cells of a conflict that must give way, as another one is a given; none where that is open. */
function mustGo(conflict: Conflict, givens: Grid | undefined): Cell[] {
  const isGiven = (cell: Cell) => givens !== undefined && valueAt(givens, cell) === conflict.digit;
  return conflict.cells.some(isGiven) ? conflict.cells.filter((cell) => !isGiven(cell)) : [];
}

/** Each repeated digit where the solution is not known; cells that share two houses come once. */
export function conflictHints(board: Grid, givens: Grid | undefined): ConflictHint[] {
  const byCells = new Map<string, Conflict>();
  for (const conflict of conflicts(board)) {
    const key = conflict.cells.join();
    if (!byCells.has(key)) byCells.set(key, conflict);
  }
  return [...byCells.values()].map((conflict) => ({
    ...NOTHING,
    kind: 'conflict',
    conflict,
    area: conflict.house,
    cells: conflict.cells,
    eliminations: standingIn(mustGo(conflict, givens), board),
  }));
}

/** What is wrong with the digits on the board; nothing can be as long as many solutions fit. */
export function mistakeHints(
  board: Grid,
  knowledge: Knowledge,
  givens: Grid | undefined,
): readonly (WrongDigitHint | ConflictHint | NoSolutionHint)[] {
  if (knowledge.solutions === 'one') return wrongDigitHints(board, knowledge.solution);
  if (knowledge.solutions === 'many') return [];
  const repeated = conflictHints(board, givens);
  return repeated.length > 0 ? repeated : [...deadEndHints(Position.fromGrid(board))];
}
