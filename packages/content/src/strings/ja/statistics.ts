import { heading } from '../../heading.ts';
import type { statistics as english } from '../en/statistics.ts';
import type { Translation } from '../translation.ts';

export { backup } from './backup.ts';

export const statistics = {
  title: heading('これまでの記録'),
  lead: 'このブラウザーに残っている記録です。ほかの人には見えません。',
  none: 'まだ記録がありません。最初の問題を始めると、ここに表示されます。',
  play: heading('問題を解く'),
  totals: {
    title: heading('まとめ'),
    games: '始めた問題',
    wins: '解いた問題',
    flawlessWins: 'ヒントもミスもなし',
    streak: '連続日数',
    longestStreak: '最長の連続日数',
  },
  byDifficulty: {
    title: heading('難易度別'),
    difficulty: '難易度',
    games: '開始',
    wins: '完成',
    flawlessWins: 'ヒント・ミスなし',
    best: '最短タイム',
    average: '平均タイム',
    noTime: '記録なし',
  },
  techniques: {
    title: heading('出会ったテクニック'),
    lead: '解いた問題のうち、やさしい手から順に使う標準の解き方に、そのテクニックが出てくる問題の数です。',
    name: 'テクニック',
    puzzles: '問題数',
  },
} as const satisfies Translation<typeof english>;
