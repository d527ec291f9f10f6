import type { Problem } from '../../src/public/bank.ts';
import { formatGrid } from '../../src/public/index.ts';
import { factsOf, type PuzzleFacts } from './facts.ts';
import recorded from './recorded-facts.json' with { type: 'json' };

/*
 * What the bank's table counts of each puzzle, as it was worked out when the bank was made: that takes half a
 * minute. bank.test.ts works it out again, for a part of the puzzles every day.
 */

const FACTS: Readonly<Record<string, PuzzleFacts>> = recorded as Record<string, PuzzleFacts>;

/** What was recorded of a puzzle; undefined for one that was not in the bank then. */
export function recordedFacts({ puzzle }: Problem): PuzzleFacts | undefined {
  return FACTS[formatGrid(puzzle.givens)];
}

/** The file of what is recorded, a puzzle a line. */
export function recordText(problems: readonly Problem[]): string {
  const lines = problems.map(
    ({ puzzle, difficulty }) =>
      `  "${formatGrid(puzzle.givens)}": ${JSON.stringify(factsOf(puzzle, difficulty))}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
