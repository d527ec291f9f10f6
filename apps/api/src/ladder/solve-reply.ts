import { z } from '@hono/zod-openapi';
import {
  type Conflict,
  conflicts,
  countSolutions,
  formatGrid,
  type Grid,
  type Puzzle,
  valueAt,
} from '@nanpure/engine';
import { checkBoard, type TwoSolutions } from '@nanpure/engine/formats';
import { PlacedDigitSchema, PlaceSchema, placedDigit, placeOf } from '../http/boards/board.ts';
import { DigitSchema } from '../http/boards/digit.ts';
import { deadEndIn } from '../http/boards/puzzle.ts';
import { SolutionTextSchema } from '../http/boards/puzzle-links.ts';
import { HouseSchema, houseOf } from '../http/boards/step.ts';
import { suspectsIn } from '../http/boards/suspects.ts';

/** How far solutions are counted. */
const MOST_COUNTED = 1_000;

const MessageSchema = z.string().openapi({ description: 'The same in a sentence or two.' });

const OneSolutionSchema = z
  .object({
    solutions: z.literal('one'),
    message: MessageSchema,
    count: z.literal(1),
    count_is_exact: z.literal(true),
    solution: SolutionTextSchema,
  })
  .openapi('OneSolution');

const SeveralSolutionsSchema = z
  .object({
    solutions: z.literal('several'),
    message: MessageSchema,
    count: z
      .int()
      .min(2)
      .max(MOST_COUNTED)
      .openapi({
        description: `How many there are. They are counted up to ${MOST_COUNTED}.`,
      }),
    count_is_exact: z
      .boolean()
      .openapi({ description: `False where there are more than ${MOST_COUNTED}.` }),
    examples: z.array(SolutionTextSchema).length(2).openapi({ description: 'Two of them.' }),
    differing_cells: z
      .array(PlaceSchema.extend({ values: z.array(DigitSchema).length(2) }))
      .openapi({
        description:
          'The cells that these two fill differently, with the digits of the first and the second. One more given in any of them rules out one of the two.',
      }),
  })
  .openapi('SeveralSolutions');

const ReasonSchema = z
  .union([
    z.object({
      type: z.literal('conflict').openapi({ description: 'Digits repeat in a house.' }),
      conflicts: z.array(
        z.object({ value: DigitSchema, house: HouseSchema, cells: z.array(PlaceSchema) }),
      ),
    }),
    z.object({
      type: z
        .literal('cell-without-digit')
        .openapi({ description: 'No digit fits in an empty cell.' }),
      cell: PlaceSchema,
    }),
    z.object({
      type: z
        .literal('digit-without-place')
        .openapi({ description: 'There is no place left for a digit in a house.' }),
      value: DigitSchema,
      house: HouseSchema,
    }),
    z.object({
      type: z
        .literal('not-in-sight')
        .openapi({ description: 'It takes a search to see it; there is nothing to point at.' }),
    }),
  ])
  .openapi('NoSolutionReason', {
    description: 'What shows that there is no solution: the first of these that is so.',
  });

const NoSolutionSchema = z
  .object({
    solutions: z.literal('none'),
    message: MessageSchema,
    count: z.literal(0),
    count_is_exact: z.literal(true),
    reason: ReasonSchema,
    suspects: z.array(PlacedDigitSchema).openapi({
      description:
        'The digits without any one of which there would be a solution. Where one digit is wrong, and only one, it is among these; where there are none, several are wrong.',
    }),
  })
  .openapi('NoSolution');

export const SolveReplySchema = z
  .discriminatedUnion('solutions', [OneSolutionSchema, SeveralSolutionsSchema, NoSolutionSchema])
  .openapi('SolveReply');

type WithMessage = z.infer<typeof SolveReplySchema>;

/** What there is to say of a board, but for the sentence. */
export type SolveFacts<Reply extends WithMessage = WithMessage> = Reply extends unknown
  ? Omit<Reply, 'message'>
  : never;

/** What there is to say of a board with one solution. */
export function oneSolution({ solution }: Puzzle): SolveFacts {
  return { solutions: 'one', count: 1, count_is_exact: true, solution: formatGrid(solution) };
}

function severalSolutions(grid: Grid, { solutions, differingCells }: TwoSolutions): SolveFacts {
  const counted = countSolutions(grid, MOST_COUNTED + 1);
  return {
    solutions: 'several',
    count: Math.min(counted, MOST_COUNTED),
    count_is_exact: counted <= MOST_COUNTED,
    examples: solutions.map(formatGrid),
    differing_cells: differingCells.map((cell) => ({
      ...placeOf(cell),
      values: solutions.map((solution) => valueAt(solution, cell)),
    })),
  };
}

function conflictOf({ house, digit, cells }: Conflict) {
  return { value: digit, house: houseOf(house), cells: cells.map(placeOf) };
}

function reasonOf(grid: Grid): z.infer<typeof ReasonSchema> {
  const repeated = conflicts(grid);
  if (repeated.length > 0) return { type: 'conflict', conflicts: repeated.map(conflictOf) };
  const deadEnd = deadEndIn(grid);
  const { reason: type } = deadEnd;
  switch (type) {
    case 'cell-without-digit':
      return { type, cell: { row: deadEnd.row, col: deadEnd.col } };
    case 'digit-without-place': {
      const { value, house, index } = deadEnd;
      return { type, value, house: { type: house, index } };
    }
    case 'not-in-sight':
      return { type };
  }
}

function noSolution(grid: Grid): SolveFacts {
  return {
    solutions: 'none',
    count: 0,
    count_is_exact: true,
    reason: reasonOf(grid),
    suspects: suspectsIn(grid).map(placedDigit),
  };
}

/** Solves a board: its solution, or how many it has and which two differ where, or why there is none. */
export function solveBoard(grid: Grid): SolveFacts {
  const checked = checkBoard(grid);
  if (checked.ok) return oneSolution(checked.value);
  return 'solutions' in checked.error ? severalSolutions(grid, checked.error) : noSolution(grid);
}
