import { serializeProblem } from '@nanpure/engine/bank';
import { generate } from '@nanpure/engine/generator';
import { madePuzzleId } from './made-puzzle.ts';
import type { GenerateRequest } from './puzzle-maker.ts';
import type { WorkerReply, WorkerRequest } from './worker-client.ts';

/* The worker that makes puzzles. What comes and goes is plain data. */

function answer({ id, question }: WorkerRequest<GenerateRequest>): WorkerReply {
  const { difficulty, seed } = question;
  const made = generate({ difficulty, seed });
  if (!made.ok) return { id, refusal: made.error.code };
  const { puzzle, rating } = made.value;
  const { techniquesRequired } = rating;
  return {
    id,
    value: serializeProblem({
      id: madePuzzleId(difficulty, seed),
      puzzle,
      techniquesRequired,
      difficulty,
    }),
  };
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<GenerateRequest>>) =>
  postMessage(answer(data)),
);
