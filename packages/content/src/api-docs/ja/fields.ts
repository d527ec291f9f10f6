/** What the OpenAPI document says of fields, parameters and objects, by the English text. */
export const fields: Readonly<Record<string, string>> = {
  // Boards and places
  'The 81 cells row by row from the top left, as a string or as 9 rows of 9 numbers.':
    '左上から順に1行ずつ並べた81マスです。文字列、または9個の数値からなる行を9行並べた配列で書きます。',
  '`.` or `0` for an empty cell.': '空きマスは`.`または`0`です。',
  '0 for an empty cell.': '空きマスは0です。',
  'Counted from 0: rows from the top, columns from the left.':
    '0から数えます。行は上から、列は左からです。',
  'Counted from 0; boxes row by row.': '0から数えます。ブロックは左上から横の順です。',
  'The notes of cells by `row,col`, counted from 0. A board keeps no candidates: what earlier hints have ruled out is known from the notes, so send them, or the same hint may come again. A cell without notes has all candidates; wrong notes are told in the hint.':
    'マスごとのメモです。キーは`行,列`で、0から数えます。盤面だけでは、前のヒントで消えた候補が分かりません。メモを一緒に送らないと、同じヒントがまた返ることがあります。メモのないマスには、すべての候補が残っているものとします。メモに誤りがあれば、ヒントでお知らせします。',
  'The candidates of each empty cell by `row,col`, counted from 0. What easier techniques rule out is gone already.':
    '空きマスごとの候補です。キーは`行,列`で、0から数えます。やさしいテクニックで消せる候補は、すでに消してあります。',

  // What a request chooses
  'The language of all texts in the reply; by default that of `Accept-Language`.':
    'レスポンスの文章の言語です。指定がなければ`Accept-Language`に従います。',
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
  'At level 3, where a digit is placed.': 'レベル3で、数字が決まるマスです。',
  'At level 3, that digit.': 'レベル3で、そのマスに決まる数字です。',
  'At level 3, the step in full; with its proof, where it is not a step of the catalogue.':
    'レベル3での手順の全体です。八つの基本テクニック以外の手順には、証明もつきます。',

  // Steps
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
    'これらの数字だけだと、マスどうしを入れ替えられて解が二つになってしまいます。そのため、`guardians`のどれかが正しいと分かります。',
  'A value in one cell, or in one of several cells of a house.':
    'ひとつのマスの数字、または同じヨコ列、タテ列、ブロックにあるいくつかのマスのどれかに入る数字です。',
  '`strong`: at least one of the two is right; `weak`: at most one is.':
    '`strong`は少なくとも一方が正しいこと、`weak`は正しいのが多くても一方だけであることを表します。',
  'Which of `premises`, counted from 0, makes it strong. The rules make it weak.':
    '`strong`の根拠になる`premises`の番号です。0から数えます。`weak`の根拠はルールです。',
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

  // Messages and the server
  'An address to reply to; empty or `anonymous` for none.':
    '返信先のメールアドレスです。不要なら空にするか、`anonymous`とします。',
  "The time by the sender's clock.": '送信した人の時計の時刻です。',
  'Stays empty: people do not see this field.': '空のままにします。人の目には見えない項目です。',
  'How long the form was open, in milliseconds.': 'フォームを開いていた時間（ミリ秒）です。',
  'The name of this API.': 'このAPIの名前です。',
  'The version of this API.': 'このAPIのバージョンです。',
  "The server's clock, in UTC.": 'サーバーの時計です。UTCで示します。',
};
