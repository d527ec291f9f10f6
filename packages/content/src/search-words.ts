import type { TaughtTechniqueId } from '@nanpure/engine';

/**
 * What people look for that the texts of a page or section call by another name, in both languages: who
 * reads one may think of the other's word.
 */
export const SEARCH_WORDS = {
  easy: 'beginner, simple, やさしい, 簡単な問題, かんたん, 初心者, 入門',
  medium: 'intermediate, normal, ふつう, 普通',
  hard: 'difficult, expert, advanced, 難しい問題, むずかしい, 難問',
  rules: 'block, region, unit, house, ブロック, 数独のルール',
  daily:
    'puzzle of the day, today, streak, calendar, 今日の問題, 日替わり, 毎日, カレンダー, 連続日数',
  notes: 'pencil marks, Snyder notation, メモの書き方',
  settings:
    'timer, clock, stopwatch, vibration, left hand, dark mode, theme, night, high contrast, colors, colours, タイマー, 時計, 経過時間, 左利き, ダークモード, 夜, テーマ, ハイコントラスト, 配色, 色',
  help: 'keyboard, shortcuts, erase, delete, 消去, 消す, キーボード, ショートカット',
  course:
    'course, tutorial, training, practice, drill, learn step by step, study plan, 講座, 練習, 特訓, ドリル, 上達, 勉強, コース, ステップ',
  review: 'review, spaced repetition, revision, 復習, 反復',
  print: 'printable, PDF, paper, worksheet, A4, Letter, 印刷, プリント, 用紙, PDF',
  statistics: 'records, best time, streak, 記録, 統計, ベストタイム',
  solver:
    'solve, step by step, analyzer, rating, check, unique solution, import, paste, ソルバー, 解析, 自動, 答え, 難易度判定, 貼り付け, 唯一解',
  backup: 'backup, export, import, transfer, バックアップ, 引き継ぎ, 書き出し, 読み込み',
  offline: 'offline, no connection, PWA, オフライン, 通信なし',
} as const;

/** The same for techniques, beside their names: special cases, ways to find them, other spellings. */
export const TECHNIQUE_SEARCH_WORDS: Readonly<Record<TaughtTechniqueId, string>> = {
  'naked-single': 'single candidate, only candidate, 単独候補, 裸の数字',
  'hidden-single':
    'full house, last digit, last free cell, cross-hatching, crosshatching, scanning, 隠れシングル, レーザー発射, 最後の1マス',
  'naked-pair': 'twins, naked subset, ネイキッドペアー, 双子',
  'hidden-pair': 'hidden subset, ヒドゥンペアー, ヒドゥンツイン, 予約',
  'pointing-pairs':
    'locked candidates, pointing triple, intersection, omission, ロックされた候補, ロックドキャンディデート, ポインティングペアー',
  'box-line-reduction':
    'locked candidates, claiming pair, intersection removal, line-box interaction, ボックスライン, ロックドキャンディデート',
  'x-wing': 'fish, 2-fish, xwing, Xウイング, 井桁の理, フィッシュ',
  swordfish: 'fish, 3-fish, sword fish, メカジキ, フィッシュ',
};
