import {
  areaOf,
  type Cell,
  cellsOf,
  type House,
  stepPattern,
  type TaughtStep,
} from '@nanpure/engine';
import type { Exercise } from './exercise.ts';

/**
 * The cells that half the help shows: one of a pair, those in all lines but the last; none where the
 * pattern is in one house, which is what is shown then. Other modes don't show a part.
 */
export function shownCells({ mode, step }: Pick<Exercise, 'mode' | 'step'>): Cell[] {
  if (mode !== 'half' || step.placements.length > 0) return [];
  const { cells, start, isPair } = stepPattern(step);
  if (isPair) return cells.slice(0, 1);
  const lines = start.slice(0, -1);
  return cells.filter((cell) => lines.some((line) => cellsOf(line).has(cell)));
}

/** The houses that half the help shows. */
export function shownHouses(step: TaughtStep): readonly House[] {
  if (step.placements.length > 0) return [areaOf(step)];
  const { start, isPair } = stepPattern(step);
  return isPair || start.length === 1 ? start : start.slice(0, -1);
}

/** Whether anything follows from a pattern. */
export function hasEffect({ placements, eliminations }: TaughtStep): boolean {
  return placements.length + eliminations.length > 0;
}

/** The patterns that answer the question: with half the help, those that go on from what it names. */
export function answersTo(exercise: Exercise): readonly TaughtStep[] {
  const { mode, step } = exercise;
  const useful = exercise.patterns.filter(hasEffect);
  if (mode !== 'half') return useful;
  const shown = shownCells(exercise);
  const asked = stepPattern(step);
  return useful.filter((other) => {
    const { cells, digits } = stepPattern(other);
    return (
      areaOf(other) === areaOf(step) &&
      shown.every((cell) => cells.includes(cell)) &&
      // Of a single, the digit is what is asked for.
      (step.placements.length > 0 || digits.every((digit) => asked.digits.includes(digit)))
    );
  });
}
