import { parsePuzzle } from '@nanpure/engine';
import { toLinkText } from '@nanpure/engine/formats';
import { describe, expect, it } from 'vitest';
import needing from '../../../../../data/problems_needing.json';
import { readOwnPuzzle } from './own-puzzle.ts';
import { parseSheet, type SheetOptions, sheetHash } from './sheet-options.ts';
import { nameParts, pagesOf } from './sheet-pages.ts';
import { inGroups, inOrderOf } from './sheet-puzzles.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const ZEROS = PUZZLE.replaceAll('.', '0');

const USUAL: SheetOptions = {
  puzzles: 'easy',
  perPage: 4,
  pages: 1,
  hasCandidates: false,
  hasSolutions: false,
  seed: undefined,
  own: undefined,
};

describe('the address of a sheet', () => {
  it.each<[string, Partial<SheetOptions>]>([
    ['#puzzles=easy&per=4&pages=1', {}],
    [
      '#puzzles=x-wing&per=6&pages=20&candidates&solutions&seed=k3x9',
      {
        puzzles: 'x-wing',
        perPage: 6,
        pages: 20,
        hasCandidates: true,
        hasSolutions: true,
        seed: 'k3x9',
      },
    ],
    [`#p=${ZEROS}&solutions`, { own: ZEROS, hasSolutions: true }],
  ])('%s says all, and is written as it was read', (hash, changes) => {
    const options = { ...USUAL, ...changes };
    expect(parseSheet(hash)).toEqual(options);
    expect(sheetHash(options)).toBe(hash);
  });

  it('that came with dots is written with zeros, as dots at its end get lost', () => {
    const options = parseSheet(`#p=${PUZZLE}`);
    expect(options).toEqual({ ...USUAL, own: PUZZLE });
    expect(sheetHash(options)).toBe(`#p=${ZEROS}`);
  });

  it.each([
    '',
    '#',
    '#puzzles=constructor&per=5&pages=0',
    '#per=1e9&pages=21&seed=<script>',
    '#pages=2.5&seed=',
    '#%',
    '#pages=NaN&per=4%00',
  ])('%j, which nobody wrote, is as usual', (hash) => {
    expect(parseSheet(hash)).toEqual(USUAL);
  });
});

describe('the puzzles of a sheet', () => {
  const ids = Array.from({ length: 334 }, (_, index) => `easy-${index + 1}`);

  it('come from the seed: the same link makes the same sheet, today and later @13.10', () => {
    expect(inOrderOf('abc', needing['x-wing']).slice(0, 3)).toEqual([
      'hard-0269',
      'hard-0299',
      'hard-0005',
    ]);
    expect(inOrderOf('abd', ids)).not.toEqual(inOrderOf('abc', ids));
    expect(inOrderOf('abc', ids).sort()).toEqual([...ids].sort());
  });

  it('stay in their order where one joins the bank', () => {
    const more = inOrderOf('abc', [...ids, 'easy-335']);
    expect(more.filter((id) => id !== 'easy-335')).toEqual(inOrderOf('abc', ids));
  });

  it('are laid out page by page', () => {
    expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inGroups([], 6)).toEqual([]);
  });
});

describe('the pages', () => {
  const puzzle = parsePuzzle(PUZZLE);
  if (!puzzle.ok) throw new Error('the sample is no puzzle');
  const puzzles = Array.from({ length: 21 }, () => ({ id: 'easy-0263', ...puzzle.value }));
  const counts = (options: Partial<SheetOptions>) => {
    const { pages, solutionPages } = pagesOf(puzzles, { ...USUAL, ...options });
    return [pages.length, solutionPages.length];
  };

  it('have solutions behind them where they are asked for, twenty on each', () => {
    expect(counts({})).toEqual([6, 0]);
    expect(counts({ hasSolutions: true, perPage: 6 })).toEqual([4, 2]);
    expect(counts({ own: PUZZLE })).toEqual([21, 0]);
  });

  it('name puzzles of the bank by their difficulty and number', () => {
    expect(nameParts('easy-0263')).toEqual({ difficulty: 'easy', number: '0263' });
    expect(nameParts(undefined)).toBeUndefined();
  });
});

describe('a puzzle from elsewhere', () => {
  const puzzle = parsePuzzle(PUZZLE);
  if (!puzzle.ok) throw new Error('the sample is no puzzle');

  it.each([PUZZLE, ZEROS, toLinkText(puzzle.value.givens)])('is read from %s', (text) => {
    expect(readOwnPuzzle(text)).toEqual({
      kind: 'puzzle',
      puzzle: { id: undefined, ...puzzle.value },
    });
  });

  it.each([
    ['a digit twice', PUZZLE.replace('53', '55'), 'conflict'],
    ['a dead end', PUZZLE.replace('53..7', '532.7'), 'no-solution'],
    ['too few givens', '5'.padEnd(81, '.'), 'many-solutions'],
  ])('with %s is told, and printed without a solution', (_, text, fault) => {
    expect(readOwnPuzzle(text)).toMatchObject({
      kind: 'faulty',
      puzzle: { solution: undefined },
      fault,
    });
  });

  it('has dots again that a mail program dropped at its end', () => {
    const cut = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4';
    expect(readOwnPuzzle(cut).kind).toBe('puzzle');
  });

  it('is not made up of a text that is none', () => {
    expect(readOwnPuzzle('nothing')).toEqual({ kind: 'unread' });
  });
});

it('every technique fills four pages of six', () => {
  for (const ids of Object.values(needing)) expect(ids.length).toBeGreaterThanOrEqual(24);
});
