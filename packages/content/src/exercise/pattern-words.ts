import { type Cell, cellsOf, type Digit, type House, type Step } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import { patternOf, startOf } from '../hints/step-words.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';

const DIGITS_OF_PAIR = 2;

/** The cells that a step's pattern consists of. */
export function patternCells(step: Step): Cell[] {
  return [...new Set(patternOf(step).map(({ cell }) => cell))];
}

/** The digits of some patterns, in order. */
export function patternDigits(steps: readonly Step[]): Digit[] {
  const digits = steps.flatMap(patternOf).map(({ digit }) => digit);
  return [...new Set(digits)].sort((one, other) => one - other);
}

/** Whether two digits share two cells, rather than one digit having some. */
export function isPair(step: Step): boolean {
  return patternDigits([step]).length === DIGITS_OF_PAIR;
}

/** The houses in which a pattern rules its digits out: around a pair, across anything else. */
export function reachOf(step: Step): readonly House[] {
  return 'cover' in step.evidence ? step.evidence.cover : startOf(step);
}

/** Patterns that have the same cells, by the technique and all their digits. */
export function patternName(
  steps: readonly Step[],
  exercise: ExercisePhrases,
  names: Names,
): string {
  const [step] = steps;
  if (!step) return '';
  const words = {
    technique: exercise.names[step.technique],
    digits: names.digits(patternDigits(steps)),
  };
  return isPair(step) ? exercise.pattern.pair(words) : exercise.pattern.single(words);
}

/** Where a pattern starts: its houses, and its cells without the name of the house if it is just one. */
export function placeOf(step: Step, names: Names) {
  const houses = startOf(step);
  const cells = patternCells(step);
  const [house, another] = houses;
  const spots =
    house !== undefined && another === undefined ? names.spots(cells, house) : names.cells(cells);
  return { houses: names.houses(houses), spots };
}

/** Whether a cell lies in one of some houses. */
export function isIn(houses: readonly House[], cell: Cell): boolean {
  return houses.some((house) => cellsOf(house).has(cell));
}
