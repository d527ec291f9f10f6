import { join } from '../../hints/ja/join.ts';
import { names } from '../../hints/ja/names.ts';
import { conclusion, levelOne, levelTwo } from '../../hints/ja/pools.ts';
import { lastCell } from '../../hints/ja/steps.ts';
import type { LadderPhrases } from '../phrases.ts';
import { chains, sets, wings } from './chains.ts';
import { lastResorts } from './last-resorts.ts';
import { colouring, fish, premises, subsets } from './subsets.ts';
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
  oneSolution: '問題の答えがひとつに決まっているから言えることです。',
  placement: ({ digit, cells }) => `ですから、${names.cells(cells)}は${digit}です。`,
  elimination: conclusion,
  join,
};
