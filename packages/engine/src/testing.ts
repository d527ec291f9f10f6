/*
 * For the tests of other projects: real puzzles and positions, changes that keep a puzzle the same, and a
 * second opinion on the solver. The engine's own tests use the very same.
 */
export {
  hasEffect,
  hintBoard,
  randomTransformation,
  referenceCount,
  samplePositions,
  showStep,
  showSteps,
  slowPatterns,
  transformPosition,
  untruths,
} from './public/testing.ts';
export type { HintBoard } from './testing/hint-boards.ts';
export type { StepFacts } from './testing/notation.ts';
export type { Sample } from './testing/positions.ts';
export { PUZZLES as SAMPLE_PUZZLES } from './testing/puzzles.ts';
export { LONG_TEST_MS, SEED, TRIALS } from './testing/trials.ts';
