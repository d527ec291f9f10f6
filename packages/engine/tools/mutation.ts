/**
 * Mutation testing of what must not be wrong, folder after folder, each with the tests that lie in it:
 * `npm run mutation -- --help` tells how.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { Stryker } from '@stryker-mutator/core';

const SOURCES = join(import.meta.dirname, '../src');

/** Changes the code of a folder, or of one file, in many ways, and has the tests of its topmost folder run on each. */
async function mutate(place: string, concurrency: number) {
  if (!existsSync(join(SOURCES, place))) throw new Error(`There is no ${place} in src`);
  const files = place.endsWith('.ts') ? place : `${place}/**/*.ts`;
  await new Stryker({
    mutate: [`src/${files}`, '!src/**/*.test.ts'],
    vitest: { configFile: 'vitest.mutation.config.ts', dir: `src/${place.split('/')[0]}` },
    concurrency,
  }).runMutationTest();
}

await new Command('npm run mutation --')
  .argument('[places...]', 'folders or files, as ladder/hints or hints/guess.ts', [
    'techniques',
    'hints',
    'solver',
  ])
  .option('--concurrency <n>', 'how many tests run at a time', '2')
  .action(async (places, { concurrency }) => {
    for (const place of places) await mutate(place, Number(concurrency));
  })
  .parseAsync();
