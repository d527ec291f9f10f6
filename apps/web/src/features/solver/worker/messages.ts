import { STANDINGS } from '@nanpure/content/reference';
import type { Cell, Digit, House } from '@nanpure/engine';
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

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

const TECHNIQUES = new Set<unknown>(STANDINGS.map(({ id }) => id));

const cell = z.custom<Cell>((value) => isWithin(value, 0, 80));
const digit = z.custom<Digit>((value) => isWithin(value, 1, 9));
const house = z.custom<House>((value) => isWithin(value, 0, 26));
const technique = z.custom<LadderTechniqueId>((value) => TECHNIQUES.has(value));
const grid = z.string().check(z.regex(/^[1-9.]{81}$/));

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

const verdict = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('one'),
    solution: grid,
    /** Where the given candidates lack the right one: then the way starts from all of them. */
    lost: z.optional(cell),
  }),
  z.object({ code: z.literal('many'), solutions: z.tuple([grid, grid]) }),
  /** Without any one of the suspects there would be a solution. */
  z.object({ code: z.literal('none'), suspects: cells }),
]);

const wayStep = z.object({
  step,
  /** Whether none of the course's techniques leads on here. */
  isBeyondCourse: z.boolean(),
});

const piece = z.discriminatedUnion('kind', [
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
