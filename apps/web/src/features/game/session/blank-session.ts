import { parseGrid } from '@nanpure/engine';
import { newSession, type Session } from './session.ts';

function emptyGrid() {
  const grid = parseGrid('.'.repeat(81));
  if (!grid.ok) throw new Error(`No cells are no grid: ${grid.error.code}`);
  return grid.value;
}

/** What a game is until its puzzle is there: an empty board that takes nothing. */
export function blankSession(): Session {
  const grid = emptyGrid();
  const puzzle = { givens: grid, solution: grid };
  const problem = { id: '', puzzle, techniquesRequired: [], difficulty: 'easy' } as const;
  return { ...newSession(problem), isToCome: true };
}
