import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGrid } from './grid.ts';
import { CELLS } from './houses.ts';
import { Position } from './position.ts';
import {
  formatPosition,
  type PositionFormat,
  parsePosition,
  serializePosition,
} from './position-text.ts';
import { positionFrom, positionWithCandidates, unwrap } from './testing/boards.ts';
import { samplePositions } from './testing/positions.ts';
import { PUZZLES } from './testing/puzzles.ts';
import { SEED, TRIALS } from './testing/trials.ts';

const TEXT = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const FORMATS: readonly PositionFormat[] = ['grid', 'line', 'compact'];

/** A list with one of its items replaced, by anything. */
function replaced(items: readonly unknown[], index: number, item: unknown): unknown[] {
  return items.map((each, at) => (at === index ? item : each));
}

/** All that a position says, so that two can be compared. */
function factsOf(position: Position) {
  return {
    grid: formatGrid(position.grid),
    candidates: CELLS.map((cell) => position.digitsAt(cell).join('')),
    empty: [...position.emptyCells],
  };
}

describe('a position comes back', () => {
  const samples = samplePositions(TRIALS.symmetricPositions).map(({ position }) => position);
  const odd = [
    positionFrom('.'.repeat(81)),
    positionFrom('1'.repeat(81)),
    positionWithCandidates({ r1c1: '', r1c2: '9', r9c9: '12' }),
  ];

  test.each(FORMATS)('from its text: %s', (format) => {
    for (const position of [...samples, ...odd]) {
      const text = formatPosition(position, format);
      expect(factsOf(unwrap(parsePosition(text))), text).toEqual(factsOf(position));
    }
  });

  test('from JSON', () => {
    for (const position of [...samples, ...odd]) {
      const json = JSON.stringify(serializePosition(position));
      expect(JSON.stringify(position)).toBe(json);
      expect(factsOf(unwrap(parsePosition(JSON.parse(json)))), json).toEqual(factsOf(position));
    }
  });

  test('after any eliminations', () => {
    const candidate = fc.record({
      cell: fc.integer({ min: 0, max: 80 }),
      digit: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9),
    });
    const property = fc.property(
      fc.constantFrom(...Object.values(PUZZLES).flat()),
      fc.array(candidate, { maxLength: 150 }),
      fc.constantFrom(...FORMATS),
      (puzzle, gone, format) => {
        const position = positionFrom(puzzle).eliminate(gone as never);
        const read = unwrap(parsePosition(formatPosition(position, format)));
        expect(factsOf(read)).toEqual(factsOf(position));
      },
    );
    fc.assert(property, { seed: SEED, numRuns: TRIALS.cellSets });
  });
});

describe('a position is written', () => {
  const position = positionFrom(TEXT);

  test('as a grid with boxes: a lone candidate in parentheses, a digit without', () => {
    const lines = formatPosition(positionWithCandidates({ r1c1: '5', r1c2: '' })).split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toMatch(/^\(5\) {7}\(\) {8}123456789 \| /);
    expect(formatPosition(position).split('\n')[0]).toMatch(/^5 +3 +124 +\| 26 +7 +2468/);
  });

  test('as a line of 81 cells', () => {
    const cells = formatPosition(position, 'line').split('|');
    expect(cells).toHaveLength(81);
    expect(cells.slice(0, 4)).toEqual(['5', '3', '124', '26']);
  });

  test('in 162 characters', () => {
    expect(formatPosition(position, 'compact')).toMatch(/^ggg40b12/);
    expect(formatPosition(position, 'compact')).toHaveLength(162);
  });

  test('as plain data', () => {
    const saved = serializePosition(position);
    expect(saved.grid).toBe(TEXT);
    expect(saved.candidates.slice(0, 4)).toEqual(['', '', '124', '26']);
    expect(structuredClone(saved)).toEqual(saved);
  });
});

test('a candidate grid as other programs draw it is read', () => {
  const drawn = [
    '.---------------.---------------.---------------.',
    ...formatPosition(positionFrom(TEXT))
      .split('\n')
      .map((line) => (line.startsWith('-') ? line : `| ${line} |`)),
    "'---------------'---------------'---------------'",
  ].join('\n');
  expect(factsOf(unwrap(parsePosition(drawn)))).toEqual(factsOf(positionFrom(TEXT)));
});

test('any grid is a position with every candidate that the rules leave', () => {
  const rows = Array.from({ length: 9 }, (_, row) =>
    [...TEXT.slice(9 * row, 9 * row + 9)].map(Number),
  );
  const zeroed = rows.map((row) => row.map((value) => value || 0));
  for (const input of [
    TEXT,
    zeroed,
    zeroed.flat(),
    { grid: TEXT, candidates: serializePosition(positionFrom(TEXT)).candidates },
  ]) {
    expect(factsOf(unwrap(parsePosition(input)))).toEqual(factsOf(Position.fromGrid(TEXT)));
  }
});

describe('what is no position is refused, with its place', () => {
  const cells = formatPosition(positionFrom(TEXT), 'line').split('|');
  const withCell = (cell: number, text: string) => replaced(cells, cell, text).join('|');
  const saved = serializePosition(positionFrom(TEXT));
  const compact = formatPosition(positionFrom(TEXT), 'compact');
  test.each<[string, unknown, object]>([
    [
      'a cell too few',
      cells.slice(1).join('|'),
      { code: 'wrong-length', length: 80, expected: 81 },
    ],
    [
      'a letter among candidates',
      withCell(2, '1a4'),
      { code: 'bad-candidates', cell: 2, row: 0, column: 2, value: '1a4' },
    ],
    [
      'a candidate twice',
      withCell(11, '(22)'),
      { code: 'bad-candidates', cell: 11, row: 1, column: 2, value: '(22)' },
    ],
    [
      'a candidate that stands in the row',
      withCell(2, '145'),
      { code: 'impossible-candidate', cell: 2, row: 0, column: 2, digit: 5 },
    ],
    [
      'two digits that stand in a cell',
      formatPosition(positionFrom(TEXT), 'compact').replace('gg', 'gh'),
      { code: 'bad-candidates', cell: 0, row: 0, column: 0, value: 'gh' },
    ],
    ['a text too short', '53..', { code: 'wrong-text-length', length: 4, expected: [81, 162] }],
    ['an empty text', '', { code: 'wrong-text-length', length: 0, expected: [81, 162] }],
    [
      'a compact text too short',
      compact.slice(1),
      { code: 'wrong-text-length', length: 161, expected: [81, 162] },
    ],
    [
      'a compact text with a sign that is none of its own',
      compact.replace('12', '1z'),
      { code: 'bad-candidates', cell: 3, row: 0, column: 3, value: '1z' },
    ],
    [
      'a compact text in capitals',
      compact.toUpperCase(),
      { code: 'bad-candidates', cell: 0, row: 0, column: 0, value: 'GG' },
    ],
    [
      'a letter in a grid of 81 characters',
      TEXT.replace('7', 'x'),
      { code: 'bad-value', cell: 4, row: 0, column: 4, value: 'x' },
    ],
    [
      'a drawn grid that lacks a digit',
      (TEXT.slice(1).match(/.{1,9}/g) ?? []).join('\n'),
      { code: 'wrong-length', length: 80, expected: 81 },
    ],
    ['nothing', undefined, { code: 'not-a-position' }],
    ['null', null, { code: 'not-a-position' }],
    ['a number', 5, { code: 'not-a-position' }],
    ['a list that is no grid', [5], { code: 'wrong-length', length: 1, expected: 81 }],
    ['JSON that was not parsed', JSON.stringify(saved), { code: 'unparsed-json' }],
    ['the same, drawn', JSON.stringify(saved, null, 2), { code: 'unparsed-json' }],
    ['a list of JSON', JSON.stringify(saved.candidates), { code: 'unparsed-json' }],
    ['a text of JSON', JSON.stringify(compact), { code: 'unparsed-json' }],
    ['data without candidates', { grid: TEXT }, { code: 'not-a-position' }],
    [
      'data with too few lists',
      { grid: TEXT, candidates: [] },
      { code: 'wrong-length', length: 0, expected: 81 },
    ],
    [
      'data with a number for candidates',
      { ...saved, candidates: replaced(saved.candidates, 2, 124) },
      { code: 'bad-candidates', cell: 2, row: 0, column: 2, value: '124' },
    ],
    [
      'data with candidates beside a digit',
      { ...saved, candidates: replaced(saved.candidates, 0, '5') },
      { code: 'impossible-candidate', cell: 0, row: 0, column: 0, digit: 5 },
    ],
    [
      'what cannot be looked at',
      {
        get grid() {
          throw new Error('hidden');
        },
      },
      { code: 'not-a-position' },
    ],
  ])('%s', (_, input, error) => {
    expect(parsePosition(input)).toEqual({ ok: false, error });
  });
});
