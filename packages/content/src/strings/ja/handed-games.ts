import { heading } from '../../heading.ts';
import type { room as english } from '../en/handed-games.ts';
import type { Translation } from '../translation.ts';

export const room = {
  title: heading('途中の問題が多すぎます'),
  own: '自分で入れた問題は{{most}}問まで保存できます。いまは、どれも途中です。',
  daily: '途中の日替わり問題は{{most}}問まで保存できます。いまは、いっぱいです。',
  oldest:
    'いちばん前に遊んだ問題は、81マスのうち{{filled}}マスが埋まっています（{{date, datetime}}）。',
  giveUp: heading('その問題をやめる'),
} satisfies Translation<typeof english>;
