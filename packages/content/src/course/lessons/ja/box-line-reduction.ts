import type { PatternWords } from '../words.ts';

export const words: PatternWords = {
  aim: 'ヨコ列やタテ列を手がかりに、ブロックの候補を消します。',
  ask: ({ houses, digits }) =>
    `${houses}で${digits}が入りうるのはどこでしょう？　入りうるマスを全部タップしてください。`,
  right: ({ across }) => `しかも、どのマスも${across}の中にありますね。`,
  pattern: ({ digits, houses, across }) =>
    `${houses}で${digits}が入りうるマスは、すべて${across}の中にあります。これが「ボックスラインリダクション」です。`,
  follows: ({ digits, houses, across }) =>
    `${digits}は、このうちのどれかに入ります。どこに入っても、${across}の${digits}は${houses}に決まります。`,
  strike: ({ digits, across }) =>
    `ですから、${across}のほかのマスに${digits}は入りません。${digits}が消えるマスを全部タップしてください。`,
  struck: ({ losing, digits, houses }) =>
    `ブロックの${digits}は${houses}に入るので、${losing}には入りません。`,
  rule: 'ラインには、その数字が必ずひとつ入ります。入りうるマスがひとつのブロックの中だけなら、ブロックのその数字は、必ずこのライン（ヨコ列かタテ列）に入ります。ポインティングペアとは向きが逆です。',
  notOne: () => 'ブロックの外に、入りうるマスがひとつでもあれば、成り立ちません。',
  search:
    'ヨコ列とタテ列を順に、3マスずつ3組に区切って見ます。まだない数字の中に、1組にしか入りえないものはありませんか。あれば、その組のあるブロックのほかのマスから、その数字が消えます。候補がなければ、次の数字へ。',
  mistake:
    'ブロックから見てしまうこと。まずラインの9マスを端から端まで確かめます。消すのはブロックの中の候補で、ラインの候補ではありません。',
  again: ({ digits }) =>
    `この盤面のメモは${digits}だけです。${digits}がひとつのブロックに集まっていて、候補を消せるヨコ列かタテ列があります。集まっているマスを全部タップしてください。`,
  againRight: '空きマスの少ないラインから探すのがこつです。',
};
