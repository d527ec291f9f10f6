import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { loadTechniques } from '@nanpure/content/techniques';
import { type ConstantJson, constantJson, sendConstantJson } from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS } from '../http/error-docs.ts';
import { replyError } from '../http/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
import { TechniqueIdSchema, TechniqueNameSchema } from '../http/step.ts';
import { TAGS } from '../http/tags.ts';

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
  operationId: 'getTechniques',
  tags: [TAGS.techniques],
  summary: 'The techniques, or one of them',
  request: {
    query: z.strictObject({
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
    ...errorResponses(...OVERLOAD_ERRORS, 'wrong-shape', 'unknown-technique'),
  },
});

type Catalogue = Awaited<ReturnType<typeof loadTechniques>>;
type Entry = Catalogue[number];

/** GET /get_techniques: the catalogue, or one entry of it. */
export function getTechniques() {
  const kept = new Map<string, ConstantJson<Catalogue | Entry>>();

  /** The reply for a technique or for all, made once; undefined where there is no such technique. */
  async function replyFor(language: Language, id?: string) {
    const key = `${language} ${id}`;
    const known = kept.get(key);
    if (known) return known;
    const techniques = await loadTechniques(language);
    const found = id === undefined ? techniques : techniques.find((each) => each.id === id);
    if (!found) return undefined;
    const reply = await constantJson<Catalogue | Entry>(found);
    kept.set(key, reply);
    return reply;
  }

  return new OpenAPIHono().openapi(route, async (c) => {
    const { id, language: named } = c.req.valid('query');
    const language = answerLanguage(c, named);
    const reply = await replyFor(language, id);
    return reply
      ? sendConstantJson(c, reply)
      : replyError(c, { code: 'unknown-technique', details: { technique: id ?? '' } }, language);
  });
}
