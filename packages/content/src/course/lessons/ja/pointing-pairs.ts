import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'ブロックを手がかりに、ヨコ列やタテ列の候補を消します。',
  ask: ({ houses, digits }) =>
    `${houses}で${digits}が入りうるのはどこでしょう？　入りうるマスを全部タップしてください。`,
  right: ({ across }) => `しかも、どのマスも${across}にありますね。`,
  pattern: ({ digits, houses, across }) =>
    `${houses}で${digits}が入りうるマスは、すべて${across}に並んでいます。矢印のようにその方向を指す、「ポインティングペア」です。`,
  follows: ({ digits, across, houses }) =>
    `${digits}は、このうちのどれかに入ります。どこに入っても、${across}の${digits}は${houses}の中に決まります。`,
  strike: ({ digits, across }) =>
    `ですから、${across}のほかのマスに${digits}は入りません。${digits}が消えるマスを全部タップしてください。`,
  struck: ({ losing, digits, across }) =>
    `${across}の${digits}はブロックの中に入るので、${losing}には入りません。`,
  rule: 'ブロックには、その数字が必ずひとつ入ります。入りうるマスが1本のラインに並んでいれば、そのライン（ヨコ列かタテ列）のその数字はブロックの中に入り、外には入りません。',
  notOne: () => 'ブロックの中に、並びから外れたマスがひとつでもあれば、成り立ちません。',
  search:
    '数字を1から順に選び、ブロックをひとつずつ見ます。入りうるマスが2マスか3マスで、1本のヨコ列かタテ列に並んでいたら、そのラインをブロックの外までたどります。そこにある同じ数字の候補が消えます。候補がなければ、次のブロックへ。',
  mistake:
    'ブロックの中の候補を消してしまうこと。消えるのは、同じラインの、ブロックの外にある候補だけです。',
  again: ({ digits }) =>
    `この盤面のメモは${digits}だけです。${digits}が並んでいて、外の候補を消せるブロックがあります。並んでいるマスを全部タップしてください。`,
  againRight:
    '入りうるマスが二つ残ってシングルにならなかったときは、並んでいないか見てみましょう。',
};
