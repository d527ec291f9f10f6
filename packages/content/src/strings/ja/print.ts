import { heading } from '../../heading.ts';
import type { print as english, printPages as englishPages } from '../en/print.ts';
import type { Translation } from '../translation.ts';

export const printPages = {
  print: { title: 'ナンプレの印刷' },
} as const satisfies Translation<typeof englishPages>;

export const print = {
  title: heading('印刷して解くナンプレ'),
  lead: 'A4にもレターにも、好きな枚数だけ印刷できます。答えはどれもひとつ。論理だけで解けます。',
  choices: heading('印刷する内容'),
  puzzles: '問題',
  byDifficulty: '難易度で選ぶ',
  byTechnique: '必要なテクニックで選ぶ',
  own: '自分で入れた問題',
  perPage: '1ページの問題数',
  pages: 'ページ数',
  candidates: { label: '候補つき', text: '空きマスに、初期数字から残る候補を全部書きます。' },
  solutions: { label: '解答つき', text: '最後の別ページに、上下さかさまに載せます。' },
  print: heading('印刷する'),
  another: heading('別の問題にする'),
  preview: heading('プレビュー'),
  summary: '{{puzzles}}、{{pages}}です。',
  summaryWithSolutions: '{{puzzles}}、問題{{pages}}と{{solutions}}です。',
  replaced: '別の問題に替えました。',
  count_other: '{{count}}問',
  pageCount_other: '{{count}}ページ',
  solutionPageCount_other: '解答{{count}}ページ',
  allThereAre: 'このテクニックが必要な問題は、これで全部です。',
  loading: '問題を選んでいます…',
  failed: '問題を読み込めませんでした。通信の状態を確かめてください。',
  retry: heading('もう一度試す'),
  ownFaults: {
    unread: 'このリンクからは問題を読み取れません。',
    conflict:
      'ヨコ列・タテ列・ブロックのどこかに、同じ数字が重なっています。このまま、解答なしで印刷します。',
    'no-solution': 'この問題には答えがありません。このまま印刷します。',
    'many-solutions': 'この問題の答えはひとつではありません。解答なしで印刷します。',
  },
  toBank: heading('このサイトの問題を印刷する'),
  sheet: '{{count}}ページ中の{{number}}ページ目',
  solutionSheet: '解答（上下さかさま）',
  solutionsTitle: '解答',
  board: '問題{{number}}。{{rows}}',
  solution: '問題{{number}}の解答。{{rows}}',
  row: '{{row}}行目：{{cells}}。',
  empty: '空き',
  again: '同じシートのリンク：{{link}}',
} as const satisfies Translation<typeof english>;
