import { join } from '../../hints/ja/join.ts';
import { names } from '../../hints/ja/names.ts';
import { conclusion, elimination, levelOne, levelTwo, placement } from '../../hints/ja/pools.ts';
import { lastCell } from '../../hints/ja/steps.ts';
import type { LadderPhrases } from '../phrases.ts';
import { chains, sets, wings } from './chains.ts';
import { fish } from './fish.ts';
import { lastResorts } from './last-resorts.ts';
import { colouring, premises, subsets } from './subsets.ts';
import { uniqueness } from './uniqueness.ts';

/** Everything that the steps of the ladder say in Japanese. */
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
  oneSolution: 'この手は、問題の答えがひとつだけだから使えます。',
  placement: ({ digit, cells }) => `ですから、${names.cells(cells)}は${digit}です。`,
  elimination: conclusion,
  answer: { placement: placement[0], elimination: elimination[0] },
  join,
};
