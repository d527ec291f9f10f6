import { createWorkerStream, type WorkerStream } from '../../../lib/workers/worker-stream.ts';
import { isLastPiece, readPiece, type SolverPiece, type SolverQuestion } from './messages.ts';

/** A worker that solves boards, away from the page. */
export type Solver = WorkerStream<SolverQuestion, SolverPiece>;

/** The client of such a worker, which is started with the first question. */
export function createSolver(): Solver {
  return createWorkerStream<SolverQuestion, SolverPiece>({
    spawn: () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' }),
    parse: readPiece,
    isLast: isLastPiece,
  });
}
