import QQWing from 'qqwing';

const solver = new QQWing();
solver.setRecordHistory(true);
const generator = new QQWing();

/** The 81 characters of a grid that qqwing drew. */
function charactersOf(drawing: string): string {
  return drawing.replace(/[^1-9.]/g, '');
}

/** The written-down way through a puzzle, guesses included. */
export function solvingPath(values: readonly number[]): readonly unknown[] | string {
  solver.setPuzzle(values);
  solver.solve();
  return solver.getSolveInstructions();
}

/** Where the latest of those ways led to, as 81 characters. */
export function endOfPath(): string {
  return charactersOf(solver.getSolutionString());
}

/** A minimal puzzle with one solution, as 81 characters. */
export function generateMinimal(): string {
  generator.generatePuzzle();
  return charactersOf(generator.getPuzzleString());
}
