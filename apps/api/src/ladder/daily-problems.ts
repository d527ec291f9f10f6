import { z } from '@hono/zod-openapi';
import { DIFFICULTIES, toRows } from '@nanpure/engine';
import { dailyPuzzle } from '@nanpure/engine/generator';
import { TechniqueIdSchema } from '../http/boards/step.ts';

const rowsOf = (fewest: 0 | 1) => z.array(z.array(z.int().min(fewest).max(9)).length(9)).length(9);

/** The puzzles of a date, each as in the files of `/data`. */
export const DailyProblemsSchema = z
  .array(
    z.object({
      id: z.string().openapi({
        description:
          'Its name, for whoever keeps it. It is not of the bank: `puzzles` and `validate_solution` do not know it.',
        example: 'daily-2026-01-01-easy',
      }),
      puzzle: rowsOf(0).openapi({ description: '0 for an empty cell.' }),
      solution: rowsOf(1),
      techniques_required: z
        .array(TechniqueIdSchema)
        .openapi({ description: 'Those that the easiest way through it uses.' }),
      difficulty: z.enum(DIFFICULTIES),
    }),
  )
  .length(DIFFICULTIES.length)
  .openapi({ description: 'An easy, a medium and a hard one, as in the files of `/data`.' });

export type DailyProblems = z.infer<typeof DailyProblemsSchema>;

/** The date whose puzzles are wanted: one that has some. */
export interface DailyRequest {
  readonly date: string;
}

/** Makes the puzzles of a date. */
export function dailyProblems({ date }: DailyRequest): DailyProblems {
  return DIFFICULTIES.map((difficulty) => {
    const made = dailyPuzzle(date, difficulty);
    if (!made.ok) throw new Error(`no puzzles of ${date}: ${made.error.code}`);
    const { id, puzzle, rating } = made.value;
    return {
      id,
      puzzle: toRows(puzzle.givens),
      solution: toRows(puzzle.solution),
      techniques_required: [...rating.techniquesRequired],
      difficulty,
    };
  });
}
