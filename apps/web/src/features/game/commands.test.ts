import { describe, expect, test } from 'vitest';
import { COMMANDS, type Command } from './commands.ts';
import { reduceSession, type Session } from './session.ts';
import { testSession } from './testing.ts';

function command(id: string): Command {
  const found = COMMANDS.find((each) => each.id === id);
  if (!found) throw new Error(`no command is called ${id}`);
  return found;
}

function run(session: Session, ...ids: string[]): Session {
  return ids.reduce((before, id) => {
    const action = command(id).actionFor(before, 1000);
    return action ? reduceSession(before, action) : before;
  }, session);
}

function selectedAfter(cell: number, ...ids: string[]) {
  return run({ ...testSession(), selected: cell }, ...ids).selected;
}

describe('commands', () => {
  test('each has a name and keys of its own', () => {
    const keys = COMMANDS.flatMap((each) => each.keys.map((key) => JSON.stringify(key)));
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the arrows move the selection and stop at the edges', () => {
    expect(selectedAfter(40, 'up')).toBe(31);
    expect(selectedAfter(40, 'down')).toBe(49);
    expect(selectedAfter(40, 'left')).toBe(39);
    expect(selectedAfter(40, 'right')).toBe(41);
    expect(selectedAfter(0, 'up', 'left')).toBe(0);
    expect(selectedAfter(80, 'down', 'right')).toBe(80);
    expect(selectedAfter(8, 'right')).toBe(8);
  });

  test('Home and End go along the row, by box the page keys, Ctrl over the whole board', () => {
    expect(selectedAfter(40, 'row-start')).toBe(36);
    expect(selectedAfter(40, 'row-end')).toBe(44);
    expect(selectedAfter(40, 'box-up')).toBe(13);
    expect(selectedAfter(13, 'box-up')).toBe(4);
    expect(selectedAfter(40, 'board-start')).toBe(0);
    expect(selectedAfter(40, 'board-end')).toBe(80);
  });

  test('without a selected cell a digit does nothing', () => {
    expect(command('digit-4').actionFor(testSession(), 1)).toBeUndefined();
  });

  test('a digit is an answer or a note, and clearing follows the mode', () => {
    const selected = { ...testSession(), selected: 2 };
    expect(run(selected, 'digit-4').game.cells[2]).toEqual({ value: 4, notes: [] });
    expect(run(selected, 'digit-4', 'clear').game.cells[2]).toEqual({ value: 0, notes: [] });
    const noted = run(selected, 'switch-mode', 'digit-4', 'digit-1');
    expect(noted.game.cells[2]).toEqual({ value: 0, notes: [1, 4] });
    expect(run(noted, 'clear').game.cells[2]).toEqual({ value: 0, notes: [] });
    expect(run(noted, 'undo').game.cells[2]).toEqual({ value: 0, notes: [4] });
  });

  test('a digit that stands nine times can still be noted, but not answered', () => {
    const session = testSession();
    const cells = session.game.cells.map((cell, index) =>
      index % 9 === 0 ? { value: 8 as const, notes: [] } : { ...cell, value: 0 as const },
    );
    const full = { ...session, game: { ...session.game, cells } };
    expect(command('digit-8').isPossible(full)).toBe(false);
    expect(command('digit-8').isPossible({ ...full, mode: 'notes' })).toBe(true);
  });

  test('undo and redo are possible only where there is something to undo or redo', () => {
    const start = { ...testSession(), selected: 2 };
    const moved = run(start, 'digit-4');
    expect(command('undo').isPossible(start)).toBe(false);
    expect(command('undo').isPossible(moved)).toBe(true);
    expect(command('redo').isPossible(moved)).toBe(false);
    expect(command('redo').isPossible(run(moved, 'undo'))).toBe(true);
  });
});
