import { type Digit, stepPattern, type TaughtStep } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import { spotWords } from '../hints/step-words.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';

/** The digits of some patterns, in order. */
export function digitsOf(steps: readonly TaughtStep[]): Digit[] {
  const digits = steps.flatMap((step) => stepPattern(step).digits);
  return [...new Set(digits)].sort((one, other) => one - other);
}

/** Patterns that have the same cells, by the technique and all their digits. */
export function patternName(
  steps: readonly TaughtStep[],
  exercise: ExercisePhrases,
  names: Names,
): string {
  const [step] = steps;
  if (!step) return '';
  const words = {
    technique: exercise.names[step.technique],
    digits: names.digits(digitsOf(steps)),
  };
  return stepPattern(step).isPair ? exercise.pattern.pair(words) : exercise.pattern.single(words);
}

/** Where a pattern starts: its houses, and its cells without the name of the house if it is just one. */
export function placeOf(step: TaughtStep, names: Names) {
  return { houses: names.houses(stepPattern(step).start), spots: spotWords(step, names) };
}
