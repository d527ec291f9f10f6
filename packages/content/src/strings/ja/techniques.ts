import { heading } from '../../heading.ts';
import type { techniques as english } from '../en/techniques.ts';
import type { Translation } from '../translation.ts';

export const techniques = {
  title: heading('次の一手を見つける八つのテクニック'),
  lead: 'このサイトの問題は、どれもこの八つのテクニックだけで解けます。それぞれのページで、実際の問題から取った図を見ながら読んで学べます。',
  course: {
    text: '手を動かして覚えるなら、コースをどうぞ。実際の盤面を、やさしいものから順に解いていきます。',
    link: heading('一歩ずつ学ぶ'),
  },
  doing: {
    title: heading('手を動かして覚える'),
    text: '実際の盤面で、やさしいものから順に自分で見つけます。困ったときは、少しずつ手がかりを出せます。',
    whole: heading('練習する'),
    boxes: heading('ブロックで練習する'),
    lines: heading('ヨコ列・タテ列で練習する'),
  },
  details: '詳しく見る',
  place: '{{difficulty}}の問題で使います',
  passed: '{{grades}}段階のうち{{passed}}段階まで合格',
  mastered: '習得済み',
  due: '復習の日',
  nextForYou: '次はこれ',
  names: '英語名：',
  alsoCalled: 'ほかの呼び名：',
  backToList: '一覧に戻る',
  notFound: {
    message: heading('指定されたテクニックが見つかりません。'),
    advice: 'アドレスが間違っているかもしれません。八つのテクニックは一覧にあります。',
  },
  concept: '考え方',
  howToFind: { title: heading('見つけ方'), scan: 'メモを使わずに', notes: 'メモを使って' },
  example: {
    title: heading('ラインやブロックを取り出して見る'),
    row: 'ヨコ列を取り出した図：{{name}}',
    column: 'タテ列を取り出した図：{{name}}',
    block: 'ブロックを取り出した図：{{name}}',
  },
  lines: { title: heading('数字をひとつに絞って見る'), name: 'ひとつの数字の候補だけを書いた図' },
  board: { title: heading('盤面全体で見る'), name: '盤面全体の図' },
  legend: '印の意味',
  tips: 'コツ',
  mastery: { title: heading('身につくまで'), difficulty: '難易度', time: '習得の目安' },
  answer: '答え',
  cell: {
    empty: '空き',
    asked: '空き、印のついたマス',
    candidates: '候補{{digits}}',
    pattern: '決め手のマス',
    confirm: '{{digits}}が入ります',
    eliminate: '{{digits}}は入りません',
    and: '{{name}}、{{mark}}',
  },
  practice: {
    title: heading('ゲームで使ってみる'),
    needed: 'ほかの七つのテクニックを、どんな順番で使っても解けない問題です。',
    neededSingle: 'もうひとつのシングルだけでは解けない問題です。',
    play: heading('この手が必要な問題で遊ぶ'),
  },
  beyond: {
    text: 'よその難問で、この八つだけでは進めなくなったときのために。トリプルから長いチェーンまで説明しています。',
    link: heading('その先のテクニックを見る'),
  },
  neighbours: 'ほかのテクニック',
  previous: '前へ：{{name}}',
  next: '次へ：{{name}}',
} as const satisfies Translation<typeof english>;
