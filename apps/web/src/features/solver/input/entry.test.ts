import { describe, expect, it } from 'vitest';
import { EMPTY_BOARD, EMPTY_ENTRY, type Entry, moved } from './entry.ts';
import { movesOfKey, type PressedKey } from './typing.ts';

const NO_MODIFIERS = {
  ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  repeat: false,
};

function typed(entry: Entry, ...keys: readonly (string | Partial<PressedKey>)[]): Entry {
  return keys.reduce<Entry>((before, key) => {
    const pressed = { key: '', ...NO_MODIFIERS, ...(typeof key === 'string' ? { key } : key) };
    return (movesOfKey(pressed, before, true) ?? []).reduce(moved, before);
  }, entry);
}

const startOf = ({ board, selected }: Entry) => [board.grid.slice(0, 6), selected];

describe('a board that is typed', () => {
  it('takes digits one after the other, as a text does, and leaves cells out', () => {
    expect(startOf(typed(EMPTY_ENTRY, '5', '3', ' ', '.', '0', '7'))).toEqual(['53...7', 6]);
  });

  it('takes a digit once, however long its key is held down; others go on', () => {
    const held = (key: string) => [key, { key, repeat: true }, { key, repeat: true }];
    expect(startOf(typed(EMPTY_ENTRY, ...held('5')))).toEqual(['5.....', 1]);
    expect(startOf(typed(EMPTY_ENTRY, ...held(' ')))).toEqual(['......', 3]);
    expect(startOf(typed(EMPTY_ENTRY, '1', '2', '3', ...held('Backspace')))).toEqual(['......', 0]);
  });

  it('goes back by Backspace, over empty cells too', () => {
    const entry = typed(EMPTY_ENTRY, '5', '3', ' ');
    expect(startOf(typed(entry, 'Backspace'))).toEqual(['53....', 2]);
    expect(startOf(typed(entry, 'Backspace', 'Backspace'))).toEqual(['5.....', 1]);
    expect(startOf(typed(EMPTY_ENTRY, 'Backspace'))).toEqual(['......', 0]);
  });

  it('ends at the last cell', () => {
    const entry = typed({ ...EMPTY_ENTRY, selected: 80 }, '1', '2', 'ArrowRight', 'ArrowDown');
    expect([entry.board.grid.at(-1), entry.selected]).toEqual(['2', 80]);
  });

  it('goes to the ends of a row by Home and End, with Ctrl to those of the board', () => {
    const inRow4 = { ...EMPTY_ENTRY, selected: 31 };
    const ends = ['Home', 'End', { key: 'Home', ctrlKey: true }, { key: 'End', ctrlKey: true }];
    expect(ends.map((key) => typed(inRow4, key).selected)).toEqual([27, 35, 0, 80]);
    // Elsewhere on the page they scroll.
    expect(movesOfKey({ key: 'End', ...NO_MODIFIERS }, inRow4, false)).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    for (const key of ['a', 'Enter', 'Tab', 'F5']) {
      expect(movesOfKey({ key, ...NO_MODIFIERS }, EMPTY_ENTRY, true)).toBeUndefined();
    }
    const withCtrl = { key: '5', ...NO_MODIFIERS, ctrlKey: true };
    expect(movesOfKey(withCtrl, EMPTY_ENTRY, true)).toBeUndefined();
  });

  it('is undone and redone, a pasted board in one move', () => {
    const undo = { key: 'z', ctrlKey: true };
    const pasted = moved(typed(EMPTY_ENTRY, '5'), {
      kind: 'load',
      board: { grid: '1'.padEnd(81, '.') },
    });
    const undone = typed(pasted, undo);
    expect(startOf(undone)[0]).toBe('5.....');
    expect(typed(undone, undo).board).toEqual(EMPTY_BOARD);
    expect(typed(undone, { key: 'Z', metaKey: true, shiftKey: true }).board).toEqual(pasted.board);
    expect(typed(undone, '8', { key: 'y', ctrlKey: true }).board.grid.slice(0, 2)).toBe('58');
    expect(typed(EMPTY_ENTRY, undo)).toEqual(EMPTY_ENTRY);
  });

  it('has nothing before the board that the page was opened with', () => {
    const load = { kind: 'load', board: { grid: '1'.padEnd(81, '.') }, isFromLink: true } as const;
    expect(moved(EMPTY_ENTRY, load).past).toEqual([]);
    expect(moved(typed(EMPTY_ENTRY, '5'), load).past).toHaveLength(2);
    // After an undo the empty board is one of those that were there.
    const undone = moved(typed(EMPTY_ENTRY, '5'), { kind: 'undo' });
    expect(moved(undone, load)).toMatchObject({ past: [EMPTY_BOARD], future: [] });
  });

  it('has no move to undo where nothing changed', () => {
    const entry = typed(EMPTY_ENTRY, '5', 'ArrowLeft', '5', ' ', 'Delete');
    expect(entry.past).toHaveLength(1);
  });

  it('forgets candidates that were about another board', () => {
    const candidates = Array.from({ length: 81 }, () => '12');
    const loaded = moved(EMPTY_ENTRY, { kind: 'load', board: { ...EMPTY_BOARD, candidates } });
    expect(typed(loaded, '5').board.candidates).toBeUndefined();
    expect(typed(loaded, '5', { key: 'z', ctrlKey: true }).board.candidates).toEqual(candidates);
  });
});
