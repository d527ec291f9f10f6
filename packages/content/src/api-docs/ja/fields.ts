/** What the OpenAPI document says of fields, parameters and objects, by the English text. */
export const fields: Readonly<Record<string, string>> = {
  // Boards and places
  'The 81 cells row by row from the top left, as a string or as 9 rows of 9 numbers.':
    '左上から順に1行ずつ並べた81マスです。文字列、または9個の数値からなる行を9行並べた配列で書きます。',
  '`.` or `0` for an empty cell.': '空きマスは`.`または`0`です。',
  '0 for an empty cell.': '空きマスは0です。',
  'Counted from 0: rows from the top, columns from the left.':
    '0から数えます。rowはヨコ列で上から、colはタテ列で左からです。',
  'Counted from 0; boxes row by row.': '0から数えます。ブロックは左上から横の順です。',
  'The notes of cells by `row,col`, counted from 0. A board keeps no candidates: what earlier hints have ruled out is known from the notes, so send them, or the same hint may come again. A cell without notes has all candidates. A note that is missing counts as ruled out where a technique of the catalogue justifies that, and with the whole ladder wherever all empty cells have notes; else it is taken for a slip, as a wrong one is, and a hint that needs the cell says so.':
    'マスごとのメモです。キーは`row,col`（ヨコ列とタテ列の番号）で、0から数えます。盤面だけでは、前のヒントで消えた候補が分かりません。メモを一緒に送らないと、同じヒントがまた返ることがあります。メモのないマスには、すべての候補が残っているものとします。書かれていない候補は、八つの基本テクニックで消せるものと、すべてのテクニックを使う場合ですべての空きマスにメモがあるときは、消えたものと見なします。それ以外の書きもらしと書きまちがいは、ヒントに関わるマスにあればお知らせします。',
  'The candidates of each empty cell by `row,col`, counted from 0. What easier techniques rule out is gone already.':
    '空きマスごとの候補です。キーは`row,col`（ヨコ列とタテ列の番号）で、0から数えます。やさしいテクニックで消せる候補は、すでに消してあります。',

  'The candidates of each empty cell by `row,col`, counted from 0: in the form in which other requests take `notes`. A cell with none shows that a digit on the board is wrong.':
    '空きマスごとの候補です。キーは`row,col`（ヨコ列とタテ列の番号）で、0から数えます。ほかのリクエストの`notes`と同じ形です。候補のないマスがあれば、盤面の数字に間違いがあります。',
  'What is noted so far, by `row,col`: a cell with notes has no other candidates. A cell without notes has all that the digits on the board leave.':
    'これまでのメモです。キーは`row,col`（ヨコ列とタテ列の番号）です。メモのあるマスに、ほかの候補はないものとします。メモのないマスには、盤面の数字から残る候補がすべてあるものとします。',
  'What is noted so far, by `row,col`: what a cell with notes does not note is ruled out, but for what the solution has there; a cell in which none of its notes can go counts as one without. A board keeps no candidates: without notes, steps that rule some out come again.':
    'これまでのメモです。キーは`row,col`（ヨコ列とタテ列の番号）です。メモのあるマスでは、メモにない候補は消えたものとします。ただし、解の数字は残します。入りうる数字がメモにひとつもないマスは、メモのないマスとみなします。盤面だけでは候補が分からないため、メモを送らないと、候補を消す同じ手がまた返ります。',
  'Notes that a digit on the board rules out. They are no candidates.':
    '盤面の数字と両立しないメモです。候補には含めません。',
  'What the solution has in cells whose notes lack it, where the board has one solution. It stays a candidate.':
    '解がひとつに決まる盤面で、解の数字が抜けているメモです。その数字は候補に残します。',

  // What a request chooses
  'The language of all texts in the reply; by default that of `Accept-Language`.':
    'レスポンスの文章の言語です。指定がなければ`Accept-Language`に従います。',
  'The language of the message, and of the reply, which otherwise is in that of `Accept-Language`.':
    'メッセージの言語です。レスポンスもこの言語になります。指定がなければ、レスポンスの言語は`Accept-Language`に従います。',
  'The id of a technique.': 'テクニックのIDです。',
  '`core`: those of the catalogue; `all`: every technique of the ladder.':
    '`core`は八つの基本テクニックだけ、`all`はすべてのテクニックです。',
  '`core`: the catalogue; `all`: every technique of the ladder.':
    '`core`は八つの基本テクニックの一覧、`all`はすべてのテクニックの一覧です。',
  'Every technique there is, easiest first; those of the catalogue are among them.':
    'すべてのテクニックです。やさしい順に並んでいて、八つの基本テクニックも含みます。',
  'One of the catalogue; with `techniques=all`, any of the ladder.':
    '八つの基本テクニックのひとつです。`techniques=all`のときは、どのテクニックでも指定できます。',
  'Gives the same example again.': '同じ値を指定すると、同じ例になります。',
  'Steps of this technique only. Where it has none, the reply says so (`technique_found`) and is another hint.':
    'このテクニックの手だけを探します。見つからなければ、そのことを`technique_found`で示し、別のヒントを返します。',
  'Which techniques a hint may be of: `core`, those of the catalogue; `all`, every one of the ladder. By default the others come in where the catalogue leads no further.':
    'ヒントに使うテクニックです。`core`は八つの基本テクニックだけ、`all`はすべてです。指定がなければ、八つの基本テクニックだけでは進めないときに、ほかのテクニックも使います。',
  '1 where to look, 2 which technique and which cells, 3 the answer and why.':
    '1は見る場所、2はテクニックとマス、3は答えとその理由です。',
  'How much the texts tell: 1 where to look, 2 which technique and which cells, 3 all.':
    '文章でどこまで明かすかです。1は見る場所、2はテクニックとマス、3はすべてです。',
  'The first step of the reply, counted from 0; `next` of the reply before.':
    'レスポンスの最初の手順の番号です。0から数えます。続きを読むときは、前のレスポンスの`next`を指定します。',
  'How many steps the reply has at most. It has fewer where their reasons are very long: go on with `next`.':
    'レスポンスに含める手順の最大数です。理由が非常に長いときは、これより少なくなります。続きは`next`から読めます。',
  'From 2026-01-01 to the date that it is where a day begins first (UTC+14). Left out: the date that it is in UTC.':
    '2026-01-01から、世界でいちばん早く日付が変わる地域（UTC+14）の今日までです。省略すると、UTCでの今日になります。',
  'The problem the board belongs to.': 'この盤面のもとの問題です。',

  // Checking
  'No row, column or box has a value twice.':
    '同じヨコ列、タテ列、ブロックに同じ数字がないかどうかです。',
  'No cell is empty.': '空きマスがないかどうかです。',
  'Complete, valid, and the solution of the problem if one was named.':
    'すべて埋まり、ルールに反せず、問題を指定した場合はその解と一致するかどうかです。',
  'A cell whose value stands in one of its houses again; one entry for each house.':
    '同じヨコ列、タテ列、またはブロックに同じ数字があるマスです。重なっている場所ごとに1件ずつ並びます。',
  'The filled cells that differ from the solution; always empty when no problem was named.':
    '数字の入ったマスのうち、解と違うものです。問題を指定しなければ、いつも空です。',

  // Solving
  'A board that cannot be read has its error in its place and holds up no other.':
    '読み取れない盤面があれば、その位置の結果だけがエラーになり、ほかの盤面はそのまま計算します。',
  'One for each board, in the order of the boards.': '盤面の順に、1面につきひとつずつ並びます。',
  'The status that the board would have had by itself.':
    'この盤面をひとつだけ送ったときのステータスです。',
  'The 81 digits row by row.': '81個の数字を、上から1行ずつ並べた文字列です。',
  'How many there are. They are counted up to 1000.': '解の数です。1000まで数えます。',
  'False where there are more than 1000.': '解が1000より多いとき、falseになります。',
  'Two of them.': 'そのうちの二つです。',
  'The cells that these two fill differently, with the digits of the first and the second. One more given in any of them rules out one of the two.':
    'この二つで数字の違うマスと、それぞれの数字です。このうちのひとつを初期数字にすれば、どちらかの解が消えます。',
  'What shows that there is no solution: the first of these that is so.':
    '解がないことを示すものです。次のうち、最初に当てはまるものを返します。',
  'Digits repeat in a house.': '同じヨコ列、タテ列、またはブロックで、数字が重複しています。',
  'No digit fits in an empty cell.': 'どの数字も入らない空きマスがあります。',
  'There is no place left for a digit in a house.':
    'あるヨコ列、タテ列、またはブロックに、どこにも入らない数字があります。',
  'It takes a search to see it; there is nothing to point at.':
    '調べ尽くして初めて分かるもので、示せる場所がありません。',
  'The same in a sentence or two.': '同じ内容を一、二文で説明したものです。',
  'The digits without any one of which there would be a solution. Where one digit is wrong, and only one, it is among these; where there are none, several are wrong.':
    'どれかひとつを消せば、解のある盤面になる数字です。間違いがひとつだけなら、この中にあります。空のときは、間違いが二つ以上あります。',

  // Hints
  'Whether logic leads on, or only a good look.':
    '論理で進めるヒントか、よく見るべき場所を示すだけのヒントかです。',
  'Where to look; the technique; at level 3 what follows.':
    'レベル1では見る場所、レベル2ではテクニック、レベル3では分かることです。',
  'What there is to say besides: at level 3 the reason. Of a long net, for the hardest puzzles, it tells the beginning and the end, and counts the rest.':
    '補足です。レベル3では理由になります。とくに難しい問題の長い推論は、始めと終わりだけを説明し、残りは手数だけを示します。',
  'From level 2, where the hint is a step.': 'レベル2以上で、ヒントが手順のときに入ります。',
  'From level 2, the name of a technique that is not of the catalogue.':
    'レベル2以上で、八つの基本テクニック以外のテクニックの名前です。',
  'Where a technique was asked for: whether the hint is a step of it.':
    'テクニックを指定したとき、ヒントがそのテクニックの手かどうかです。',
  'The cells to look at.': '注目するマスです。',
  'The same with the role of each cell.': '同じマスに、それぞれの役割を加えたものです。',
  'Something to draw on the board. A cell may have several.':
    '盤面に描く印です。ひとつのマスにいくつかつくこともあります。',
  '`area`: a cell of a house to look at; `pattern`: a cell that it is about or, with a value, a candidate there that the reason rests on; `confirm`: the value goes there; `eliminate`: it does not.':
    '`area`は注目するヨコ列、タテ列、またはブロックのマスです。`pattern`は決め手のマスで、数字があるときは、そのマスの決め手の候補です。`confirm`はその数字が入ること、`eliminate`は入らないことを表します。',
  'The digit, where it is about one of the cell.': 'マスの中の数字についての印なら、その数字です。',
  'At level 3, where a digit is placed.': 'レベル3で、数字が決まるマスです。',
  'At level 3, that digit.': 'レベル3で、そのマスに決まる数字です。',
  'At level 3, the step in full; with its proof, where it is not a step of the catalogue.':
    'レベル3での手順の全体です。八つの基本テクニック以外の手順には、証明もつきます。',

  // Steps
  'Steps of this technique only.': 'このテクニックの手だけを返します。',
  'How many steps the reply has at most. More of them take longer: harder techniques are looked for only where the easier ones have fewer steps than that. It has fewer where their reasons are very long.':
    'レスポンスに含める手の最大数です。多くするほど時間がかかります。難しいテクニックは、やさしいテクニックの手がこの数に満たないときにだけ探します。理由の説明がとても長いときは、この数より少なくなります。',
  'Easiest technique first. Empty where there is no step: that is an answer, too.':
    'やさしいテクニックから順に並びます。手がなければ空です。それもひとつの答えです。',
  'Whether there are more steps than these. They are not counted.':
    'ほかにも手があるかどうかです。その数は数えません。',
  'The step in words: where, which technique, and why.':
    '手順の説明です。場所、テクニック、理由を含みます。',
  'What to draw for it.': 'この手を図にするための印です。',
  'What goes where.': '決まる数字とそのマスです。',
  'The candidates that are ruled out.': '消える候補です。',
  'The parts of the pattern by their names: cells, houses or digits each.':
    '形を作る部分です。名前ごとに、マス、ヨコ列・タテ列・ブロック、または数字が並びます。',
  'The name of the technique.': 'テクニックの名前です。',
  'The candidates that the pattern consists of.': '形を作る候補です。',
  'The conclusions follow from these and from the rules.':
    '結論は、これらの前提とルールだけから導けます。',
  'What has to be believed of the board.': '盤面について、前提として認めることです。',
  'The cell has no other candidates.': 'このマスには、ほかの候補がありません。',
  'The value has no other places in the house.':
    'このヨコ列、タテ列、またはブロックの中に、この数字が入るマスはほかにありません。',
  'The cells have, taken together, no other candidates.':
    'これらのマスには、合わせてもこれ以外の候補がありません。',
  'With these digits alone the cells could be exchanged, and the puzzle would have two solutions: so one of the guardians is right.':
    'これらの数字だけだと、マスどうしを入れかえられて解が二つになってしまいます。そのため、ガーディアン（guardians）のどれかが正しいと分かります。',
  'A value in one cell, or in one of several cells of a house.':
    'ひとつのマスの数字、または同じヨコ列、タテ列、ブロックにあるいくつかのマスのどれかに入る数字です。',
  '`strong`: at least one of the two is right; `weak`: at most one is.':
    '`strong`は少なくとも一方が正しいこと、`weak`は正しいのが多くても一方だけであることを表します。',
  'Which of `premises`, counted from 0, makes it strong. The rules make it weak.':
    '強いリンクの根拠になる`premises`の番号です。0から数えます。弱いリンクの根拠はルールです。',
  'The chain from its beginning to its end; several, one after the other. Of a long net the first 60: the premises are all there, and enough to prove the step.':
    '始まりから終わりまでのチェーンです。複数のときは順に並びます。長い推論では最初の60個だけです。前提はすべて揃っているので、手順の証明には足ります。',
  'How many links there are beyond these, where there are more.':
    'ここに入りきらなかったリンクの数です。',
  'The candidates without which a fish would be a plain one.':
    'フィンです。これらの候補がなければ、ふつうのフィッシュになります。',
  'Candidates that are right or wrong together, a list for each colour.':
    '正しいか誤りかが一致する候補です。色ごとに並びます。',
  'That the step is true of a puzzle with one solution only.':
    '解がひとつに決まる問題でだけ成り立つ手順であることを示します。',

  // Techniques
  'The English name.': '英語の名前です。',
  'The English name in katakana.': '英語の名前をカタカナで書いたものです。',
  'The Japanese name.': '日本語の名前です。',
  'Place in the catalogue.': '八つの基本テクニックの中での順番です。',
  'Place on the ladder, the easiest first.': 'すべてのテクニックの中での順番です。やさしい順です。',
  'What players call it besides, in the language of the reply.':
    'ほかの呼び名です。レスポンスの言語で書きます。',
  'What one step of it adds to a rating.': '1手ごとに難易度の点数に加わる値です。',
  'That it is true of a puzzle with one solution only.':
    '解がひとつに決まる問題でだけ成り立つことを示します。',
  'Whether it is one of those that come without `techniques=all`.':
    '`techniques=all`を指定しなくても含まれるテクニックかどうかです。',
  'The step in words.': '手順の説明です。',
  'The same, sentence by sentence.': '同じ内容を一文ずつに分けたものです。',

  // Ways and ratings
  'Whether the techniques finish the puzzle.': 'これらのテクニックで最後まで解けるかどうかです。',
  'How many steps the whole way has.': '全手順の数です。',
  '`first` of the request for the steps after these; null at the end. A reply may have fewer steps than its `limit`.':
    'この続きを読むときに、リクエストの`first`に指定する値です。最後まで読んだときはnullです。手順の数は`limit`より少ないことがあります。',
  'Where the whole way leads: 81 characters.': '全手順のあとの盤面です。81文字の文字列です。',
  'Its place on the way, counted from 0.': '手順の番号です。0から数えます。',
  'What is said of the step at the levels 1, 2 and 3.':
    'この手順について、レベル1、2、3で伝える文章です。',
  'That of the hardest technique on the easiest way; `beyond` where the techniques do not finish the puzzle.':
    'いちばんやさしい解き方で使う、いちばん難しいテクニックのレベルです。これらのテクニックで解けなければ`beyond`です。',
  'What one step of it adds to the score.': '1手ごとに点数に加わる値です。',
  'Null where there is no step.': '手順がなければnullです。',
  'The scores of all steps, added up.': 'すべての手順の点数の合計です。',
  'How many steps there are.': '手順の数です。',
  'The techniques of these steps, easiest first.': '使うテクニックです。やさしい順に並びます。',
  'Those that the easiest way through it uses.': 'いちばんやさしい解き方で使うテクニックです。',
  'An easy, a medium and a hard one, as in the files of `/data`.':
    '初級、中級、上級の各1問です。形は`/data`のファイルと同じです。',

  // Messages, errors and the server
  "A random text of your own for this message, such as a UUID. Where you don't know whether a\nmessage has arrived, send it again with the same key: it is stored once, and the reply is the same. It is the same\nmessage where `type`, `message` and `email` are. A key is remembered for at least 24 hours.":
    'このメッセージのために自分で決める、UUIDなどのランダムな文字列です。届いたかどうか分からないときは、同じキーでもう一度送ってください。保存は1回だけで、レスポンスも同じです。`type`、`message`、`email`が同じなら、同じメッセージとみなします。キーは24時間以上覚えています。',
  'What is wrong and where, for people.':
    '何がどこで正しくないのかを、人に向けて説明した文章です。',
  'What is wrong, for programs.': '何が正しくないのかを、プログラムに向けて示すコードです。',
  'Where the documentation explains this error.': 'このエラーの説明があるアドレスです。',
  'What kind of error it is, in the language of the reply.':
    'エラーの種類です。レスポンスの言語で書きます。',
  'The status of the reply.': 'レスポンスのステータスです。',
  'The same as `error`.': '`error`と同じ文章です。',
  'From 500 on: what to name when you tell us, as `X-Request-Id` does.':
    'ステータスが500以上のとき、お知らせいただく際に添えるIDです。`X-Request-Id`と同じ値です。',
  'An address to reply to; empty or `anonymous` for none.':
    '返信先のメールアドレスです。不要なら空にするか、`anonymous`とします。',
  "The time by the sender's clock.": '送信した人の時計の時刻です。',
  'Stays empty: people do not see this field.': '空のままにします。人の目には見えない項目です。',
  'How long the form was open, in milliseconds.': 'フォームを開いていた時間（ミリ秒）です。',
  'The name of this API.': 'このAPIの名前です。',
  'The version of this API.': 'このAPIのバージョンです。',
  "The server's clock, in UTC.": 'サーバーの時計です。UTCで示します。',
};
