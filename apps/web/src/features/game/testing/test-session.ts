import { type Problem, parseProblem } from '@nanpure/engine';
import { newSession, type Session } from '../session/session.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function rows(text: string): number[][] {
  const values = Array.from(text.replaceAll('.', '0'), Number);
  return Array.from({ length: 9 }, (_, row) => values.slice(9 * row, 9 * row + 9));
}

/** The problem of the game's tests: cell 2 is empty, and its digit is 4. */
export const PROBLEM_JSON = {
  id: 'easy-test',
  puzzle: rows(PUZZLE),
  solution: rows(SOLUTION),
  techniques_required: ['naked-single'],
  difficulty: 'easy',
};

function testProblem(): Problem {
  const problem = parseProblem(PROBLEM_JSON);
  if (!problem.ok) throw new Error(problem.error.message);
  return problem.value;
}

export function testSession(): Session {
  return newSession(testProblem());
}
