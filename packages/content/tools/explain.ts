/** Prints the way through a puzzle in words: `npm run explain -- --help` tells how. */
import { readFileSync } from 'node:fs';
import { Command, Option } from '@commander-js/extra-typings';
import { DIFFICULTIES, type Puzzle, parsePuzzle } from '@nanpure/engine';
import { parseProblemFile } from '@nanpure/engine/bank';
import { loadHintWriter } from '../src/hints/index.ts';
import { LANGUAGES } from '../src/languages.ts';
import { explanationOf } from './explanation.ts';

const DATA_FOLDER = new URL('../../../data/', import.meta.url);

function puzzleOfBank(id: string): Puzzle | undefined {
  const difficulty = DIFFICULTIES.find((each) => id.startsWith(`${each}-`));
  if (!difficulty) return undefined;
  const text = readFileSync(new URL(`problems_${difficulty}.json`, DATA_FOLDER), 'utf8');
  const file = parseProblemFile(JSON.parse(text));
  return file.ok ? file.value.problems.find((problem) => problem.id === id)?.puzzle : undefined;
}

/** The puzzle of an id or of 81 characters. Throws with what is wrong. */
function askedPuzzle(asked: string): Puzzle {
  const known = puzzleOfBank(asked);
  if (known) return known;
  const puzzle = parsePuzzle(asked);
  if (puzzle.ok) return puzzle.value;
  throw new Error(
    `"${asked}" is neither in the bank nor a puzzle: ${JSON.stringify(puzzle.error)}`,
  );
}

const command = new Command('npm run explain --')
  .description('Prints the way through a puzzle in words, easiest step first.')
  .argument(
    '<puzzle>',
    'an id of the bank such as hard-0001, or 81 characters row by row, with . for an empty cell',
  )
  .addOption(new Option('--language <language>').choices(LANGUAGES).default('en' as const))
  .action(async (asked, { language }) => {
    try {
      console.log(explanationOf(askedPuzzle(asked), await loadHintWriter(language)));
    } catch (error) {
      command.error(error instanceof Error ? error.message : String(error));
    }
  });
await command.parseAsync();
