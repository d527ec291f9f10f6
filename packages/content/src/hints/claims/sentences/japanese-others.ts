import { HERE } from '../claim.ts';
import { allState, type Sentence, states, statesNothing } from '../template.ts';

const MISTAKES: readonly Sentence[] = [
  states(
    '先へ進む前に、{house}をもう一度見てみましょう。違う数字が入っていませんか？',
    ({ house }) => [{ says: 'wrong-digit-in', house }],
  ),
  states('{cell}の数字が違うようです。', ({ cell }) => [{ says: 'wrong-digit-at', cell }]),
  states('{cell}は{digit}ではありません。いったん消しましょう。', ({ cell, digit }) => [
    { says: 'stands-wrong', cells: [cell], digit },
  ]),
  states('いまのところルールには反していませんが、正解では別の数字が入ります。', () => [
    { says: 'breaks-no-rule' },
    { says: 'solution-differs', cells: [] },
  ]),
  ...allState(
    [
      '先へ進む前に、{house}を確かめましょう。同じ数字が重なっていませんか？',
      '{house}に、同じ数字が重なっていませんか？',
    ],
    ({ house }) => [{ says: 'repeated-in', house }],
  ),
  states('{house}では、{spots}に同じ数字が入っています。', ({ house, spots }) => [
    { says: 'same-digit', house, cells: spots },
  ]),
  states(
    '{house}では、{spots}に同じ数字が入っていて、ひとつは初期数字です。',
    ({ house, spots }) => [{ says: 'same-digit', house, cells: spots }, { says: 'one-is-given' }],
  ),
  states('正しくないのはどれでしょう？', () => [{ says: 'some-must-go' }]),
  states('{cells}の{digit}を消しましょう。', ({ cells, digit }) => [
    { says: 'stands-wrong', cells, digit },
  ]),
  states(
    '{house}に{digit}はひとつしか入りません。正解では、{cells}に別の数字が入ります。',
    ({ house, digit, cells }) => [
      { says: 'only-once', house, digit },
      { says: 'solution-differs', cells },
    ],
  ),
  states('{cells}に{digit}が重なっています。残せるのはひとつだけです。', ({ cells, digit }) => [
    { says: 'only-one-keeps', cells, digit },
  ]),
  states('{house}に{digit}はひとつしか入りません。', ({ house, digit }) => [
    { says: 'only-once', house, digit },
  ]),
  states('{house}には、初期数字の{digit}がもうあります。', ({ house, digit }) => [
    { says: 'given-in', house, digit },
  ]),
];

const DEAD_ENDS: readonly Sentence[] = [
  states(
    'どこかに間違いがあるようです。{house}の空きマスには、まだ入る数字がありますか？',
    ({ house }) => [{ says: 'cannot-be-finished' }, { says: 'cell-without-digit-in', house }],
  ),
  states('{cell}に、まだ入る数字はありますか？', ({ cell }) => [{ says: 'empty', cell }]),
  states('{cell}には、もうどの数字も入りません。', ({ cell }) => [{ says: 'no-digit-fits', cell }]),
  states(
    'どの数字も、ヨコ列・タテ列・ブロックのどこかにもうあります。このままでは完成しません。',
    () => [{ says: 'every-digit-seen' }, { says: 'cannot-be-finished' }],
  ),
  states(
    'どこかに間違いがあるようです。{house}に足りない数字には、まだ入る場所がありますか？',
    ({ house }) => [{ says: 'cannot-be-finished' }, { says: 'digit-without-place-in', house }],
  ),
  states('{house}に、どの空きマスにも入らない数字があります。', ({ house }) => [
    { says: 'digit-without-place-in', house },
  ]),
  states('{house}には、{digit}の入る場所がもうありません。', ({ house, digit }) => [
    { says: 'no-place', house, digit },
  ]),
  states(
    'どの空きマスも、同じヨコ列・タテ列・ブロックのどれかに{digit}があります。このままでは完成しません。',
    ({ digit }) => [{ says: 'every-empty-cell-sees', digit }, { says: 'cannot-be-finished' }],
  ),
  states('どこかに間違いがあるようです。自信のない数字はありませんか？', () => [
    { says: 'cannot-be-finished' },
  ]),
  states('数字の重なりはありませんが、このままでは完成しません。', () => [
    { says: 'no-digit-repeated' },
    { says: 'cannot-be-finished' },
  ]),
  states('いまの数字の並びには、答えがありません。', () => [{ says: 'cannot-be-finished' }]),
  states('どの数字が違うのかは、すぐには見分けられません。', () => [
    { says: 'dead-end-out-of-sight' },
  ]),
];

const COMPLETE: readonly Sentence[] = allState(
  [
    'これ以上ヒントはありません。81マスすべて正解です。',
    '完成です！　どの数字も正しい場所に入っています。',
    'この問題は解き終わっています。全マス正解、お見事です！',
  ],
  () => [{ says: 'complete' }],
);

const NO_STEP: readonly Sentence[] = [
  states('いまの盤面では、ほかに確実に決まる手が見つかりませんでした。', () => [
    { says: 'no-new-step' },
  ]),
  states('いまの盤面では、ほかに「{technique}」の手が見つかりませんでした。', ({ technique }) => [
    { says: 'no-new-step', technique },
  ]),
  states('新しくお見せできる手がないので、正解の数字をそのままお伝えしました。', () => [
    { says: 'no-new-step' },
    { says: 'from-solution' },
  ]),
  states(
    '新しくお見せできる「{technique}」の手がないので、正解の数字をそのままお伝えしました。',
    ({ technique }) => [{ says: 'no-new-step', technique }, { says: 'from-solution' }],
  ),
  ...allState(
    [
      'メモを使って、{house}に入りうる数字を書き出してみませんか？',
      'メモの出番です。{house}の空きマスには、どの数字を入れられるでしょう？',
      '次は{house}を調べてみませんか？　まだ入っていない数字はどれでしょう？',
      '{house}の候補をすべて書き出してみましょう。',
      '場所だけお伝えすると、{house}です。候補がいちばん少ないマスはどれでしょう？',
      '{house}の候補を、ひとつずつ見直してみませんか？',
    ],
    ({ house }) => [{ says: 'has-empty-cells', house }],
  ),
  states('{cell}に入りうる数字は、あと{count}だけです。', ({ cell, count }) => [
    { says: 'digits-left', cell, count },
  ]),
  states('ここに入りうるのは{eitherDigit}です。', ({ digits }) => [
    { says: 'can-take', cell: HERE, digits },
  ]),
  states('{cell}に入りうるのは{eitherDigit}です。', ({ cell, digits }) => [
    { says: 'can-take', cell, digits },
  ]),
  states('この盤面には答えが二つ以上あるので、正解から数字をお伝えすることはできません。', () => [
    { says: 'many-solutions' },
  ]),
];

const PLACES: readonly Sentence[] = [
  states('{house}は、まだすべて空きマスです。', ({ house }) => [
    { says: 'empty-cells', house, cells: [] },
  ]),
  states('{house}の空きマスは、あと{count}マス（{spots}）です。', ({ house, count, spots }) =>
    spots.length === count ? [{ says: 'empty-cells', house, cells: spots }] : [],
  ),
  states('{cell}はどうでしょう？', ({ cell }) => [{ says: 'empty', cell }]),
  states('いまは、{house}で新しくお見せできる手はありません。', ({ house }) => [
    { says: 'nothing-new-in', house },
  ]),
  states('いまは、{cell}で新しくお見せできる手はありません。', ({ cell }) => [
    { says: 'nothing-new-at', cell },
  ]),
  states(
    'いまは、{house}で新しくお見せできる「{technique}」の手はありません。',
    ({ house, technique }) => [{ says: 'nothing-new-in', house, technique }],
  ),
  states(
    'いまは、{cell}で新しくお見せできる「{technique}」の手はありません。',
    ({ cell, technique }) => [{ says: 'nothing-new-at', cell, technique }],
  ),
];

const GUESSES: readonly Sentence[] = [
  ...allState(
    [
      '見つけましたね、{cell}です！　入る数字はどれでしょう？',
      'そのとおり、{cell}です。',
      'お見事です！　では、{cell}に入る数字は？',
    ],
    ({ cell }) => [{ says: 'answer-cell', cell }],
  ),
  ...allState(
    [
      '見つけましたね、{cell}は決め手のマスです！',
      'そのとおり、{cell}は決め手のひとつです。',
      'お見事です！　{cell}は決め手のマスです。',
    ],
    ({ cell }) => [{ says: 'in-pattern', cell }],
  ),
  states('{cell}には、もう{digit}が入っています。', ({ cell, digit }) => [
    { says: 'stands', cell, digit },
  ]),
  states(
    'よく気づきました、{cell}も決められます！　ただ、このヒントのマスは別のところです。',
    ({ cell }) => [
      { says: 'other-single', cell },
      { says: 'not-in-pattern', cell },
    ],
  ),
  states('惜しい！　{cell}の候補は減りますが、決め手は別のマスにあります。', ({ cell }) => [
    { says: 'loses-candidate', cell },
  ]),
  states('{cell}は{house}の外です。次の一手の手がかりは{house}にあります。', ({ cell, house }) => [
    { says: 'outside', cell, house },
  ]),
  states('{cell}は、まだ決まりません。入りうる数字が二つ以上あるからです。', ({ cell }) => [
    { says: 'open', cell },
  ]),
  states(
    '{cell}ではありません。ここに入りうる数字は、どれも{house}のほかのマスにも入りうるからです。',
    ({ cell, house }) => [{ says: 'replaceable', cell, house }],
  ),
  states('{cell}は、このヒントの決め手となるマスではありません。', ({ cell }) => [
    { says: 'not-in-pattern', cell },
  ]),
];

const NOTHING_STATED: readonly Sentence[] = [
  'どうしてその数字にしたか、思い出せますか？',
  '正しいのはどれでしょう？',
  'いちばん自信のあるものだけを残してみましょう。',
  '自信のあったところまで、何手か戻ってみましょう。',
  '最後に迷ったのはどこでしたか？',
  'あとは眺めて楽しむだけですね。',
  '何か変わりますか？',
  'どれでしょう？',
  'どこから始めましょうか？',
  '足りない数字はどれでしょう？',
  '入りうる数字をすべて挙げてみましょう。',
  '数字も分かりますか？',
  'ほかの決め手はどこでしょう？',
  'どの候補を消せるでしょう？',
  'ここから何が分かりますか？',
].map(statesNothing);

/** What other hints and the answers to guesses say in Japanese, and what that claims. */
export const JAPANESE_OTHERS: readonly Sentence[] = [
  ...MISTAKES,
  ...DEAD_ENDS,
  ...COMPLETE,
  ...NO_STEP,
  ...PLACES,
  ...GUESSES,
  ...NOTHING_STATED,
];
