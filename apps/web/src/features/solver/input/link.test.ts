import { formatPosition, Position, parsePosition } from '@nanpure/engine';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example.ts';
import { EMPTY_BOARD } from './entry.ts';
import { hashAt, hashOf, stepInHash, textInHash } from './link.ts';
import { readText } from './read-text.ts';

const position = parsePosition(EXAMPLE.grid);
if (!position.ok) throw new Error('the example is no board');
const [cell = 0] = position.value.emptyCells;
const [digit = 1] = position.value.digitsAt(cell);
const FEWER = position.value.eliminate([{ cell, digit }]);

describe('a board in an address', () => {
  it('is the board that it was, with candidates where some are gone', () => {
    for (const board of [EXAMPLE, FEWER.toJSON()]) {
      const text = textInHash(hashOf(board));
      expect(text && readText(text)).toMatchObject({ ok: true, value: { board, count: 1 } });
    }
    expect(hashOf(EMPTY_BOARD)).toBe('');
  });

  it('has zeros for empty cells, as dots at the end of a link get lost, and is read with dots', () => {
    expect(EXAMPLE.grid).toContain('.');
    expect(hashOf(EXAMPLE)).toBe(`#p=${EXAMPLE.grid.replaceAll('.', '0')}`);
    const text = textInHash(`#p=${EXAMPLE.grid}`) ?? '';
    expect(readText(text)).toEqual({ ok: true, value: { board: EXAMPLE, count: 1 } });
  });

  it('says which step is on show, and links that are pasted with it are read, too', () => {
    const hash = hashAt(EXAMPLE, 11);
    expect(hash).toBe(`${hashOf(EXAMPLE)}&step=12`);
    expect(stepInHash(hash)).toBe(11);
    expect(textInHash(hash)).toBe(textInHash(hashOf(EXAMPLE)));
    expect(readText(`https://example.org/en/solver${hash}`)).toMatchObject({ ok: true });
    expect(hashAt(EXAMPLE, 0)).toBe(hashOf(EXAMPLE));
    expect(hashAt(EMPTY_BOARD, 3)).toBe('');
    for (const none of ['', hashOf(EXAMPLE), '#p=1&step=0', '#p=1&step=-4', '#p=1&step=x']) {
      expect(stepInHash(none), none).toBe(0);
    }
  });

  it('has dots again that a mail program dropped at its end', () => {
    const cut = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4';
    expect(textInHash(`#p=${cut}`)).toBe(`${cut}..`);
    expect(textInHash(`#p=${EXAMPLE.grid.slice(1)}`)).toBe(EXAMPLE.grid.slice(1));
  });

  it('is what was written, however it is written', () => {
    expect(textInHash('')).toBeUndefined();
    expect(textInHash('#title')).toBeUndefined();
    expect(textInHash('#p=')).toBe('');
    expect(textInHash('#p=%E2%82')).toBe('%E2%82');
    expect(textInHash('#p=%3Cscript%3E')).toBe('<script>');
  });
});

describe('a text', () => {
  it('keeps the candidates of a candidate grid, but not those that say nothing new', () => {
    for (const format of ['grid', 'line', 'compact'] as const) {
      const fewer = readText(formatPosition(FEWER, format));
      expect(fewer, format).toMatchObject({ ok: true, value: { board: FEWER.toJSON() } });
      const all = readText(formatPosition(Position.fromGrid(EXAMPLE.grid), format));
      expect(all, format).toEqual({ ok: true, value: { board: EXAMPLE, count: 1 } });
    }
  });

  it.each([
    ['', 'no-board'],
    ['hello', 'no-board'],
    [EXAMPLE.grid.slice(1), 'wrong-length'],
    ['9'.repeat(200_000), 'too-long'],
  ])('that is no board says why', (text, code) => {
    expect(readText(text)).toMatchObject({ ok: false, error: { code } });
  });
});
