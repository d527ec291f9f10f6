import type { HintPhrases } from '../phrases.ts';
import { fallback } from './fallback.ts';
import { guess } from './guess.ts';
import { mistakes } from './mistakes.ts';
import { names } from './names.ts';
import { complete, conclusion, elimination, levelOne, levelTwo, placement } from './pools.ts';
import { earlier, stages } from './stages.ts';
import { lastCell, steps } from './steps.ts';

/** Everything that hints say in English. */
export const phrases: HintPhrases = {
  names,
  levelOne,
  levelTwo,
  steps,
  stages,
  earlier,
  lastCell,
  placement,
  elimination,
  conclusion,
  notes: {
    look: {
      missing: 'Some of your notes there are still missing.',
      wrong: 'Some of your notes there can go.',
    },
    missing: ({ candidates }) => `These notes are still missing: ${candidates}.`,
    wrong: ({ candidates }) => `These notes can go: ${candidates}.`,
    missingMuch: 'Several notes for this are still missing.',
    wrongMuch: 'Several of your notes here can go.',
    crossedOut: 'Your notes already leave this out.',
  },
  mistakes,
  fallback,
  complete,
  guess,
  buildsOnEarlier: 'It builds on what earlier steps ruled out.',
  nearlyFull: ({ count }) =>
    count === 1 ? 'Just this one cell to go!' : `Only ${count} cells to go!`,
  manySolutions: 'More than one solution fits this board, but this holds for all of them.',
  join: (sentences) => sentences.join(' '),
};
