import { heading } from '../../heading.ts';
import type { search as english } from '../en/search.ts';
import type { Translation } from '../translation.ts';

export const search = {
  page: { title: 'サイト内検索' },
  title: heading('サイト内検索'),
  lead: 'テクニック、ルール、操作など、このサイトの中から探します。',
  field: '何をお探しですか？',
  submit: '検索',
  searching: '検索しています…',
  results_other: '「{{query}}」の検索結果：{{count}}件',
  firstResults: '「{{query}}」の検索結果：{{all}}件のうち上位{{shown}}件',
  nothing: '「{{query}}」は見つかりませんでした',
  nothingAdvice: '短い言葉や、別の呼び方でお試しください。こちらからもどうぞ。',
  suggestions: '検索の例',
  suggested: { singles: 'ヒドゥンシングル', notes: 'メモ', hints: 'ヒント', pairs: 'ペア' },
  failed: '検索を準備できませんでした。',
  failedAdvice: '通信の状態を確かめて、もう一度お試しください。',
  retry: 'もう一度試す',
  place: '{{page}}：{{section}}',
} as const satisfies Translation<typeof english>;
