import { heading } from '../../../heading.ts';
import type { WholePuzzleWords } from '../words.ts';

const LINES = { row: 'ヨコ列', column: 'タテ列', box: 'ブロック' } as const;

export const words: WholePuzzleWords = {
  aim: '上級の問題を、最初から最後まで自分の力で解きます。',
  titles: {
    stuck: heading('行き詰まったら？'),
    find: heading('どこでしょう？'),
    look: heading('手が止まったとき'),
    lookBack: heading('解いたあとに'),
    goal: heading('このステップの目標'),
  },
  which: '上級の問題の途中です。すぐに決まるマスはありません。次に使えるのはどれでしょう？',
  rightOne: ({ technique }) => `${technique}があります。では、見つけてみましょう。`,
  find: ({ firstHouses, digits, across, kind }) =>
    `${digits}のメモだけを残しました。${firstHouses}では、${across}の2か所だけにあります。組になる${LINES[kind]}のマスをタップしてください。`,
  found: ({ houses, digits, removals }) =>
    `${houses}の${digits}がXウィングになり、${removals}を消せます。`,
  look: '何も見つからないときは、まずメモに漏れや消し忘れがないか確かめます。それから、やさしい手から順に、数字をひとつずつ見ていきましょう。',
  lookBack:
    'もっとやさしい手があったのに長く考えた場面があれば、解き終わったあとの「ふり返り」で見られます。その手を練習できるステップにも、そこから行けます。',
  goal: 'ヒントを使わずに上級の問題を3問解けば、ここは修了です。時間は気にせず、ゆっくりどうぞ。',
  mistake:
    '試しに数字を入れてみること。このサイトの問題は、学んだ手だけで必ず解けます。手がかりは必ずどこかにあります。',
};
