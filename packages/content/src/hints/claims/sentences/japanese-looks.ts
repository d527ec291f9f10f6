import {
  buildsOn,
  lastEmpty,
  lieIn,
  onlyDigits,
  onlyWhereTheyCross,
  searching,
  someDigitOnlyIn,
  startsIn,
  twoDigitsOnlyIn,
} from '../claims-of.ts';
import { allState, type Sentence, states } from '../template.ts';

/** Level 1: where to look. */
const LOOK: readonly Sentence[] = [
  ...allState(
    [
      '{house}を見てみましょう。',
      '次の一手の手がかりは{house}にあります。',
      '{house}に注目です。',
      '{house}に手がかりがあります。',
      '少しのあいだ、{house}だけを眺めてみませんか？',
      '次の一手は{house}にあります。',
      '{house}を、まわりの数字と見比べてみましょう。',
      '{house}はもう確かめましたか？　見つかるものがあるはずです。',
      'カギは{house}にあります。',
    ],
    ({ house }) => [startsIn(house)],
  ),
  ...allState(
    [
      '{house}にまだ入っていない数字を数え上げてみましょう。',
      '{house}に足りない数字をひとつずつ調べてみましょう。',
      '{house}では、どの数字をどこに入れられるでしょう？',
    ],
    ({ house }) => searching('digits', house),
  ),
  ...allState(
    [
      '{house}の空きマスをひとつずつ見ていきましょう。',
      '{house}のそれぞれの空きマスには、候補があといくつ残っていますか？',
      '{house}の空きマスをひとつ選び、まわりの数字を数えてみましょう。',
    ],
    ({ house }) => searching('cells', house),
  ),
  ...allState(
    [
      '{house}は、もう少しで埋まります。残っている数字は何でしょう？',
      '{house}で空いているのは、あと1マスだけです。',
    ],
    ({ house }) => lastEmpty(house),
  ),
  states('残りは{count}マスです。', ({ count }) => [{ says: 'cells-to-go', count }]),
];

/** Level 2: the technique. */
const TECHNIQUE: readonly Sentence[] = [
  ...allState(
    [
      'ここで使うのは「{technique}」です。',
      '「{technique}」の出番です。',
      '次の一手は「{technique}」です。',
      '「{technique}」を覚えていますか？　ここで使えます。',
    ],
    ({ technique }) => [{ says: 'technique', technique }],
  ),
  ...allState(
    [
      'ヒントのマスで「{technique}」を考えてみましょう。',
      '「{technique}」で先に進めます。ヒントのマスに注目してください。',
      'ヒントのマスは「{technique}」の形です。',
      'ヒントのマスに注目すると「{technique}」が見つかります。',
      'ヒントのマスで「{technique}」を探してみましょう。',
    ],
    ({ technique }) => [{ says: 'technique', technique }, { says: 'outlined' }],
  ),
];

/** Level 2: what to look for. */
const FIND: readonly Sentence[] = [
  ...allState(
    [
      '{cell}のヨコ列・タテ列・ブロックには、もうどの数字がありますか？',
      '{cell}の候補は、あといくつ残っていますか？',
    ],
    ({ cell }) => [{ says: 'empty', cell }],
  ),
  states('{houses}には、{cells}にしか入らない数字があります。', ({ houses, cells }) => [
    someDigitOnlyIn('rules', houses, cells),
  ]),
  states('{houses}のメモに、{cells}にしかない数字があります。', ({ houses, cells }) => [
    someDigitOnlyIn('notes', houses, cells),
  ]),
  states('{cells}には、どちらも同じ二つの数字しか入りません。', ({ cells }) => [
    onlyDigits('rules', cells, []),
  ]),
  states('{cells}のメモは、同じ二つの数字だけです。', ({ cells }) => [
    onlyDigits('notes', cells, []),
  ]),
  ...allState(
    ['{houses}のほかのマスはどうなるでしょう？', '{houses}のほかのマスはどうなりますか？'],
    ({ houses }) => [lieIn(houses)],
  ),
  states('{houses}には、{cells}にしか入らない数字が二つあります。', ({ houses, cells }) => [
    twoDigitsOnlyIn('rules', houses, cells),
  ]),
  states('{houses}のメモに、{cells}にしかない数字が二つあります。', ({ houses, cells }) => [
    twoDigitsOnlyIn('notes', houses, cells),
  ]),
  states(
    '{house}には、{cover}の中（{spots}）にしか入らない数字があります。',
    ({ house, cover, spots }) => [someDigitOnlyIn('rules', [house], spots), lieIn(cover)],
  ),
  states(
    '{house}のメモに、{cover}の中（{spots}）にしかない数字があります。',
    ({ house, cover, spots }) => [someDigitOnlyIn('notes', [house], spots), lieIn(cover)],
  ),
  states('{houses}には、{cover}にしか入らない数字があります。', ({ houses, cover }) => [
    onlyWhereTheyCross('rules', houses, cover, []),
  ]),
  states('{houses}のメモに、{cover}にしかない数字があります。', ({ houses, cover }) => [
    onlyWhereTheyCross('notes', houses, cover, []),
  ]),
  states('{house}の空きマスは、あと1マス（{spots}）だけです。', ({ house, spots }) => [
    { says: 'empty-cells', house, cells: spots },
  ]),
  states('前の手で候補が減っていることが前提です。', () => [buildsOn([])]),
];

/** What Japanese hints say at levels 1 and 2 of a step, but for plain questions, and what that claims. */
export const JAPANESE_LOOKS: readonly Sentence[] = [...LOOK, ...TECHNIQUE, ...FIND];
