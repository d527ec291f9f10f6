import { parseGrid } from '@nanpure/engine';
import { rate } from '@nanpure/engine/ladder';
import type { WorkerReply, WorkerRequest } from '../../lib/workers/worker-client.ts';
import type { LadderAnswer, RatingQuestion } from './rating-client.ts';

/* The worker that rates puzzles by the ladder. What comes and goes is plain data. */

function answer({ id, question }: WorkerRequest<RatingQuestion>): WorkerReply {
  const givens = parseGrid(question.givens);
  if (!givens.ok) return { id, refusal: givens.error.code };
  const { level, counts } = rate({ givens: givens.value }, { unique: true });
  const value: LadderAnswer = {
    isSolved: level !== 'beyond',
    techniques: counts.map(({ technique }) => technique),
  };
  return { id, value };
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<RatingQuestion>>) =>
  postMessage(answer(data)),
);
