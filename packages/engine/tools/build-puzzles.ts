/**
 * Builds the puzzle bank: `npm run build:puzzles -- --seed S [--easy N] [--medium N] [--hard N]`.
 * The same seed and counts give the same puzzles, byte for byte.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  DIFFICULTIES,
  type Difficulty,
  generate,
  makeProblem,
  type Problem,
} from '../src/index.ts';

const DATA_FOLDER = new URL('../../../data/', import.meta.url);
const GENERATOR = 'nanpure-engine';

/** Easier puzzles keep more givens, so that there is always something to find. */
const FEWEST_GIVENS: Readonly<Record<Difficulty, number>> = { easy: 34, medium: 28, hard: 0 };

function buildProblem(seed: string, difficulty: Difficulty, number: number): Problem {
  const made = generate({
    difficulty,
    fewestGivens: FEWEST_GIVENS[difficulty],
    seed: `${seed}/${difficulty}/${number}`,
  });
  if (!made.ok) throw new Error(`no ${difficulty} puzzle ${number}: ${made.error.code}`);
  const { puzzle, rating } = made.value;
  const id = `${difficulty}-${String(number).padStart(4, '0')}`;
  return { id, puzzle, difficulty, techniquesRequired: rating.techniquesRequired };
}

/** A problem file with one problem a line, so that a change shows as changed lines. */
function problemFileText(problems: readonly Problem[]): string {
  const lines = problems.map((problem) => `    ${JSON.stringify(makeProblem(problem))}`);
  return [
    '{',
    `  "problems": [\n${lines.join(',\n')}\n  ],`,
    `  "count": ${problems.length},`,
    `  "generator": ${JSON.stringify(GENERATOR)}`,
    '}\n',
  ].join('\n');
}

function indexText(counts: Readonly<Record<Difficulty, number>>, seconds: number): string {
  const total = DIFFICULTIES.reduce((sum, difficulty) => sum + counts[difficulty], 0);
  const index = {
    total_problems: total,
    by_difficulty: counts,
    by_generator: { [GENERATOR]: total },
    generated_at: new Date().toISOString(),
    generation_time_seconds: Number(seconds.toFixed(1)),
  };
  return `${JSON.stringify(index, null, 2)}\n`;
}

/** Writes a file of the bank unless it is there already, letter by letter; tells whether it changed. */
async function writeIfChanged(name: string, text: string): Promise<boolean> {
  const file = new URL(name, DATA_FOLDER);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before !== text) await writeFile(file, text);
  return before !== text;
}

async function buildDifficulty(seed: string, difficulty: Difficulty, count: number) {
  const problems = Array.from({ length: count }, (_, n) => buildProblem(seed, difficulty, n + 1));
  const changed = await writeIfChanged(`problems_${difficulty}.json`, problemFileText(problems));
  console.log(`${difficulty}: ${count} puzzles${changed ? '' : ', as before'}`);
  return changed;
}

function countOption(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0) return count;
  console.error(`A number of puzzles has to be a whole number, not "${text}".`);
  process.exit(1);
}

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: 'nanpure' },
    easy: { type: 'string', default: '60' },
    medium: { type: 'string', default: '40' },
    hard: { type: 'string', default: '40' },
  },
});
const counts = {
  easy: countOption(options.easy),
  medium: countOption(options.medium),
  hard: countOption(options.hard),
};
const start = performance.now();
const changes: boolean[] = [];
for (const difficulty of DIFFICULTIES) {
  changes.push(await buildDifficulty(options.seed, difficulty, counts[difficulty]));
}
// The index tells when and how fast these very puzzles were built: with no change, it stays.
if (changes.includes(true)) {
  await writeIfChanged(
    'problems_index.json',
    indexText(counts, (performance.now() - start) / 1000),
  );
}
