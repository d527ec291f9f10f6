import type { HintPhrases } from '../phrases.ts';
import { fallback } from './fallback.ts';
import { mistakes } from './mistakes.ts';
import { names } from './names.ts';
import { complete, elimination, levelOne, levelTwo, placement } from './pools.ts';
import { steps } from './steps.ts';

/** Everything that hints say in English. */
export const phrases: HintPhrases = {
  names,
  levelOne,
  levelTwo,
  steps,
  placement,
  elimination,
  notes: {
    look: {
      missing: 'Some of your notes there are still missing.',
      wrong: 'Not all of your notes there are up to date.',
    },
    missing: ({ candidates }) => `Your notes do not have ${candidates} yet.`,
    wrong: ({ candidates }) => `Your notes still have ${candidates}, which cannot be.`,
    missingMuch: 'Several notes for this are still missing.',
    wrongMuch: 'Several of your notes here are out of date.',
  },
  mistakes,
  fallback,
  complete,
  buildsOnEarlier: 'It builds on what earlier steps ruled out.',
  nearlyFull: ({ count }) =>
    count === 1 ? 'Just this one cell to go!' : `Only ${count} cells to go!`,
  manySolutions: 'More than one solution fits this board, but this holds for all of them.',
  gap: ' ',
};
