import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { ladderName } from '@nanpure/content/ladder';
import { LADDER, type LadderRating } from '@nanpure/engine/ladder';
import { LadderLevelSchema, LadderTechniqueIdSchema } from '../http/boards/ladder-step.ts';

const RatedTechniqueSchema = z
  .object({
    technique: LadderTechniqueIdSchema,
    name: z.string(),
    level: LadderLevelSchema,
    score: z.int().min(1).openapi({ description: 'What one step of it adds to the score.' }),
    steps: z.int().min(1),
  })
  .openapi('RatedTechnique');

/** How hard a puzzle is, in a reply. */
export const RateReplySchema = z
  .object({
    level: z.union([LadderLevelSchema, z.literal('beyond')]).openapi({
      description:
        'That of the hardest technique on the easiest way; `beyond` where the techniques do not finish the puzzle.',
    }),
    solved: z.boolean().openapi({ description: 'Whether the techniques finish the puzzle.' }),
    hardest: z
      .union([RatedTechniqueSchema, z.null()])
      .openapi({ description: 'Null where there is no step.' }),
    score: z.int().min(0).openapi({ description: 'The scores of all steps, added up.' }),
    steps: z.int().min(0).openapi({ description: 'How many steps there are.' }),
    techniques: z
      .array(RatedTechniqueSchema)
      .openapi({ description: 'The techniques of these steps, easiest first.' }),
  })
  .openapi('RateReply');

export type RateReply = z.infer<typeof RateReplySchema>;

/** A rating as JSON, with the names of techniques in a language. */
export function replyRating({ level, score, counts }: LadderRating, language: Language): RateReply {
  const techniques = LADDER.flatMap((rung) => {
    const count = counts.find(({ technique }) => technique === rung.id);
    const { id, level, score } = rung;
    if (!count) return [];
    return { technique: id, name: ladderName(id, language), level, score, steps: count.steps };
  });
  return {
    level,
    solved: level !== 'beyond',
    hardest: techniques.at(-1) ?? null,
    score,
    steps: techniques.reduce((sum, { steps }) => sum + steps, 0),
    techniques,
  };
}
