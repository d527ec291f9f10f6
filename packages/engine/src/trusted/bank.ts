/* `@nanpure/engine/bank` without checks of arguments. */
export {
  type Problem,
  type ProblemFile,
  type ProblemFileError,
  type ProblemIndex,
  parseProblem,
  parseProblemFile,
  parseProblemIndex,
  serializeProblem,
} from '../bank/problem.ts';
export {
  rememberChoice,
  type Selection,
  type SelectOptions,
  selectIndex,
  selectPuzzle,
} from '../bank/selection.ts';
