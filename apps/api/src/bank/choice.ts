import type { Difficulty, Random, TaughtTechniqueId } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';

/** Which problems are wanted: of any kind, where nothing is said. */
export interface ProblemFilter {
  readonly difficulty?: Difficulty | undefined;
  /** A technique that the easiest way through it uses. */
  readonly technique?: TaughtTechniqueId | undefined;
}

/** The problems of a kind, in the order of the bank. */
export function problemsOf(
  problems: readonly Problem[],
  { difficulty, technique }: ProblemFilter,
): readonly Problem[] {
  return problems.filter(
    (problem) =>
      (difficulty === undefined || problem.difficulty === difficulty) &&
      (technique === undefined || problem.techniquesRequired.includes(technique)),
  );
}

/** One of some problems; the same one for the same random numbers. Undefined where there is none. */
export function chooseProblem(problems: readonly Problem[], random: Random): Problem | undefined {
  return problems[Math.floor(random() * problems.length)];
}
