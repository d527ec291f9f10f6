import { heading } from '../../heading.ts';
import type { solver as english } from '../en/solver.ts';
import type { Translation } from '../translation.ts';

export const solver = {
  page: { title: 'ナンプレ解析ツール' },
  title: heading('ナンプレを解く手順を見る'),
  lead: 'お手元のナンプレを、入力、貼り付け、ファイルのどれかでどうぞ。最初から最後までの手順を、一手ずつ理由つきで説明します。',
  privacy: '計算はすべてお使いの端末で行います。問題がどこかへ送られることはありません。',
  board: '解きたい問題',
  cell: {
    digit: '{{row}}行{{column}}列、{{digit}}',
    empty: '{{row}}行{{column}}列、空き',
    repeated: '{{name}}、重複しています',
    suspect: '{{name}}、入力間違いかもしれません',
    either: '{{name}}、{{one}}か{{other}}',
  },
  pad: { label: '数字', clear: '消す' },
  undo: heading('元に戻す'),
  redo: heading('やり直す'),
  clearAll: heading('盤面を空にする'),
  solve: heading('手順を見る'),
  edit: heading('問題を直す'),
  another: heading('別の問題'),
  typing:
    'キーボードで数字を打つと、次のマスへ進みます。空きマスはスペース、戻るときはBackspaceキーです。',
  text: {
    title: heading('貼り付け・ファイル'),
    label: '問題の文字列',
    read: heading('読み込む'),
    paste: heading('貼り付け'),
    open: heading('ファイルを開く'),
    example: heading('例を見る'),
    anywhere:
      'このページのどこでも、Ctrl+Vで貼り付けられます。テキストファイルをドロップしても読み込めます。',
    formats:
      '81文字（空きは点か0）、罫線つきの盤面、候補つきの盤面、問題へのリンクを読み込めます。',
  },
  status: {
    empty: '問題の数字を入れてください。',
    few_other: 'いま{{count}}個です。{{least}}個以上必要です。',
    ready_other: '数字は{{count}}個。解く準備ができました。',
    repeat: {
      row: '上から{{place}}行目で、{{digit}}が重複しています。',
      column: '左から{{place}}列目で、{{digit}}が重複しています。',
      box: '{{place}}のブロックで、{{digit}}が重複しています。',
    },
    none: 'この問題には答えがありません。',
    suspects_other:
      'この問題には答えがありません。入力間違いがひとつだけなら、印をつけた{{count}}マスのどれかです。その数字がなければ答えがあります。',
    many_other:
      'この問題には答えが二つ以上あります。そのうち二つは、印をつけた{{count}}マスで食い違います。マスの中に両方の数字を書きました。',
    working: '解いています…',
    failed: '準備ができませんでした。通信の状態を確かめて、もう一度お試しください。',
    several: '{{count}}問ありました。いまの盤面は最初の問題です。',
    candidatesGone:
      '数字が変わったため、問題と一緒に読み込んだ候補は消えました。元に戻すと、候補も戻ります。',
    lost: '{{row}}行{{column}}列の候補に正しい数字がなかったため、すべての候補から始めます。',
    retry: heading('もう一度試す'),
  },
  trouble: {
    link: 'このリンクからは問題を読み取れません。',
    unreadable: 'この文字の中に、ナンプレは見つかりませんでした。',
    length_other: '{{count}}マス分あります。ナンプレは81マスです。',
    row_other: '{{line}}行目が{{count}}マスあります。1行は9マスです。',
    sign: '{{line}}行目の{{column}}文字目「{{sign}}」は数字ではありません。',
    cell: '{{row}}行{{column}}列の「{{value}}」は、マスの内容として読み取れません。',
    'no-digits': '候補だけが書かれています。数字の入った問題を読み込んでください。',
    'packed-link': 'このリンクの問題は、元のサイトだけが読める形で書かれています。',
    'bad-link': 'このリンクの問題は壊れています。',
    variant: 'この問題には、ふつうのナンプレにないルールがあります。',
    'bad-json': 'このデータに盤面はありません。',
    'too-long': '長すぎて、問題として読み込めません。',
    file: 'ファイルを読み込めませんでした。',
    clipboard:
      'ブラウザーの設定により、クリップボードを読み取れません。下の欄に貼り付けてください。',
    kept: '盤面は元のままです。',
  },
  formats: {
    title: heading('読み込める形'),
    lead: '次のどの形でも、貼り付けるかファイルを開けば読み込めます。前後に文章があってもかまいません。何問もあるときは、最初の問題を読み込みます。',
    characters: {
      name: '81文字',
      text: '1行目から順に並べた数字です。改行や行の番号、引用の「>」があってもかまいません。空きマスは「.」「0」「_」「*」「x」「?」「-」のどれかです。',
    },
    drawn: { name: '罫線つきの盤面', text: '.ssファイルのように、線で区切った盤面です。' },
    table: {
      name: '表',
      text: '1行に九つの欄があり、空きマスは空欄です。表計算ソフト、CSV、TSV、Markdownから読み込めます。',
    },
    blanks: { name: '空白を使ったもの', text: '81文字で、空きマスは空白です。' },
    candidates: {
      name: '候補つきの盤面',
      text: '81マスの候補を並べたものです。HoDoKu、SudokuWiki、Simple Sudoku、SudoCue（.sdx）の形を読み込めます。',
    },
    sukaku: { name: 'スカク', text: '729文字で、1マスの候補を9文字ずつ並べたものです。' },
    sadman: { name: 'SadMan Sudoku', text: '.sdkファイルです。' },
    'hodoku-library': {
      name: 'HoDoKuのライブラリー',
      text: '「:0000:x:」のように始まる行です。入れた数字と消した候補も読み込みます。',
    },
    opensudoku: { name: 'OpenSudoku', text: 'XMLファイルです。' },
    json: {
      name: 'JSON',
      text: '9行の配列、81個の値、または文字列です。このサイトのAPIの形もそのひとつです。',
    },
    sudokuwiki: { name: 'SudokuWikiのリンク', text: '途中まで解いたもの（S9B…）も読み込めます。' },
    position: { name: '候補つきのリンク', text: 'このページのリンクで、162文字です。' },
    link: { name: '短いリンク', text: 'このサイトのリンクで、数字が30個なら31文字です。' },
    not: '元のサイトにある問題を指すだけのリンク、f-puzzlesとSudokuPadの圧縮されたリンク、ふつうのナンプレにないルールのある問題は読み込めません。',
  },
  about: {
    title: heading('このページで分かること'),
    steps:
      '一手ごとに、テクニックの名前、盤面のどこを見るか、なぜそう言えるのかを説明します。使えるテクニックのうち、いちばんやさしいものから順に使うので、人がたどれる手順になります。',
    rating:
      '難易度は、シングルからフィッシュ、ウィング、チェーン、フォーシングネットまで、使った手の点数の合計です。いちばん難しい一手と、八つのレッスンだけでは進めなくなる場所も分かります。',
    wrong:
      '数字の重複、答えのない問題、答えが二つ以上ある問題は、その場所に印をつけてお知らせします。',
    lessons: heading('八つのレッスン'),
    beyond: heading('その先のテクニック'),
    api: heading('プログラム向けのAPI'),
  },
} as const satisfies Translation<typeof english>;
