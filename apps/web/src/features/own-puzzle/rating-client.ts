import * as z from 'zod/mini';
import { createWorkerClient } from '../../lib/workers/worker-client.ts';

/** What nearly all puzzles take is a fraction of it; others are played without a rating. */
const RATING_TIMEOUT_MS = 4000;

export interface RatingQuestion {
  /** 81 characters. */
  readonly givens: string;
}

const ratingSchema = z.object({
  isSolved: z.boolean(),
  /** Those of the way through the puzzle, easiest first. */
  techniques: z.readonly(z.array(z.string())),
});

export type LadderAnswer = z.infer<typeof ratingSchema>;

/** Rates a puzzle by the whole ladder, away from the page. */
export const rateInWorker = createWorkerClient<RatingQuestion, LadderAnswer>({
  spawn: () => new Worker(new URL('./rating-worker.ts', import.meta.url), { type: 'module' }),
  parse: (value) => ratingSchema.safeParse(value).data,
  timeoutMs: RATING_TIMEOUT_MS,
});
