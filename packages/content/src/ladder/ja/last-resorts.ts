import type { Candidate } from '@nanpure/engine';
import { names } from '../../hints/ja/names.ts';
import type { LastResortPhrases } from '../phrases.ts';
import { cell, eitherCell, house } from './words.ts';

const is = ({ cell: one, digit }: Candidate) => `${cell(one)}が${digit}`;

/** What is ruled out, as the end of a sentence. */
function ruledOut(removed: readonly Candidate[]): string {
  return removed.length > 0 ? `、${names.removals(removed)}が消えます` : '';
}

/** What is left when nothing simpler is: templates, forcing chains and nets. */
export const lastResorts: LastResortPhrases = {
  look: {
    template:
      '数字をひとつ選び、盤面全体への入れ方をすべて挙げてみましょう。共通することは何でしょう？',
    suppose: ({ cells }) =>
      `${names.cells(cells)}の候補をひとつ、仮に入れてみましょう。どうなりますか？`,
    inCell: ({ cells }) =>
      `${names.cells(cells)}の候補を、ひとつずつ仮に入れてみましょう。どの場合にも同じになるのは何でしょう？`,
    inHouse: ({ house: one, cells }) =>
      `${house(one)}には、${eitherCell(cells)}にしか入らない数字があります。それぞれの場合に何が起こりますか？`,
  },
  templateSet: ({ digit, cells }) =>
    `この${digit}を、タテ列にもブロックにも重ならないように入れる方法をすべて調べると、どの方法でも${names.cells(cells)}に${digit}が入ります。`,
  templateDelete: ({ digit, cells }) =>
    `この${digit}を、タテ列にもブロックにも重ならないように入れる方法をすべて調べても、${names.cells(cells)}に${digit}が入るものはありません。`,
  oneOf: (region) =>
    'house' in region
      ? `${house(region.house)}で${region.digit}が入るのは、${names.cells(region.cells)}だけです。`
      : `${names.cells(region.cells)}には${names.digits(region.digits)}しか入りません。`,
  alreadySo: ({ candidate }) => `${is(candidate)}なら、そのままです。`,
  whichever: ({ candidate: { cell: one, digit }, isRight }) =>
    `どの場合も、${cell(one)}は${digit}${isRight ? 'です' : 'ではありません'}。`,
  suppose: ({ candidate, removed }) =>
    removed.length > 0
      ? `仮に${is(candidate)}だとすると${ruledOut(removed)}。`
      : `仮に${is(candidate)}だとします。`,
  branch: ({ candidate, removed }) => `${is(candidate)}なら${ruledOut(removed)}。`,
  followsInCell: ({ candidate: { cell: one, digit }, digits, removed }) =>
    `すると、${cell(one)}は${names.digits(digits)}のうち残った${digit}です。${sentence(removed)}`,
  followsInHouse: ({ candidate: { cell: one, digit }, house: area, removed }) =>
    `すると、${house(area)}の${digit}は、残った${cell(one)}に入ります。${sentence(removed)}`,
  deadCell: ({ cells, digits }) =>
    `これでは、${names.digits(digits)}しか入らない${names.cells(cells)}に入る数字がなくなります。`,
  deadHouse: ({ house: one, digit, cells }) =>
    `これでは、${house(one)}の${digit}が入る${names.cells(cells)}がすべてふさがり、入るマスがなくなります。`,
  contradiction: ({ candidate: { cell: one, digit } }) =>
    `ですから、${cell(one)}は${digit}ではありません。`,
};

function sentence(removed: readonly Candidate[]): string {
  return removed.length > 0 ? `これで、${names.removals(removed)}が消えます。` : '';
}
