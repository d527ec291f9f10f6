/** When each error is answered, by the English text of the catalogue. */
export const errors: Readonly<Record<string, string>> = {
  'The request cannot be understood as HTTP: its Host or its target is wrong, for example.':
    'HTTPとして解釈できないリクエストです。Hostや宛先が正しくない場合などです。',
  'The body is not JSON; or it is not in UTF-8, and the details have `encoding`. They tell where, counted from 1.':
    '本文がJSONでないか、UTF-8ではありません。UTF-8でない場合は詳細に`encoding`がつきます。その位置は、1から数えて詳細で示します。',
  'A field is missing, unknown, or of the wrong type, length, range or format; or a parameter comes more than once.':
    '項目の不足、存在しない項目、型・長さ・範囲・形式の誤り、または同じパラメーターの重複があります。',
  'The board does not have 81 characters or 9 rows.': '盤面が81文字でないか、9行ではありません。',
  'A row of the board does not have 9 cells.': '盤面に、9マスではない行があります。',
  'A cell of the board holds something other than a digit or an empty cell.':
    '盤面に、数字でも空きマスでもないものがあります。',
  'The request comes from a page of another site.':
    'ほかのサイトのページから送られたリクエストです。',
  'There is nothing at this path.': 'このアドレスには何もありません。',
  'No problem has this id.': 'このIDの問題はありません。',
  'No technique that the request lets in has this id: the eight of the lessons, or with `techniques=all` every one.':
    'リクエストで使えるテクニックに、このIDのものはありません。使えるのは八つの基本テクニックで、`techniques=all`のときはすべてのテクニックです。',
  'The path is there, but not for this method; `Allow` lists those that are.':
    'アドレスはありますが、このメソッドは使えません。使えるメソッドは`Allow`に並んでいます。',
  'The request took too long to come.': 'リクエストの受信が時間内に終わりませんでした。',
  'The body is larger than the limit, in bytes.':
    '本文が上限を超えています。上限はバイト数で示します。',
  'The body is not declared as JSON, is declared to be in UTF-16 or UTF-32, or is compressed.':
    '本文がJSONとして送られていないか、UTF-16かUTF-32と指定しているか、圧縮されています。',
  'A digit stands twice in a row, a column or a box of the board; here is one of the two.':
    '盤面の同じヨコ列、タテ列、またはブロックに、同じ数字が2個あります。詳細はそのうちの1個です。',
  'The board cannot be solved; where that can be seen at once, here is the place, and where there is only one digit without which it could be, here is that digit.':
    'この盤面には解がありません。それがすぐに分かる場所や、間違いだと言い切れる数字があれば、詳細で示します。',
  'The board can be solved in more than one way; here is a cell that can be either.':
    'この盤面には解が二つ以上あります。詳細は、どちらの数字でも完成するマスです。',
  'The board has fewer digits than any puzzle with one solution.':
    '盤面の数字が、解がひとつに決まる問題にしては少なすぎます。',
  'Too many messages from one address; `Retry-After` says when to come back.':
    'ひとつの接続元からのメッセージが多すぎます。何秒後に送れるかは`Retry-After`で分かります。',
  'One address has asked for more boards than it may have worked out; `RateLimit-Policy` says how many that is, `remaining` how many of them are left for a smaller request, `Retry-After` when all are there again.':
    'ひとつの接続元から計算できる盤面の数を超えています。上限は`RateLimit-Policy`、いま計算できる残りの数は`remaining`、何秒後に上限まで戻るかは`Retry-After`で分かります。',
  'Another message has come with this `Idempotency-Key`. Nothing was stored: send a new key with a new message.':
    'この`Idempotency-Key`では、すでに別のメッセージを受け取っています。今回の内容は保存していません。新しいメッセージには新しいキーをつけてください。',
  'The boards before this one took longer than the limit, in seconds, so that it was not begun; only in the place of a board in a batch.':
    'この盤面より前の計算で制限時間を使い切ったため、計算を始めませんでした。まとめて送った盤面の結果としてだけ返ります。制限時間は秒数で示します。',
  'The headers are larger than 16 kB.': 'ヘッダーが16kBを超えています。',
  'A fault of the server.': 'サーバー側の不具合です。',
  'Something is missing, the site or storage for messages.':
    'サイトの本体、またはメッセージの保存先が使えません。',
  'The storage of messages does not answer: the message was not stored, or may not have been. `Retry-After` says when to send it again; with the same `Idempotency-Key` it is stored once.':
    'メッセージの保存先が応答しないため、保存されなかったか、保存を確認できませんでした。`Retry-After`の時間が過ぎてから、もう一度送ってください。同じ`Idempotency-Key`で送れば、二重には保存されません。',
  'The server has too much to do; `Retry-After` says when to come back.':
    'サーバーが混み合っています。何秒後に試せるかは`Retry-After`で分かります。',
  'The board takes longer to work out than the limit, in seconds.':
    'この盤面の計算が、制限時間内に終わりませんでした。制限時間は秒数で示します。',
};
