/*
 * `@nanpure/engine` for callers whose arguments the compiler has checked: nothing is checked a second time. The
 * other packages of this repository import the files of this folder; who installs the engine gets those of
 * `public/`, which are the same with checks.
 */
export { includesCandidate, ruledOutIn } from '../candidates.ts';
export { areEquivalent, canonicalForm } from '../canonical-form.ts';
export { CellSet } from '../cell-set.ts';
export {
  type Conflict,
  conflicts,
  formatGrid,
  type Grid,
  type GridError,
  type GridInput,
  type GridOrPuzzle,
  isComplete,
  parseGrid,
  toRows,
  valueAt,
  wrongCells,
} from '../grid.ts';
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
} from '../houses.ts';
export { Position, type SavedPosition } from '../position.ts';
export {
  formatPosition,
  type PositionError,
  type PositionFormat,
  parsePosition,
  serializePosition,
} from '../position-text.ts';
export { type Puzzle, type PuzzleError, parsePuzzle } from '../puzzle.ts';
export { type Random, seededRandom } from '../random.ts';
export {
  type LogicalReach,
  type LogicalSolution,
  logicalReach,
  neededTechnique,
  type Rating,
  rate,
  solveByLogic,
  TECHNIQUES_OF_DIFFICULTY,
} from '../rating.ts';
export { err, ok, type Result } from '../result.ts';
export { countSolutions, solve } from '../solver/solve.ts';
export {
  applyStep,
  type Conclusions,
  type FindStepsOptions,
  findPatterns,
  findSteps,
  HINT_ORDER,
} from '../step.ts';
export {
  type CandidateGroup,
  type CellGroup,
  candidateGroups,
  cellGroups,
} from '../steps/candidate-groups.ts';
export { type Flaw, flawOf } from '../steps/flaw.ts';
export { type PathMoment, type PathOptions, pathFrom, pathTo } from '../steps/path.ts';
export type { Premise } from '../steps/premise.ts';
export {
  areaOf,
  neededOf,
  obstaclesOf,
  type PatternPart,
  type StepPattern,
  stepPattern,
} from '../steps/step-pattern.ts';
export type {
  Evidence,
  EvidenceKinds,
  Roles,
  Technique,
  TechniqueDifficulty,
  TechniqueStep,
} from '../technique.ts';
export {
  type AnyTechnique,
  type Step,
  type StepOf,
  TAUGHT_TECHNIQUES,
  type TaughtStep,
  type TaughtTechniqueId,
  TECHNIQUES,
  type TechniqueId,
} from '../techniques/index.ts';
export { type Transformation, transformGrid } from '../transformation.ts';
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
} from '../types.ts';
export { type Validation, validate } from '../validation.ts';
