import { z } from '@hono/zod-openapi';
import { type Candidate, TAUGHT_TECHNIQUES } from '@nanpure/engine';
import {
  LADDER,
  LADDER_LEVELS,
  type LadderPremise,
  type LadderStep,
  type LadderTechniqueId,
  type Link,
  type Node,
} from '@nanpure/engine/ladder';
import { ShortTextSchema } from '../short-text.ts';
import { PlacedDigitSchema, PlaceSchema, placedDigit, placeOf } from './board.ts';
import { DigitSchema } from './digit.ts';
import { HouseSchema, houseOf, STEP_FIELDS } from './step.ts';

/** The longest chains have fewer links. Of a net within a net, which has thousands, the rest is counted. */
export const MOST_LINKS = 60;

const LADDER_IDS = LADDER.map(({ id }) => id);

/** A technique of the ladder in a reply. */
export const LadderTechniqueIdSchema = z.enum(LADDER_IDS).openapi('LadderTechniqueId', {
  description: 'Every technique there is, easiest first; those of the catalogue are among them.',
});

/** A technique of the ladder in a request: any text, as an unknown one is a 404 and not a 400. */
export const LadderTechniqueNameSchema = ShortTextSchema.openapi({
  description: 'The id of a technique.',
  enum: LADDER_IDS,
  example: 'x-wing',
});

/** How hard a technique of the ladder is. */
export const LadderLevelSchema = z.enum(LADDER_LEVELS);

/** Which techniques a request may be answered with. */
export const TechniquesSchema = z.enum(['core', 'all']).openapi({
  description: '`core`: those of the catalogue; `all`: every technique of the ladder.',
});

const PremiseSchema = z
  .union([
    z.object({
      type: z.literal('cell').openapi({ description: 'The cell has no other candidates.' }),
      cell: PlaceSchema,
      digits: z.array(DigitSchema),
    }),
    z.object({
      type: z
        .literal('house')
        .openapi({ description: 'The value has no other places in the house.' }),
      house: HouseSchema,
      value: DigitSchema,
      cells: z.array(PlaceSchema),
    }),
    z.object({
      type: z
        .literal('cells')
        .openapi({ description: 'The cells have, taken together, no other candidates.' }),
      cells: z.array(PlaceSchema),
      digits: z.array(DigitSchema),
    }),
    z.object({
      type: z.literal('one-solution').openapi({
        description:
          'With these digits alone the cells could be exchanged, and the puzzle would have two solutions: so one of the guardians is right.',
      }),
      cells: z.array(PlaceSchema),
      digits: z.array(DigitSchema),
      guardians: z.array(PlacedDigitSchema),
    }),
  ])
  .openapi('Premise', { description: 'What has to be believed of the board.' });

const NodeSchema = z
  .object({ value: DigitSchema, cells: z.array(PlaceSchema) })
  .openapi('Node', { description: 'A value in one cell, or in one of several cells of a house.' });

const LinkSchema = z
  .object({
    from: NodeSchema,
    to: NodeSchema,
    type: z.enum(['strong', 'weak']).openapi({
      description: '`strong`: at least one of the two is right; `weak`: at most one is.',
    }),
    premise: z.int().min(0).optional().openapi({
      description: 'Which of `premises`, counted from 0, makes it strong. The rules make it weak.',
    }),
  })
  .openapi('Link');

/** A step of the ladder in a reply: what other steps have, and its proof. */
export const LadderStepSchema = z
  .object({
    technique: LadderTechniqueIdSchema,
    ...STEP_FIELDS,
    name: z.string().openapi({ description: 'The name of the technique.' }),
    candidates: z
      .array(PlacedDigitSchema)
      .openapi({ description: 'The candidates that the pattern consists of.' }),
    premises: z
      .array(PremiseSchema)
      .openapi({ description: 'The conclusions follow from these and from the rules.' }),
    links: z
      .array(LinkSchema)
      .max(MOST_LINKS)
      .optional()
      .openapi({
        description: `The chain from its beginning to its end; several, one after the other. Of a long net the first ${MOST_LINKS}: the premises are all there, and enough to prove the step.`,
      }),
    links_left_out: z.int().min(1).optional().openapi({
      description: 'How many links there are beyond these, where there are more.',
    }),
    fins: z.array(PlacedDigitSchema).optional().openapi({
      description: 'The candidates without which a fish would be a plain one.',
    }),
    colours: z.array(z.array(PlacedDigitSchema)).optional().openapi({
      description: 'Candidates that are right or wrong together, a list for each colour.',
    }),
    assumes: z.literal('one-solution').optional().openapi({
      description: 'That the step is true of a puzzle with one solution only.',
    }),
  })
  .openapi('LadderStep');

const CORE_IDS: readonly string[] = TAUGHT_TECHNIQUES.map(({ id }) => id);

/** The techniques that a request names, easiest first. */
export function techniquesOf(named: z.infer<typeof TechniquesSchema>): LadderTechniqueId[] {
  return named === 'all' ? LADDER_IDS : LADDER_IDS.filter((id) => CORE_IDS.includes(id));
}

/** The technique of the ladder with this id; undefined where there is none. */
export function ladderTechniqueNamed(name: string): LadderTechniqueId | undefined {
  return LADDER_IDS.find((id) => id === name);
}

function placed(candidates: readonly Candidate[]) {
  return candidates.map(placedDigit);
}

function premiseOf(premise: LadderPremise): z.infer<typeof PremiseSchema> {
  if ('cell' in premise) {
    return { type: 'cell', cell: placeOf(premise.cell), digits: [...premise.digits] };
  }
  const cells = premise.cells.map(placeOf);
  if ('house' in premise) {
    return { type: 'house', house: houseOf(premise.house), value: premise.digit, cells };
  }
  const digits = [...premise.digits];
  return 'guardians' in premise
    ? { type: 'one-solution', cells, digits, guardians: placed(premise.guardians) }
    : { type: 'cells', cells, digits };
}

function nodeOf({ digit, cells }: Node) {
  return { value: digit, cells: cells.map(placeOf) };
}

function linkOf({ from, to, kind, premise }: Link) {
  return {
    from: nodeOf(from),
    to: nodeOf(to),
    type: kind,
    ...(premise !== undefined && { premise }),
  };
}

/** The links of a step, up to as many as a reply has, and how many there are beyond. */
function linksOf({ links }: LadderStep) {
  if (!links) return {};
  const leftOut = links.length - MOST_LINKS;
  return {
    links: links.slice(0, MOST_LINKS).map(linkOf),
    ...(leftOut > 0 && { links_left_out: leftOut }),
  };
}

/** Each item once, the lowest first. */
function distinct<Item extends number>(items: readonly Item[]): Item[] {
  return [...new Set(items)].sort((a, b) => a - b);
}

/** The cells and digits of the pattern, and the houses that its premises speak of. */
function partsOf({ pattern, premises }: LadderStep) {
  const houses = distinct(premises.flatMap((each) => ('house' in each ? [each.house] : [])));
  return {
    cells: distinct(pattern.map(({ cell }) => cell)).map(placeOf),
    digits: distinct(pattern.map(({ digit }) => digit)),
    ...(houses.length > 0 && { houses: houses.map(houseOf) }),
  };
}

/** A step of the ladder as JSON; `name` is that of its technique. */
export function replyLadderStep(step: LadderStep, name: string): z.infer<typeof LadderStepSchema> {
  const { technique, placements, eliminations, pattern, premises } = step;
  const { fins, colours, assumes } = step;
  return {
    technique,
    name,
    placements: placed(placements),
    eliminations: placed(eliminations),
    pattern: partsOf(step),
    candidates: placed(pattern),
    premises: premises.map(premiseOf),
    ...linksOf(step),
    ...(fins && { fins: placed(fins) }),
    ...(colours && { colours: colours.map(placed) }),
    ...(assumes && { assumes }),
  };
}
