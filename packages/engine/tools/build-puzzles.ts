/** Builds the puzzle bank: `npm run build:puzzles -- --help` tells how. */
import { parseOptions, USAGE } from './build-puzzles/options.ts';
import { run } from './build-puzzles/run.ts';

const options = parseOptions(process.argv.slice(2), process.env);
if (!options.ok) {
  console.error(`${options.error}\nSee npm run build:puzzles -- --help`);
  process.exitCode = 1;
} else if (options.value === 'help') {
  console.log(USAGE);
} else {
  await run(options.value, process.stdout);
}
