import { heading } from '../../../heading.ts';
import type { WhichOneWords } from '../words.ts';

export const words: WhichOneWords = {
  aim: '次に何を探せばよいか、自分で決められるようになります。',
  titles: {
    singles: heading('最初に見るものは？'),
    order: heading('探す順番'),
    pair: heading('どれでしょう？'),
    findPair: heading('どこでしょう？'),
    line: heading('これはどうでしょう？'),
    findLine: heading('どこでしょう？'),
    rule: heading('やさしい手から'),
  },
  singles: 'いちばん先に探すのは、すぐに数字の決まるマスです。ひとつ見つけてタップしてください。',
  singlesRight: 'シングルがあるうちは、ほかの手はいりません。',
  notYet: ({ cell, digits }) =>
    `${cell}に入りうるのは${digits}です。どの数字も、まだほかに入りうるマスがあります。`,
  order:
    'まずシングル。ブロック、ヨコ列とタテ列、候補がひとつのマスの順です。次にポインティングペア、ネイキッドペア、ヒドゥンペア、ボックスラインリダクション。Xウィングとソードフィッシュは最後です。',
  which: 'この盤面には、もうシングルがありません。次に使えるのはどれでしょう？',
  rightOne: ({ technique }) => `${technique}があります。では、見つけてみましょう。`,
  find: ({ technique, houses }) =>
    `${houses}に${technique}があります。そのマスを全部タップしてください。`,
  found: ({ removals }) => `${removals}を消せます。`,
  rule: 'やさしい手も難しい手も、確かさは同じです。それなら、早く見つかるほうから。数字が入ったり候補が消えたりしたら、また最初から順に探します。新しいシングルができているかもしれません。',
  mistake:
    'シングルが待っているのに、Xウィングを探してしまうこと。何も見つからなければ、まずメモを確かめ、もう一度最初から順に見ていきましょう。',
};
