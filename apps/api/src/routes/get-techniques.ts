import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { ladderAlsoCalled, ladderName } from '@nanpure/content/ladder';
import { loadTechniques } from '@nanpure/content/techniques';
import { LADDER, type Rung } from '@nanpure/engine/ladder';
import {
  LadderLevelSchema,
  LadderTechniqueIdSchema,
  LadderTechniqueNameSchema,
  TechniquesSchema,
} from '../http/boards/ladder-step.ts';
import { TechniqueIdSchema, techniqueNamed } from '../http/boards/step.ts';
import {
  type ConstantJson,
  constantJson,
  NOT_MODIFIED_REPLY,
  sendConstantJson,
} from '../http/constant-json.ts';
import { errorResponses, OVERLOAD_ERRORS } from '../http/errors/error-docs.ts';
import { replyError } from '../http/errors/errors.ts';
import { answerLanguage, LanguageSchema } from '../http/language.ts';
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

export const LadderTechniqueSchema = z
  .object({
    id: LadderTechniqueIdSchema,
    name: z.string().openapi({ description: 'The English name.' }),
    japanese_name: z.string().openapi({ description: 'The Japanese name.' }),
    also_called: z
      .array(z.string())
      .openapi({ description: 'What players call it besides, in the language of the reply.' }),
    level: LadderLevelSchema,
    score: z.int().min(1).openapi({ description: 'What one step of it adds to a rating.' }),
    order: z.int().min(1).openapi({ description: 'Place on the ladder, the easiest first.' }),
    assumes: z
      .literal('one-solution')
      .optional()
      .openapi({ description: 'That it is true of a puzzle with one solution only.' }),
    in_catalogue: z
      .boolean()
      .openapi({ description: 'Whether it is one of those that come without `techniques=all`.' }),
  })
  .openapi('LadderTechnique');

const route = createRoute({
  method: 'get',
  path: '/get_techniques',
  operationId: 'getTechniques',
  tags: [TAGS.techniques],
  summary: 'The techniques, or one of them',
  request: {
    query: z.strictObject({
      id: LadderTechniqueNameSchema.optional().openapi({
        description: 'One of the catalogue; with `techniques=all`, any of the ladder.',
      }),
      techniques: TechniquesSchema.default('core').openapi({
        description: '`core`: the catalogue; `all`: every technique of the ladder.',
      }),
      language: LanguageSchema.optional(),
    }),
  },
  responses: {
    200: {
      description: 'All techniques in their order; with `id` that one alone.',
      content: {
        'application/json': {
          schema: z.union([
            z.array(TechniqueSchema),
            TechniqueSchema,
            z.array(LadderTechniqueSchema),
            LadderTechniqueSchema,
          ]),
        },
      },
    },
    ...NOT_MODIFIED_REPLY,
    ...errorResponses(...OVERLOAD_ERRORS, 'wrong-shape', 'unknown-technique'),
  },
});

type Catalogue = Awaited<ReturnType<typeof loadTechniques>>;

function ladderTechnique({ id, level, score, assumes }: Rung, index: number, language: Language) {
  return {
    id,
    name: ladderName(id, 'en'),
    japanese_name: ladderName(id, 'ja'),
    also_called: [...ladderAlsoCalled(id, language)],
    level,
    score,
    order: index + 1,
    ...(assumes && { assumes }),
    in_catalogue: techniqueNamed(id) !== undefined,
  };
}

type LadderEntry = ReturnType<typeof ladderTechnique>;
type Body = Catalogue | Catalogue[number] | LadderEntry[] | LadderEntry;

/** One entry, or all of them; undefined where there is no such entry. */
function chosen<Entry extends { readonly id: string }>(entries: readonly Entry[], id?: string) {
  return id === undefined ? [...entries] : entries.find((each) => each.id === id);
}

interface Asked {
  readonly id?: string | undefined;
  readonly techniques: z.infer<typeof TechniquesSchema>;
  readonly language: Language;
}

async function bodyFor({ id, techniques, language }: Asked): Promise<Body | undefined> {
  if (techniques === 'core') return chosen(await loadTechniques(language), id);
  return chosen(
    LADDER.map((rung, index) => ladderTechnique(rung, index, language)),
    id,
  );
}

/** GET /get_techniques: the catalogue or the ladder, or one entry of it. */
export function getTechniques() {
  const cache = new Map<string, ConstantJson<Body>>();

  /** The cached reply; undefined where there is no such technique. */
  async function replyFor(asked: Asked) {
    const key = `${asked.language} ${asked.techniques} ${asked.id}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const body = await bodyFor(asked);
    if (!body) return undefined;
    const reply = await constantJson(body);
    cache.set(key, reply);
    return reply;
  }

  return new OpenAPIHono().openapi(route, async (c) => {
    const { id, techniques, language: named } = c.req.valid('query');
    const language = answerLanguage(c, named);
    const reply = await replyFor({ id, techniques, language });
    return reply
      ? sendConstantJson(c, reply)
      : replyError(c, { code: 'unknown-technique', details: { technique: id ?? '' } }, language);
  });
}
