import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGrid } from './grid.ts';
import { gridFrom } from './testing/boards.ts';
import { SEED, TRIALS } from './testing/trials.ts';

/*
 * What `parseGrid` says to everything that is no grid; grid.test.ts has what it reads.
 */

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const NUMBERS = [...FULL].map(Number);

/** Nine rows of nine numbers with one change. */
function rowsWith(row: number, change: (cells: unknown[]) => unknown): unknown[] {
  const rows = Array.from({ length: 9 }, (_, index) => NUMBERS.slice(9 * index, 9 * index + 9));
  return rows.map((cells, index) => (index === row ? change([...cells]) : cells));
}

function flatWith(cell: number, value: unknown): unknown[] {
  return NUMBERS.map((old, index) => (index === cell ? value : old));
}

describe('a grid is refused with its place', () => {
  test.each([
    ['an empty text', '', { code: 'wrong-length', length: 0, expected: 81 }],
    ['a text too short', FULL.slice(1), { code: 'wrong-length', length: 80, expected: 81 }],
    ['a text too long', `${FULL}1`, { code: 'wrong-length', length: 82, expected: 81 }],
    ['an empty list', [], { code: 'wrong-length', length: 0, expected: 81 }],
    ['a short list', NUMBERS.slice(2), { code: 'wrong-length', length: 79, expected: 81 }],
    [
      'eight rows',
      rowsWith(0, (row) => row).slice(1),
      {
        code: 'wrong-length',
        length: 8,
        expected: 9,
      },
    ],
    [
      'a short row',
      rowsWith(4, (row) => row.slice(1)),
      {
        code: 'wrong-row-length',
        row: 4,
        length: 8,
      },
    ],
    [
      'a long row',
      rowsWith(8, (row) => [...row, 1]),
      {
        code: 'wrong-row-length',
        row: 8,
        length: 10,
      },
    ],
  ])('%s', (_, input, error) => {
    expect(parseGrid(input)).toEqual({ ok: false, error });
  });

  const badSigns: [string, string][] = [
    ['a letter', 'x'],
    ['an emoji', '🙂'],
    ['a full-width digit', '５'],
    ['an Arabic-Indic digit', '٣'],
    ['a NUL', '\u0000'],
    ['a slash', '/'],
  ];
  test.each(badSigns)('%s in a text', (_, sign) => {
    const text = FULL.slice(0, 30) + sign + FULL.slice(31);
    const error = { code: 'bad-value', cell: 30, row: 3, column: 3, value: sign };
    expect(parseGrid(text)).toEqual({ ok: false, error });
  });

  const badValues: [string, unknown, string][] = [
    ['ten', 10, '10'],
    ['a negative number', -1, '-1'],
    ['a fraction', 1.5, '1.5'],
    ['NaN', Number.NaN, 'NaN'],
    ['infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['a digit as a text', '5', '5'],
    ['an empty text', '', ''],
    ['a long text', 'x'.repeat(1000), 'x'.repeat(20)],
    ['null', null, 'null'],
    ['undefined', undefined, 'undefined'],
    ['true', true, 'true'],
    ['a big integer', 5n, '5'],
    ['a symbol', Symbol('5'), 'Symbol(5)'],
    ['a list', [5], 'array'],
    ['a boxed number', Object(5), 'object'],
    ['an object that cannot be made a text', JSON.parse('{"toString":1,"valueOf":1}'), 'object'],
    ['an object without a prototype', Object.create(null), 'object'],
    ['a list nested deeply', JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)), 'array'],
    ['a function', () => 5, 'function'],
  ];
  test.each(badValues)('%s in a list and in rows', (_, value, quotedValue) => {
    const error = { code: 'bad-value', cell: 25, row: 2, column: 7, value: quotedValue };
    expect(parseGrid(flatWith(25, value))).toEqual({ ok: false, error });
    const rows = rowsWith(2, (row) => row.map((old, column) => (column === 7 ? value : old)));
    expect(parseGrid(rows)).toEqual({ ok: false, error });
  });

  test('the first of several bad values', () => {
    expect(parseGrid(`${FULL.slice(0, 40)}a${FULL.slice(41, 80)}b`)).toMatchObject({
      error: { cell: 40, value: 'a' },
    });
  });

  test('a hole in a list, in a row and among the rows', () => {
    const holeAt = (cell: number, list: unknown[]) => {
      delete list[cell];
      return list;
    };
    expect(parseGrid(holeAt(12, [...NUMBERS]))).toMatchObject({
      error: { code: 'bad-value', cell: 12, value: 'undefined' },
    });
    expect(parseGrid(rowsWith(3, (row) => holeAt(6, row)))).toMatchObject({
      error: { code: 'bad-value', cell: 33, value: 'undefined' },
    });
    expect(
      parseGrid(
        holeAt(
          3,
          rowsWith(0, (row) => row),
        ),
      ),
    ).toMatchObject({ ok: false });
    expect(parseGrid(new Array(9))).toMatchObject({ ok: false });
    expect(parseGrid(new Array(81))).toMatchObject({ error: { code: 'bad-value', cell: 0 } });
  });

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['NaN', Number.NaN],
    ['a boolean', true],
    ['an object', {}],
    ['an object like a list', { ...NUMBERS, length: 81 }],
    ['a typed array', Uint8Array.from(NUMBERS)],
    ['a set', new Set(NUMBERS)],
    ['a text object', Object(FULL)],
    ['a function', () => FULL],
    ['a symbol', Symbol(FULL)],
  ])('%s, which is no grid at all', (_, input) => {
    expect(parseGrid(input)).toEqual({ ok: false, error: { code: 'not-a-grid' } });
  });
});

describe('reading a grid', () => {
  test('keeps what it checked, whatever a getter says later', () => {
    let reads = 0;
    const list: unknown[] = [...NUMBERS];
    Object.defineProperty(list, 0, { get: () => (reads++ === 0 ? 5 : 'changed') });
    const parsed = parseGrid(list);
    expect(parsed).toEqual({ ok: true, value: gridFrom(FULL) });
  });

  test('takes a list from elsewhere that inherits from something else', () => {
    const list = [...NUMBERS];
    Object.setPrototypeOf(list, { [Symbol.iterator]: Array.prototype[Symbol.iterator] });
    expect(parseGrid(list)).toEqual({ ok: true, value: gridFrom(FULL) });
  });

  test('never throws, whatever JSON it is given', () => {
    const property = fc.property(fc.jsonValue(), (json) => {
      expect(parseGrid(json).ok).toBe(false);
    });
    fc.assert(property, { seed: SEED, numRuns: TRIALS.grids });
  });
});
