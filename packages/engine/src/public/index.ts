/*
 * `@nanpure/engine`. Whatever is called with arguments that its types rule out says so: `main/` has the functions
 * that look at them first, each over the one of the same name in `trusted/`. The other files beside this one are
 * sub-paths of the same names.
 */

export * from '../trusted/index.ts';
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
  areEquivalent,
  canonicalForm,
  conflicts,
  formatGrid,
  isComplete,
  toRows,
  validate,
  valueAt,
  wrongCells,
} from './main/grid.ts';
export {
  applyStep,
  findPatterns,
  findSteps,
  logicalReach,
  neededTechnique,
  pathFrom,
  pathTo,
  rate,
  solveByLogic,
} from './main/logic.ts';
export { formatPosition, serializePosition } from './main/position.ts';
export { seededRandom } from './main/random.ts';
export { countSolutions, solve } from './main/solve.ts';
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
} from './main/step-pattern.ts';
export {
  CELLS,
  DIFFICULTIES,
  DIGITS,
  HINT_ORDER,
  HOUSES,
  TAUGHT_TECHNIQUES,
  TECHNIQUES,
  TECHNIQUES_OF_DIFFICULTY,
} from './main/tables.ts';
export { transformGrid } from './main/transformation.ts';
