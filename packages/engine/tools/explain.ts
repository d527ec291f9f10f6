/** Prints the way through a puzzle in words: `npm run explain -- hard-0001`, or 81 characters. */
import { askedPuzzle } from './explain/asked-puzzle.ts';
import { explanationOf } from './explain/explanation.ts';

const asked = process.argv.slice(2).join(' ');
const puzzle = askedPuzzle(asked);
if (puzzle.ok) {
  console.log(explanationOf(puzzle.value));
} else {
  console.error(`Cannot explain "${asked}": ${puzzle.error}.`);
  console.error(
    'Give 81 characters, row by row with . for an empty cell, or an id like easy-0001.',
  );
  process.exitCode = 1;
}
