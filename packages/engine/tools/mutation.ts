/**
 * Mutation testing of what must not be wrong, folder after folder, each with the tests that lie in it:
 * `npm run mutation -- [techniques] [hints] [solver] [--concurrency N]`; or one file: `hints/guess.ts`.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const FOLDERS = ['techniques', 'hints', 'solver'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' } },
});

for (const place of positionals.length > 0 ? positionals : FOLDERS) {
  const [folder, file = '**/*.ts'] = place.split('/');
  const options = {
    mutate: [`src/${folder}/${file}`, '!src/**/*.test.ts'],
    vitest: { configFile: 'vitest.mutation.config.ts', dir: `src/${folder}` },
    concurrency: Number(values.concurrency),
    jsonReporter: { fileName: `.cache/mutation/${folder}.json` },
  };
  await new Stryker(options).runMutationTest();
}
