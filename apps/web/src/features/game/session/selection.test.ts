import { CELLS, type Cell } from '@nanpure/engine';
import { cellOf } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands/index.ts';
import { isScreenAction } from '../commands/use-commands.ts';
import { testSession } from '../testing/test-session.ts';
import { modeNow, selectionOf } from './input-mode.ts';
import { reduceSession, type Session, type SessionAction } from './session.ts';

/** The session after actions, and after commands by their ids. */
function played(session: Session, ...steps: (SessionAction | string)[]): Session {
  return steps.reduce<Session>((before, step) => {
    if (typeof step !== 'string') return reduceSession(before, step);
    const command = COMMANDS.find(({ id }) => id === step);
    if (!command?.isPossible(before)) throw new Error(`${step} is not possible`);
    const action = command.actionFor(before, { now: 1000 });
    return action && !isScreenAction(action) ? reduceSession(before, action) : before;
  }, session);
}

const select = (cell: Cell): SessionAction => ({ type: 'select', cell });

function spoken(session: Session, id: string): string | undefined {
  const command = COMMANDS.find((each) => each.id === id);
  const action = command?.actionFor(session, { now: 1000 });
  return action?.type === 'speak' ? action.fact : undefined;
}

describe('the selection of several cells', () => {
  const row = played(testSession(), select(2), 'extend-right', 'extend-right');

  test('grows with Shift and an arrow, and shrinks to one cell with an arrow alone', () => {
    expect(selectionOf(row)).toEqual([2, 3, 4]);
    expect(row.selected).toBe(4);
    expect(selectionOf(played(row, 'down'))).toEqual([13]);
    expect(selectionOf(played(row, select(4)))).toEqual([4]);
  });

  test('reaches from the cell with the focus to another one', () => {
    const box = played(testSession(), select(0), { type: 'extend', cell: 20 });
    expect(selectionOf(box)).toEqual([0, 1, 2, 9, 10, 11, 18, 19, 20]);
  });

  test('takes single cells in and out while the focus wanders', () => {
    const apart = played(testSession(), select(2), 'move-right', 'move-right', 'toggle');
    expect(selectionOf(apart)).toEqual([2, 4]);
    const wandered = played(apart, 'move-down');
    expect({ cells: selectionOf(wandered), focus: wandered.selected }).toEqual({
      cells: [2, 4],
      focus: 13,
    });
    expect(selectionOf(played(apart, 'toggle'))).toEqual([2]);
    expect(selectionOf(played(testSession(), select(2), 'toggle'))).toEqual([2]);
  });

  test('stays as the focus comes to its own cell, and goes as it comes to another', () => {
    expect(played(row, { type: 'focus', cell: 4 })).toBe(row);
    expect(selectionOf(played(row, { type: 'focus', cell: 3 }))).toEqual([3]);
  });

  test('is gathered by taps, with no key held down', () => {
    const gathered = played(
      testSession(),
      select(2),
      'gather',
      { type: 'focus', cell: 3 },
      { type: 'press', cell: 3, at: 1 },
      { type: 'press', cell: 12, at: 1 },
    );
    expect(selectionOf(gathered)).toEqual([2, 3, 12]);
    const cleared = played(gathered, 'clear-selection');
    expect(cleared).toMatchObject({ selected: undefined, group: undefined, isGathering: false });
  });

  test('takes all cells with a digit', () => {
    const sixes = played(testSession(), select(9), 'select-same');
    const expected = CELLS.filter((cell) => cellOf(sixes.game, cell).value === 6);
    expect(selectionOf(sixes)).toEqual(expected);
    expect(spoken(played(testSession(), select(2)), 'select-same')).toBe('no-digit');
  });
});

describe('a digit with several cells selected', () => {
  const row = played(testSession(), select(2), 'extend-right', 'extend-right');

  test('is noted in the empty ones, in answer mode too, and counts no mistake', () => {
    const noted = played(row, 'digit-1');
    expect([2, 3, 4].map((cell) => cellOf(noted.game, cell).notes)).toEqual([[1], [1], []]);
    expect(noted.game).toMatchObject({ mistakes: 0 });
    expect(noted.game.past).toHaveLength(1);
    expect(played(noted, 'undo').game.cells).toEqual(row.game.cells);
  });

  test('is noted in the middle for those who note there, also with Shift and one cell', () => {
    const centre = played(row, 'centre-mode', 'answer-mode');
    expect(modeNow(centre)).toBe('centre');
    expect(cellOf(played(centre, 'digit-1').game, 3).centreNotes).toEqual([1]);
    const single = played(centre, select(3), 'note-6');
    expect(cellOf(single.game, 3)).toMatchObject({ notes: [], centreNotes: [6] });
    expect(played(single, 'switch-mode').mode).toBe('centre');
  });

  test('is refused in a sentence where no cell is empty', () => {
    const givens = played(testSession(), select(0), 'extend-right');
    expect(spoken(givens, 'digit-1')).toBe('given');
    const filled = played(row, select(2), 'digit-4', 'extend-left');
    expect(spoken(filled, 'digit-1')).toBe('none-empty');
  });

  test('gives them its colour in colour mode, givens too, and 9 is none', () => {
    const coloured = played(row, 'colour-mode', 'digit-8');
    expect([2, 3, 4].map((cell) => cellOf(coloured.game, cell).colour)).toEqual([8, 8, 8]);
    const nine = COMMANDS.find(({ id }) => id === 'digit-9');
    expect(nine?.isPossible(coloured)).toBe(false);
    expect(nine?.reasonNotPossible?.(coloured)).toBe('no-such-colour');
    expect(played(coloured, 'clear').game.cells).toEqual(row.game.cells);
  });

  test('is taken from them as the mode says, all entries in answer mode', () => {
    const full = played(row, 'digit-1', select(2), 'digit-4', 'extend-right');
    expect(played(full, 'clear').game.cells.slice(2, 4)).toEqual([
      { value: 0, notes: [] },
      { value: 0, notes: [] },
    ]);
    expect(cellOf(played(full, 'notes-mode', 'clear').game, 2).value).toBe(4);
  });
});

test('a colour that waits is given to cells that are tapped, whatever they hold', () => {
  const press = (cell: Cell): SessionAction => ({ type: 'press', cell, at: 1 });
  const painted = played(testSession(), 'colour-mode', 'digit-3', press(0), press(2));
  expect([0, 2].map((cell) => cellOf(painted.game, cell).colour)).toEqual([3, 3]);
  expect(painted).toMatchObject({ heldDigit: 3, selected: undefined });
});
