import type { HintPhrases } from '../phrases.ts';

/** Level 1 of a step. True of every house that a step starts from. */
export const levelOne: HintPhrases['levelOne'] = [
  ({ area }) => `${area}を見てみましょう。まだ足りない数字はどれでしょう？`,
  ({ area }) => `次の一手は${area}から始まります。どこか分かりますか？`,
  ({ area }) => `${area}に注目です。気になるところはありませんか？`,
  ({ area }) => `${area}の空きマスをひとつずつ見ていくと、何が分かりますか？`,
  ({ area }) => `${area}に足りない数字を数え上げてみましょう。入る場所が少ないのはどれですか？`,
  ({ area }) => `${area}に手がかりがあります。何だと思いますか？`,
  ({ area }) => `少しのあいだ、${area}だけを眺めてみませんか。何が見えてきますか？`,
  ({ area }) => `${area}には、あとどのくらい余裕があるでしょう？`,
  ({ area }) => `${area}なら、どこから手をつけますか？次の一手はそこにあります。`,
  ({ area }) => `${area}と、そこに交わる列やブロックを見くらべてみましょう。何か気づきませんか？`,
  ({ area }) => `${area}はもう確かめましたか？新しい発見があるはずです。`,
  ({ area }) => `${area}の中で、入る数字がいちばん限られているのはどこでしょう？`,
  ({ area }) => `カギは${area}にあります。どこでしょう？`,
  ({ area }) => `${area}では、どの数字がどこに入れそうですか？`,
  ({ area }) => `${area}を頭の中で埋めてみましょう。きゅうくつなのはどこですか？`,
];

/** Level 2 of a step: names the technique, with the cells marked on the board. */
export const levelTwo: HintPhrases['levelTwo'] = [
  ({ technique }) => `ここで使うのは「${technique}」です。`,
  ({ technique }) => `「${technique}」の出番です。`,
  ({ technique }) => `印のついたマスで「${technique}」を考えてみましょう。`,
  ({ technique }) => `「${technique}」で先に進めます。手がかりは印のついたマスです。`,
  ({ technique }) => `印のついたところは「${technique}」の形です。`,
  ({ technique }) => `次の一手は「${technique}」です。`,
  ({ technique }) => `印のついたマスに「${technique}」が隠れています。`,
  ({ technique }) => `「${technique}」を覚えていますか？ここで使えます。`,
  ({ technique }) => `印のついたマスに「${technique}」を探してみましょう。`,
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
  () => '完成です！どの数字も正しい場所に入っています。',
  () => 'この問題は解き終わっています。全マス正解、お見事です！',
];
