import { areaOf, patternOf, startOf } from '@nanpure/content/exercise';
import { type Cell, cellsOf, type House, type Step } from '@nanpure/engine';
import { patternCells } from './find-exercise.ts';

function isPair(step: Step): boolean {
  return new Set(patternOf(step).map(({ digit }) => digit)).size === 2;
}

/**
 * The cells that half the help shows: one of a pair, those in all lines but the last; none where the
 * pattern is in one house, which is what is shown then.
 */
export function shownCells(step: Step): Cell[] {
  if (step.placements.length > 0) return [];
  const cells = patternCells(step);
  if (isPair(step)) return cells.slice(0, 1);
  const lines = startOf(step).slice(0, -1);
  return cells.filter((cell) => lines.some((line) => cellsOf(line).has(cell)));
}

/** The houses that half the help shows. */
export function shownHouses(step: Step): readonly House[] {
  if (step.placements.length > 0) return [areaOf(step)];
  const houses = startOf(step);
  return isPair(step) || houses.length === 1 ? houses : houses.slice(0, -1);
}
