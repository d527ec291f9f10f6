import { names } from '../../hints/en/names.ts';
import { conclusion, elimination, levelOne, levelTwo, placement } from '../../hints/en/pools.ts';
import { lastCell } from '../../hints/en/steps.ts';
import type { LadderPhrases } from '../phrases.ts';
import { chains, sets, wings } from './chains.ts';
import { fish } from './fish.ts';
import { lastResorts } from './last-resorts.ts';
import { colouring, premises, subsets } from './subsets.ts';
import { uniqueness } from './uniqueness.ts';

/** Everything that the steps of the ladder say in English. */
export const phrases: LadderPhrases = {
  names,
  levelOne: levelOne.anyStep,
  levelTwo: levelTwo[0],
  lastCell,
  premises,
  chains,
  subsets,
  fish,
  colouring,
  uniqueness,
  wings,
  sets,
  lastResorts,
  oneSolution: 'This technique works because the puzzle has only one solution.',
  placement: ({ digit, cells }) => `So ${digit} goes in ${names.cells(cells)}.`,
  elimination: conclusion,
  answer: { placement: placement[0], elimination: elimination[0] },
  join: (sentences) => sentences.join(' '),
};
