import type { exercise as english } from '../en/exercise.ts';
import type { Translation } from '../translation.ts';

export const exercise = {
  start: '練習を始める',
  loading: '場面を探しています',
  failed: '場面を読み込めませんでした。通信の状態を確かめて、もう一度お試しください。',
  retry: 'もう一度試す',
  modes: 'ヒントの量',
  found: '{{mode}}（{{count}}問正解）',
  board: '練習の盤面',
  digits: '数字',
  useDigits: 'マスを選んでから、数字を選びます。数字キーも使えます。',
  useCells: 'マスをタップするか、矢印キーで動かしてエンターキーを押します。',
  yes: 'はい、そうです',
  no: 'いいえ、違います',
  right: '正解です！',
  notQuite: '惜しい、もう少しです。',
  show: '答えを見る',
  next: '次の場面へ',
  cell: {
    digit: '{{digit}}、{{row}}行{{column}}列',
    candidates: '候補{{digits}}、{{row}}行{{column}}列',
    marked: '{{name}}、印つき',
    confirmed: '{{name}}、{{digit}}が入ります',
    eliminated: '{{name}}、{{digits}}は入りません',
  },
} as const satisfies Translation<typeof english>;
