/*
 * For the tests of other projects: real puzzles and positions, changes that keep a puzzle the same, and a
 * second opinion on the solver. The engine's own tests use the very same.
 */
import { argument, asFields, asListOf, check, checkFunction, checkWhole } from '../arguments.ts';
import { asGrid, type GridInput } from '../grid.ts';
import { gridArgument } from '../grid-argument.ts';
import type { Hint } from '../hints/hint.ts';
import type { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { asPuzzle } from '../read-puzzle.ts';
import { kindOfRole } from '../steps/step-pattern.ts';
import type { SampleBoard } from '../testing/hint-boards.ts';
import * as hintBoards from '../testing/hint-boards.ts';
import type { StepFacts } from '../testing/notation.ts';
import * as notation from '../testing/notation.ts';
import type { Sample } from '../testing/positions.ts';
import * as positions from '../testing/positions.ts';
import * as reference from '../testing/reference-solver.ts';
import * as slow from '../testing/slow-steps.ts';
import * as transformations from '../testing/transformation.ts';
import type { Transformation } from '../transformation.ts';
import type { Candidate } from '../types.ts';
import { checkPosition } from './main/logic.ts';
import { transformationArgument } from './main/transformation.ts';
import { asConclusion, asText, asWholes } from './readers.ts';

export type { SampleBoard } from '../testing/hint-boards.ts';
export type { StepFacts } from '../testing/notation.ts';
export type { Sample } from '../testing/positions.ts';
export { PUZZLES as SAMPLE_PUZZLES } from '../testing/puzzles.ts';

/** As many as are made at once, or shown. */
const MOST = 100_000;

/** Board number `index`: the same whenever it is asked for. */
export function sampleBoard(puzzles: readonly Puzzle[], index: number): SampleBoard {
  checkWhole('index', index, 0, Number.MAX_SAFE_INTEGER);
  const expected = 'a list with at least one puzzle';
  argument('puzzles', expected, puzzles, (value) => asListOf(value, asPuzzle)?.[0]);
  return hintBoards.sampleBoard(puzzles, index);
}

/** What a hint concludes that is not so; `solution` is that of the board, if it has just one. */
export function falseConclusions(
  hint: Hint,
  board: GridInput,
  solution: GridInput | undefined,
): Candidate[] {
  return hintBoards.falseConclusions(
    argument('hint', 'a hint', hint, asConclusion<Hint>),
    gridArgument(board, 'board'),
    solution === undefined ? undefined : gridArgument(solution, 'solution'),
  );
}

function asStepFacts(value: unknown): StepFacts | undefined {
  const step = asConclusion<StepFacts>(value);
  const technique = asText(step?.technique) ?? '';
  const parts = Object.entries(asFields(step?.evidence) ?? {});
  const isSound = parts.every(([role, items]) => kindOfRole(technique, role) && asWholes(items));
  return asFields(step?.evidence) && isSound ? step : undefined;
}

/**
 * A step as one line, equal for equal steps in whatever order they list their parts:
 * `x-wing: base row 2 row 6, cells …, cover …, digit 5 ⇒ r4c3≠5`.
 */
export function formatStep(step: StepFacts): string {
  return notation.formatStep(argument('step', 'a step', step, asStepFacts));
}

/** Steps as lines, sorted, so that sets of steps can be compared. */
export function formatSteps(steps: Iterable<StepFacts>): string[] {
  const isIterable = (value: unknown) => typeof Object(value)[Symbol.iterator] === 'function';
  argument('steps', 'iterable, as a list is', steps, (value) => isIterable(value) || undefined);
  const lines: string[] = [];
  for (const step of steps) {
    check(lines.length < MOST, 'steps', `no more than ${MOST} steps`, steps);
    lines.push(formatStep(step));
  }
  return lines.sort();
}

/** Every true pattern of every technique, whether or not anything follows from it. */
export function slowPatterns(position: Position): StepFacts[] {
  checkPosition(position);
  return slow.slowPatterns(position);
}

/** Whether anything follows from a pattern. */
export function hasEffect(step: StepFacts): boolean {
  return slow.hasEffect(argument('step', 'a step', step, asStepFacts));
}

/** The first `count` samples (0-100,000). */
export function samplePositions(count: number): Sample[] {
  checkWhole('count', count, 0, MOST);
  return positions.samplePositions(count);
}

/** How many solutions 81 values (0 for an empty cell) have, counted up to `limit`: slow, and plain. */
export function referenceCount(values: readonly number[], limit: number): number {
  checkWhole('limit', limit, 0, MOST);
  const isValues = (value: unknown) => (typeof value === 'string' ? undefined : asGrid(value));
  return reference.referenceCount(argument('values', '81 values 0-9', values, isValues), limit);
}

/** Relabelling, transposition and permutation of bands, stacks, rows and columns, all at random. */
export function randomTransformation(random: Random): Transformation {
  checkFunction('random', random);
  return transformations.randomTransformation(random);
}

/** The position after a transformation: its values, and its candidates with all that is gone. */
export function transformPosition(position: Position, by: Transformation): Position {
  checkPosition(position);
  return transformations.transformPosition(position, transformationArgument(by));
}
