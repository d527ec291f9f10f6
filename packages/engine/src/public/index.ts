/*
 * The public names. Whatever is called with arguments that its types rule out says so; `public/` has the functions
 * that look at them first, each over the one of the same name in `trusted.ts`.
 */

export * from '../trusted/index.ts';
export { rememberChoice, selectIndex, selectPuzzle } from './bank.ts';
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
} from './game.ts';
export {
  areTwins,
  generate,
  generateUnrated,
  normalForm,
  seededRandom,
} from './generator.ts';
export { findHint, hintKey, judgeGuess, nextHint } from './hints.ts';
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
} from './main/geometry.ts';
export {
  conflicts,
  isComplete,
  makeGrid,
  makeRows,
  validate,
  valueAt,
  wrongCells,
} from './main/grid.ts';
export {
  applyStep,
  findPatterns,
  findSteps,
  type GridOrPuzzle,
  logicalReach,
  neededTechnique,
  rate,
  solveByLogic,
} from './main/logic.ts';
export { countSolutions, solve } from './main/solve.ts';
export { makeProblem, makePuzzle } from './puzzle.ts';
