import type { Problem } from '../../src/public/bank.ts';
import {
  DIFFICULTIES,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
  TECHNIQUES_OF_DIFFICULTY,
} from '../../src/public/index.ts';
import { furthestReach } from '../../src/testing/every-order.ts';

const ALL: readonly TaughtTechniqueId[] = TAUGHT_TECHNIQUES.map(({ id }) => id);
const SINGLES = TECHNIQUES_OF_DIFFICULTY.easy;

/**
 * What a technique is measured against. Pairs can stand in for one kind of single in nearly every easy
 * puzzle; so a single is needed where the other kind alone doesn't finish the puzzle.
 */
export function othersThan(technique: TaughtTechniqueId): readonly TaughtTechniqueId[] {
  const others = SINGLES.includes(technique) ? SINGLES : ALL;
  return others.filter((id) => id !== technique);
}

/** The ids of the problems that surely can't be finished without a technique, in whatever order. */
function idsNeeding(technique: TaughtTechniqueId, problems: readonly Problem[]): string[] {
  const difficulty = DIFFICULTIES.find((each) =>
    TECHNIQUES_OF_DIFFICULTY[each].includes(technique),
  );
  const isNeeded = (problem: Problem) =>
    problem.difficulty === difficulty &&
    problem.techniquesRequired.includes(technique) &&
    furthestReach(problem.puzzle, othersThan(technique)).emptyCells.length > 0;
  return problems.filter(isNeeded).map(({ id }) => id);
}

/** For each technique the problems that need it, of the easiest difficulty that takes it. */
export function problemsNeeding(problems: readonly Problem[]): Record<TaughtTechniqueId, string[]> {
  const entries = ALL.map((id) => [id, idsNeeding(id, problems)] as const);
  return Object.fromEntries(entries) as Record<TaughtTechniqueId, string[]>;
}

/** The file of them, a technique a line. */
export function fileText(problems: readonly Problem[]): string {
  const lines = Object.entries(problemsNeeding(problems)).map(
    ([technique, ids]) => `  ${JSON.stringify(technique)}: ${JSON.stringify(ids)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
