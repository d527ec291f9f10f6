import type { FallbackPhrases } from '../phrases.ts';

const FROM_SOLUTION = '理由を示せる手がいまはないので、正解からお伝えしました。';
const MANY = 'この盤面には答えが二つ以上あるので、ここで決めると勘になってしまいます。';

/** No step left to show: where a good look, or a set of notes, helps most. */
export const fallback: FallbackPhrases = {
  pool: [
    ({ area }) =>
      `いまの盤面では、ほかに確実に決まる手が見つかりませんでした。メモを使うと、${area}には何が入りそうですか？`,
    ({ area }) => `メモの出番です。${area}の空きマスには、何が入りそうですか？`,
    ({ area }) =>
      `示せる手は、いまはありません。${area}から調べてみませんか。足りない数字はどれでしょう？`,
    ({ area }) => `${area}の候補をすべて書き出してみましょう。何か変わりますか？`,
    ({ area }) => `場所だけお伝えします。${area}です。いちばん選択肢が少ないのはどこでしょう？`,
    ({ area }) => `${area}を、候補ひとつずつ見直してみませんか？`,
  ],
  fewCandidates: {
    two: ({ cells, count }) => `${cells}に入れる数字は、あと${count}個だけです。どれでしょう？`,
    three: ({ cells, digit, candidates }) => ({
      message: `${cells}に${digit}が入ります。`,
      detail: `ここに入りうるのは${candidates}です。${FROM_SOLUTION}`,
    }),
    open: ({ cells, candidates }) => ({
      message: `${cells}に入るのは${candidates}です。`,
      detail: MANY,
    }),
  },
  openHouse: {
    two: ({ area, spots, count }) =>
      `${area}の空きマスは、あと${count}個（${spots}）です。足りない数字はどれでしょう？`,
    three: ({ cells, digit }) => ({
      message: `${cells}に${digit}が入ります。`,
      detail: FROM_SOLUTION,
    }),
    open: ({ area }) => ({
      message: `${area}で確実に決まる数字は、まだ挙げられません。`,
      detail: MANY,
    }),
  },
  anyCell: {
    two: ({ cells }) => `${cells}はどうでしょう？入れる数字をすべて挙げてみましょう。`,
    three: ({ cells, digit }) => ({
      message: `${cells}に${digit}が入ります。`,
      detail: FROM_SOLUTION,
    }),
    open: ({ cells }) => ({
      message: `${cells}に確実に入る数字は、まだ挙げられません。`,
      detail: MANY,
    }),
  },
};
