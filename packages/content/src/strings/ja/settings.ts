import { heading } from '../../heading.ts';
import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../translation.ts';

export const settings = {
  title: heading('設定'),
  close: '閉じる',
  note: '変更はすぐに反映され、このブラウザーに保存されます。',
  mistakes: {
    title: heading('間違った数字'),
    reject: { title: heading('受け付けない'), text: '間違った数字は入らず、ミスとして数えます。' },
    show: {
      title: heading('表示する'),
      text: '間違った数字も入ります。赤い印をつけ、ミスとして数えます。',
    },
    'rules-only': {
      title: heading('ルールだけ'),
      text: 'ヨコ列・タテ列・ブロックでの重複だけに印をつけます。',
    },
    free: { title: heading('確かめない'), text: '盤面が埋まるまで何も確かめません。' },
  },
  notes: 'メモ',
  removeNotes: {
    title: heading('メモの自動整理'),
    text: '数字を入れると、同じヨコ列・タテ列・ブロックのメモからその数字を消します。',
  },
  highlights: heading('強調表示'),
  highlightPeers: 'ヨコ列・タテ列・ブロック',
  highlightSame: '同じ数字',
  screen: heading('画面'),
  showTimer: '時間を表示する',
  leftHanded: '左手用の配置',
  vibrate: { title: heading('間違えたときに振動'), text: '対応するスマートフォンで振動します。' },
  digitSize: { title: heading('数字の大きさ'), normal: '標準', large: '大きめ' },
} as const satisfies Translation<typeof english>;
