/** What the OpenAPI document says of its groups and operations, by the English text. */
export const operations: Readonly<Record<string, string>> = {
  Boards: '盤面',
  'What there is to know of a board: its solution and candidates, the steps that lead on, hints, the whole way through it, how hard it is, whether it is right, and pictures of it.':
    '盤面について分かることのすべてです。解と候補、次に進める手、ヒント、解き方の全手順、難易度、正しいかどうかのチェック、画像があります。',
  Puzzles: '問題',
  Techniques: 'テクニック',
  'What the solving techniques are, and positions for them.':
    'テクニックの一覧と、それぞれが使える盤面です。',
  Contact: 'お問い合わせ',
  'Messages to whoever runs the site; for its own pages.':
    'サイトの運営者へのメッセージです。このサイトのページ専用です。',
  Server: 'サーバー',
  'Whether the server is there, and ready.':
    'サーバーが動いているか、準備ができているかを調べます。',

  'Checks that the API answers': 'APIの応答の確認',
  'It does.': '応答しています。',
  'Checks a board': '盤面のチェック',
  'What was found.': 'チェックの結果です。',
  'The next hint for a board': '盤面の次のヒント',
  'The same for the same request. A level tells nothing of a higher one.':
    '同じリクエストには同じヒントを返します。どのレベルも、より上のレベルの内容は明かしません。',
  'A hint.': 'ヒントです。',
  'The techniques, or one of them': 'テクニックの一覧、またはそのひとつ',
  'All techniques in their order; with `id` that one alone.':
    'すべてのテクニックを順に返します。`id`を指定すると、そのテクニックだけを返します。',
  'A position in which a technique is the next step': 'テクニックが次の一手になる盤面',
  'One at random each time, unless a seed is given.':
    '呼び出すたびに無作為に選びます。シードを指定すると、同じものになります。',
  'The position, the step, and why it is right.': '盤面と、その一手、正しい理由です。',
  'The three puzzles of a date': 'ある日付の3問',
  'The same for everyone in the world; those of a date never change.':
    '世界中のだれにも同じ問題です。ある日付の問題は、いつまでも変わりません。',
  'The puzzles with their solutions.': '問題とその解です。',
  'Sends a message to whoever runs the site': '運営者へのメッセージの送信',
  'Five messages an hour from one address. The reply comes when the message is stored safely.':
    'ひとつの接続元から1時間に5件まで送れます。メッセージが確実に保存されてから応答します。',
  'The message is stored.': 'メッセージを保存しました。',
  'The whole way through a puzzle': '問題の解き方の全手順',
  'Each step is of the easiest technique that leads on, with its reason in words and in data. The same for the same request.':
    'どの手順も、そのとき使えるいちばんやさしいテクニックによるもので、理由を文章とデータで示します。同じリクエストには同じ手順を返します。',
  'The steps in their order.': '順に並んだ手順です。',
  'How hard a puzzle is': '問題の難易度',
  'The puzzle is solved step by step, each time with the easiest technique that leads on; a harder one is taken only where no easier one does.':
    '問題を一手ずつ、そのとき使えるいちばんやさしいテクニックで解きます。難しいテクニックは、やさしいものでは進めないときにだけ使います。',
  'The hardest technique, the level, the score, and the steps by technique.':
    'いちばん難しいテクニック、レベル、点数、テクニックごとの手数です。',
  'How hard many puzzles are': '多くの問題の難易度',
  'Up to 100 boards. They are worked out one after the other, each in its turn among the requests of others. After 20 seconds no further one is begun: those have the error `batch-time-limit`, and can be sent again.':
    '盤面を100面まで送れます。ほかの人のリクエストと順番を分け合いながら、1面ずつ計算します。20秒を過ぎると新しい計算は始めず、残りの盤面は`batch-time-limit`のエラーになります。残りはもう一度送ってください。',
  'The results in the order of the boards: replies of `rate`, or errors.':
    '盤面の順に並んだ結果です。それぞれ`rate`のレスポンスか、エラーです。',
  'The solution of a board, or how many it has': '盤面の解と、その数',
  'Any board is answered with 200, whether it has one solution, several or none. Of several, two come with the cells where they differ; where there is none, what shows it, and which digits may be to blame.':
    '解がひとつでも、二つ以上でも、なくても、ステータスは200です。二つ以上のときは、そのうちの二つと、違いのあるマスを返します。ないときは、それを示す場所と、間違いの可能性がある数字を返します。',
  'The solution; two of several; or why there is none.':
    '解、または二つ以上の解のうちの二つ、または解がない理由です。',
  'The solutions of many boards': '多くの盤面の解',
  'The results in the order of the boards: replies of `solve`, or errors.':
    '盤面の順に並んだ結果です。それぞれ`solve`のレスポンスか、エラーです。',
  'What can still go into each empty cell': '空きマスごとの候補',
  'What the digits on the board leave by the rules alone; with notes, what these have ruled out besides. Any board will do, with a solution or not.':
    '盤面の数字とルールだけから残る候補です。メモを送ると、メモで消した候補も除きます。解のない盤面でもかまいません。',
  'The candidates, and what is wrong with the notes.': '候補と、メモの誤りです。',
  'All steps that apply now': 'いま使えるすべての手',
  'Every instance of the techniques on this board, the easiest technique first, each with its reason in words, in data and as marks to draw. The same conclusion may come by several ways. What depends on which digits the puzzle came with (avoidable rectangles) is left out, as a board does not say it.':
    'この盤面で使えるテクニックを、やさしいものから順にすべて挙げます。どの手にも、文章での理由、データ、図に描くための印がつきます。同じ結論がいくつかの手で得られることもあります。どれが初期数字かによって決まる手（アボイダブルレクタングル）は、盤面からは分からないので含みません。',
  'The steps, and whether there are more.': '手の一覧と、まだほかにあるかどうかです。',
  'Whether the server is alive': 'サーバーが動いているかどうか',
  'It is.': '動いています。',
  'Whether the server can do all that it is for': 'サーバーの準備ができているかどうか',
  'It can.': '準備ができています。',
};
