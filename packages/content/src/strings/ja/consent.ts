import { heading } from '../../heading.ts';
import type { consent as english } from '../en/consent.ts';
import type { Translation } from '../translation.ts';

export const consent = {
  title: heading('クッキーを使ってもよいですか？'),
  text: '同意いただいた場合だけ、{{uses}}のためにクッキーを使います。同意しなくても、すべての機能をお使いいただけます。',
  uses: {
    analytics: 'アクセス解析',
    advertising: '広告',
    both: 'アクセス解析と広告',
  },
  privacy: 'プライバシーポリシー',
  accept: '同意する',
  decline: '同意しない',
  choose: '選んで決める',
  settings: {
    title: heading('クッキーの設定'),
    acceptAll: 'すべてに同意',
    save: '選んだ内容で保存',
    close: '閉じる',
  },
  services: {
    analytics: {
      title: heading('アクセス解析'),
      text: 'どのページが読まれ、問題がどう遊ばれているかを Google アナリティクスで数えます。クッキーは2時間で消えます。',
    },
    advertising: {
      title: heading('広告'),
      text: 'Google が、興味に合わせた広告を表示します。広告収入は、このサイトを無料で続ける助けになります。同意がなければ広告は出ません。',
    },
  },
  page: {
    open: 'クッキーの設定',
    reset: '同意を取り消して最初から選ぶ',
    wasReset: '取り消しました。現在、同意いただいているものはありません。',
    unanswered: 'まだお答えいただいていないため、何も使っていません。',
    agreed: '{{service}}：同意いただいています。',
    refused: '{{service}}：同意いただいていません。',
    off: 'このサイトでは現在、アクセス解析も広告も使っていません。外部のサービスは何も読み込まれないため、選ぶものもありません。',
  },
} as const satisfies Translation<typeof english>;
