/*
 * For the tests of other projects: real puzzles and positions, changes that keep a puzzle the same, and a
 * second opinion on the solver. The engine's own tests use the very same.
 */
export { type HintBoard, hintBoard, untruths } from './testing/hint-boards.ts';
export { type StepFacts, showStep, showSteps } from './testing/notation.ts';
export { type Sample, samplePositions } from './testing/positions.ts';
export { PUZZLES as SAMPLE_PUZZLES } from './testing/puzzles.ts';
export { referenceCount } from './testing/reference-solver.ts';
export {
  randomTransformation,
  type Transformation,
  transformGrid,
  transformPosition,
} from './testing/transformation.ts';
export { LONG_TEST_MS, SEED, TRIALS } from './testing/trials.ts';
