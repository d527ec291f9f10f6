import { heading } from '../../heading.ts';
import type { daily as english } from '../en/daily.ts';
import type { Translation } from '../translation.ts';

export const daily = {
  page: { title: '今日のナンプレ：日替わりの3問' },
  gamePage: { title: '日替わりナンプレを解く' },
  title: heading('今日のナンプレ'),
  lead: '初級・中級・上級を1問ずつ、毎日お届けします。問題は世界中で同じで、日付が変わると新しくなります。',
  today: '今日',
  toToday: heading('今日の問題へ'),
  newDay: '日付が変わりました。新しい問題をどうぞ。',
  toCome: '{{date}}の問題は、その日になると現れます。',
  solvedAhead: 'この日の結果は残っています。問題を新しく始められるのは{{date}}からです。',
  tooEarly: '問題があるのは{{date}}からです。',
  board: {
    new: '未プレイ',
    begun: '続きから {{time}}',
    solved: '完成 {{time}}',
    replay: '再挑戦中 {{time}}',
  },
  trouble: {
    title: heading('問題を作れませんでした'),
    text: 'このブラウザーで最後まで作れませんでした。もう一度試すと、うまくいくことがあります。',
    retry: heading('もう一度試す'),
  },
  streak: {
    title: heading('日々の記録'),
    current: '連続日数',
    longest: '最長の連続日数',
    solved: '解いた日替わり問題',
    rule: 'その日のうちに始めた問題を1問解くと、1日と数えます。日付が変わってから完成しても大丈夫です。',
  },
  calendar: {
    lead: '日付を選ぶと、その日の問題とタイムが出ます。三つの四角は左から初級・中級・上級で、解くと塗られます。',
    previous: '前の月',
    next: '次の月',
    keys: '矢印キーで日と週を、Page UpとPage Downで月を移動できます。',
    solved: '{{difficulty}} {{time}}',
    chosen: '表示中：{{date}}',
  },
  share: {
    button: heading('結果を共有する'),
    heading: '{{site}} {{date}}の日替わりナンプレ',
    result: '{{difficulty}} {{time}}・{{hints}}・{{mistakes}}',
    hints_zero: 'ヒントなし',
    hints_other: 'ヒント{{count}}回',
    mistakes_zero: 'ミスなし',
    mistakes_other: 'ミス{{count}}回',
    copied: 'コピーしました。お好きなところに貼り付けてください。',
    shared: '共有しました。',
    failed: '自動ではコピーできませんでした。次の文をコピーしてください。',
    text: '結果の文',
  },
  play: {
    title: '{{date}} {{difficulty}}',
    back: heading('この日の問題へ'),
    none: heading('問題がありません'),
    noneText:
      'このアドレスが指す日替わり問題はありません。まだ始まっていない日の問題も開けません。',
    toDaily: heading('今日のナンプレへ'),
    streak_other: '連続{{count}}日目です。',
    longest_other: 'これまでの最長は{{count}}日です。',
  },
} as const satisfies Translation<typeof english>;
