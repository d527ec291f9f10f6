import type { pages as english } from '../en/pages.ts';
import type { Translation } from '../translation.ts';

export const pages = {
  home: {
    title: '論理で解ける無料ナンプレ',
    description:
      '無料で遊べる数独（ナンプレ）です。初級・中級・上級のどの問題も答えはひとつ。勘にたよらず、論理だけで最後まで解けます。登録はいりません。',
  },
  game: {
    easy: {
      title: '初級ナンプレ',
      description:
        '無料で遊べる初級の数独（ナンプレ）です。一手ずつすなおに進み、答えはひとつだけ。はじめての方にもおすすめです。',
    },
    medium: {
      title: '中級ナンプレ',
      description:
        '無料で遊べる中級の数独（ナンプレ）です。メモを使い、候補の組を見つけて進みます。勘にたよる問題はありません。',
    },
    hard: {
      title: '上級ナンプレ',
      description:
        '無料で遊べる上級の数独（ナンプレ）です。X-Wing（井桁）など盤面全体を見る考え方が決め手です。論理だけで必ず解けます。',
    },
  },
  statistics: {
    title: 'ナンプレの記録',
    description:
      '始めた問題、解いた問題、最短タイム、連続日数。この端末だけで数えた記録を見たり、ファイルにして持ち運んだりできます。',
  },
  notFound: {
    title: 'ページが見つかりません',
    description: 'このアドレスのページはありません。',
  },
} as const satisfies Translation<typeof english>;
