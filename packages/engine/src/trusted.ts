/*
 * The engine for callers whose arguments the compiler has checked: nothing is checked a second time. The other
 * packages of this repository import it; who installs the engine gets `index.ts`, which is the same with checks.
 */
export { includesCandidate, ruledOutIn } from './candidates.ts';
export { CellSet } from './cell-set.ts';
export {
  type ConfigChoices,
  DEFAULT_GAME_CONFIG,
  type GameConfig,
  MISTAKE_POLICIES,
  type MistakePolicy,
} from './game/config.ts';
export {
  type CellChange,
  type Change,
  cellOf,
  configureGame,
  type Game,
  type GameCell,
  type GameStatus,
  gridOfGame,
  isGiven,
  isWon,
  type Mistake,
  type MistakeReason,
  newGame,
  type Rejection,
  type RejectionReason,
  remainingOf,
  statusOf,
} from './game/game.ts';
export { type Conclusion, mayAskHint } from './game/hints.ts';
export { markedMistakes } from './game/mistakes.ts';
export { type Move, play } from './game/play.ts';
export { type RestoreError, restoreGame, type SavedGame } from './game/restore.ts';
export {
  type GeneratedPuzzle,
  type GenerateError,
  type GenerateOptions,
  generate,
  generateUnrated,
  type PatternOptions,
} from './generator/generate.ts';
export { areTwins, normalForm } from './generator/normal-form.ts';
export { type Random, seededRandom } from './generator/random.ts';
export { isSymmetry, SYMMETRIES, type Symmetry } from './generator/symmetry.ts';
export { type Transformation, transformGrid } from './generator/transformation.ts';
export {
  type Conflict,
  conflicts,
  type Grid,
  type GridError,
  isComplete,
  makeGrid,
  makeRows,
  parseGrid,
  valueAt,
  wrongCells,
} from './grid.ts';
export { findHint } from './hints/find-hint.ts';
export { type Guess, judgeGuess } from './hints/guess.ts';
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
} from './hints/hint.ts';
export { type Mark, type Marked, marksOf } from './hints/marks.ts';
export type { Notes, NotesCheck } from './hints/notes.ts';
export type { HintContext, HintRequest } from './hints/request.ts';
export { type HintSession, nextHint } from './hints/session.ts';
export {
  arePeers,
  boxOf,
  CELLS,
  cellAt,
  cellsOf,
  columnOf,
  HOUSES,
  type HouseKind,
  housesOf,
  indexOf,
  kindOf,
  peersOf,
  rowOf,
} from './houses.ts';
export { type LogicalReach, logicalReach, neededTechnique } from './ladder.ts';
export { Position } from './position.ts';
export {
  makeProblem,
  type Problem,
  type ProblemFile,
  type ProblemFileError,
  type ProblemIndex,
  parseProblem,
  parseProblemFile,
  parseProblemFileInTurns,
  parseProblemIndex,
} from './problem.ts';
export { makePuzzle, type Puzzle, type PuzzleError } from './puzzle.ts';
export {
  type LogicalSolution,
  type Rating,
  rate,
  solveByLogic,
  TECHNIQUES_OF_DIFFICULTY,
} from './rating.ts';
export { err, ok, type Result } from './result.ts';
export {
  rememberChoice,
  type Selection,
  type SelectOptions,
  selectIndex,
  selectPuzzle,
} from './selection.ts';
export { countSolutions, solve } from './solver/solve.ts';
export {
  applyStep,
  type FindStepsOptions,
  findPatterns,
  findSteps,
  KINDEST_FIRST,
} from './step.ts';
export {
  type CandidateGroup,
  type CellGroup,
  candidateGroups,
  cellGroups,
} from './steps/candidate-groups.ts';
export { type Flaw, flawOf } from './steps/flaw.ts';
export { type PathMoment, type PathOptions, pathFrom, pathTo } from './steps/path.ts';
export type { Premise } from './steps/premise.ts';
export {
  areaOf,
  neededOf,
  obstaclesOf,
  type PatternPart,
  type StepPattern,
  stepPattern,
} from './steps/step-pattern.ts';
export type {
  Evidence,
  EvidenceKinds,
  Roles,
  Technique,
  TechniqueDifficulty,
  TechniqueStep,
} from './technique.ts';
export {
  type AnyTechnique,
  type Step,
  type StepOf,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
  TECHNIQUES,
  type TechniqueId,
} from './techniques/index.ts';
export {
  type Candidate,
  type Cell,
  DIFFICULTIES,
  DIGITS,
  type Difficulty,
  type Digit,
  type House,
  isDifficulty,
  isDigit,
  type Value,
} from './types.ts';
export { type Validation, validate } from './validation.ts';
