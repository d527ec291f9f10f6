import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { loadExampleBuilder } from '@nanpure/content/techniques';
import { seededRandom } from '@nanpure/engine';
import { findExample } from '../bank/examples.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlaceSchema } from '../http/boards/board.ts';
import { DigitSchema } from '../http/boards/digit.ts';
import {
  replyStep,
  StepSchema,
  TechniqueIdSchema,
  TechniqueNameSchema,
  techniqueNamed,
} from '../http/boards/step.ts';
import { constantJson, NOT_MODIFIED_REPLY, sendConstantJson } from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS } from '../http/errors/error-docs.ts';
import { replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { ShortTextSchema } from '../http/short-text.ts';
import { TAGS } from '../http/tags.ts';

export const ExampleSchema = z
  .object({
    technique: TechniqueIdSchema,
    seed: z.string().openapi({ description: 'Gives the same example again.' }),
    board: z
      .array(z.array(z.int().min(0).max(9)).length(9))
      .length(9)
      .openapi({ description: '0 for an empty cell.' }),
    candidates: z.record(z.string(), z.array(DigitSchema)).openapi({
      description:
        'The candidates of each empty cell by `row,col`, counted from 0. What easier techniques rule out is gone already.',
    }),
    step: StepSchema,
    highlights: z.array(
      z.object({
        type: z.enum(['pair', 'eliminate', 'confirm', 'related', 'target']),
        label: z.string(),
        digits: z.array(DigitSchema),
        cells: z.array(PlaceSchema),
      }),
    ),
    explanation: z.string(),
  })
  .openapi('Example');

const route = createRoute({
  method: 'get',
  path: '/generate_example',
  operationId: 'generateExample',
  tags: [TAGS.techniques],
  summary: 'A position in which a technique is the next step',
  description: 'One at random each time, unless a seed is given.',
  request: {
    query: z.strictObject({
      technique: TechniqueNameSchema,
      seed: ShortTextSchema.optional().openapi({ example: '7' }),
      language: LanguageSchema.optional(),
    }),
  },
  responses: {
    200: {
      description: 'The position, the step, and why it is right.',
      content: { 'application/json': { schema: ExampleSchema } },
    },
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, 'wrong-shape', 'unknown-technique'),
  },
});

/** GET /generate_example: a real position for a technique, made from a puzzle of the bank. */
export function generateExample({ problems }: Pick<Dependencies, 'problems'>) {
  return new OpenAPIHono().openapi(route, async (c) => {
    const { technique: name, seed, language: named } = c.req.valid('query');
    const language = answerLanguage(c, named);
    const technique = techniqueNamed(name);
    const ownSeed = seed ?? crypto.randomUUID();
    const found = technique && findExample(technique, problems, seededRandom(ownSeed));
    if (!technique || !found) {
      return replyError(c, { code: 'unknown-technique', details: { technique: name } }, language);
    }
    const build = await loadExampleBuilder(language);
    const { board, candidates, highlights, explanation } = build(technique, found.board);
    const reply = {
      technique,
      seed: ownSeed,
      board: board.map((row) => [...row]),
      candidates: Object.fromEntries(
        Object.entries(candidates).map(([place, digits]) => [place, [...digits]]),
      ),
      step: replyStep(found.step),
      highlights: highlights.map(({ type, label, digits, cells }) => ({
        type,
        label,
        digits: [...digits],
        cells: [...cells],
      })),
      explanation,
    };
    return seed === undefined ? c.json(reply, 200) : sendConstantJson(c, await constantJson(reply));
  });
}
