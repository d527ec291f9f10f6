import { DancingLinks } from 'dancing-links';

/*
 * Sudoku as the exact cover problem that dancing-links solves, in the form its documentation calls the
 * quickest: sparse rows, made once, and for each puzzle only the rows that its givens leave.
 */

interface Choice {
  readonly data: { readonly cell: number; readonly digit: string };
  readonly columnIndices: number[];
}

const COLUMNS = 324;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function choiceOf(cell: number, digit: number): Choice {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  const houses = [row, 9 + column, 18 + box].map((house) => 81 + 9 * house + digit - 1);
  return { data: { cell, digit: String(digit) }, columnIndices: [cell, ...houses] };
}

const CHOICES: readonly (readonly Choice[])[] = Array.from({ length: 81 }, (_, cell) =>
  DIGITS.map((digit) => choiceOf(cell, digit)),
);
const DANCING_LINKS = new DancingLinks<Choice['data']>();

function solverOf(puzzle: string) {
  const solver = DANCING_LINKS.createSolver({ columns: COLUMNS });
  const choices: Choice[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const digit = puzzle.charCodeAt(cell) - 48;
    const all = CHOICES[cell] ?? [];
    const given = all[digit - 1];
    if (given) choices.push(given);
    else choices.push(...all);
  }
  solver.addSparseConstraints(choices);
  return solver;
}

/** How many solutions 81 characters have: 0, 1, or 2 for many. */
export function countSolutions(puzzle: string): number {
  return solverOf(puzzle).find(2).length;
}

/** The first solution of 81 characters, in the same form; empty where there is none. */
export function firstSolution(puzzle: string): string {
  const [solution = []] = solverOf(puzzle).findOne();
  const signs: string[] = [];
  for (const { data } of solution) signs[data.cell] = data.digit;
  return signs.join('');
}
