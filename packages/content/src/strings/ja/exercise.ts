import type { exercise as english } from '../en/exercise.ts';
import type { Translation } from '../translation.ts';

export const exercise = {
  board: '練習の盤面',
  useDigits: 'マスを選んでから、数字を選びます。数字キーも使えます。',
  useCells: 'マスをタップします。キーボードなら、矢印キーで移動してEnterキーを押します。',
  yes: 'はい、そうです',
  no: 'いいえ、違います',
  showNotes: '候補を表示',
  cell: {
    digit: '{{digit}}、{{row}}行{{column}}列',
    empty: '空き、{{row}}行{{column}}列',
    candidates: '候補{{digits}}、{{row}}行{{column}}列',
    marked: '{{name}}、印つき',
    underlined: '{{name}}、下線つき',
    found: '{{name}}、見つけたマス',
    confirmed: '{{name}}、{{digit}}が入ります',
    eliminated: '{{name}}、{{digits}}は入りません',
  },
} as const satisfies Translation<typeof english>;
