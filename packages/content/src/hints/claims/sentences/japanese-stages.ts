import { HERE } from '../claim.ts';
import { onlyDigits, onlyIn } from '../claims-of.ts';
import { allState, type Sentence, states } from '../template.ts';

/** What Japanese says of a step a stage at a time, where it isn't said in other texts, and what that claims. */
export const JAPANESE_STAGES: readonly Sentence[] = [
  states('{house}の空きマスはひとつだけで、残る数字は{digit}です。', ({ house, digit }) => [
    { says: 'last-cell', house, digit },
  ]),
  states('ですから、{cell}は{digit}です。', ({ cell, digit }) => [{ says: 'goes', cell, digit }]),
  states('{cell}と同じヨコ列・タテ列・ブロックを見てみましょう。', ({ cell }) => [
    { says: 'empty', cell },
  ]),
  ...allState(
    [
      'ヨコ列・タテ列・ブロックを合わせると、{digit}以外の数字がすべてあります。',
      'それを除けば、ヨコ列・タテ列・ブロックを合わせると、{digit}以外の数字がすべてあります。',
    ],
    ({ digit }) => [onlyDigits('rules', [HERE], [digit]), { says: 'other-digits-seen' }],
  ),
  states('{house}には、まだ{digit}がありません。', ({ house, digit }) => [
    { says: 'still-needs', house, digit },
  ]),
  ...allState(
    [
      '空きマスは、ひとつを除いて、同じ{kinds}に{digit}があります。',
      'それを除けば、空きマスは、ひとつを除いて、同じ{kinds}に{digit}があります。',
      'ほかの空きマスは、同じ{kinds}に{digit}があります。',
      'それを除けば、ほかの空きマスは、同じ{kinds}に{digit}があります。',
    ],
    ({ kinds, digit }) => [{ says: 'other-cells-taken', digits: [digit], by: kinds }],
  ),
  states('{house}で残るのは{cell}だけなので、{digit}が入ります。', ({ house, cell, digit }) => [
    onlyIn('rules', [house], [cell], [digit]),
    { says: 'goes', cell, digit },
  ]),
  states(
    'それを除けば、ほかの数字は、それぞれのマスのヨコ列・タテ列・ブロックのどこかにもうあります。',
    () => [{ says: 'other-digits-seen' }],
  ),
  ...allState(
    [
      'ほかの空きマスは、{digits}の両方が{kinds}のどこかにあります。',
      'それを除けば、ほかの空きマスは、{digits}の両方が{kinds}のどこかにあります。',
    ],
    ({ digits, kinds }) => [{ says: 'other-cells-taken', digits, by: kinds }],
  ),
];
