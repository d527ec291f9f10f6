import type { Difficulty } from '@nanpure/engine';
import { type Problem, parseProblem } from '@nanpure/engine/bank';
import { createWorkerClient } from './worker-client.ts';

/** Many times what the slowest device needs for the rarest puzzle. */
const GENERATION_TIMEOUT_MS = 30_000;

/** What the worker is asked for. */
export interface GenerateRequest {
  readonly difficulty: Difficulty;
  /** The same seed gives the same puzzle. */
  readonly seed: string;
}

/** Starts the worker that makes puzzles. */
export function spawnPuzzleWorker(): Worker {
  return new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
}

const askPuzzleWorker = createWorkerClient<GenerateRequest, Problem>({
  spawn: spawnPuzzleWorker,
  parse: (value) => {
    const problem = parseProblem(value);
    return problem.ok ? problem.value : undefined;
  },
  timeoutMs: GENERATION_TIMEOUT_MS,
});

/** Makes a puzzle of a difficulty away from the page, which stays as quick as it is. */
export function makePuzzleInWorker(
  difficulty: Difficulty,
  signal: AbortSignal,
  seed = Math.random().toString(36).slice(2),
) {
  return askPuzzleWorker({ difficulty, seed }, signal);
}
