import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatGrid } from '../grid.ts';
import { Position } from '../position.ts';
import { formatPosition } from '../position-text.ts';
import { ANSWERED_TEXT, BOARD_TEXTS, PUZZLE_TEXT } from '../testing/board-texts.ts';
import { gridFrom, unwrap } from '../testing/boards.ts';
import { OTHER_TEXTS } from '../testing/other-board-texts.ts';
import { BOARD_FORMATS, type ReadBoard } from './board-format.ts';
import { boardPosition } from './board-position.ts';
import { readBoard } from './read-board.ts';

function boardIn(text: string): ReadBoard {
  return unwrap(readBoard(text));
}

const ROWS = PUZZLE_TEXT.match(/.{9}/g) ?? [];

describe('each format', () => {
  test.each(BOARD_FORMATS)('%s is recognised', (format) => {
    const { text, values = PUZZLE_TEXT, isGivensTold = false, candidates } = BOARD_TEXTS[format];
    const board = boardIn(text);
    expect(board.format).toBe(format);
    expect(board.puzzles).toBe(1);
    expect(formatGrid(board.values)).toBe(values);
    expect(board.givens && formatGrid(board.givens)).toBe(isGivensTold ? PUZZLE_TEXT : undefined);
    expect(board.candidates?.[2]).toEqual(candidates);
  });

  test.each(OTHER_TEXTS)('with %s', (_, format, text) => {
    const board = boardIn(text);
    expect(formatGrid(board.values)).toBe(PUZZLE_TEXT);
    expect(board.format).toBe(format);
  });

  test('stands in the README, and nothing else does @13.1', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, table = ''] = readme.split('| format | what it is |');
    const [rows = ''] = table.split('\n\n', 1);
    expect([...rows.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)).toEqual([
      ...BOARD_FORMATS,
    ]);
  });
});

describe('of several puzzles the first is read, and all are counted', () => {
  const other = ANSWERED_TEXT;
  test.each([
    ['one a line', [PUZZLE_TEXT, other, other].join('\n'), 3],
    [
      'with their solutions',
      `puzzle,solution\n${`${PUZZLE_TEXT},${'1'.repeat(81)}\n`.repeat(2)}`,
      2,
    ],
    ['below headings', `Grid 01\n${ROWS.join('\n')}\nGrid 02\n${ROWS.join('\n')}`, 2],
    ['in a list of JSON', JSON.stringify([PUZZLE_TEXT, other]), 2],
    ['as lines of a library', `:0000:x:${PUZZLE_TEXT}::::\n:0000:x:${other}::::`, 2],
  ])('%s', (_, text, puzzles) => {
    const board = boardIn(text);
    expect(formatGrid(board.values)).toBe(PUZZLE_TEXT);
    expect(board.puzzles).toBe(puzzles);
  });
});

describe('a table is read without its heading', () => {
  const rowsOf = (signs: readonly string[]) => signs.map((row) => [...row.replaceAll('.', ' ')]);
  const markdown = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => `|${row.join('|')}|`).join('\n');
  const rows = rowsOf(ROWS);
  const blank = Array<string>(9).fill(' ');
  const numbers = [...'123456789'];
  test.each([
    ['blank, with a rule of single dashes', markdown([blank, Array(9).fill('-'), ...rows])],
    ['blank, with a rule', markdown([blank, Array(9).fill('---'), ...rows])],
    ['numbered, with a rule', markdown([numbers, Array(9).fill(' :-: '), ...rows])],
    [
      'the first row of the board',
      markdown([...rows.slice(0, 1), Array(9).fill('-'), ...rows.slice(1)]),
    ],
    ['numbered, in a CSV', [numbers, ...rows].map((row) => row.join(',')).join('\n')],
    [
      'numbered, with dots',
      [numbers, ...ROWS.map((row) => [...row])].map((row) => row.join(',')).join('\n'),
    ],
  ])('%s', (_, text) => {
    expect(formatGrid(boardIn(text).values)).toBe(PUZZLE_TEXT);
  });

  test.each([
    ['numbers', '123456789'],
    ['letters', 'ABCDEFGHI'],
  ])('nor the %s of its rows', (_, names) => {
    const named = rows.map((row, index) => [names.charAt(index), ...row]);
    const headed = [[' ', ...numbers], Array<string>(10).fill('---'), ...named];
    const texts = [
      markdown(headed),
      markdown(named),
      named.map((row) => row.join(',')).join('\n'),
      [['', ...numbers], ...named].map((row) => row.join(';')).join('\n'),
      // A spreadsheet leaves nothing after the last digit.
      named
        .map((row) => row.join('\t'))
        .join('\n')
        .trimEnd(),
      ROWS.map((row, index) => [`r${index + 1}`, ...row].join(',')).join('\n'),
    ];
    const read = texts.map((text) => formatGrid(boardIn(text).values));
    expect(read).toEqual(texts.map(() => PUZZLE_TEXT));
  });

  test('a row of dashes and one of all digits stay where they belong to the board', () => {
    const board = ['123456789', ...Array<string>(8).fill('---------')];
    const text = board.map((row) => `|${[...row].join('|')}|`).join('\n');
    expect(formatGrid(boardIn(text).values)).toBe(`123456789${'.'.repeat(72)}`);
  });
});

describe('a table whose last row lacks its last, empty cells', () => {
  const rows = [...ROWS.slice(1), ROWS[0] ?? ''].map((row) => [...row.replaceAll('.', ' ')]);
  const cut = (delimiter: string) => {
    const text = rows.map((row) => row.map((sign) => sign.trim()).join(delimiter)).join('\n');
    return text.slice(0, text.lastIndexOf('7') + 1);
  };

  test('is one that was copied from a spreadsheet', () => {
    expect(formatGrid(boardIn(cut('\t')).values)).toBe([...ROWS.slice(1), ROWS[0]].join(''));
  });

  test.each([',', ';', '|'])(
    'is none that is separated by %s: what is cut off is missing',
    (by) => {
      expect(readBoard(cut(by)).ok).toBe(false);
    },
  );
});

test('digits in words name no row, and digits before rows are none where they belong to the board', () => {
  const numbered = ROWS.map((row, index) => `${index + 1}${row.slice(1)}`);
  const spaced = numbered.map((row) => [...row].join(' ')).join('\n');
  expect(formatGrid(boardIn(spaced).values)).toBe(numbered.join(''));
  const unfinished = ROWS.map((row, index) => (index < 8 ? `${index + 1}. ${row}` : row)).join(
    '\n',
  );
  expect(readBoard(unfinished).ok).toBe(false);
});

describe('candidates', () => {
  const position = Position.fromGrid(gridFrom(PUZZLE_TEXT)).eliminate([{ cell: 2, digit: 1 }]);

  test.each(['grid', 'line', 'compact'] as const)(
    'are read from the %s that is written',
    (format) => {
      const read = unwrap(boardPosition(boardIn(formatPosition(position, format))));
      expect(read.toJSON()).toEqual(position.toJSON());
    },
  );

  test('that stand alone are told from digits by what their peers have left', () => {
    const { text } = BOARD_TEXTS.candidates;
    const read = unwrap(boardPosition(boardIn(text)));
    expect(read.toJSON()).toEqual(position.toJSON());
    expect(read.digitsAt(40)).toEqual([5]);
  });

  test('of a Sukaku: all nine say nothing, and a lone one stands where no peer has it', () => {
    const sukaku = [...PUZZLE_TEXT].map((sign) =>
      sign === '.'
        ? '123456789'
        : [...'123456789'].map((each) => (each === sign ? each : '.')).join(''),
    );
    const board = boardIn(sukaku.join(''));
    expect(formatGrid(board.values)).toBe(PUZZLE_TEXT);
    const all = Position.fromGrid(gridFrom(PUZZLE_TEXT));
    expect(unwrap(boardPosition(board)).toJSON()).toEqual(all.toJSON());
    const read = unwrap(boardPosition(boardIn(BOARD_TEXTS.sukaku.text)));
    expect(read.toJSON()).toEqual(position.toJSON());
  });

  test('that a digit rules out are kept, and their cell is named when a position is asked for', () => {
    const board = boardIn(JSON.stringify({ board: PUZZLE_TEXT, notes: { '0,2': [1, 5] } }));
    expect(board.candidates?.[2]).toEqual([1, 5]);
    expect(boardPosition(board)).toMatchObject({
      ok: false,
      error: { code: 'impossible-candidate', cell: 2, digit: 5 },
    });
  });

  test('are all that the rules leave where a text has none', () => {
    const all = Position.fromGrid(gridFrom(PUZZLE_TEXT));
    expect(unwrap(boardPosition(boardIn(PUZZLE_TEXT))).toJSON()).toEqual(all.toJSON());
  });
});

describe('a game that OpenSudoku has saved', () => {
  const NOTES = { list: '2,4,', bits: '10' };
  /** Row 1: 5 3 as givens, 2 and 4 as notes; then 4 as an answer. */
  const CELLS: readonly (readonly [sign: string, isNoted: boolean, isEditable: boolean])[] = [
    ...PUZZLE_TEXT,
  ].map((sign, cell) => [cell === 3 ? '4' : sign.replace('.', '0'), cell === 2, sign === '.']);
  const game = (version: number, notes: string, more: string) => {
    const none = version === 1 ? '-' : '0';
    const cells = CELLS.map(
      ([sign, isNoted, isEditable]) =>
        `${sign}|${isNoted ? notes : none}|${more}${Number(isEditable)}|`,
    );
    return `<opensudoku><game name="a" data="version: ${version}&#10;${cells.join('')}" /></opensudoku>`;
  };
  test.each([
    ['1', game(1, NOTES.list, '')],
    ['2, with bars twice', game(2, `${NOTES.bits}|`, '')],
    ['3', game(3, NOTES.bits, '')],
    ['4', game(4, NOTES.bits, '0|')],
    ['5', game(5, NOTES.bits, '0|0|')],
    ['3, with a line break of its own', game(3, NOTES.bits, '').replace('&#10;', '\n')],
  ])('version %s', (_, text) => {
    const board = boardIn(text);
    expect(board.format).toBe('opensudoku');
    expect(board.givens && formatGrid(board.givens)).toBe(PUZZLE_TEXT);
    expect(formatGrid(board.values)).toBe(PUZZLE_TEXT.replace('53..', '53.4'));
    expect(board.candidates?.[2]).toEqual([2, 4]);
  });

  test('that is cut short is no board', () => {
    const text = game(3, NOTES.bits, '').replace(/.{9}" \//, '" /');
    expect(readBoard(text)).toMatchObject({ ok: false, error: { code: 'no-board' } });
  });
});

describe('what cannot be read is told', () => {
  const cut = ROWS.map((row, index) => (index === 4 ? row.slice(1) : row));
  test.each<[string, unknown, object]>([
    ['no text', 81, { code: 'not-a-text' }],
    ['nothing', '', { code: 'no-board' }],
    ['a letter', 'Dear 2 friends, 1 of you owes me 30.', { code: 'no-board' }],
    ['a sign too few', PUZZLE_TEXT.slice(1), { code: 'wrong-length', length: 80 }],
    ['a digit too few', '1'.repeat(80), { code: 'wrong-length', length: 80 }],
    [
      'a row too short',
      cut.join('\n'),
      { code: 'wrong-row-length', length: 8, at: { line: 5, column: 1 } },
    ],
    [
      'a foreign sign',
      ROWS.join('\n').replace('8', 'B'),
      { code: 'bad-sign', sign: 'B', at: { line: 3, column: 3 } },
    ],
    [
      'a row too short in a quote',
      cut.map((row) => `> ${row}`).join('\n'),
      { code: 'wrong-row-length', length: 8, at: { line: 5, column: 1 } },
    ],
    [
      'a number below zero in a list',
      [...PUZZLE_TEXT.replaceAll('.', '0')].join(',').replace('9', '-9'),
      { code: 'bad-cell', cell: 13, value: '-9' },
    ],
    [
      'a candidate twice',
      BOARD_TEXTS.candidates.text.replace(' 24 ', ' 22 '),
      { code: 'bad-cell', cell: 2, value: '22' },
    ],
    [
      'ten in a cell of JSON',
      JSON.stringify({ board: Array(81).fill(10) }),
      { code: 'bad-cell', cell: 0 },
    ],
    ['JSON of something else', '{"name":"x"}', { code: 'bad-json' }],
    [
      'a puzzle with cages',
      JSON.stringify({ grid: ROWS, killercage: [{}] }),
      { code: 'variant', rule: 'killercage' },
    ],
    ['a link of SudokuWiki that goes on', `S9B${'a'.repeat(500)}`, { code: 'bad-link' }],
    ['a link of SudokuWiki that is cut short', `S9B${'a'.repeat(161)}`, { code: 'bad-link' }],
    ['a short link', 'https://sudokupad.app/abc123', { code: 'packed-link' }],
    [
      'a packed link',
      'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA',
      { code: 'packed-link' },
    ],
    ['a damaged link of ours', BOARD_TEXTS.link.text.replace('QnD', 'QnE'), { code: 'bad-link' }],
    ['too much', ' '.repeat(100_001), { code: 'too-long', length: 100_001, most: 100_000 }],
  ])('%s', (_, text, reason) => {
    const read = readBoard(text);
    expect(read).toMatchObject({ ok: false, error: reason });
    expect(!read.ok && read.error.message).toMatch(/^[A-Z].*\.$/);
  });
});
