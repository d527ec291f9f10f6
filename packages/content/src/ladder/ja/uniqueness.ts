import { names } from '../../hints/ja/names.ts';
import type { UniquenessPhrases } from '../uniqueness-phrases.ts';
import { cell, oneIs, seeing, seeingAll } from './words.ts';

const SWAP = '入れかえても成り立ち、答えが二つになってしまいます';

/** What a puzzle with one solution can't hold. */
export const uniqueness: UniquenessPhrases = {
  look: {
    rectangle: ({ cells }) =>
      `${names.cells(cells)}の長方形に注目です。二つの数字の入れかえを防いでいるのは何でしょう？`,
    bug: ({ cells }) =>
      `どの空きマスも候補は二つですが、${names.cells(cells)}だけは違います。なぜでしょう？`,
  },
  rectangle: ({ cells, digits }) =>
    `${names.cells(cells)}に入る数字が${names.digits(digits)}だけだとすると、${SWAP}。`,
  avoidable: ({ cells, digits }) =>
    `${names.cells(cells)}は、どれもはじめからあった数字ではありません。ここに入る数字が${names.digits(digits)}だけだとすると、${SWAP}。`,
  bug: ({ digit, cells }) =>
    `候補が三つあるのは${names.cells(cells)}だけで、ほかの空きマスの候補は二つです。ここの${digit}がなければ、まだ入っていない数字はどのヨコ列・タテ列・ブロックでも入るマスが二つずつになり、答えがひとつに決まりません。`,
  oneCell: ({ cells, digits }) =>
    digits.length === 1
      ? `それを防げるのは${names.cells(cells)}だけなので、ここは${digits.join()}ではありません。`
      : `それを防げるのは${names.cells(cells)}だけなので、ここは${digits.join('でも')}でもありません。`,
  oneDigit: ({ digit, cells }) =>
    `それを防げるのは${digit}だけなので、${oneIs(cells, digit)}。${seeingAll(cells)}に${digit}は入りません。`,
  oneOf: ({ candidates }) =>
    `それを防ぐには、${names.candidates(candidates)}の${candidates.length === 2 ? 'どちらか' : 'どれか'}が正しくなければなりません。`,
  subset: ({ cells, digits }) =>
    `正しい候補と${names.cells(cells)}とで、${names.digits(digits)}をひとつずつ使います。${seeing('その数字の候補すべて')}からは消せます。`,
  pair: ({ digit, other, cells }) =>
    `つまり、どちらかは${digit}です。もう一方が${other}では入れかえを防げないので、${names.cells(cells)}に${other}は入りません。`,
  across: ({ digit, other, cells }) =>
    `${names.cells(cells)}の一方が${digit}なら、もう一方も${digit}、残りの二つの角は${other}になり、入れかえを防げません。`,
  corner: ({ cell: removed, digit, sides, forced, opposite, digits }) =>
    `${cell(removed)}が${digit}なら、${names.cells(sides)}は${forced}、候補が${names.digits(digits)}だけの${cell(opposite)}は${digit}になり、入れかえを防げません。`,
};
