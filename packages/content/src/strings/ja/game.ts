import type { game as english } from '../en/game.ts';
import type { Translation } from '../translation.ts';

export const game = {
  title: 'ナンプレ {{difficulty}}',
  promise: '答えはひとつ。あてずっぽうはいりません。',
  loading: '問題を読み込んでいます',
  board: 'ナンプレの盤面',
  stats: { label: 'このゲーム', time: '時間', mistakes: 'ミス' },
  mode: { label: '数字の使い方', answer: '答え', notes: 'メモ' },
  pad: {
    label: '数字',
    digit: '{{digit}}、残り{{remaining}}',
    note: 'メモ{{digit}}',
    clear: '消去',
  },
  tools: { label: 'ツール', undo: '元に戻す', redo: 'やり直す' },
  selected: '{{row}}行{{column}}列',
  nothingSelected: 'マスを選んで始めましょう。',
  cell: {
    given: '{{digit}}、初期値、{{row}}行{{column}}列',
    entered: '{{digit}}、{{row}}行{{column}}列',
    empty: '空き、{{row}}行{{column}}列',
    notes: 'メモ{{digits}}、{{row}}行{{column}}列',
    conflict: '{{name}}、重複',
  },
  rejection: {
    row: '{{digit}}は入りません。{{number}}行目にもうあります。',
    column: '{{digit}}は入りません。{{number}}列目にもうあります。',
    box: '{{digit}}は入りません。ブロック{{number}}にもうあります。',
    solution: 'ここに{{digit}}は入りません。',
  },
  restored: '前回の続きから始めます。',
  elsewhere: {
    title: '別のタブで遊んでいます',
    text: '手が失われないように、同時に遊べるタブはひとつだけです。',
    takeOver: 'このタブで遊ぶ',
  },
  newPuzzle: '新しい問題',
  difficulties: '難易度',
  confirmNew: {
    title: '新しい問題を始めますか？',
    text: 'いまの問題の途中経過は失われます。',
    confirm: '新しい問題',
    cancel: 'このまま続ける',
  },
  complete: {
    title: '完成です！',
    text: 'タイムは{{time}}でした。',
    flawless: 'ミスはひとつもありません。',
    mistakes_other: 'ミスは{{count}}回でした。',
    again: '次の問題へ',
  },
} as const satisfies Translation<typeof english>;
