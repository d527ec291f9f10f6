/* `@nanpure/engine/generator` without checks of arguments. */
export { DAILY_DATES, type DailyError, type DailyPuzzle, dailyPuzzle } from '../generator/daily.ts';
export {
  type GeneratedPuzzle,
  type GenerateError,
  type GenerateOptions,
  generate,
  generateUnrated,
  type PatternOptions,
} from '../generator/generate.ts';
export { isSymmetry, SYMMETRIES, type Symmetry } from '../generator/symmetry.ts';
