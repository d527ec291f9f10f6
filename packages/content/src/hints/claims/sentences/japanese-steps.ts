import { HERE } from '../claim.ts';
import {
  buildsOn,
  each,
  lieIn,
  onlyDigits,
  onlyHere,
  onlyIn,
  onlyWhereTheyCross,
} from '../claims-of.ts';
import { allState, type Sentence, states, statesNothing } from '../template.ts';

/** Level 3: why. */
const REASONS: readonly Sentence[] = [
  states('{house}の空きマスはここだけで、残る数字は{digit}です。', ({ house, digit }) => [
    { says: 'last-cell', house, digit },
  ]),
  states('ほかの数字は、このマスのヨコ列・タテ列・ブロックのどこかにもうあります。', () => [
    onlyDigits('rules', [HERE], [HERE]),
    { says: 'other-digits-seen' },
  ]),
  states(
    'このマスの{digits}は前の手で消えました。残りの数字のうち、ヨコ列・タテ列・ブロックのどこにもないのは{digit}だけです。',
    ({ digits, digit }) => [
      buildsOn(each([HERE], digits)),
      onlyDigits('rules', [HERE], [digit]),
      { says: 'other-digits-seen' },
    ],
  ),
  states('メモを見ると、このマスに残っている候補は{digit}だけです。', ({ digit }) => [
    onlyDigits('notes', [HERE], [digit]),
  ]),
  states('{house}で{digit}が入るのは、このマスだけです。', ({ house, digit }) => [
    onlyHere('rules', house, digit),
  ]),
  ...allState(
    [
      'ほかのマスは、もう埋まっているか、同じ{kinds}に{digit}があります。',
      'そのほかのマスは、もう埋まっているか、同じ{kinds}に{digit}があります。',
    ],
    ({ kinds, digit }) => [{ says: 'other-cells-taken', digits: [digit], by: kinds }],
  ),
  states('{house}のメモを見ると、{digit}が入りうるのはこのマスだけです。', ({ house, digit }) => [
    onlyHere('notes', house, digit),
  ]),
  states('{candidates}は前の手で消えました。', ({ candidates }) => [buildsOn(candidates)]),
  states('{candidates}が先に消えているおかげです。', ({ candidates }) => [buildsOn(candidates)]),
];

const PAIRS: readonly Sentence[] = [
  states('{cells}には{digits}しか入りません。', ({ cells, digits }) => [
    onlyDigits('rules', cells, digits),
  ]),
  ...allState(
    [
      'ほかの数字は、それぞれのマスのヨコ列・タテ列・ブロックのどこかにもうあります。',
      '残りの数字は、それぞれのマスのヨコ列・タテ列・ブロックのどこかにもうあります。',
    ],
    () => [{ says: 'other-digits-seen' }],
  ),
  states('{cells}のメモは{digits}だけです。', ({ cells, digits }) => [
    onlyDigits('notes', cells, digits),
  ]),
  states(
    '二つの数字はこの2マスで使いきるので、{houses}のほかのマスには入りません。',
    ({ houses }) => [{ says: 'no-more-in', houses, digits: [] }],
  ),
  ...allState(
    [
      'ほかのマスは、もう埋まっているか、{digits}の両方が{kinds}のどこかにあります。',
      'それを除けば、ほかのマスは、もう埋まっているか、{digits}の両方が{kinds}のどこかにあります。',
    ],
    ({ digits, kinds }) => [{ says: 'other-cells-taken', digits, by: kinds }],
  ),
  states('この2マスは二つの数字で埋まるので、ほかの数字は入りません。', () => [
    { says: 'nothing-else-in-the-two' },
  ]),
];

/** How a digit's places are told that lie in one box, or in one line; pairs of digits, too. */
const CONFINED: readonly Sentence[] = [
  states('{houses}で{digits}が入るのは、{cells}だけです。', ({ houses, digits, cells }) => [
    onlyIn('rules', houses, cells, digits),
  ]),
  states(
    '{house}で{digit}が入るのは、{cover}の中（{spots}）だけです。',
    ({ house, digit, cover, spots }) => [onlyIn('rules', [house], spots, [digit]), lieIn(cover)],
  ),
  states(
    '{houses}のメモを見ると、{digits}が入りうるのは{cells}だけです。',
    ({ houses, digits, cells }) => [onlyIn('notes', houses, cells, digits)],
  ),
  states(
    '{house}のメモを見ると、{digit}が入りうるのは{cover}の中（{spots}）だけです。',
    ({ house, digit, cover, spots }) => [onlyIn('notes', [house], spots, [digit]), lieIn(cover)],
  ),
  states(
    'どこに入っても{house}の{digit}になるので、{house}のほかのマスには入りません。',
    ({ house, digit }) => [{ says: 'no-more-in', houses: [house], digits: [digit] }],
  ),
  states(
    'ブロックの{digit}は{house}に入ることになるので、このブロックのほかのマスには入りません。',
    ({ digit, house }) => [{ says: 'box-has-it-in', digit, house }],
  ),
];

const FISH: readonly Sentence[] = [
  states('{houses}では、{digit}は{cover}にしか入りません。', ({ houses, digit, cover }) => [
    onlyWhereTheyCross('rules', houses, cover, [digit]),
  ]),
  states(
    '{houses}のメモを見ると、{digit}が入りうるのは{cover}だけです。',
    ({ houses, digit, cover }) => [onlyWhereTheyCross('notes', houses, cover, [digit])],
  ),
  states(
    '{count}本の{lines}の{digit}は同じ{across}には入らないので、{cover}にひとつずつ入ります。',
    ({ count, lines, digit, across, cover }) => [
      { says: 'lines', count, kind: lines },
      { says: 'apart', digit, across },
      { says: 'one-each', houses: cover },
    ],
  ),
  states('ですから、{cover}のほかのマスに{digit}は入りません。', ({ cover, digit }) => [
    { says: 'no-more-in', houses: cover, digits: [digit] },
  ]),
];

/** Level 3: what follows, and what the notes have to do with it. */
const CONCLUSIONS: readonly Sentence[] = [
  ...allState(
    ['{cell}に{digit}が入ります。', '{cell}は{digit}です。', '{cell}は{digit}に決まります。'],
    ({ cell, digit }) => [{ says: 'goes', cell, digit }],
  ),
  ...allState(
    ['{removals}を消せます。', '{removals}を消しましょう。', '{removals}を取り除けます。'],
    ({ candidates }) => [{ says: 'ruled-out', candidates }],
  ),
  states('関係するメモが、まだそろっていません。', () => [
    { says: 'notes-missing', candidates: [] },
  ]),
  states('もう消せる数字がメモに残っています。', () => [{ says: 'notes-can-go', candidates: [] }]),
  states('メモには、{candidates}がまだありません。', ({ candidates }) => [
    { says: 'notes-missing', candidates },
  ]),
  states('{candidates}のメモは、もう消せます。', ({ candidates }) => [
    { says: 'notes-can-go', candidates },
  ]),
  states('このあたりのメモは、まだいくつも足りません。', () => [{ says: 'several-notes-missing' }]),
  states('このあたりのメモには、もう消せる数字がいくつもあります。', () => [
    { says: 'several-notes-can-go' },
  ]),
  states('この候補は、メモからはもう消えています。', () => [{ says: 'crossed-out' }]),
  states('この盤面には答えが二つ以上ありますが、この手はどの答えでも成り立ちます。', () => [
    { says: 'many-solutions' },
  ]),
];

const NOTHING_STATED: readonly Sentence[] = [
  'まだ入っていない数字はどれでしょう？',
  'どこか分かりますか？',
  '気になるところはありませんか？',
  '何だと思いますか？',
  '何が見えてきますか？',
  'どこから手をつけますか？',
  '何か気づきませんか？',
  'どのマスでしょう？',
  'それぞれ、どこに入れられるでしょう？',
  '入る場所が残り少ない数字はありませんか？',
  'それぞれ、どの数字を入れられるでしょう？',
  '残る数字はいくつですか？',
  '何が入りますか？',
  'あと少し！',
  '残るのは何でしょう？',
  'どの数字でしょう？',
  'どれとどれでしょう？',
  'この2マスに、ほかの数字は入りますか？',
  'この2マスのほかのメモはどうなりますか？',
  'そのブロックのほかのマスはどうなりますか？',
  '残る数字は何でしょう？',
].map(statesNothing);

/** What Japanese hints say at level 3 of a step, with the questions of all levels, and what that claims. */
export const JAPANESE_STEPS: readonly Sentence[] = [
  ...REASONS,
  ...PAIRS,
  ...CONFINED,
  ...FISH,
  ...CONCLUSIONS,
  ...NOTHING_STATED,
];
