import { type Problem, serializeProblem } from '../../src/public/bank.ts';
import { DIFFICULTIES, type Difficulty, parseGrid, parsePuzzle } from '../../src/public/index.ts';
import type { Built } from './build-slot.ts';
import { TRIES_A_SECOND } from './mix.ts';
import { readmeText, type Story } from './readme.ts';

const GENERATOR = 'nanpure-engine';

/** The problem of a built puzzle, its solution worked out anew. */
function problemOf({ id, givens, facts }: Built): Problem {
  const grid = parseGrid(givens);
  const puzzle = grid.ok ? parsePuzzle(grid.value) : grid;
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error.code}`);
  const { difficulty, required } = facts;
  return { id, puzzle: puzzle.value, difficulty, techniquesRequired: required };
}

/** A problem file with one problem a line, so that a change shows as changed lines. */
function problemFileText(bank: readonly Built[]): string {
  const lines = bank.map((built) => `    ${JSON.stringify(serializeProblem(problemOf(built)))}`);
  return [
    '{',
    `  "problems": [\n${lines.join(',\n')}\n  ],`,
    `  "count": ${bank.length},`,
    `  "generator": ${JSON.stringify(GENERATOR)}`,
    '}\n',
  ].join('\n');
}

/**
 * The index. Its seconds are those that the puzzles tried would have taken one core when the recipe was
 * made: a count, not a clock, so that the same puzzles have the same index on every machine.
 */
function indexText(bank: readonly Built[], tries: number, date: string): string {
  const countOf = (difficulty: Difficulty) =>
    bank.filter(({ facts }) => facts.difficulty === difficulty).length;
  const index = {
    total_problems: bank.length,
    by_difficulty: Object.fromEntries(DIFFICULTIES.map((each) => [each, countOf(each)])),
    by_generator: { [GENERATOR]: bank.length },
    generated_at: date,
    generation_time_seconds: Number((tries / TRIES_A_SECOND).toFixed(1)),
  };
  return `${JSON.stringify(index, null, 2)}\n`;
}

/** The files of a bank, by name. */
export function filesOf(story: Story, date: string): ReadonlyMap<string, string> {
  const problemFiles = DIFFICULTIES.map((difficulty) => {
    const own = story.bank.filter(({ facts }) => facts.difficulty === difficulty);
    return [`problems_${difficulty}.json`, problemFileText(own)] as const;
  });
  return new Map([
    ...problemFiles,
    ['problems_index.json', indexText(story.bank, story.tries, date)],
    ['README.md', readmeText(story)],
  ]);
}
