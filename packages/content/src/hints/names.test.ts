import { cellAt, type Digit } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { names as en } from './en/names.ts';
import { names as ja } from './ja/names.ts';

/** The cell in a row and column, each 1-9. */
const at = (row: number, column: number) => cellAt(row - 1, column - 1);
const [ROW_4, COLUMN_9, TOP_LEFT, CENTRE] = [3, 17, 18, 22];

describe('cells', () => {
  test.each([
    [[at(4, 5)], 'row 4 column 5', '4行5列'],
    [[at(4, 6), at(4, 5)], 'row 4 columns 5 and 6', '4行5列と4行6列'],
    [[at(2, 5), at(7, 5)], 'column 5 rows 2 and 7', '2行5列と7行5列'],
    [[at(4, 1), at(4, 2), at(4, 9)], 'row 4 columns 1, 2 and 9', '4行目の1・2・9列'],
    [[at(1, 5), at(2, 5), at(7, 5)], 'column 5 rows 1, 2 and 7', '5列目の1・2・7行'],
    [
      [at(4, 5), at(4, 6), at(7, 2)],
      'row 4 columns 5 and 6, and row 7 column 2',
      '4行5列と4行6列、7行2列',
    ],
    [[at(4, 5), at(7, 2)], 'row 4 column 5 and row 7 column 2', '4行5列と7行2列'],
    [[], '', ''],
  ])('%j', (cells, english, japanese) => {
    expect([en.cells(cells), ja.cells(cells)]).toEqual([english, japanese]);
  });

  test.each([
    [[at(4, 5), at(4, 6)], ROW_4, 'columns 5 and 6', '5・6列目'],
    [[at(1, 9)], COLUMN_9, 'row 1', '1行目'],
    [[at(1, 2)], TOP_LEFT, 'row 1 column 2', '1行2列'],
  ])('%j within house %i', (cells, house, english, japanese) => {
    expect([en.spots(cells, house), ja.spots(cells, house)]).toEqual([english, japanese]);
  });
});

describe('houses', () => {
  test.each([
    [[ROW_4], 'row 4', '4行目'],
    [[COLUMN_9], 'column 9', '9列目'],
    [[CENTRE], 'the centre box', '中央のブロック'],
    [[0, 3, 8], 'rows 1, 4 and 9', '1・4・9行目'],
    [[9, 17], 'columns 1 and 9', '1・9列目'],
    [[ROW_4, CENTRE], 'row 4 and the centre box', '4行目と中央のブロック'],
  ])('%j', (houses, english, japanese) => {
    expect([en.houses(houses), ja.houses(houses)]).toEqual([english, japanese]);
  });

  test('the nine boxes have nine names @3.17', () => {
    const boxes = Array.from({ length: 9 }, (_, index) => [18 + index]);
    expect(boxes.map(en.houses)).toEqual([
      'the top-left box',
      'the top-middle box',
      'the top-right box',
      'the middle-left box',
      'the centre box',
      'the middle-right box',
      'the bottom-left box',
      'the bottom-middle box',
      'the bottom-right box',
    ]);
    expect(boxes.map(ja.houses)).toEqual([
      '左上のブロック',
      '中央上のブロック',
      '右上のブロック',
      '左中央のブロック',
      '中央のブロック',
      '右中央のブロック',
      '左下のブロック',
      '中央下のブロック',
      '右下のブロック',
    ]);
  });
});

test.each<[Digit[], string[]]>([
  [[7], ['7', '7', '7', '7']],
  [
    [2, 7],
    ['2 and 7', '2 or 7', '2と7', '2か7'],
  ],
  [
    [2, 5, 7],
    ['2, 5 and 7', '2, 5 or 7', '2・5・7', '2・5・7のどれか'],
  ],
])('digits %j', (digits, expected) => {
  const texts = [en.digits, en.eitherDigit, ja.digits, ja.eitherDigit].map((name) => name(digits));
  expect(texts).toEqual(expected);
});

describe('candidates', () => {
  test('that share a digit or a cell are named together', () => {
    const candidates = [
      { cell: at(5, 3), digit: 6 },
      { cell: at(6, 3), digit: 5 },
      { cell: at(5, 3), digit: 1 },
      { cell: at(5, 3), digit: 5 },
    ] as const;
    expect(en.candidates(candidates)).toBe('1 and 6 in row 5 column 3; 5 in column 3 rows 5 and 6');
    expect(ja.candidates(candidates)).toBe('5行3列の1と6と、5行3列・6行3列の5');
    expect(en.removals(candidates)).toBe(en.candidates(candidates));
    expect(ja.removals(candidates)).toBe('5行3列から候補の1と6を、5行3列・6行3列から候補の5');
  });

  test('in three cells of a line are named by the line', () => {
    const candidates = [4, 5, 6].map((column) => ({ cell: at(8, column), digit: 1 as const }));
    expect(en.removals(candidates)).toBe('1 in row 8 columns 4, 5 and 6');
    expect(ja.removals(candidates)).toBe('8行目の4・5・6列から候補の1');
    const more = [...candidates, { cell: at(9, 1), digit: 1 as const }];
    expect(ja.removals(more)).toBe('8行目の4・5・6列と9行1列から候補の1');
  });

  test('in many cells are named line by line', () => {
    const candidates = [2, 3, 7].flatMap((column) => [
      { cell: at(1, column), digit: 7 as const },
      { cell: at(5, column), digit: 7 as const },
    ]);
    expect(en.candidates(candidates)).toBe(
      '7 in row 1 columns 2, 3 and 7, and row 5 columns 2, 3 and 7',
    );
    expect(ja.candidates(candidates)).toBe('1行目の2・3・7列と5行目の2・3・7列の7');
  });
});
