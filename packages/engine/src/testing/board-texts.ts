import type { BoardFormat } from '../formats/board-format.ts';

/* The same puzzle as each format has it: for tests, and as a record of what the formats are. */

/** As 81 characters. */
export const PUZZLE_TEXT =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** With 4 as an answer in row 1, column 3. */
export const ANSWERED_TEXT = PUZZLE_TEXT.replace('53.', '534');

interface Example {
  /** The board of the text as 81 characters; the puzzle where it isn't named. */
  readonly values?: string;
  readonly isGivensTold?: boolean;
  /** The candidates of row 1, column 3, where the text has candidates. */
  readonly candidates?: readonly number[];
  readonly text: string;
}

/** An example of each format. */
export const BOARD_TEXTS: Readonly<Record<BoardFormat, Example>> = {
  characters: {
    text: PUZZLE_TEXT,
  },
  drawn: {
    text: `
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*`.slice(1),
  },
  table: {
    text: `
5,3,,,7,,,,
6,,,1,9,5,,,
,9,8,,,,,6,
8,,,,6,,,,3
4,,,8,,3,,,1
7,,,,2,,,,6
,6,,,,,2,8,
,,,4,1,9,,,5
,,,,8,,,7,9`.slice(1),
  },
  blanks: {
    text: `
53  7    
6  195   
 98    6 
8   6   3
4  8 3  1
7   2   6
 6    28 
   419  5
    8  79`.slice(1),
  },
  candidates: {
    candidates: [2, 4],
    text: `
.-------------------.----------------.-------------------.
| 5    3     24     | 26    7   2468 | 1489   1249  248  |
| 6    247   247    | 1     9   5    | 3478   234   2478 |
| 12   9     8      | 23    34  24   | 13457  6     247  |
:-------------------+----------------+-------------------:
| 8    125   1259   | 579   6   147  | 4579   2459  3    |
| 4    25    2569   | 8     5   3    | 579    259   1    |
| 7    15    1359   | 59    2   14   | 4589   459   6    |
:-------------------+----------------+-------------------:
| 139  6     134579 | 357   35  7    | 2      8     4    |
| 23   278   237    | 4     1   9    | 36     3     5    |
| 123  1245  12345  | 2356  8   26   | 1346   7     9    |
'-------------------'----------------'-------------------'`.slice(1),
  },
  sukaku: {
    candidates: [2, 4],
    text: [
      '....5......3.......2.4......2...6.........7...2.4.6.8.1..4...8912.4....9.2.4...8.',
      '.....6....2.4..7...2.4..7..1................9....5......34..78..234......2.4..78.',
      '12...............9.......8..23........34......2.4.....1.345.7.......6....2.4..7..',
      '.......8.12..5....12..5...9....5.7.9.....6...1..4..7.....45.7.9.2.45...9..3......',
      '...4......2..5.....2..56..9.......8.....5......3..........5.7.9.2..5...91........',
      '......7..1...5....1.3.5...9....5...9.2.......1..4........45..89...45...9.....6...',
      '1.3.....9.....6...1.345.7.9..3.5.7....3.5..........7...2..............8....4.....',
      '.23.......2....78..23...7.....4.....1................9..3..6.....3..........5....',
      '123......12.45....12345.....23.56..........8..2...6...1.34.6.........7..........9',
    ].join('\n'),
  },
  sadman: {
    values: ANSWERED_TEXT,
    isGivensTold: true,
    text: `
#DFrom a newspaper
[Puzzle]
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
[State]
534.7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`.slice(1),
  },
  'hodoku-library': {
    values: ANSWERED_TEXT,
    isGivensTold: true,
    candidates: [],
    text: `:0000:x:${PUZZLE_TEXT.replace('53.', '53+4')}:214 715:::`,
  },
  opensudoku: {
    isGivensTold: true,
    text: `
<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Easy</name>
  <game data="530070000600195000098000060800060003400803001700020006060000280000419005000080079" />
</opensudoku>`.slice(1),
  },
  json: {
    candidates: [2, 4],
    text: `{"board":[
[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],
[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],
[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]],
"notes":{"0,2":[2,4]}}`,
  },
  sudokuwiki: {
    values: ANSWERED_TEXT,
    isGivensTold: true,
    candidates: [],
    text: 'https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c03041090080y039u8401070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709',
  },
  position: {
    candidates: [2, 4],
    text: 'ggg40a12i05ac98b4ah02a2ag1o0gg6c0e6a03o0k0060c0a2th02ak00j8jagh029ao8qg4g80i9ik00gg4ag8ig1i00h8l8gg209co8oh085h0at2k0k20g2k008066226g8g1o01404gg070r0v1mk0121di0o0',
  },
  link: {
    isGivensTold: true,
    text: 'https://nanpure.example/en/solver#p=aGQnDCiMpiKGHITQX40Eea627fRxCP4',
  },
};
