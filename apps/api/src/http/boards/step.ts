import { z } from '@hono/zod-openapi';
import {
  type HOUSES,
  indexOf,
  kindOf,
  type PatternPart,
  stepPattern,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import { ShortTextSchema } from '../short-text.ts';
import { PlacedDigitSchema, PlaceSchema, placedDigit, placeOf } from './board.ts';
import { DigitSchema } from './digit.ts';

const TECHNIQUE_IDS = TAUGHT_TECHNIQUES.map(({ id }) => id);

/** A technique in a request: any text, as an unknown one is a 404 and not a 400. */
export const TechniqueNameSchema = ShortTextSchema.openapi({
  description: 'The id of a technique.',
  enum: TECHNIQUE_IDS,
  example: 'x-wing',
});

/** A technique in a reply. */
export const TechniqueIdSchema = z.enum(TECHNIQUE_IDS).openapi('TechniqueId');

/** The technique with this id; undefined where there is none. */
export function techniqueNamed(name: string): TaughtTechniqueId | undefined {
  return TECHNIQUE_IDS.find((id) => id === name);
}

/** A row, column or box in a reply. */
export const HouseSchema = z
  .object({ type: z.enum(['row', 'column', 'box']), index: z.int().min(0).max(8) })
  .openapi('House', { description: 'Counted from 0; boxes row by row.' });

/** A house as JSON. */
export function houseOf(house: (typeof HOUSES)[number]) {
  return { type: kindOf(house), index: indexOf(house) };
}

/** What every step in a reply has besides its technique. */
export const STEP_FIELDS = {
  placements: z.array(PlacedDigitSchema).openapi({ description: 'What goes where.' }),
  eliminations: z
    .array(PlacedDigitSchema)
    .openapi({ description: 'The candidates that are ruled out.' }),
  pattern: z.record(z.string(), z.array(z.union([PlaceSchema, HouseSchema, DigitSchema]))).openapi({
    description: 'The parts of the pattern by their names: cells, houses or digits each.',
  }),
};

/** A step in a reply: what follows, and what it follows from. */
export const StepSchema = z
  .object({ technique: TechniqueIdSchema, ...STEP_FIELDS })
  .openapi('Step');

function part({ kind, items }: PatternPart) {
  if (kind === 'cells') return items.map(placeOf);
  return kind === 'houses' ? items.map(houseOf) : [...items];
}

/** A step as JSON. */
export function replyStep(step: TaughtStep) {
  const { technique, placements, eliminations } = step;
  const pattern: Record<string, ReturnType<typeof part>> = {};
  for (const each of stepPattern(step).parts) pattern[each.role] = part(each);
  return {
    technique,
    placements: placements.map(placedDigit),
    eliminations: eliminations.map(placedDigit),
    pattern,
  };
}
