import { z } from '@hono/zod-openapi';
import { cellsOf, includesCandidate } from '@nanpure/engine';
import type { Mark } from '@nanpure/engine/hints';
import type { LadderStep } from '@nanpure/engine/ladder';
import { PlaceSchema, placeOf } from './board.ts';

/** Something to draw on a board in a reply. */
export const MarkSchema = PlaceSchema.extend({
  role: z.enum(['area', 'pattern', 'confirm', 'eliminate']).openapi({
    description:
      '`area`: a cell of a house to look at; `pattern`: a cell that it is about or, with a value, a candidate there that the reason rests on; `confirm`: the value goes there; `eliminate`: it does not.',
  }),
  value: z
    .int()
    .min(1)
    .max(9)
    .optional()
    .openapi({ description: 'The digit, where it is about one of the cell.' }),
}).openapi('Mark', { description: 'Something to draw on the board. A cell may have several.' });

/** A mark as JSON. */
export function replyMark(mark: Mark): z.infer<typeof MarkSchema> {
  const { row, col } = placeOf(mark.cell);
  const value = mark.kind === 'area' ? undefined : mark.digit;
  return value === undefined ? { role: mark.kind, row, col } : { role: mark.kind, row, col, value };
}

/** The houses that a step starts from. A chain leads through many, which show nothing. */
function housesOf({ premises, links }: LadderStep) {
  return links ? [] : premises.flatMap((each) => ('house' in each ? [each.house] : []));
}

/** What shows a step of the ladder in full: as marks of a hint show one of the catalogue. */
export function marksOfStep(step: LadderStep): Mark[] {
  const { placements, eliminations, pattern } = step;
  const area = new Set(housesOf(step).flatMap((house) => [...cellsOf(house)]));
  const reasons = pattern.filter((each) => !includesCandidate(placements, each));
  const explained = new Set(reasons.map(({ cell }) => cell));
  const others = new Set(pattern.map(({ cell }) => cell).filter((cell) => !explained.has(cell)));
  return [
    ...[...area].map((cell): Mark => ({ kind: 'area', cell })),
    ...[...others].map((cell): Mark => ({ kind: 'pattern', cell })),
    ...reasons.map((each): Mark => ({ kind: 'pattern', ...each })),
    ...placements.map((each): Mark => ({ kind: 'confirm', ...each })),
    ...eliminations.map((each): Mark => ({ kind: 'eliminate', ...each })),
  ];
}
