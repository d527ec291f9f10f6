/** What the OpenAPI document says of puzzles and pictures, by the English text. */
export const puzzles: Readonly<Record<string, string>> = {
  // Operations
  'A picture of a board': '盤面の画像',
  'For blogs, chats and slides: givens, entries, notes and marks, and the next step where it is asked for. Any page may show it with `<img>`. Digits that repeat are shown as conflicts.':
    'ブログ、チャット、スライドで使える画像です。初期数字、入力した数字、メモ、印を描きます。次の一手も描けます。どのページにも`<img>`で表示できます。重複している数字は、間違いとして示します。',
  'The picture, with a title and a description inside.': '画像です。題名と説明文を含みます。',
  'A new puzzle, made to order': '条件に合う新しい問題',
  'With one solution, and proved to be as hard as asked for by the easiest way through it. Most kinds take less than a second, rare ones seconds. A search in vain ends after 10 seconds at most, with `found: false` and the status 200: look at `found` first. That is how most searches for techniques end that easier ones nearly always forestall, such as `aic` and `sashimi-jellyfish`. In the limit of an address it counts as 10 boards. Another puzzle each time, unless a seed is given.':
    '解がひとつに決まり、いちばんやさしい解き方で、指定どおりの難易度だと確かめた問題を作ります。たいていは1秒もかかりませんが、珍しい条件では数秒かかります。見つからなければ、長くても10秒で打ち切り、ステータス200のまま`found: false`を返すので、まず`found`を確認してください。`aic`や`sashimi-jellyfish`のように、よりやさしいテクニックで先に進めてしまうものは、見つからないことがほとんどです。接続元ごとの制限では10面分に数えます。シードを指定しなければ、毎回違う問題になります。',
  'The puzzle with its solution and its rating; or how many were tried in vain.':
    '問題とその解、難易度です。見つからなかったときは、試した問題の数です。',
  'The puzzles of the bank': '収録問題の一覧',
  'Their ids, with what each takes; in pages. The bank has a thousand puzzles, each with one solution that logic finds.':
    '問題のIDと、解くのに使うテクニックを、少しずつ分けて返します。収録問題は1000問で、どれも論理だけでただひとつの解にたどり着けます。',
  'A page of them.': '一覧の一部です。',
  'Any puzzle of the bank': 'おまかせの1問',
  'A puzzle.': '問題です。',
  'A puzzle of the bank': 'IDで選ぶ1問',
  'By its id, as in `/data` and in `validate_solution`.':
    '`/data`や`validate_solution`と同じIDで選びます。',
  'The puzzle.': '問題です。',

  // Pictures
  'The 81 cells row by row from the top left; `.` or `0` for an empty cell.':
    '左上から順に1行ずつ並べた81マスの文字列です。空きマスは`.`または`0`です。',
  'The puzzle at its start. Digits of the board that are not in it are drawn as entered. Left out: all are givens.':
    '問題の最初の盤面です。ここにない盤面の数字は、入力した数字として描きます。省略すると、すべてを初期数字として描きます。',
  '`all` for every candidate that the digits leave, or the notes of cells, such as `0,2:124;0,3:26`: row and column counted from 0, then the digits. A step is drawn on all candidates, less those that the notes of a cell leave out.':
    '`all`を指定すると、数字から残る候補をすべて描きます。マスごとのメモは`0,2:124;0,3:26`のように、0から数えたヨコ列とタテ列の番号、数字の順に書きます。手順は、すべての候補からメモで消したものを除いて描きます。',
  'Cells to be tinted and framed, such as `0,2;0,3`.':
    '色と枠をつけるマスです。`0,2;0,3`のように書きます。',
  'Candidates on a disc, as those of a pattern are; written as notes are.':
    '決め手の候補のように、丸で囲む候補です。メモと同じように書きます。',
  'Candidates that are struck out.': '線を引いて消す候補です。',
  'Draws a step that applies, with its links and houses: `next` for the easiest one, or the id of a technique. The board needs one solution. Where no such step is there, the picture is of the board, and its description says so.':
    'いま使える手順を、リンクや注目するヨコ列・タテ列・ブロックとともに描きます。`next`はいちばんやさしい手順で、テクニックのIDでも指定できます。解がひとつに決まる盤面が必要です。手順がなければ盤面だけを描き、説明文でそのことを伝えます。',
  'Which techniques the next step may be of: `core`, those of the catalogue; `all`, every one of the ladder.':
    '次の手順に使うテクニックです。`core`は八つの基本テクニックだけ、`all`はすべてです。',
  'The colours of the picture.': '画像の配色です。',
  'The side of the picture in pixels.': '画像の一辺の長さ（ピクセル）です。',
  'The language of title and description, for those who do not see the picture; by default that of `Accept-Language`.':
    '画像が見えない人のための題名と説明文の言語です。指定がなければ`Accept-Language`に従います。',

  // Puzzles
  'Puzzles of the bank, of a date, and made to order.':
    '収録問題、日付ごとの問題、条件に合わせて作る問題です。',
  'The level of the hardest technique that the puzzle needs, as `rate` has it.':
    '問題を解くのに必要な、いちばん難しいテクニックのレベルです。`rate`と同じです。',
  'A technique that the easiest way through the puzzle takes. With a difficulty, which has to be the technique’s, it is the hardest one there; without, it is where such a puzzle turns up soon.':
    'いちばんやさしい解き方で使うテクニックです。難易度も指定するときは、このテクニックの難易度と同じにしてください。その場合、これがいちばん難しいテクニックになります。難易度を指定しなければ、そのような問題が早く見つかるときに、そうなります。',
  'How the pattern of givens repeats itself: under a half turn (`rotational`) or a quarter turn, in one mirror or two, in all of these (`full`), or not at all (`none`).':
    '初期数字の並びの対称性です。半回転（`rotational`）、4分の1回転、ひとつまたは二つの鏡映、そのすべて（`full`）、対称性なし（`none`）があります。',
  'The same request with the same seed gives the same puzzle.':
    '同じリクエストに同じシードを指定すると、同じ問題になります。',
  'Its name, for whoever keeps it. It is not of the bank: `puzzles` and `validate_solution` do not know it.':
    '問題を保存するときの名前です。収録問題のIDではないので、`puzzles`や`validate_solution`では使えません。',
  'Gives the same puzzle again.': '同じ問題をもう一度作るためのシードです。',
  'The 81 cells row by row from the top left; `.` for an empty one.':
    '左上から順に1行ずつ並べた81マスの文字列です。空きマスは`.`です。',
  'The path of the page on which it can be played, in the language of the request.':
    'この問題で遊べるページのアドレスです。リクエストの言語のページになります。',
  'The path of a picture of it.': 'この問題の画像のアドレスです。',
  'No such puzzle turned up; another seed may find one.':
    '条件に合う問題は見つかりませんでした。シードを変えると見つかることがあります。',
  'The one that the search began with.': '探すのに使ったシードです。',
  'How many puzzles were tried.': '試した問題の数です。',
  'How many seconds a search may take at most.': '探す時間の上限（秒）です。',
  'Only puzzles whose easiest way uses this technique of the catalogue.':
    'いちばんやさしい解き方でこの基本テクニックを使う問題だけに絞ります。',
  'The first puzzle of the reply, counted from 0; `next` of the reply before.':
    'レスポンスの最初の問題の番号です。0から数えます。続きを読むときは、前のレスポンスの`next`を指定します。',
  'How many puzzles the reply has at most.': 'レスポンスに含める問題の最大数です。',
  'How many there are of this kind.': '条件に合う問題の数です。',
  '`first` of the request for the puzzles after these; null at the end.':
    'この続きを読むときに、リクエストの`first`に指定する値です。最後まで読んだときはnullです。',
  'Gives the same puzzle again, as long as the bank is the same.':
    '同じシードを指定すると、収録問題が変わらない限り同じ問題になります。',
  'Whether the reply has the solution, too.': 'レスポンスに解も含めるかどうかです。',
  'The 81 digits row by row, where `solution=true` asks for them.':
    '81個の数字を、上から1行ずつ並べた文字列です。`solution=true`を指定したときに入ります。',
};
