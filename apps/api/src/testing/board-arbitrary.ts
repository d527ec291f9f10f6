import fc from 'fast-check';
import { SOLUTION } from '../testing.ts';

/** Boards with many digits of a solution: about half of them are puzzles. */
export const likelyPuzzle = fc
  .array(fc.integer({ min: 0, max: 99 }), { minLength: 81, maxLength: 81 })
  .map((dice) =>
    [...SOLUTION].map((digit, cell) => ((dice[cell] ?? 0) < 45 ? '.' : digit)).join(''),
  );

/** What a cell may be changed into: another digit, and signs that look like one or like nothing. */
const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'123456789.0') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('１', '٣', '①', '𝟗', '\u200b', '\u202e', '\ud83d', '\0', '-'),
  },
);

/** The same with some cells changed: most of these break the rules, or have no solution. */
const changedPuzzle = fc
  .tuple(likelyPuzzle, fc.array(fc.tuple(fc.nat(80), sign), { minLength: 1, maxLength: 3 }))
  .map(([board, changes]) => {
    const cells = [...board];
    for (const [cell, put] of changes) cells[cell] = put;
    return cells.join('');
  });

function rowsOf(board: string) {
  const values = [...board].map((digit) => (digit === '.' ? 0 : Number(digit)));
  return Array.from({ length: 9 }, (_, row) => values.slice(9 * row, 9 * row + 9));
}

/** What is no board, and large or odd enough to hurt what takes it for one. */
export const oddBoard: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 81, maxLength: 81 }),
  fc.constantFrom('9'.repeat(20_000), '𝟗'.repeat(81), '.'.repeat(82), ' '.repeat(9_999)),
  fc.constantFrom(
    Array(20_000).fill(0),
    Array(9).fill(Array(2_000).fill(1)),
    Array(9).fill([]),
    Array(9).fill(Array(9).fill(1e308)),
    Array(9).fill(Array(9).fill(-0.5)),
    Array(81).fill('1'),
    JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  ),
);

/** Boards as they may come: mostly such that can be read, in both forms, right and wrong. */
export const likelyBoard: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: likelyPuzzle },
  { weight: 2, arbitrary: likelyPuzzle.map(rowsOf) },
  { weight: 4, arbitrary: changedPuzzle },
  { weight: 1, arbitrary: fc.constantFrom('.'.repeat(81), `1${'.'.repeat(80)}`, SOLUTION) },
  { weight: 1, arbitrary: oddBoard },
);
