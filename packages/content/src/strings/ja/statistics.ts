import { heading } from '../../heading.ts';
import type { statistics as english } from '../en/statistics.ts';
import type { Translation } from '../translation.ts';

export { backup } from './backup.ts';

export const statistics = {
  title: heading('これまでの記録'),
  lead: 'このサイトの問題を解いた記録です。自分で入れた問題は数えません。記録はこのブラウザーの中だけにあり、ほかの人には見えません。',
  none: 'まだ記録がありません。1問解くと、ここに最初の印がつきます。解いた日、タイム、出会ったテクニックが並んでいきます。',
  play: heading('問題を解く'),
  totals: {
    title: heading('まとめ'),
    games: '始めた問題',
    wins: '解いた問題',
    flawlessWins: 'ヒントもミスもなし',
    streak: '連続で解いた日数',
    longestStreak: '連続で解いた日数の最長',
  },
  since: '{{date}}からの記録です。',
  calendar: {
    title: heading('この12週間'),
    summary_other: '解いた問題は{{count}}問、解いた日は{{days}}です。',
    days_other: '{{count}}日',
    week: '{{date}}の週',
    weekday: '曜日',
    wins_other: '{{count}}問',
    legend: '1日に解いた数',
    more: '{{count}}問以上',
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
    times: '最近の{{count}}問：中央値は{{median}}、最短{{fastest}}、最長{{slowest}}です。',
  },
  techniques: {
    title: heading('テクニックの歩み'),
    lead: '「出会い」は、解いた問題のうち、やさしい手から順に使う標準の解き方に、そのテクニックが出てくる問題の数です。「ヒントなし」は、そのうちテクニックのヒントを見ずに解いた数、「練習」は、練習問題で見つけた数です。',
    since: '「ヒントなし」は{{date}}からの記録です。',
    name: 'テクニック',
    met: '出会い',
    unaided: 'ヒントなし',
    practised: '練習',
    none: 'なし',
  },
} as const satisfies Translation<typeof english>;
