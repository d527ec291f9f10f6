import { type Cell, stepPattern, type TaughtStep } from '@nanpure/engine';
import type { Exercise } from './exercise.ts';
import { answersTo, hasEffect, shownCells } from './shown.ts';

/** What a tapped cell makes of those before it. */
export type Tap = {
  /** The latest taps that are part of one pattern: to mark on the board. */
  readonly cells: readonly Cell[];
  /** All taps that the next one may go on from. */
  readonly taps: readonly Cell[];
} & (
  | {
      /** Patterns with the same cells are complete: asked for, others, or idle ones. */
      readonly kind: 'found' | 'another' | 'idle';
      readonly steps: readonly TaughtStep[];
    }
  /** So many cells are missing from a pattern that was asked for. */
  | { readonly kind: 'cells-left'; readonly count: number }
  /** Part of a true pattern, but of none asked for; or no pattern uses the cell. */
  | { readonly kind: 'begun' | 'in-no-pattern' }
);

interface Together {
  readonly cells: readonly Cell[];
  readonly fitting: readonly TaughtStep[];
}

function hasAll(list: readonly Cell[], cells: readonly Cell[]): boolean {
  return cells.every((cell) => list.includes(cell));
}

/**
 * The latest taps that are part of one pattern, as many as there are, and all such patterns. Who gives
 * one up and begins another doesn't have to say so.
 */
function latestTogether(
  patterns: readonly TaughtStep[],
  taps: readonly Cell[],
): Together | undefined {
  for (const start of taps.keys()) {
    const cells = taps.slice(start);
    const fitting = patterns.filter((step) => hasAll(stepPattern(step).cells, cells));
    if (fitting.length > 0) return { cells, fitting };
  }
  return undefined;
}

/** Those like the first that are told together with it: the same cells, and gone from the same houses. */
function likeTheFirst(steps: readonly TaughtStep[]): TaughtStep[] {
  const keyOf = (step: TaughtStep) => {
    const { cells, across } = stepPattern(step);
    return `${cells} ${across} ${hasEffect(step)}`;
  };
  const [first] = steps;
  return first ? steps.filter((step) => keyOf(step) === keyOf(first)) : [];
}

function completed({ cells, fitting }: Together, exercise: Exercise): Tap | undefined {
  const held = [...shownCells(exercise), ...cells];
  const complete = fitting.filter((step) => hasAll(held, stepPattern(step).cells));
  const asked = complete.filter((step) => answersTo(exercise).includes(step));
  if (asked.length > 0) return { kind: 'found', steps: asked, cells, taps: cells };
  const steps = likeTheFirst(complete);
  const [first] = steps;
  if (!first) return undefined;
  // Another pattern may go on from the same cells.
  const goesOn = complete.length < fitting.length;
  const kept = goesOn ? cells : [];
  return { kind: hasEffect(first) ? 'another' : 'idle', steps, cells: kept, taps: kept };
}

/** A cell is tapped, after others. */
export function tapCell(exercise: Exercise, before: Pick<Tap, 'cells' | 'taps'>, cell: Cell): Tap {
  const taps = [...before.taps.filter((each) => each !== cell), cell];
  const answers = answersTo(exercise);
  const together =
    (exercise.mode === 'half' ? latestTogether(answers, taps) : undefined) ??
    latestTogether(exercise.patterns, taps);
  if (!together) return { ...before, kind: 'in-no-pattern' };
  const complete = completed(together, exercise);
  if (complete) return complete;
  const { cells, fitting } = together;
  const held = new Set([...shownCells(exercise), ...cells]);
  const missing = fitting
    .filter((step) => answers.includes(step))
    .map((step) => stepPattern(step).cells.length - held.size);
  return missing.length > 0
    ? { kind: 'cells-left', count: Math.min(...missing), cells, taps }
    : { kind: 'begun', cells, taps };
}
