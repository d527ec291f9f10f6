/*
 * The public names. Whatever is called with arguments that its types rule out says so; `public/` has the functions
 * that look at them first, each over the one of the same name in `trusted.ts`.
 */
export {
  cellOf,
  configureGame,
  gridOfGame,
  isGiven,
  isWon,
  markedMistakes,
  mayAskHint,
  newGame,
  play,
  remainingOf,
  statusOf,
} from './public/game.ts';
export {
  areTwins,
  generate,
  generateUnrated,
  normalForm,
  seededRandom,
} from './public/generate.ts';
export {
  arePeers,
  boxOf,
  cellAt,
  cellsOf,
  columnOf,
  housesOf,
  indexOf,
  kindOf,
  peersOf,
  rowOf,
} from './public/geometry.ts';
export {
  conflicts,
  isComplete,
  makeGrid,
  makeRows,
  validate,
  valueAt,
  wrongCells,
} from './public/grid.ts';
export { findHint, hintKey, judgeGuess, marksOf, nextHint } from './public/hints.ts';
export {
  applyStep,
  findPatterns,
  findSteps,
  type GridOrPuzzle,
  logicalReach,
  neededTechnique,
  pathFrom,
  pathTo,
  rate,
  solveByLogic,
} from './public/logic.ts';
export { makeProblem, makePuzzle } from './public/puzzle.ts';
export { rememberChoice, selectIndex, selectPuzzle } from './public/selection.ts';
export { countSolutions, solve } from './public/solve.ts';
export {
  areaOf,
  candidateGroups,
  cellGroups,
  flawOf,
  includesCandidate,
  neededOf,
  obstaclesOf,
  ruledOutIn,
  stepPattern,
} from './public/step-pattern.ts';
export { transformGrid } from './public/transformation.ts';
export * from './trusted.ts';
