import { fragmentOf, namesPuzzle } from '@nanpure/content/puzzle-fragment';
import { formatGrid, parseGrid } from '@nanpure/engine';
import { toLinkText } from '@nanpure/engine/formats';
import { describe, expect, test } from 'vitest';
import { readOwnPuzzle } from './own-puzzle.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function linkOf(text: string): string {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(text);
  return fragmentOf(toLinkText(grid.value));
}

describe('a fragment', () => {
  test.each([
    ['as written', `#p=${PUZZLE}`],
    ['with zeros', `#p=${PUZZLE.replaceAll('.', '0')}`],
    ['compact', linkOf(PUZZLE)],
    ['escaped', `#p=${encodeURIComponent(PUZZLE.replaceAll('.', '*'))}`],
    ['escaped, in lines', `#p=${PUZZLE.replaceAll('.', '%2E').replace(/(?=98)/, '%0A')}`],
  ])('names a puzzle: %s', (_, hash) => {
    expect(namesPuzzle(hash)).toBe(true);
    const read = readOwnPuzzle(hash);
    expect(read.ok && formatGrid(read.value.givens)).toBe(PUZZLE);
  });

  test('has dots again that a mail program dropped at its end', () => {
    const cut = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4';
    const read = readOwnPuzzle(`#p=${cut}`);
    expect(read.ok && formatGrid(read.value.givens)).toBe(`${cut}..`);
  });

  test.each([
    ['damaged', `${linkOf(PUZZLE)}A`, { code: 'unread' }],
    ['a sign short', `#p=${PUZZLE.slice(1)}`, { code: 'length', count: 80 }],
    ['hostile', '#p=<img src=x onerror=alert(1)>', { code: 'unread' }],
    ['broken escapes', '#p=%E0%A4%A', { code: 'unread' }],
    ['endless', `#p=${'1'.repeat(200_000)}`, { code: 'unread' }],
    [
      'a repeat',
      `#p=5${PUZZLE.slice(0, 1)}${PUZZLE.slice(2)}`,
      { code: 'repeat', digit: 5, house: 0 },
    ],
    ['no solution', `#p=${PUZZLE.replace('.', '1')}`, { code: 'none' }],
    ['a solution', `#p=${SOLUTION}`, { code: 'full' }],
    ['nearly nothing', `#p=1${'.'.repeat(80)}`, { code: 'few', count: 1, least: 17 }],
  ])('is refused with what is wrong: %s', (_, hash, fault) => {
    expect(readOwnPuzzle(hash)).toMatchObject({ ok: false, error: fault });
  });

  test('with two solutions says where they differ', () => {
    const read = readOwnPuzzle(`#p=${PUZZLE.replaceAll('7', '.').replaceAll('9', '.')}`);
    expect(read).toMatchObject({ ok: false, error: { code: 'many' } });
  });

  test.each(['', '#', '#p=', '#help', '#settings'])('names none: %o', (hash) => {
    expect(namesPuzzle(hash)).toBe(false);
  });
});

test('of a saved game only the givens are played, whatever was entered', () => {
  // A wrong digit in the third cell.
  const cells = [...PUZZLE.replace('53.', '531')].map(
    (sign, cell) => `${sign.replace('.', '0')}|0|${Number(PUZZLE[cell] === '.')}|`,
  );
  const data = `version: 3&#10;${cells.join('')}`;
  const read = readOwnPuzzle(`<opensudoku><game name="a" data="${data}" /></opensudoku>`);
  expect(read.ok && formatGrid(read.value.givens)).toBe(PUZZLE);
});
