import { DIFFICULTIES } from '@nanpure/engine';
import { serializeProblem } from '@nanpure/engine/bank';
import { dailyPuzzle, generate } from '@nanpure/engine/generator';
import type { DailyRequest } from './daily-maker.ts';
import { madePuzzleId } from './made-puzzle.ts';
import type { GenerateRequest } from './puzzle-maker.ts';
import type { WorkerReply, WorkerRequest } from './worker-client.ts';

/* The worker that makes puzzles. What comes and goes is plain data. */

type Reply = { readonly value: unknown } | { readonly refusal: string };

function makeOne({ difficulty, seed }: GenerateRequest): Reply {
  const made = generate({ difficulty, seed });
  if (!made.ok) return { refusal: made.error.code };
  const { puzzle, rating } = made.value;
  const { techniquesRequired } = rating;
  const id = madePuzzleId(difficulty, seed);
  return { value: serializeProblem({ id, puzzle, techniquesRequired, difficulty }) };
}

function makeDaily({ date }: DailyRequest): Reply {
  const problems: ReturnType<typeof serializeProblem>[] = [];
  for (const difficulty of DIFFICULTIES) {
    const made = dailyPuzzle(date, difficulty);
    if (!made.ok) return { refusal: made.error.code };
    const { id, puzzle, rating } = made.value;
    const { techniquesRequired } = rating;
    problems.push(serializeProblem({ id, puzzle, techniquesRequired, difficulty }));
  }
  return { value: problems };
}

function answer({ id, question }: WorkerRequest<GenerateRequest | DailyRequest>): WorkerReply {
  return { id, ...('date' in question ? makeDaily(question) : makeOne(question)) };
}

addEventListener(
  'message',
  ({ data }: MessageEvent<WorkerRequest<GenerateRequest | DailyRequest>>) =>
    postMessage(answer(data)),
);
