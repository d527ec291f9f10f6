import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { applyStep, formatGrid, Position } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import { type LadderStep, solveByLogic } from '@nanpure/engine/ladder';
import { LadderStepSchema, replyLadderStep } from '../http/boards/ladder-step.ts';
import { type Path, type PathRequest, rememberPaths } from './recent-paths.ts';

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
      description:
        '`first` of the request for the steps after these; null at the end. A reply may have fewer steps than its `limit`.',
    }),
    board: z.string().openapi({ description: 'Where the whole way leads: 81 characters.' }),
    steps: z.array(ExplainedStepSchema),
  })
  .openapi('ExplainReply');

export type ExplainReply = z.infer<typeof ExplainReplySchema>;

type ExplainedStep = z.infer<typeof ExplainedStepSchema>;

/**
 * A reply ends before the step that would make its steps longer than this, in characters of JSON. A net within a net
 * takes up to a tenth by itself; so do a hundred steps of most puzzles.
 */
export const MAX_STEPS_LENGTH = 500_000;

/** A puzzle with one solution, and which part of the way through it is to be told how. */
export interface ExplainRequest extends PathRequest {
  /** The first step, counted from 0, and how many there are at most. */
  readonly first: number;
  readonly limit: number;
  readonly level: HintLevel;
  readonly language: Language;
}

/** Solves a puzzle step by step. */
function findPath({ givens, techniques }: PathRequest): Path {
  const { solved, steps } = solveByLogic({ givens }, { techniques, unique: true });
  const { grid } = steps.reduce(applyStep, Position.fromGrid(givens));
  return { solved, steps, board: formatGrid(grid) };
}

/** Those who ask for a path in parts get the others without its being found again. */
const pathOf = rememberPaths(findPath);

/** A part of the way, in words and in data: as many steps as fit in one reply, and one in any case. */
export async function replySteps(
  steps: readonly LadderStep[],
  { first, limit, level, language }: ExplainRequest,
): Promise<ExplainedStep[]> {
  const { describeStep } = await loadLadderWriter(language);
  const replied: ExplainedStep[] = [];
  let length = 0;
  for (const step of steps.slice(first, first + limit)) {
    const { name, text, sentences } = describeStep(step, level);
    const explained = {
      number: first + replied.length,
      ...replyLadderStep(step, name),
      text,
      sentences: sentences.map((sentence) => sentence.text),
    };
    length += JSON.stringify(explained).length;
    if (length > MAX_STEPS_LENGTH && replied.length > 0) break;
    replied.push(explained);
  }
  return replied;
}

/** Tells a part of the way through a puzzle, and why each step holds. */
export async function explainPath(request: ExplainRequest): Promise<ExplainReply> {
  const { first } = request;
  const { solved, steps, board } = pathOf(request);
  const replied = await replySteps(steps, request);
  const end = first + replied.length;
  return {
    solved,
    total: steps.length,
    next: end < steps.length ? end : null,
    board,
    steps: replied,
  };
}
