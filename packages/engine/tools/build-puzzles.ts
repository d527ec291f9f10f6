/** Builds the puzzle bank: `npm run build:puzzles -- --help` tells how. */
import { parseOptions } from './build-puzzles/options.ts';
import { run } from './build-puzzles/run.ts';

await run(parseOptions(process.argv.slice(2)));
