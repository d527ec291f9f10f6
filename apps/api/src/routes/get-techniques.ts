import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { loadTechniques } from '@nanpure/content/techniques';
import { errorReply, replyError } from '../errors.ts';
import { answerLanguage, LanguageSchema } from '../language.ts';
import { TechniqueIdSchema, TechniqueNameSchema } from '../techniques.ts';

export const TechniqueSchema = z
  .object({
    id: TechniqueIdSchema,
    name: z.string().openapi({ description: 'The English name.' }),
    japanese_name: z.string().openapi({ description: 'The English name in katakana.' }),
    difficulty: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
    order: z.int().min(1).openapi({ description: 'Place in the catalogue.' }),
    description: z.string(),
    detailed_description: z.string(),
  })
  .openapi('Technique');

const route = createRoute({
  method: 'get',
  path: '/get_techniques',
  summary: 'The techniques, or one of them',
  request: {
    query: z.object({
      id: TechniqueNameSchema.optional(),
      language: LanguageSchema.optional(),
    }),
  },
  responses: {
    200: {
      description: 'All techniques in their order; with `id` that one alone.',
      content: {
        'application/json': { schema: z.union([z.array(TechniqueSchema), TechniqueSchema]) },
      },
    },
    400: errorReply('The query is not of this shape.'),
    404: errorReply('No technique has this id.'),
  },
});

/** GET /get_techniques: the catalogue, or one entry of it. */
export function getTechniques() {
  return new OpenAPIHono().openapi(route, async (c) => {
    const { id, language: named } = c.req.valid('query');
    const language = answerLanguage(c, named);
    const techniques = await loadTechniques(language);
    if (id === undefined) return c.json(techniques, 200);
    const technique = techniques.find((each) => each.id === id);
    return technique
      ? c.json(technique, 200)
      : replyError(c, { code: 'unknown-technique', details: { technique: id } }, language);
  });
}
