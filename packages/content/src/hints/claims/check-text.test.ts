import { parseGrid } from '@nanpure/engine';
import { describe, expect, test } from 'vitest';
import { BoardFacts, NOTHING_TOLD, type Told } from './board-facts.ts';
import { untrueIn } from './check-text.ts';
import { ALL_CELLS } from './geometry.ts';
import { readText } from './read-text.ts';

/* A check that finds nothing could as well be blind: here are texts that are not true. */

function valuesOf(text: string): number[] {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`no grid: ${text}`);
  return [...grid.value];
}

const VALUES = valuesOf(
  '..69.7..157.23.4.........8.3.1.9.7......5..2.9.4.7.5.........3.81.74.6....36.8..5',
);
/** One lonely note on the whole board: 1 in row 3 column 1. */
const LONELY = ALL_CELLS.map((cell) => (cell === 18 ? ([1] as const) : []));
const FACTS = new BoardFacts(VALUES, { notes: LONELY });

function flaws(sentences: string, language: 'en' | 'ja' = 'en', told: Told = NOTHING_TOLD) {
  const { claims, errors } = readText({ message: sentences }, language);
  expect(errors).toEqual([]);
  const text = { facts: FACTS, told, level: 3 as const, claims, answer: claims, outlined: [] };
  return untrueIn(text);
}

const TRUE = [
  '1 goes in row 3 column 1. The top-left box still needs a 1, and every other cell in it is filled or has a 1 in its row or column.',
  'Take a look at the top-left box. Row 3 column 1 is 1. The top-left box still needs a 1, and every other cell in it is filled or has a 1 in its row or column.',
  'Row 2 has 4 empty cells: columns 3, 6, 8 and 9.',
];

const UNTRUE = [
  [
    'a reason from notes that are not there',
    '1 goes in row 3 column 1. The top-left box still needs a 1, and your notes show it in no other cell there.',
    'no notes at all',
  ],
  [
    'a wrong digit',
    '2 goes in row 3 column 1. Every other digit is already in its row, column or box.',
    'a solution has another digit',
  ],
  ['a digit without a reason', '1 goes in row 3 column 1.', 'no reason'],
  [
    'another house',
    'The next step starts in row 9. 1 goes in row 3 column 1. The top-left box still needs a 1, and every other cell in it is filled or has a 1 in its row or column.',
    'does not start there',
  ],
  [
    'a search that cannot succeed',
    'In the top-left box, how many digits are left for each empty cell? 1 goes in row 3 column 1. The top-left box still needs a 1, and every other cell in it is filled or has a 1 in its row or column.',
    'cannot succeed',
  ],
  [
    'a cell that is open',
    '2 goes in row 1 column 1. The top-left box still needs a 2, and every other cell in it is filled or has a 2 in its row or column.',
    'open: ',
  ],
  ['a wrong count of cells', 'Just this one cell to go!', 'there are'],
  ['other empty cells', 'Row 2 has 2 empty cells: columns 3 and 6.', 'other cells are empty'],
  ['steps denied', 'Could not find a further certain move from the current board.', 'a step tells'],
  [
    'candidates that are some',
    'Rule out 1 in row 3 column 1. Your notes in row 3 columns 1 and 2 are just 1 and 2.',
    'not so in r3c1',
  ],
  ['a digit that is right', 'Take 6 out of row 1 column 3.', 'need not go'],
  ['a board that is not full', 'Solved! Every digit is in its place.', 'not full'],
  ['a board that can be finished', 'With these digits the board has no solution.', 'it can'],
  [
    'several solutions',
    'More than one solution fits this board, but this holds for all of them.',
    'one at most',
  ],
  [
    'earlier steps that were not',
    'It builds on what earlier steps ruled out: 1 in row 3 column 1.',
    'nothing has',
  ],
  ['notes that are there', 'These notes are still missing: 1 in row 3 column 1.', 'or noted'],
  ['notes that are right', 'These notes can go: 1 in row 3 column 1.', 'cannot go'],
] as const;

describe('the checker of hints', () => {
  test.each(TRUE)('lets pass: %s', (text) => {
    expect(flaws(text)).toEqual([]);
  });

  test.each(UNTRUE)('finds %s', (_, text, flaw) => {
    expect(flaws(text).join('\n')).toContain(flaw);
  });

  test('finds the same in Japanese', () => {
    const text =
      '3行1列に1が入ります。左上のブロックのメモを見ると、1が入りうるのはこのマスだけです。';
    expect(flaws(text, 'ja').join('\n')).toContain('no notes at all');
  });

  test('counts what steps have told', () => {
    const told = { placements: new Set<string>(), eliminations: new Set(['0:2']) };
    const [first, second] = [0, 1].map((cell) => [...(FACTS.candidates[cell] ?? [])].length);
    expect([first, second]).not.toContain(0);
    const text = `Only ${first} digits can still go in row 1 column 1.`;
    expect(flaws(text)).toEqual([]);
    expect(flaws(text, 'en', told).join()).toContain('there are');
  });
});

describe('the reader of hints', () => {
  test.each([
    ['en', 'The moon is full.', 'unknown sentence: The moon is full.'],
    ['en', 'One digit of row 1 fits only in row 1 columns 1 and 2.', 'unknown sentence'],
    ['ja', '示せる手は、いまはありません。', 'unknown sentence'],
    ['en', 'Row 2 has 3 empty cells: columns 3 and 6.', 'claims nothing'],
  ] as const)('complains in %s of: %s', (language, message, error) => {
    expect(readText({ message }, language).errors.join()).toContain(error);
  });

  test.each([
    ['en', '4 goes in row 5 column 6.', [41], 4],
    ['ja', '5行6列に4が入ります。', [41], 4],
  ] as const)('reads cells and digits in %s', (language, message, [cell], digit) => {
    expect(readText({ message }, language).claims).toEqual([{ says: 'goes', cell, digit }]);
  });

  test.each([
    [
      'en',
      'Rule out 2 and 7 in row 1 column 3, row 4 column 5 and row 5 column 6; 8 in column 9 rows 1 and 9.',
    ],
    ['ja', '1行3列・4行5列・5行6列から候補の2と7を、1行9列・9行9列から候補の8を消せます。'],
  ] as const)('reads lists of candidates in %s', (language, message) => {
    const [claim] = readText({ message }, language).claims;
    const named = claim?.says === 'ruled-out' ? claim.candidates : [];
    const expected = [2, 31, 41].flatMap((cell) => [`${cell}:2`, `${cell}:7`]);
    expect(named.map(({ cell, digit }) => `${cell}:${digit}`).sort()).toEqual(
      [...expected, '8:8', '80:8'].sort(),
    );
  });
});
