import type { Built, Rejections } from './build-slot.ts';
import { markdownTable } from './markdown.ts';
import { DEFAULT_COUNTS } from './options.ts';
import type { Counts } from './slots.ts';
import { tableOfBank } from './table.ts';

/** How a bank came about. */
export interface Story {
  readonly seed: string;
  readonly counts: Counts;
  readonly bank: readonly Built[];
  readonly tries: number;
  readonly rejections: Rejections;
}

/** A text as one word of a shell's command line. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that makes the bank again. */
function commandOf({ seed, counts }: Story): string {
  const differing = Object.entries(counts).filter(
    ([name, count]) => DEFAULT_COUNTS[name as keyof Counts] !== count,
  );
  const options = differing.map(([name, count]) => ` --${name} ${count}`).join('');
  return `npm run build:puzzles -- --seed ${shellWord(seed)}${options}`;
}

/** What was tried and turned down, most first. */
export function rejectionTable(rejections: Rejections): string {
  const rows = Object.entries(rejections)
    .sort(([a, some], [b, others]) => others - some || a.localeCompare(b, 'en'))
    .map(([reason, count]) => [reason, count] as const);
  return markdownTable(['turned down because', 'puzzles'], rows);
}

/** The page beside the bank: how to make it, what is in it, how to prove it. */
export function readmeText(story: Story): string {
  return `# The puzzle bank

Written by \`npm run build:puzzles\`; a change made here by hand is lost with the next run.

\`\`\`sh
${commandOf(story)}
\`\`\`

gives these files again, byte for byte, on any machine and any number of cores. Every puzzle has a seed of
its own, made of the bank's seed and the puzzle's id. \`npm run build:puzzles -- --help\` lists the options.

- \`problems_easy.json\`, \`problems_medium.json\`, \`problems_hard.json\`: the puzzles, one a line.
- \`problems_index.json\`: how many there are. Two of its figures would differ from run to run if they came
  from a clock. \`generated_at\` is the date of the recipe, or what \`--date\` or \`SOURCE_DATE_EPOCH\` say.
  \`generation_time_seconds\` is the number of puzzles tried, at the speed that one core had when the recipe
  was made. A run prints its real time.
- \`problems_needing.json\`: for each technique the puzzles of the easiest difficulty that takes it which can't be
  finished without it (harder ones that need it, too, are in the table below only), written by
  \`npm run list:problems-needing\` after every new bank. A pair, an intersection or a fish is listed only where
  the other seven techniques fail in every order of steps; a single, where the other kind of single fails.

${tableOfBank(story.bank.map(({ facts }) => facts))}

## What was turned down

${story.tries} puzzles were tried for these ${story.bank.length}.

${rejectionTable(story.rejections)}

## Proving it again

\`\`\`sh
npx vitest run packages/engine/src/bank
\`\`\`

works all of this out again from the puzzles themselves: one solution, difficulty, techniques, every promise
above, no two equivalent puzzles, the index and this table. \`bank.test.ts\` does it with the engine, and
\`bank-independent.test.ts\` with plain, slow code that shares nothing with it.
`;
}
