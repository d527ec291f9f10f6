import { type Grid, parseGrid, solveByLogic } from '@nanpure/engine';

/** The grid of 81 characters that are known to be right. */
export function gridFrom(text: string): Grid {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`${text} is no grid: ${grid.error.code}`);
  return grid.value;
}

/** Whether the eight techniques finish a puzzle. */
export function isSolvedByLogic(text: string): boolean {
  return solveByLogic({ givens: gridFrom(text) }).solved;
}
