import { heading } from '../../heading.ts';
import type { errors as english } from '../en/errors.ts';
import type { Translation } from '../translation.ts';

export const errors = {
  heading: heading('エラー'),
  generic: {
    message: heading('エラーが発生しました。'),
    advice:
      'ページを再読み込みしてください。直らないときは、しばらくしてからもう一度お試しください。',
    reload: '再読み込み',
    saveCopy: heading('ゲームの控えを保存'),
  },
  invalidDifficulty: {
    message: heading('無効なデータです。'),
    advice: 'この難易度はありません。次の中から選んでください。',
  },
  connection: '通信の状態を確かめて、もう一度お試しください。',
  notFound: {
    title: heading('ページが見つかりません'),
    advice: 'アドレスが間違っているか、ページが移動した可能性があります。',
    goHome: 'ホームへ',
  },
} as const satisfies Translation<typeof english>;
