import type { SingleWords } from '../words.ts';

export const words: SingleWords = {
  aim: 'ヨコ列やタテ列の中で、数字の入るただひとつのマスを見つけます。',
  ask: ({ houses, digits }) =>
    `${houses}には、まだ${digits}がありません。どこに入るでしょう？　マスをタップしてください。`,
  right: ({ houses, digits }) => `${houses}で${digits}が入るのは、このマスだけです。`,
  see: ({ houses, kind, digits, causes }) =>
    `${houses}を端からたどります。空きマスはひとつを除いて、同じ${kind === 'row' ? 'タテ列' : 'ヨコ列'}かブロックに${digits}があります（${causes}）。`,
  follows: ({ cells, houses, digits }) =>
    `${houses}で残るのは${cells}だけなので、${digits}はそこに入ります。`,
  rule: 'ヨコ列やタテ列にも、ブロックと同じように、どの数字も必ずひとつ入ります。入るマスが1か所しか残っていなければ、答えはそこです。これもヒドゥンシングルです。',
  notOne: '入るマスが2か所残っています。いまは空けておいて、あとでまた見ましょう。',
  search:
    '空きマスの少ないヨコ列かタテ列を選び、まだない数字を挙げます。数字ごとに、交わるラインやブロックにその数字がある空きマスを除いていきます。ひとつだけ残れば、そこに入ります。',
  mistake:
    '交わるラインだけを見てしまうこと。ブロックも忘れずに。その数字がもうあるかもしれません。',
  again: ({ digits }) =>
    `今度は${digits}です。${digits}の入るマスがひとつしか残っていないヨコ列かタテ列を見つけて、そのマスをタップしてください。`,
  againRight: 'ブロックを見終わったら、ヨコ列とタテ列を調べましょう。',
};
