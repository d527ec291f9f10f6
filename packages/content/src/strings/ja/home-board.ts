import { heading } from '../../heading.ts';
import type { homeBoard as english } from '../en/home-board.ts';
import type { Translation } from '../translation.ts';

export const homeBoard = {
  board: 'ナンプレの盤面。{{row}}行{{column}}列のマスに丸印',
  cell: {
    digit: '{{digit}}、{{row}}行{{column}}列',
    empty: '空き、{{row}}行{{column}}列',
    asked: '空き、{{row}}行{{column}}列、丸印のマス',
  },
  pad: '丸印のマスに入れる数字',
  question: {
    'naked-single': '丸で囲んだマスに入る数字は、ひとつだけ。さて、いくつでしょう？',
    'hidden-single':
      '丸で囲んだマスのブロックで、ここにしか入らない数字があります。さて、いくつでしょう？',
  },
  right: {
    'naked-single': '正解は{{digit}}。これが「ネイキッドシングル」です。',
    'hidden-single': '正解は{{digit}}。これが「ヒドゥンシングル」です。',
  },
  reason: {
    'naked-single':
      'ヨコ列・タテ列・ブロックに、ほかの八つの数字がもうあります。残るのは{{digit}}だけです。',
    'hidden-single':
      'ブロックのほかの空きマスは、ヨコ列かタテ列にもう{{digit}}があるので入りません。',
  },
  wrong: {
    row: '{{digit}}は入りません。{{row}}行目にもうあります。',
    column: '{{digit}}は入りません。{{column}}列目にもうあります。',
    box: '{{digit}}は入りません。ブロックの中にもうあります。',
    elsewhere:
      '{{digit}}とはまだ決められません。ブロックの中で、ほかに入るマスがない数字を探しましょう。',
  },
  more: heading('もう1問'),
  why: 'なぜ？',
  learn: {
    'naked-single': heading('ネイキッドシングルを学ぶ'),
    'hidden-single': heading('ヒドゥンシングルを学ぶ'),
  },
  missing: '盤面を読み込めませんでした。ページを再読み込みしてください。',
} as const satisfies Translation<typeof english>;
