import type { GuessPhrases } from '../phrases.ts';

/** For a player who looks for the cell alone. A wrong one costs nothing, and is told why. */
export const guess: GuessPhrases = {
  ask: 'これだと思うマスをタップしてください。決め手のマスがいくつかあるときは、どれでもかまいません。キーボードなら、矢印キーで移動してEnterキーを押します。',
  foundPlacement: [
    ({ cells }) => `見つけましたね、${cells}です！　入る数字はどれでしょう？`,
    ({ cells }) => `そのとおり、${cells}です。数字も分かりますか？`,
    ({ cells }) => `お見事です！　では、${cells}に入る数字は？`,
  ],
  foundPattern: [
    ({ cells }) => `見つけましたね、${cells}は決め手のマスです！　ほかの決め手はどこでしょう？`,
    ({ cells }) => `そのとおり、${cells}は決め手のひとつです。どの候補を消せるでしょう？`,
    ({ cells }) => `お見事です！　${cells}は決め手のマスです。ここから何が分かりますか？`,
  ],
  filled: ({ cells, digit }) => `${cells}には、もう${digit}が入っています。`,
  otherSingle: ({ cells }) =>
    `よく気づきました、${cells}も決められます！　ただ、このヒントのマスは別のところです。`,
  affected: ({ cells }) => `惜しい！　${cells}の候補は減りますが、決め手は別のマスにあります。`,
  outsideArea: ({ cells, area }) =>
    `${cells}は${area}の外です。次の一手の手がかりは${area}にあります。`,
  open: ({ cells }) => `${cells}は、まだ決まりません。入りうる数字が二つ以上あるからです。`,
  replaceable: ({ cells, area }) =>
    `${cells}ではありません。ここに入りうる数字は、どれも${area}のほかのマスにも入りうるからです。`,
  notInPattern: ({ cells }) => `${cells}は、このヒントの決め手となるマスではありません。`,
};
