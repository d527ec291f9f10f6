import { heading } from '../../heading.ts';
import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home = {
  kicker_other: '無料で遊べる{{count, number}}問',
  title: heading('考えれば、必ず解ける。'),
  lead: '登録なし、無料のナンプレです。勘に頼らず、次の一手をひ\u2060と\u2060つ\u2060ず\u2060つ見つけてください。',
  game: {
    title: heading('難易度を選ぶ'),
    lead: '途中経過もこれまでの記録も、このブラウザーに自動で保存されます。',
    daily: '今日の3問を解く',
    resume: '続きから',
    progress: '{{name}}・81マス中{{filled}}マス・{{time}}',
    count_other: '{{count, number}}問',
    difficulty: {
      easy: '一手ずつ、すらすら進みます。はじめての方にも。',
      medium: 'メモが役に立ちます。同じ二つの候補を持つマスの組を探しましょう。',
      hard: '中級の考え方だけでは解けない問題です。じっくりどうぞ。',
    },
  },
} as const satisfies Translation<typeof english>;
