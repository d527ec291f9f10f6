/** What the OpenAPI document says of its groups and operations, by the English text. */
export const operations: Readonly<Record<string, string>> = {
  Boards: '盤面',
  'Hints for a board, the whole way through it, how hard it is, and whether it is right.':
    '盤面のヒント、解き方の全手順、難易度、正しいかどうかのチェックです。',
  Puzzles: '問題',
  'The puzzles of a date.': '日付ごとの問題です。',
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
  'Another one each time, unless a seed is given.':
    '呼び出すたびに別の盤面になります。シードを指定すると同じ盤面になります。',
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
  'Whether the server is alive': 'サーバーが動いているかどうか',
  'It is.': '動いています。',
  'Whether the server can do all that it is for': 'サーバーの準備ができているかどうか',
  'It can.': '準備ができています。',
};
