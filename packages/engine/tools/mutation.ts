/**
 * Mutation testing of what must not be wrong, folder after folder, each with the tests that lie in it:
 * `npm run mutation -- [techniques] [hints] [solver] [--concurrency N]`; or one file: `hints/guess.ts`.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['techniques', 'hints', 'solver'];

const USAGE = `Mutation testing: npm run mutation -- [folder or file ...] [--concurrency N]

  ${FOLDERS.join(', ')}: all of them where none is named; or one file, as hints/guess.ts
`;

/** The command line; undefined where it is answered already. */
function readOptions() {
  const options = {
    concurrency: { type: 'string', default: '2' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const read = parseArgs({ allowPositionals: true, options });
    if (!read.values.help) return read;
    console.log(USAGE);
  } catch (error) {
    // Node's own words name the option: "Unknown option '--x'".
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 2;
  }
  return undefined;
}

const asked = readOptions();
const places = asked && (asked.positionals.length > 0 ? asked.positionals : FOLDERS);

for (const place of places ?? []) {
  const [folder, file = '**/*.ts'] = place.split('/');
  const options = {
    mutate: [`src/${folder}/${file}`, '!src/**/*.test.ts'],
    vitest: { configFile: 'vitest.mutation.config.ts', dir: `src/${folder}` },
    concurrency: Number(asked?.values.concurrency),
    jsonReporter: { fileName: `.cache/mutation/${folder}.json` },
  };
  const mutants = await new Stryker(options).runMutationTest();
  // No mutant, no score: Stryker is content with that.
  if (mutants.length === 0) throw new Error(`There is nothing to mutate in ${place}`);
}
