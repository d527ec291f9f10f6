/**
 * Mutation testing of what must not be wrong, folder after folder, each with the tests that lie in it:
 * `npm run mutation -- --help` tells how.
 */
import { Command } from '@commander-js/extra-typings';
import { Stryker } from '@stryker-mutator/core';

/** Changes the code of a folder, or of one file in it, in many ways, and has its tests run on each. */
async function mutate(place: string, concurrency: number) {
  const [folder, file = '**/*.ts'] = place.split('/');
  const mutants = await new Stryker({
    mutate: [`src/${folder}/${file}`, '!src/**/*.test.ts'],
    vitest: { configFile: 'vitest.mutation.config.ts', dir: `src/${folder}` },
    concurrency,
  }).runMutationTest();
  // No mutant, no score: Stryker is content with that.
  if (mutants.length === 0) throw new Error(`There is nothing to mutate in ${place}`);
}

await new Command('npm run mutation --')
  .argument('[places...]', 'folders, or files as hints/guess.ts', ['techniques', 'hints', 'solver'])
  .option('--concurrency <n>', 'how many tests run at a time', '2')
  .action(async (places, { concurrency }) => {
    for (const place of places) await mutate(place, Number(concurrency));
  })
  .parseAsync();
