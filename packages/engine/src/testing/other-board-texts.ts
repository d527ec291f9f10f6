import type { BoardFormat } from '../formats/board-format.ts';
import { BOARD_TEXTS, PUZZLE_TEXT } from './board-texts.ts';

/* The same puzzle as people and programs write it besides, within the formats. */

const ROWS = PUZZLE_TEXT.match(/.{9}/g) ?? [];

function fullWidth(text: string): string {
  const wide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);
  return text.replace(/\d/g, wide).replaceAll('.', '・');
}

const inThrees = (row: string) => row.replace(/...(?=.)/g, '$& ');

/** Nine rows in other digits, from 1 on, and another sign for an empty cell. */
function withDigits(digits: string, empty: string): string {
  const one = (sign: string) => (sign === '.' ? empty : digits[Number(sign) - 1]);
  return ROWS.map((row) => [...row].map(one).join('')).join('\n');
}

/** The same as people write it in messages: a digit with a frame, and squares. */
function withKeys(): string {
  const key = (sign: string) => (sign === '.' ? '⬜' : `${sign}\ufe0f\u20e3`);
  return ROWS.map((row) => [...row].map(key).join('')).join('\n');
}

/** More ways of the same formats: each is the puzzle. */
export const OTHER_TEXTS: readonly (readonly [string, BoardFormat, string])[] = [
  ['zeros', 'characters', PUZZLE_TEXT.replaceAll('.', '0')],
  ['signs of forums', 'characters', PUZZLE_TEXT.replaceAll('.', 'x')],
  ['dashes', 'characters', PUZZLE_TEXT.replaceAll('.', '-')],
  ['spaces', 'blanks', PUZZLE_TEXT.replaceAll('.', ' ')],
  ['lines of other widths', 'characters', PUZZLE_TEXT.replace(/.{20}/g, '$&\n')],
  ['a sign and a space', 'characters', [...PUZZLE_TEXT].join(' ')],
  [
    'lines of Windows with a mark at the start',
    'characters',
    `\ufeff${PUZZLE_TEXT.replace(/.{9}/g, '$&\r\n')}`,
  ],
  ['full-width digits', 'characters', fullWidth(PUZZLE_TEXT)],
  ['digits in circles', 'characters', withDigits('①②③④⑤⑥⑦⑧⑨', '○')],
  ['digits in black circles', 'characters', withDigits('❶❷❸❹❺❻❼❽❾', '⬜')],
  ['digits as keys', 'characters', withKeys()],
  ['digits in other circles', 'characters', withDigits('➀➁➂➃➄➅➆➇➈', '◯')],
  ['Japanese digits', 'characters', withDigits('一二三四五六七八九', '・')],
  [
    'Japanese digits in numbered rows that are quoted',
    'characters',
    withDigits('一二三四五六七八九', '・')
      .split('\n')
      .map((row, index) => `> ${index + 1}. ${row}`)
      .join('\n'),
  ],
  ['Japanese digits and dashes', 'characters', withDigits('一二三四五六七八九', 'ー')],
  [
    'Japanese digits under a heading',
    'characters',
    `第一問（二点）\n${withDigits('一二三四五六七八九', '〇').replace('〇', '零')}`,
  ],
  [
    'a mail that is quoted twice',
    'characters',
    `Anna wrote:\n> Bob wrote:\n${ROWS.map((row) => `>> ${row}`).join('\n')}\n>\n> Bob`,
  ],
  [
    'a drawn board in a quote',
    'drawn',
    BOARD_TEXTS.drawn.text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
  ],
  [
    'numbered rows',
    'characters',
    ROWS.map((row, index) => `${index + 1}. ${[...row].join(' ')}`).join('\n'),
  ],
  [
    'rows with letters',
    'characters',
    ROWS.map((row, index) => `${'ABCDEFGHI'[index]}: ${row}`).join('\n'),
  ],
  [
    'rows with numbers alone',
    'characters',
    ROWS.map((row, index) => `${index + 1}  ${row}`).join('\n'),
  ],
  [
    'rows that are called so',
    'characters',
    ROWS.map((row, index) => `Row ${index + 1}: ${[...row].join(' ')}`).join('\n'),
  ],
  [
    'letters beside rows in three groups',
    'characters',
    ROWS.map((row, index) => `${'ABCDEFGHI'[index]} ${inThrees(row)}`).join('\n'),
  ],
  [
    'numbers of columns and rows around three groups',
    'characters',
    ['  123 456 789', ...ROWS.map((row, index) => `${index + 1} ${inThrees(row)}`)].join('\n'),
  ],
  ['rows in brackets', 'characters', ROWS.map((row, index) => `(${index + 1}) ${row}`).join('\n')],
  ['rows from 01 on', 'characters', ROWS.map((row, index) => `0${index + 1}. ${row}`).join('\n')],
  ['rows as programs count', 'characters', ROWS.map((row, index) => `${index}: ${row}`).join('\n')],
  ['rows in typographic quotes', 'characters', ROWS.map((row) => `“${row}”`).join('\n')],
  ['rows of code in a line', 'characters', `[${ROWS.map((row) => `'${row}'`).join(', ')}]`],
  [
    'numbers of code in a line',
    'characters',
    `const b = [${ROWS.map((row) => `[${[...row.replaceAll('.', '0')].join(',')}]`).join(',')}];`,
  ],
  [
    'code of two lines',
    'characters',
    `board = [\n${ROWS.map((row) => `[${[...row.replaceAll('.', '0')].join(',')}]`).join(',')}]`,
  ],
  ['spaces that do not break', 'characters', [...PUZZLE_TEXT].join('\u00a0')],
  [
    'words around it',
    'characters',
    `Who can solve this? I got 7 of 81.\n\n${ROWS.join('\n')}\n\nThanks`,
  ],
  ['SudoCue with its head', 'characters', `#ARuud\n#B03-08-2006\n#LEasy\n${ROWS.join('\n')}`],
  [
    'dashes for empty cells, and bars',
    'drawn',
    ROWS.map((row) => row.replaceAll('.', '-').replace(/...(?=.)/g, '$&|')).join('\n'),
  ],
  [
    'cells between lines of the drawing set',
    'table',
    `
╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗
║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║ 6 │   │   ║ 1 │ 9 │ 5 ║   │   │   ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║   │ 9 │ 8 ║   │   │   ║   │ 6 │   ║
╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
║ 8 │   │   ║   │ 6 │   ║   │   │ 3 ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║ 4 │   │   ║ 8 │   │ 3 ║   │   │ 1 ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║ 7 │   │   ║   │ 2 │   ║   │   │ 6 ║
╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
║   │ 6 │   ║   │   │   ║ 2 │ 8 │   ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║   │   │   ║ 4 │ 1 │ 9 ║   │   │ 5 ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║   │   │   ║   │ 8 │   ║   │ 7 │ 9 ║
╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝`.slice(1),
  ],
  [
    'a table of Markdown',
    'table',
    `|a|b|c|d|e|f|g|h|i|\n|${'---|'.repeat(9)}\n${ROWS.map((row) => `| ${[...row].join(' | ')} |`.replaceAll('.', ' ')).join('\n')}`,
  ],
  ['a spreadsheet', 'table', ROWS.map((row) => [...row].join('\t').replaceAll('.', '')).join('\n')],
  [
    'fields in quotes',
    'table',
    ROWS.map((row) => [...row].map((sign) => `"${sign.replace('.', '')}"`).join(';')).join('\n'),
  ],
  [
    'boxes with blanks',
    'blanks',
    ROWS.map((row) =>
      `| ${row.replace(/./g, '$& ').replace(/.{6}(?=.)/g, '$&| ')}|`.replaceAll('.', ' '),
    ).join('\n'),
  ],
  [
    'source code',
    'characters',
    `int grid[9][9] = {{${ROWS.map((row) => [...row].join(', ').replaceAll('.', '0')).join('},\n{')}}};`,
  ],
  [
    'the list of SudokuWiki',
    'candidates',
    `
5 3 24 26 7 2468 1489 1249 248
6 247 247 1 9 5 3478 234 2478
12 9 8 23 34 24 13457 6 247
8 125 1259 579 6 147 4579 2459 3
4 25 2569 8 5 3 579 259 1
7 15 1359 59 2 14 4589 459 6
139 6 134579 357 35 7 2 8 4
23 278 237 4 1 9 36 3 5
123 1245 12345 2356 8 26 1346 7 9`,
  ],
  [
    'a JSON of rows',
    'json',
    JSON.stringify(
      ROWS.map((row) => [...row].map((sign) => Number(sign) || 0)),
      null,
      2,
    ),
  ],
  [
    'a JSON of texts and nulls',
    'json',
    JSON.stringify({
      puzzle: ROWS.map((row) => [...row].map((sign) => (sign === '.' ? null : sign))),
    }),
  ],
  [
    'f-puzzles without its packing',
    'json',
    JSON.stringify({
      size: 9,
      grid: ROWS.map((row) =>
        [...row].map((sign) => (sign === '.' ? {} : { value: Number(sign), given: true })),
      ),
    }),
  ],
  ['a link with 81 signs', 'characters', `https://nanpure.example/en/solver#p=${PUZZLE_TEXT}`],
  [
    'an old link of SudokuWiki',
    'characters',
    `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE_TEXT.replaceAll('.', '0')}`,
  ],
];
