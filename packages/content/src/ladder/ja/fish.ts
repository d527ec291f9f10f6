import { kindOf } from '@nanpure/engine';
import { countOf, names } from '../../hints/ja/names.ts';
import { LINES } from '../../hints/ja/steps.ts';
import type { FishPhrases } from '../phrases.ts';
import { oneIs, seeing, seeingAll } from './words.ts';

/** Fish of all kinds. */
export const fish: FishPhrases = {
  look: {
    plain: ({ base, cover }) =>
      `${names.houses(base)}には、${names.houses(cover)}にしか入らない数字があります。どの数字でしょう？　${names.houses(cover)}のほかのマスはどうなりますか？`,
    finned: ({ base, cover, cells }) =>
      `${names.houses(base)}には、フィンの${names.cells(cells)}を除けば、${names.houses(cover)}にしか入らない数字があります。フィンが正しいときと正しくないときで、どうなりますか？`,
  },
  base: ({ base, cover, digit, fins, isOfLines }) => {
    const butFins = fins.length > 0 ? `フィンの${names.cells(fins)}を除けば、` : '';
    return isOfLines
      ? `${names.houses(base)}で${digit}が入るのは、${butFins}${names.houses(cover)}だけです。`
      : `${names.houses(base)}をベース、${names.houses(cover)}をカバーとします。ベースで${digit}が入るのは、${butFins}カバーの中だけです。`;
  },
  usedUp: ({ base: [first = 0, ...others], cover, digit, fins, isOfLines }) => {
    const unless = fins.length > 0 ? `フィンが${digit}でなければ、` : '';
    return isOfLines
      ? `${unless}${others.length + 1}本の${LINES[kindOf(first)]}の${digit}は、${names.houses(cover)}にひとつずつ入ります。${names.houses(cover)}のほかのマスに${digit}は入りません。`
      : `${unless}ベースに入る${countOf(others.length + 1)}の${digit}で、カバーの${digit}を使いきります。カバーのほかのマスに${digit}は入りません。`;
  },
  tooFew: ({ base, cover, digit, fins }) =>
    `フィンの${names.cells(fins)}がどれも${digit}でないとすると、${countOf(base.length)}の${digit}が${names.houses(cover)}だけに入ることになり、収まりません。つまり、${oneIs(fins, digit)}。${seeingAll(fins)}に${digit}は入りません。`,
  twice: ({ digit, cells }) =>
    `${names.cells(cells)}に${digit}が入ると、カバーを一度に二つ使ってしまい、足りなくなります。`,
  finIsRight: ({ digit, fins }) =>
    fins.length > 1
      ? `フィンのどれかが${digit}なら、${seeing('すべてのフィン')}に${digit}は入りません。どちらの場合も${digit}が入らないマスからは、${digit}を消せます。`
      : `フィンが${digit}なら、${seeing('フィン')}に${digit}は入りません。どちらの場合も${digit}が入らないマスからは、${digit}を消せます。`,
};
