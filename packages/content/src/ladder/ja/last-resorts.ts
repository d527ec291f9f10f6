import type { Candidate } from '@nanpure/engine';
import { names } from '../../hints/ja/names.ts';
import type { LastResortPhrases } from '../phrases.ts';
import { cell, house, places } from './words.ts';

const is = ({ cell: one, digit }: Candidate) => `${cell(one)}が${digit}`;

/** What is ruled out, as a sentence of its own. */
function ruledOut(removed: readonly Candidate[]): string {
  return removed.length > 0 ? `その結果、${names.removals(removed)}を消せます。` : '';
}

const gone = ({ length }: readonly unknown[]) => (length === 1 ? 'それも' : 'そのどれもが');

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
      `${house(one)}には、${places(cells, one)}にしか入らない数字があります。どのマスに入っても同じになるのは何でしょう？`,
  },
  templateSet: ({ digit, cells }) =>
    `タテ列もブロックも重ならないように${digit}を入れる方法をすべて調べると、どの方法でも${names.cells(cells)}に${digit}が入ります。`,
  templateDelete: ({ digit, cells }) =>
    `タテ列もブロックも重ならないように${digit}を入れる方法をすべて調べても、${names.cells(cells)}に${digit}が入るものはありません。`,
  alreadySo: ({ candidate }) => `${is(candidate)}なら、それで決まりです。`,
  whichever: 'どの場合も、結果は同じです。',
  suppose: ({ candidate, removed }) => `仮に${is(candidate)}だとします。${ruledOut(removed)}`,
  supposeBesides: ({ candidate, removed }) =>
    `さらに、仮に${is(candidate)}だとします。${ruledOut(removed)}`,
  failsBesides: ({ candidate: { cell: one, digit } }) =>
    `つまり、最初の仮定のもとでは、${cell(one)}は${digit}ではありません。`,
  branch: ({ candidate, removed }) =>
    `${is(candidate)}なら、${names.removals(removed)}を消せます。`,
  branchFails: ({ candidate: { cell: one, digit } }) =>
    `つまり、${cell(one)}は${digit}ではありません。`,
  othersAgree: 'ほかの場合は、どれも結果は同じです。',
  oneIsLeft: '残った場合はひとつだけなので、その結果のとおりになります。',
  followsInCell: ({ candidate: { cell: one, digit }, digits, removed }) =>
    `すると、${cell(one)}は、${names.digits(digits)}のうち残った${digit}です。${ruledOut(removed)}`,
  followsInHouse: ({ candidate: { cell: one, digit }, house: area, removed }) =>
    `すると、${house(area)}の${digit}は、残った${cell(one)}に入ります。${ruledOut(removed)}`,
  more: ({ count }) => `このような手が、あと${count}手続きます。`,
  moreFail: ({ candidates }) =>
    `最初の仮定のもとでは、${names.candidates(candidates)}も、同じように成り立ちません。`,
  deadCell: ({ cells, digits }) =>
    `ところが、${names.cells(cells)}の候補は${names.digits(digits)}だけで、${gone(digits)}消えたため、入る数字がなくなってしまいます。`,
  deadHouse: ({ house: one, digit, cells }) =>
    `ところが、${house(one)}で${digit}が入りうるのは${places(cells, one)}だけで、${gone(cells)}消えたため、入るマスがなくなってしまいます。`,
  contradiction: 'つまり、最初の仮定が間違いでした。',
};
