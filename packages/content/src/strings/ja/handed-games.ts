import { heading } from '../../heading.ts';
import type { room as english, ownGame as englishOwnGame } from '../en/handed-games.ts';
import type { Translation } from '../translation.ts';

export const room = {
  title: heading('途中の問題が多すぎます'),
  own: '自分で入れた問題は{{most}}問まで保存できます。いまは、どれも途中です。',
  daily: '途中の日替わり問題は{{most}}問まで保存できます。いまは、いっぱいです。',
  oldest:
    'いちばん前に遊んだ問題は、81マスのうち{{filled}}マスが埋まっています（{{date, datetime}}）。',
  giveUp: heading('その問題をやめる'),
} as const satisfies Translation<typeof english>;

export const ownGame = {
  page: { title: '自分で入れた問題' },
  title: heading('自分で入れた問題'),
  lead: 'お手持ちのナンプレを入れて、メモやヒントを使いながら遊べます。問題はこのブラウザーの中だけに残ります。',
  screen: '自分で入れた問題：{{label}}',
  screenUnrated: heading('自分で入れた問題'),
  field: '問題のテキスト',
  fieldHint: '空きマスをドットか0にした81文字、罫線つきの表、問題へのリンクを読み取れます。',
  play: heading('この問題で遊ぶ'),
  kept: heading('これまでの問題'),
  none: 'まだありません。遊んだ問題はここに残ります。',
  progress: '81マス中{{filled}}マス・{{time}}',
  solved: '{{time}}で完成・もう一度遊ぶ',
  label: { beyond: '未収録のテクニックが必要', unrated: '難易度は不明' },
  typeIn: heading('盤面に入力する'),
  inSolver: heading('盤面で直す'),
  hasFault: heading('この問題では遊べません'),
  fault: {
    unread:
      'ナンプレの問題が見つかりません。リンクの場合は、途中で切れていないかお確かめください。',
    variant: 'ふつうのナンプレにはないルールが使われています。',
    length_other: '{{count}}マスあります。ナンプレは81マスです。',
    repeat: {
      row: '上から{{place}}行目で、{{digit}}が重複しています。',
      column: '左から{{place}}列目で、{{digit}}が重複しています。',
      box: '{{place}}のブロックで、{{digit}}が重複しています。',
    },
    few_other:
      '数字が{{count}}個では足りません。答えがひとつに決まるには、{{least}}個以上必要です。',
    none: '答えがありません。どれかの数字が間違っているようです。',
    full: 'すべてのマスが埋まっていて、解くところがありません。',
    many: '答えがひとつに決まりません。{{row}}行{{column}}列のマスには{{one}}も{{other}}も入ります。',
  },
} as const satisfies Translation<typeof englishOwnGame>;
