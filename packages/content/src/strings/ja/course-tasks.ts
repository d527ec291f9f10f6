import { heading } from '../../heading.ts';
import type {
  courseReview as englishReview,
  courseStation as englishStation,
  courseTasks as englishTasks,
} from '../en/course-tasks.ts';
import type { Translation } from '../translation.ts';

export const courseTasks: Translation<typeof englishTasks> = {
  help: {
    where: heading('どこを見る？'),
    digit: heading('どの数字？'),
    answer: heading('答えを見る'),
    giveUp: heading('分からない'),
  },
  useDigits: '数字を選びます。数字キーも使えます。',
  techniques: 'これまでに学んだテクニック',
  next: heading('次へ'),
};

export const courseStation: Translation<typeof englishStation> = {
  stages: 'このステップの段階',
  lesson: 'レッスン',
  grade: '練習{{grade}}、{{needed}}問中{{solved}}問正解',
  test: 'テスト',
  games: '問題',
  passed: '{{name}}、習得済み',
  backToGame: heading('ゲームに戻る'),
  testTask: '{{count}}問中{{number}}問目',
  intro: {
    test: 'ヒントなしで5問、1回で正解できた数を見ます。時間は気にせず、じっくりどうぞ。',
    repeat: 'もう一度この盤面です。今度は自分で見つけてみましょう。',
    toHalf: 'よくできました。次は、もう少し手ごたえのある盤面です。',
    toFree: 'よくできました。ここからは、自分で探します。',
    toTest: 'よくできました。次はテストです。ヒントなしで5問、1回で正解できた数を見ます。',
  },
  result: {
    count: '1回で正解：{{count}}問中{{right}}問',
    mastered: '習得しました。しばらくしたら、短い復習でまた出てきます。',
    notYet: '{{needed}}問正解で習得です。いつでもやり直せます。次は別の盤面が出ます。',
    repeats: heading('できなかった盤面をヒントつきで'),
    again: heading('もう一度テストを受ける'),
    practise: heading('ヒントなしの練習を続ける'),
    next: '次へ：{{name}}',
    play: heading('この手が必要な問題で遊ぶ'),
    path: heading('ステップ一覧へ'),
  },
  game: {
    title: heading('ヒントなしで上級を3問'),
    text: '学んだことを使って、上級の問題を解きます。長く考えた場面にもっとやさしい手があれば、解き終えたあとの「ふり返り」で見られます。その手を学べるステップへも行けます。',
    count: 'ヒントなしで{{needed}}問中{{count}}問クリア',
    play: heading('上級の問題で遊ぶ'),
  },
};

export const courseReview: Translation<typeof englishReview> = {
  none: '今日の復習はありません。',
  later: '学んだことは、数問ずつここに出てきます。',
  start: '学ぶ：{{name}}',
  task: '{{name}}：{{count}}問中{{number}}問目',
  done: '今日の復習は終わりです。',
  result:
    '{{count}}問中{{clean}}問を、ヒントなしで解きました。ヒントを使ったものは、早めにまた出てきます。',
  failed: '盤面を読み込めませんでした。通信の状態を確かめて、ページを読み込み直してください。',
};
