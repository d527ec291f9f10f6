import type { statistics as english } from '../en/statistics.ts';
import type { Translation } from '../translation.ts';

export const statistics = {
  title: 'これまでの記録',
  lead: 'この端末で数えた記録です。ほかの人には見えません。',
  none: 'まだ記録がありません。最初の問題を始めると、ここに表示されます。',
  play: '問題を解く',
  totals: {
    title: 'まとめ',
    games: '始めた問題',
    wins: '解いた問題',
    flawlessWins: 'ヒントもミスもなし',
    streak: '連続日数',
    longestStreak: '最長の連続日数',
  },
  byDifficulty: {
    title: '難易度別',
    difficulty: '難易度',
    games: '開始',
    wins: '完成',
    flawlessWins: 'ヒント・ミスなし',
    best: '最短タイム',
    average: '平均タイム',
    noTime: 'まだなし',
  },
  techniques: {
    title: '出会ったテクニック',
    lead: 'これまでに解いた問題のうち、それぞれのテクニックを使うものの数です。',
    name: 'テクニック',
    puzzles: '問題数',
  },
} as const satisfies Translation<typeof english>;
