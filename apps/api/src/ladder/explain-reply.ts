import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { applyStep, formatGrid, type Grid, Position } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import { type LadderStep, type LadderTechniqueId, solveByLogic } from '@nanpure/engine/ladder';
import { LadderStepSchema, replyLadderStep } from '../http/ladder-step.ts';

const ExplainedStepSchema = LadderStepSchema.extend({
  number: z.int().min(0).openapi({ description: 'Its place on the way, counted from 0.' }),
  text: z.string().openapi({ description: 'The step in words.' }),
  sentences: z.array(z.string()).openapi({ description: 'The same, sentence by sentence.' }),
}).openapi('ExplainedStep');

export const ExplainReplySchema = z
  .object({
    solved: z.boolean().openapi({ description: 'Whether the techniques finish the puzzle.' }),
    total: z.int().min(0).openapi({ description: 'How many steps the whole way has.' }),
    next: z.union([z.int().min(1), z.null()]).openapi({
      description: '`first` of the request for the steps after these; null at the end.',
    }),
    board: z.string().openapi({ description: 'Where the whole way leads: 81 characters.' }),
    steps: z.array(ExplainedStepSchema),
  })
  .openapi('ExplainReply');

export type ExplainReply = z.infer<typeof ExplainReplySchema>;

/** A puzzle with one solution, and which part of the way through it is to be told how. */
export interface ExplainRequest {
  readonly givens: Grid;
  readonly techniques: readonly LadderTechniqueId[];
  /** The first step, counted from 0, and how many there are at most. */
  readonly first: number;
  readonly limit: number;
  readonly level: HintLevel;
  readonly language: Language;
}

/** The board that steps lead to. */
function boardAfter(givens: Grid, steps: readonly LadderStep[]): string {
  return formatGrid(steps.reduce(applyStep, Position.fromGrid(givens)).grid);
}

/** A part of the way, in words and in data. */
async function replySteps(
  steps: readonly LadderStep[],
  { first, limit, level, language }: ExplainRequest,
) {
  const { describeStep } = await loadLadderWriter(language);
  return steps.slice(first, first + limit).map((step, index) => {
    const { name, text, sentences } = describeStep(step, level);
    return {
      number: first + index,
      ...replyLadderStep(step, name),
      text,
      sentences: sentences.map((sentence) => sentence.text),
    };
  });
}

/** Solves a puzzle step by step, and says why each step holds. */
export async function explainPath(request: ExplainRequest): Promise<ExplainReply> {
  const { givens, techniques, first, limit } = request;
  const { solved, steps } = solveByLogic({ givens }, { techniques, unique: true });
  const end = first + limit;
  return {
    solved,
    total: steps.length,
    next: end < steps.length ? end : null,
    board: boardAfter(givens, steps),
    steps: await replySteps(steps, request),
  };
}
