import type { Descriptions } from './descriptions.ts';

export const DESCRIPTIONS: Descriptions = {
  home: {
    en: 'Play free Sudoku in your browser: easy, medium and hard. Every puzzle has one solution and can be solved by logic alone. No account needed.',
    ja: '無料で遊べる数独（ナンプレ）です。初級・中級・上級のどの問題も答えはひとつ。勘に頼らず、論理だけで最後まで解けます。登録はいりません。',
  },
  'game.easy': {
    en: 'Play a free easy Sudoku online. One clear step follows another, and every puzzle has exactly one solution. A good place to start.',
    ja: '無料で遊べる初級の数独（ナンプレ）です。一手ずつすらすら進み、答えはひとつだけ。はじめての方にもおすすめです。',
  },
  'game.medium': {
    en: 'Play a free medium Sudoku online. You will need notes, pairs and pointing pairs, but no puzzle ever needs a guess.',
    ja: '無料で遊べる中級の数独（ナンプレ）です。メモを使い、ペアなどの形を見つけて進みます。勘に頼る問題はありません。',
  },
  'game.hard': {
    en: 'Play a free hard Sudoku online. Each puzzle needs box-line reduction, X-Wing or swordfish, and logic alone is always enough.',
    ja: '無料で遊べる上級の数独（ナンプレ）です。ボックスラインリダクション、Xウィング（井桁）、ソードフィッシュのどれかが決め手です。論理だけで必ず解けます。',
  },
  'daily:page': {
    en: 'Free daily Sudoku: an easy, a medium and a hard puzzle every day, the same for everyone in the world. With a calendar of past days and your streak.',
    ja: '今日の数独（ナンプレ）を無料でどうぞ。初級・中級・上級を1問ずつ、世界中の人に毎日同じ問題をお届けします。過去の問題のカレンダーと連続日数の記録つき。',
  },
  'daily:gamePage': {
    en: 'One of the Sudoku puzzles of a day, on a board that keeps your answers, your notes and your time.',
    ja: 'その日の数独（ナンプレ）を解くページです。答えもメモもタイムも、このブラウザーに残ります。',
  },
  techniques: {
    en: 'From the naked single to the swordfish: eight Sudoku solving techniques, each with diagrams from real puzzles and an exercise to practise it.',
    ja: '数独（ナンプレ）を論理で解く八つのテクニックを、実際の盤面と練習問題で学べます。ネイキッドシングルからソードフィッシュまで、一歩ずつどうぞ。',
  },
  'reference:page': {
    en: 'Sudoku techniques beyond the eight of our course, from the naked triple to forcing nets: the idea, how to look for it, and an example from a real puzzle.',
    ja: '数独（ナンプレ）の上級テクニック一覧。トリプルからXYウィング、チェーン、フォーシングネットまで、考え方と探し方を実際の問題の図で説明します。',
  },
  howToPlay: {
    en: 'The rules of Sudoku, the controls of this site, the three hint levels, which difficulty to choose, how to use notes, and tips for a good start.',
    ja: '数独（ナンプレ）のルール、画面の操作、3段階のヒント、難易度の選び方、はじめてのコツをまとめました。まずはここからどうぞ。',
  },
  'printPages:print': {
    en: 'Print free Sudoku puzzles: easy, medium, hard or for one technique, one to six a page, with or without candidates and solutions. A4 and Letter.',
    ja: '数独（ナンプレ）を無料で印刷できます。難易度やテクニック、1ページの問題数、候補や解答の有無を選べて、A4にもレターにもきれいに収まります。',
  },
  'solver:page': {
    en: 'A Sudoku solver that explains: paste or type any puzzle and walk through the whole way, step by step, with the technique, the reason and a rating.',
    ja: '数独（ナンプレ）を貼り付けるか入力すると、解き方の手順を最初から最後まで、テクニックの名前と理由つきで一手ずつ説明します。難易度も分かります。',
  },
  statistics: {
    en: 'Games, wins, best times and streaks, counted on your own device. Save them as a file to move to another browser or as a backup.',
    ja: '始めた問題、解いた問題、最短タイム、連続日数。このブラウザーに残る記録を見たり、ファイルにして持ち運んだりできます。',
  },
  'legalPages:privacy': {
    en: 'What this Sudoku site keeps in your browser, what reaches our server, what analytics and ads may send, how long it stays, and your rights.',
    ja: 'ブラウザーに残るもの、サーバーに届くもの、外部送信、アクセス解析と広告、保存期間、みなさまの権利について説明します。',
  },
  'legalPages:terms': {
    en: 'What you may do with this free Sudoku site, what we promise and what we cannot, and which law applies.',
    ja: '無料でお使いいただくときの約束ごと、運営者の責任の範囲、準拠法と裁判所についてまとめました。',
  },
  'search:page': {
    en: 'Search the Sudoku techniques, the help and the other pages of this site.',
    ja: '数独（ナンプレ）のテクニック、遊び方など、このサイトのページを探せます。',
  },
  'ownGame:page': {
    en: 'Play any Sudoku that you bring along: with notes, hints and undo, kept in your own browser.',
    ja: 'お手持ちの数独（ナンプレ）を入れて、メモやヒントを使いながら遊べるページです。',
  },
  'profile:page': {
    en: 'The profile page is under development. Your statistics and backups already have a page of their own.',
    ja: 'プロフィールページは準備中です。これまでの記録とバックアップは、もうお使いいただけます。',
  },
  'boardTest:page': {
    en: 'A sample Sudoku for trying the board: cells, digits, notes and keys. Nothing is saved.',
    ja: '数独（ナンプレ）の盤面を試すためのページです。数字、メモ、キー操作を確かめられます。保存はされません。',
  },
  'apiTest:page': {
    en: 'Calls to the API of this site and to its puzzle files, with the raw replies.',
    ja: 'このサイトのAPIと問題ファイルを呼び出し、返ってきた内容をそのまま表示します。',
  },
  notFound: {
    en: 'There is no page at this address.',
    ja: 'このアドレスのページはありません。',
  },
  'lessonPages:naked-single': {
    en: 'How to spot a naked single in Sudoku: the cell with one candidate left. With a row, a full board, tips and an exercise.',
    ja: '数独（ナンプレ）のネイキッドシングルとは、候補がひとつだけ残ったマスのこと。見つけ方とコツを、図と練習問題で学べます。',
  },
  'lessonPages:hidden-single': {
    en: 'How to spot a hidden single in Sudoku: the digit with one place left in a row, column or box. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のヒドゥンシングルとは、入る場所が1か所しかない数字のこと。見つけ方とコツを、図と練習問題で学べます。',
  },
  'lessonPages:naked-pair': {
    en: 'How a naked pair works in Sudoku, how to find it with and without notes, and what it rules out. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のネイキッドペア（二国同盟）が成り立つ理由と、メモのある場合・ない場合の見つけ方。図と練習問題つきです。',
  },
  'lessonPages:hidden-pair': {
    en: 'How a hidden pair works in Sudoku, how to dig it out of crowded cells, and what it rules out. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のヒドゥンペア（隠れ二国同盟）が成り立つ理由と、候補の多いマスから見つけ出すコツ。図と練習問題つきです。',
  },
  'lessonPages:pointing-pairs': {
    en: 'Pointing pairs in Sudoku: when a digit’s places in a box are all in one line, the rest of that line cannot have it. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のポインティングペア。ブロックの中で候補が1本のヨコ列かタテ列に並んだとき、そのほかのマスから消せる理由を、図と練習で学べます。',
  },
  'lessonPages:box-line-reduction': {
    en: 'Box-line reduction in Sudoku: when a line can have a digit in just one box, the rest of that box cannot have it. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のボックスラインリダクション。ヨコ列かタテ列の候補がひとつのブロックに集まったときの考え方を、図と練習問題で学べます。',
  },
  'lessonPages:x-wing': {
    en: 'The X-Wing in Sudoku, step by step: two rows, two columns, four corners, and what they rule out. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のXウィング（井桁）を一歩ずつ。2本のヨコ列と2本のタテ列、四つの角の考え方を、図と練習問題で学べます。',
  },
  'lessonPages:swordfish': {
    en: 'The swordfish in Sudoku, step by step: an X-Wing with a third line, including the kinds with gaps. With diagrams and an exercise.',
    ja: '数独（ナンプレ）のソードフィッシュを一歩ずつ。Xウィングのラインを3本に増やした形の見つけ方を、図と練習問題で学べます。',
  },
  'course:page': {
    en: 'Learn Sudoku in thirteen short stations: find it on a real board, see why it works, practise, and come back to what slipped.',
    ja: 'ナンプレの解き方を13の短いステップで学べます。実際の盤面で見つけ、理由を確かめ、練習し、忘れたころにもう一度。',
  },
  'course:reviewPage': {
    en: 'What you learnt in the course and should see again today: a few boards, about two minutes.',
    ja: 'コースで学んだことのうち、今日もう一度見ておきたいもの。数問、2分ほどで終わります。',
  },
  'stationPages:board': {
    en: 'Rows, columns, boxes and the cells that see each other, practised on real boards: tap the last empty cell and fill it.',
    ja: 'ヨコ列・タテ列・ブロックと、互いに影響するマスを実際の盤面で練習します。最後の空きマスを見つけて埋めましょう。',
  },
  'stationPages:boxes': {
    en: 'Practise finding the one place for a digit in a box, without notes: real boards, from easy to hard, with the reason each time.',
    ja: 'ブロックの中で数字の入る場所がひとつに決まるところを、メモなしで探す練習です。やさしい盤面から順に、毎回理由も分かります。',
  },
  'stationPages:lines': {
    en: 'Practise finding the one place for a digit in a row or a column, without notes, on real boards from easy to hard.',
    ja: 'ヨコ列やタテ列の中で数字の入る場所がひとつに決まるところを、メモなしで探す練習です。',
  },
  'stationPages:naked-single': {
    en: 'Practise finding cells that only one digit fits into, without notes, on real Sudoku boards from easy to hard.',
    ja: '入る数字がひとつしかないマスを、メモなしで探す練習です。実際の盤面を、やさしいものから順に解きます。',
  },
  'stationPages:notes': {
    en: 'When to write notes, which ones, and how to keep them true: short exercises on real Sudoku boards.',
    ja: 'メモはいつ書くか、何を書くか、どう保つか。実際の盤面を使った短い練習です。',
  },
  'stationPages:pointing-pairs': {
    en: 'Find pointing pairs on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
    ja: '実際の盤面でポインティングペアを見つけ、消える候補を選びます。手を動かして学び、やさしい問題から練習できます。',
  },
  'stationPages:box-line-reduction': {
    en: 'Find box-line reductions on real boards and strike out what they rule out: a lesson by doing, then graded exercises.',
    ja: '実際の盤面でボックスラインリダクションを見つけ、消える候補を選びます。やさしい問題から順に練習できます。',
  },
  'stationPages:naked-pair': {
    en: 'Find naked pairs on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
    ja: '実際の盤面でネイキッドペア（二国同盟）を見つけ、消える候補を選びます。やさしい問題から順に練習できます。',
  },
  'stationPages:hidden-pair': {
    en: 'Find hidden pairs on real boards and clear their cells: a lesson by doing, then exercises from easy to hard.',
    ja: '実際の盤面でヒドゥンペア（隠れ二国同盟）を見つけ、マスを整理します。やさしい問題から順に練習できます。',
  },
  'stationPages:which-one': {
    en: 'What is the next step here? Practise telling singles, pairs and locked candidates apart on real Sudoku boards.',
    ja: 'この盤面で次に使えるのはどの解き方？ シングル、ペア、ロックされた候補を見分ける練習です。',
  },
  'stationPages:x-wing': {
    en: 'Find X-Wings on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
    ja: '実際の盤面でXウィング（井桁）を見つけ、消える候補を選びます。やさしい問題から順に練習できます。',
  },
  'stationPages:swordfish': {
    en: 'Find swordfish on real boards and strike out what they rule out: a lesson by doing, then exercises from easy to hard.',
    ja: '実際の盤面でソードフィッシュを見つけ、消える候補を選びます。やさしい問題から順に練習できます。',
  },
  'stationPages:whole-puzzle': {
    en: 'Solve hard Sudoku puzzles from start to finish, and let the look back show which technique took you longest.',
    ja: '上級の問題を最初から最後まで解き、どの解き方に時間がかかったかをふり返ります。',
  },
};
