import { STANDINGS } from '@nanpure/content/reference';
import type { Digit } from '@nanpure/engine';
import type { LadderPremise, LadderStep, LadderTechniqueId } from '@nanpure/engine/ladder';
import * as z from 'zod/mini';

/* What goes to the worker that solves, and what comes from it: plain data. */

/** A board to solve. */
export interface SolvableBoard {
  /** As 81 characters. */
  readonly grid: string;
  /** For each of the 81 cells the candidates that are left, where they are known. */
  readonly candidates?: readonly string[] | undefined;
}

/** What the worker is asked: the way through a board, or every use of one technique on it. */
export type SolverQuestion =
  | { readonly kind: 'way'; readonly board: SolvableBoard; readonly givens: string }
  | {
      readonly kind: 'uses';
      readonly board: SolvableBoard;
      /** What of the board belongs to the puzzle, as 81 characters. */
      readonly givens: string;
      readonly technique: LadderTechniqueId;
    };

const TECHNIQUES = STANDINGS.map(({ id }) => id);

/* Only those parts of zod that read what is stored as well: any other would be added to what a game downloads. */
const cell = z.int().check(z.minimum(0), z.maximum(80));
const digit = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9] satisfies Digit[]);
const house = z.int().check(z.minimum(0), z.maximum(26));
const technique = z.enum(TECHNIQUES);
const grid = z.string().check(z.refine((text) => /^[1-9.]{81}$/.test(text)));

const cells = z.array(cell);
const digits = z.array(digit);
const candidates = z.array(z.object({ cell, digit }));
const node = z.object({ digit, cells });

const premise: z.ZodMiniType<LadderPremise> = z.union([
  z.object({ cells, digits, guardians: candidates }),
  z.object({ house, digit, cells }),
  z.object({ cells, digits }),
  z.object({ cell, digits }),
]);

const link = z.object({
  from: node,
  to: node,
  kind: z.enum(['strong', 'weak']),
  premise: z.exactOptional(z.int()),
});

const step: z.ZodMiniType<LadderStep> = z.object({
  technique,
  placements: candidates,
  eliminations: candidates,
  pattern: candidates,
  premises: z.array(premise),
  links: z.exactOptional(z.array(link)),
  fins: z.exactOptional(candidates),
  colours: z.exactOptional(z.array(candidates)),
  assumes: z.exactOptional(z.literal('one-solution')),
});

const verdict = z.union([
  z.object({
    code: z.literal('one'),
    solution: grid,
    /** Where the given candidates lack the right one: then the way starts from all of them. */
    lost: z.optional(cell),
  }),
  /** Two of the solutions. */
  z.object({ code: z.literal('many'), one: grid, other: grid }),
  /** Without any one of the suspects there would be a solution. */
  z.object({ code: z.literal('none'), suspects: cells }),
]);

const wayStep = z.object({
  step,
  /** Whether none of the course's techniques leads on here. */
  isBeyondCourse: z.boolean(),
});

const piece = z.union([
  z.object({ kind: z.literal('verdict'), verdict }),
  z.object({ kind: z.literal('steps'), steps: z.array(wayStep) }),
  z.object({
    kind: z.literal('course'),
    /** Whether the course's techniques are enough for the whole board. */
    isEnough: z.boolean(),
  }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('uses'), steps: z.array(step), isAll: z.boolean() }),
]);

/** How many solutions a board has, and what is to know of them. */
export type Verdict = z.infer<typeof verdict>;

/** A step on the way through a board. */
export type WayStep = z.infer<typeof wayStep>;

/** A piece of the worker's answer. */
export type SolverPiece = z.infer<typeof piece>;

/** Reads what the worker says; undefined for anything else. */
export function readPiece(value: unknown): SolverPiece | undefined {
  const read = piece.safeParse(value);
  return read.success ? read.data : undefined;
}

/** Whether nothing comes after a piece. */
export function isLastPiece(piece: SolverPiece): boolean {
  if (piece.kind === 'verdict') return piece.verdict.code !== 'one';
  return piece.kind !== 'steps' && piece.kind !== 'course';
}
