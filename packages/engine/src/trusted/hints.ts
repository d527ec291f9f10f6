/* `@nanpure/engine/hints` without checks of arguments. */
export { type Cause, causesOf, housesOfStep } from '../hints/causes.ts';
export { findHint } from '../hints/find-hint.ts';
export { checkGuess, type Guess } from '../hints/guess.ts';
export {
  type AnyCellHint,
  type CompleteHint,
  type ConflictHint,
  type DeadEnd,
  type FewCandidatesHint,
  type Hint,
  type HintFacts,
  type HintLevel,
  hintKey,
  type NoSolutionHint,
  type OpenHouseHint,
  type SolutionCount,
  type StepHint,
  type WrongDigitHint,
} from '../hints/hint.ts';
export { type Mark, type Marked, marksOf } from '../hints/marks.ts';
export type { Notes, NotesCheck } from '../hints/notes.ts';
export type { HintContext, HintRequest } from '../hints/request.ts';
export { type HintSession, nextHint } from '../hints/session.ts';
