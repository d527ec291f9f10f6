export { CellSet } from './cell-set.ts';
export {
  type CellChange,
  type Change,
  cellOf,
  type Game,
  type GameCell,
  type GameConfig,
  gridOfGame,
  isGiven,
  isWon,
  newGame,
  type Rejection,
  type RejectionReason,
  remainingOf,
} from './game/game.ts';
export { type Move, play } from './game/play.ts';
export { type RestoreError, restoreGame } from './game/restore.ts';
export { type GeneratedPuzzle, type GenerateOptions, generate } from './generator/generate.ts';
export { type Random, seededRandom } from './generator/random.ts';
export type { Symmetry } from './generator/symmetry.ts';
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
export { Position } from './position.ts';
export {
  makeProblem,
  type Problem,
  type ProblemFile,
  type ProblemFileError,
  type ProblemIndex,
  parseProblem,
  parseProblemFile,
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
export { rememberChoice, selectIndex } from './selection.ts';
export { countSolutions, solve } from './solver/solve.ts';
export { applyStep, type FindStepsOptions, findSteps, KINDEST_FIRST } from './step.ts';
export type { TechniqueDifficulty } from './technique.ts';
export { type Step, type StepOf, TECHNIQUES, type TechniqueId } from './techniques/index.ts';
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
