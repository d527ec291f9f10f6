import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DIFFICULTIES, err, ok, type Result } from '../../src/public/index.ts';
import { RECIPE_DATE } from './mix.ts';
import type { Counts } from './slots.ts';

/** What a run is to do. */
export interface Options {
  readonly seed: string;
  readonly counts: Counts;
  /** The folder that the bank goes to. */
  readonly out: string;
  readonly jobs: number;
  /** The moment that the index names, as an ISO text. */
  readonly date: string;
  /** The folder that keeps what an interrupted run finished. */
  readonly cache: string;
}

const DEFAULT_SEED = 'nanpure';
export const DEFAULT_COUNTS: Counts = { easy: 334, medium: 333, hard: 333 };

const MOST_PUZZLES = 9999;
const MOST_JOBS = 256;

const DATA_FOLDER = fileURLToPath(new URL('../../../../data/', import.meta.url));
const CACHE_FOLDER = fileURLToPath(new URL('../../.cache/build-puzzles/', import.meta.url));

export const USAGE = `Builds the puzzle bank: npm run build:puzzles -- [options]

The same seed and counts give the same files, byte for byte, on any number of cores. An interrupted
run goes on where it stopped when it is started again.

  --seed TEXT     where all puzzles come from (${DEFAULT_SEED})
  --easy N        how many easy puzzles (${DEFAULT_COUNTS.easy})
  --medium N      how many medium ones (${DEFAULT_COUNTS.medium})
  --hard N        how many hard ones (${DEFAULT_COUNTS.hard})
  --out FOLDER    where the files go (the data folder)
  --jobs N        how many threads work (one for each core)
  --date DATE     the moment the index names (SOURCE_DATE_EPOCH if set, else the recipe's date)
  --cache FOLDER  where finished puzzles wait until the run ends (packages/engine/.cache)
  --help          this text
`;

const OPTIONS = {
  seed: { type: 'string', default: DEFAULT_SEED },
  easy: { type: 'string', default: String(DEFAULT_COUNTS.easy) },
  medium: { type: 'string', default: String(DEFAULT_COUNTS.medium) },
  hard: { type: 'string', default: String(DEFAULT_COUNTS.hard) },
  out: { type: 'string', default: DATA_FOLDER },
  jobs: { type: 'string', default: String(availableParallelism()) },
  date: { type: 'string' },
  cache: { type: 'string', default: CACHE_FOLDER },
  help: { type: 'boolean', default: false },
} as const;

/** The environment as far as it has a say. */
export interface Environment {
  readonly SOURCE_DATE_EPOCH?: string | undefined;
  /** Where npm was called, while it runs a script elsewhere. */
  readonly INIT_CWD?: string | undefined;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** A whole number in a range, or what is wrong with an option. */
function numberOf(name: string, text: string, least: number, most: number): Result<number, string> {
  const number = Number(text);
  const isFine = /^\d+$/.test(text) && number >= least && number <= most;
  return isFine
    ? ok(number)
    : err(`--${name}: "${text}" is not a whole number from ${least} to ${most}.`);
}

function seedOf(text: string): Result<string, string> {
  return /^\P{Cc}+$/u.test(text) ? ok(text) : err('--seed: needs a text of one line.');
}

function momentOf(name: string, text: string, time: number): Result<string, string> {
  return Number.isFinite(time) && Math.abs(time) <= 8.64e15
    ? ok(new Date(time).toISOString())
    : err(`${name}: "${text}" is not a date; give one such as ${RECIPE_DATE}.`);
}

function dateOf(
  { date }: Values,
  { SOURCE_DATE_EPOCH: epoch }: Environment,
): Result<string, string> {
  if (date !== undefined) return momentOf('--date', date, Date.parse(date));
  if (!epoch) return ok(RECIPE_DATE);
  return momentOf(
    'SOURCE_DATE_EPOCH',
    epoch,
    /^\d+$/.test(epoch) ? 1000 * Number(epoch) : Number.NaN,
  );
}

function readOptions(args: readonly string[]): Result<Values, string> {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS }).values);
  } catch (error) {
    // Node's own words name the option: "Unknown option '--x'".
    return err(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line: what to do, `help`, or what is wrong where. */
export function parseOptions(
  args: readonly string[],
  environment: Environment = {},
): Result<Options | 'help', string> {
  const read = readOptions(args);
  if (!read.ok) return read;
  const { value: values } = read;
  if (values.help) return ok('help');
  const numbers: Record<string, number> = {};
  for (const name of DIFFICULTIES) {
    const count = numberOf(name, values[name], 0, MOST_PUZZLES);
    if (!count.ok) return count;
    numbers[name] = count.value;
  }
  const { easy = 0, medium = 0, hard = 0 } = numbers;
  const jobs = numberOf('jobs', values.jobs, 1, MOST_JOBS);
  if (!jobs.ok) return jobs;
  const seed = seedOf(values.seed);
  if (!seed.ok) return seed;
  const date = dateOf(values, environment);
  if (!date.ok) return date;
  const folder = (path: string) => resolve(environment.INIT_CWD ?? '', path);
  return ok({
    seed: seed.value,
    counts: { easy, medium, hard },
    out: folder(values.out),
    jobs: jobs.value,
    date: date.value,
    cache: folder(values.cache),
  });
}
