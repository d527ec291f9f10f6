import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { loadLadderWriter } from '@nanpure/content/ladder';
import type { Grid } from '@nanpure/engine';
import type { Notes } from '@nanpure/engine/hints';
import { findSteps, type LadderTechniqueId } from '@nanpure/engine/ladder';
import { LadderStepSchema, replyLadderStep } from '../http/boards/ladder-step.ts';
import { MarkSchema, marksOfStep, replyMark } from '../http/boards/marks.ts';
import { withNotes } from '../http/boards/notes.ts';
import { MAX_STEPS_LENGTH } from './explain-reply.ts';

const FoundStepSchema = LadderStepSchema.extend({
  text: z.string().openapi({ description: 'The step in words: where, which technique, and why.' }),
  sentences: z.array(z.string()).openapi({ description: 'The same, sentence by sentence.' }),
  marks: z.array(MarkSchema).openapi({ description: 'What to draw for it.' }),
}).openapi('FoundStep');

export const StepsReplySchema = z
  .object({
    steps: z.array(FoundStepSchema).openapi({
      description: 'Easiest technique first. Empty where there is no step: that is an answer, too.',
    }),
    more: z.boolean().openapi({
      description: 'Whether there are more steps than these. They are not counted.',
    }),
  })
  .openapi('StepsReply');

type StepsReply = z.infer<typeof StepsReplySchema>;

/** A board with one solution, and which steps are to be found on it. */
export interface StepsRequest {
  readonly board: Grid;
  readonly solution: Grid;
  readonly notes: Notes | undefined;
  readonly techniques: readonly LadderTechniqueId[];
  readonly limit: number;
  readonly language: Language;
}

/** The first steps that apply to a board, each in words and in data: as many as are wanted and fit in one reply. */
export async function findStepsOn(request: StepsRequest): Promise<StepsReply> {
  const { board, solution, notes, techniques, limit, language } = request;
  const { describeStep } = await loadLadderWriter(language);
  const { position } = withNotes(board, notes, solution);
  const steps: StepsReply['steps'] = [];
  let length = 0;
  for (const step of findSteps(position, { techniques, unique: true })) {
    if (steps.length === limit) return { steps, more: true };
    const { name, text, sentences } = describeStep(step, 3);
    const found = {
      ...replyLadderStep(step, name),
      text,
      sentences: sentences.map((sentence) => sentence.text),
      marks: marksOfStep(step).map(replyMark),
    };
    length += JSON.stringify(found).length;
    if (length > MAX_STEPS_LENGTH && steps.length > 0) return { steps, more: true };
    steps.push(found);
  }
  return { steps, more: false };
}
