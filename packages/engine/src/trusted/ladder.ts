/* `@nanpure/engine/ladder` without checks of arguments. */
export {
  type GeneratedLadderPuzzle,
  generate,
  type LadderGenerateError,
  type LadderGenerateOptions,
} from '../ladder/generate.ts';
export { findHint, LADDER_HINT_ORDER, type LadderHintRequest } from '../ladder/hints/find-hint.ts';
export type { LadderHint, LadderHintFacts, LadderStepHint } from '../ladder/hints/hint.ts';
export { LADDER, type LadderTechniqueId, type Rung } from '../ladder/ladder.ts';
export type {
  LadderFinding,
  LadderPremise,
  Link,
  Node,
  OneSolutionPremise,
} from '../ladder/model/step.ts';
export { LADDER_LEVELS, type LadderLevel } from '../ladder/model/technique.ts';
export { type LadderRating, type LadderSolution, rate, solveByLogic } from '../ladder/rating.ts';
export { findSteps, type LadderOptions, type LadderStep } from '../ladder/steps.ts';
