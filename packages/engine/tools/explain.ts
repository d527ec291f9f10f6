/** Prints the way through a puzzle in words: `npm run explain -- --help` tells how. */
import { askedPuzzle } from './explain/asked-puzzle.ts';
import { explanationOf } from './explain/explanation.ts';
import { parseOptions, USAGE } from './explain/options.ts';

function explain(asked: string): void {
  const puzzle = askedPuzzle(asked);
  if (puzzle.ok) {
    console.log(explanationOf(puzzle.value));
    return;
  }
  console.error(`Cannot explain "${asked}": ${puzzle.error}.`);
  console.error(
    'Give 81 characters, row by row with . for an empty cell, or an id like easy-0001.',
  );
  process.exitCode = 1;
}

const options = parseOptions(process.argv.slice(2));
if (!options.ok) {
  console.error(`${options.error}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (options.value === 'help') {
  console.log(USAGE);
} else {
  explain(options.value.puzzle);
}
