/* `@nanpure/engine/generator` without checks of arguments. */
export {
  type GeneratedPuzzle,
  type GenerateError,
  type GenerateOptions,
  generate,
  generateUnrated,
  type PatternOptions,
} from '../generator/generate.ts';
export { isSymmetry, SYMMETRIES, type Symmetry } from '../generator/symmetry.ts';
