import type { HintPhrases } from '../phrases.ts';

/** Level 1 of a step. True of every house that a step starts from. */
export const levelOne: HintPhrases['levelOne'] = {
  anyStep: [
    ({ area }) => `${area}を見てみましょう。まだ入っていない数字はどれでしょう？`,
    ({ area }) => `次の一手の手がかりは${area}にあります。どこか分かりますか？`,
    ({ area }) => `${area}に注目です。気になるところはありませんか？`,
    ({ area }) => `${area}に手がかりがあります。何だと思いますか？`,
    ({ area }) => `少しのあいだ、${area}だけを眺めてみませんか？　何が見えてきますか？`,
    ({ area }) => `次の一手は${area}にあります。どこから手をつけますか？`,
    ({ area }) => `${area}を、まわりの数字と見比べてみましょう。何か気づきませんか？`,
    ({ area }) => `${area}はもう確かめましたか？　見つかるものがあるはずです。`,
    ({ area }) => `カギは${area}にあります。どのマスでしょう？`,
  ],
  digits: [
    ({ area }) =>
      `${area}にまだ入っていない数字を数え上げてみましょう。それぞれ、どこに入れられるでしょう？`,
    ({ area }) =>
      `${area}に足りない数字をひとつずつ調べてみましょう。入る場所が残り少ない数字はありませんか？`,
    ({ area }) => `${area}では、どの数字をどこに入れられるでしょう？`,
  ],
  cells: [
    ({ area }) =>
      `${area}の空きマスをひとつずつ見ていきましょう。それぞれ、どの数字を入れられるでしょう？`,
    ({ area }) => `${area}のそれぞれの空きマスには、候補があといくつ残っていますか？`,
    ({ area }) =>
      `${area}の空きマスをひとつ選び、まわりの数字を数えてみましょう。残る数字はいくつですか？`,
  ],
  lastCell: [
    ({ area }) => `${area}は、もう少しで埋まります。残っている数字は何でしょう？`,
    ({ area }) => `${area}で空いているのは、あと1マスだけです。何が入りますか？`,
  ],
};

/** Level 2 of a step: names the technique, with the cells of the pattern boldly outlined on the board. */
export const levelTwo: HintPhrases['levelTwo'] = [
  ({ technique }) => `ここで使うのは「${technique}」です。`,
  ({ technique }) => `「${technique}」の出番です。`,
  ({ technique }) => `ヒントのマスで「${technique}」を考えてみましょう。`,
  ({ technique }) => `「${technique}」で先に進めます。ヒントのマスに注目してください。`,
  ({ technique }) => `ヒントのマスは「${technique}」の形です。`,
  ({ technique }) => `次の一手は「${technique}」です。`,
  ({ technique }) => `ヒントのマスに注目すると「${technique}」が見つかります。`,
  ({ technique }) => `「${technique}」を覚えていますか？　ここで使えます。`,
  ({ technique }) => `ヒントのマスで「${technique}」を探してみましょう。`,
];

/** Level 3 of a step: what follows. */
export const placement: HintPhrases['placement'] = [
  ({ digit, cells }) => `${cells}に${digit}が入ります。`,
  ({ digit, cells }) => `${cells}は${digit}です。`,
  ({ digit, cells }) => `${cells}は${digit}に決まります。`,
];

export const elimination: HintPhrases['elimination'] = [
  ({ removals }) => `${removals}を消せます。`,
  ({ removals }) => `${removals}を消しましょう。`,
  ({ removals }) => `${removals}を取り除けます。`,
];

export const conclusion: HintPhrases['conclusion'] = ({ removals }) =>
  `これで、${removals}を消せます。`;

/** Every cell is right. */
export const complete: HintPhrases['complete'] = [
  () => 'これ以上ヒントはありません。81マスすべて正解です。あとは眺めて楽しむだけですね。',
  () => '完成です！　どの数字も正しい場所に入っています。',
  () => 'この問題は解き終わっています。全マス正解、お見事です！',
];
