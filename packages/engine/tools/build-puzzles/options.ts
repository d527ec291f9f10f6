import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { RECIPE_DATE } from './mix.ts';
import type { Counts } from './slots.ts';

/** What a run is to do. */
export interface Options {
  readonly seed: string;
  readonly counts: Counts;
  /** The folder that the bank goes to. */
  readonly out: string;
  /** How many threads work. */
  readonly jobs: number;
  /** The moment that the index names, as an ISO text. */
  readonly date: string;
}

export const DEFAULT_COUNTS: Counts = { easy: 334, medium: 333, hard: 333 };

const DATA_FOLDER = fileURLToPath(new URL('../../../../data/', import.meta.url));

const wholeNumber = (least: number, most: number) => (text: string) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
};

function oneLine(text: string): string {
  if (/^\P{Cc}+$/u.test(text)) return text;
  throw new InvalidArgumentError('It is a text of one line.');
}

/** Dates as people write them, and SOURCE_DATE_EPOCH, which counts seconds. */
function moment(text: string): string {
  const date = new Date(/^\d+$/.test(text) ? 1000 * Number(text) : text);
  if (Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError(`It is a date such as ${RECIPE_DATE}.`);
  }
  return date.toISOString();
}

const puzzles = wholeNumber(0, 9999);

/** The command line; it says itself what is wrong there, and ends the process. */
export function command() {
  return new Command('npm run build:puzzles --')
    .description(
      'Builds the puzzle bank. The same seed and counts give the same files, byte for byte, on any number of cores.',
    )
    .option('--seed <text>', 'where all puzzles come from', oneLine, 'nanpure')
    .option('--easy <n>', 'how many easy puzzles', puzzles, DEFAULT_COUNTS.easy)
    .option('--medium <n>', 'how many medium ones', puzzles, DEFAULT_COUNTS.medium)
    .option('--hard <n>', 'how many hard ones', puzzles, DEFAULT_COUNTS.hard)
    .option('--out <folder>', 'where the files go', DATA_FOLDER)
    .option('--jobs <n>', 'how many threads work', wholeNumber(1, 256), availableParallelism())
    .addOption(
      new Option('--date <date>', 'the moment the index names')
        .env('SOURCE_DATE_EPOCH')
        .default(RECIPE_DATE)
        .argParser(moment),
    );
}

/** Reads a command line. Folders are seen from where npm was called, as it runs scripts elsewhere. */
export function parseOptions(args: readonly string[], from = process.env.INIT_CWD ?? ''): Options {
  const { easy, medium, hard, out, ...options } = command().parse(args, { from: 'user' }).opts();
  return { ...options, counts: { easy, medium, hard }, out: resolve(from, out) };
}
