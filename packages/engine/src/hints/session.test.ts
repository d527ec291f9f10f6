import { describe, expect, test } from 'vitest';
import { valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { Position } from '../position.ts';
import { seededRandom } from '../random.ts';
import { gridFrom, puzzleFrom, withValue } from '../testing/boards.ts';
import type { Digit } from '../types.ts';
import { findHint } from './find-hint.ts';
import { hintKey } from './hint.ts';
import type { HintContext } from './request.ts';
import { type HintSession, nextHint } from './session.ts';

const { givens, solution } = puzzleFrom(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const FIRST_EMPTY = 2;
const FURTHER = withValue(givens, FIRST_EMPTY, valueAt(solution, FIRST_EMPTY));

function notesWith(digits: readonly Digit[]): readonly (readonly Digit[])[] {
  return CELLS.map((cell) => (cell === FIRST_EMPTY ? digits : []));
}

/** The sessions after each of some presses on an unchanged board. */
function pressed(times: number, context: HintContext = { solution }, start?: HintSession) {
  const sessions: HintSession[] = [];
  let session = start;
  for (let press = 0; press < times; press++) {
    session = nextHint(session, givens, context);
    sessions.push(session);
  }
  return sessions;
}

function told(sessions: readonly HintSession[]) {
  return sessions.map(({ hint }) => [hintKey(hint), hint.level]);
}

describe('pressing the hint button', () => {
  test('goes through the levels of a hint, then on to the next one @4.28 @9.22', () => {
    const first = findHint(givens, { solution });
    const second = findHint(givens, { solution, shown: [hintKey(first)] });
    const third = findHint(givens, { solution, shown: [hintKey(first), hintKey(second)] });
    expect(told(pressed(8))).toEqual([
      ...[1, 2, 3].map((level) => [hintKey(first), level]),
      ...[1, 2, 3].map((level) => [hintKey(second), level]),
      ...[1, 2].map((level) => [hintKey(third), level]),
    ]);
    expect(pressed(3).map(({ hint }) => hint)).toEqual(
      ([1, 2, 3] as const).map((level) => findHint(givens, { solution, level })),
    );
  });

  test('stays with a random cell through its levels', () => {
    const board = withValue(withValue(withValue(solution, 0, 0), 40, 0), 80, 0);
    const context = { solution, technique: 'swordfish', random: seededRandom('cells') } as const;
    let session: HintSession | undefined;
    const keys: string[] = [];
    for (let press = 0; press < 3 * 12; press++) {
      session = nextHint(session, board, context);
      keys.push(hintKey(session.hint));
    }
    const random = keys.filter((key) => key.startsWith('any-cell'));
    expect(random).toHaveLength(9);
    expect(new Set(random).size).toBe(3);
    for (const start of [0, 3, 6]) {
      expect(new Set(random.slice(start, start + 3)).size).toBe(1);
    }
  });

  test('starts at level 1 again when a digit has changed, with nothing shown', () => {
    const [last] = pressed(5).slice(-1);
    const session = nextHint(last, FURTHER, { solution });
    expect(session.hint).toEqual(findHint(FURTHER, { solution }));
    expect(session.shown).toEqual([]);
    expect(nextHint(session, givens, { solution })).toEqual(pressed(1)[0]);
  });

  test('starts at level 1 again when notes have changed, with the hint that was not told to the end', () => {
    const [last] = pressed(5).slice(-1);
    const notes = notesWith([1, 2]);
    const session = nextHint(last, givens, { solution, notes });
    expect(told([session])).toEqual([[last && hintKey(last.hint), 1]]);
    expect(session.shown).toEqual(last?.shown);
    const changed = nextHint(session, givens, { solution, notes: notesWith([1, 4]) });
    expect(changed.hint.level).toBe(1);
    expect(nextHint(changed, givens, { solution, notes: notesWith([1, 4]) }).hint.level).toBe(2);
  });

  test('starts at level 1 again when a note has moved to the next cell', () => {
    const notesOf = (first: readonly Digit[], second: readonly Digit[]) =>
      CELLS.map((cell) => [first, second][cell - FIRST_EMPTY] ?? []);
    const before = nextHint(undefined, givens, { solution, notes: notesOf([1, 2], []) });
    const after = nextHint(before, givens, { solution, notes: notesOf([1], [2]) });
    expect(after.hint.level).toBe(1);
  });

  test('does not repeat a hint whose answer was put into the notes', () => {
    const [last] = pressed(3).slice(-1);
    const session = nextHint(last, givens, { solution, notes: notesWith([4]) });
    expect(told([session])).toEqual(told(pressed(4).slice(3)));
  });

  test('offers steps that were passed over again, before an answer without one', () => {
    let session: HintSession | undefined;
    do session = nextHint(session, givens, { solution });
    while (session.hint.kind === 'step');
    expect(session.shown.length).toBeGreaterThan(5);
    const noted = nextHint(session, givens, { solution, notes: notesWith([1, 2]) });
    expect(noted.hint).toEqual(findHint(givens, { solution, notes: notesWith([1, 2]) }));
    expect(noted.hint).toMatchObject({ kind: 'step', level: 1 });
    expect(noted.shown).toEqual([]);
  });

  test('offers a step that was the only one again, too', () => {
    const board = gridFrom(
      '..934267..469578323271.69459..534..66..7.8..37..261..849.....87..1...3....34152..',
    );
    const context: HintContext = { technique: 'naked-pair' };
    const only = hintKey(findHint(board, context));
    expect(findHint(board, { ...context, shown: [only] }).kind).not.toBe('step');
    let last: HintSession | undefined;
    for (let press = 0; press < 3; press++) last = nextHint(last, board, context);
    const notes = CELLS.map((cell): readonly Digit[] => (cell === 0 ? [1] : []));
    const noted = nextHint(last, board, { ...context, notes });
    expect(told([noted])).toEqual([[only, 1]]);
    expect(noted.shown).toEqual([]);
  });

  test('starts at level 1 again when another technique is asked for', () => {
    const [last] = pressed(1);
    const session = nextHint(last, givens, { solution, technique: 'naked-single' });
    expect(session.hint).toMatchObject({ level: 1, step: { technique: 'naked-single' } });
  });

  test('goes on after a session was stored @17.3', () => {
    const [first] = pressed(1);
    const stored: HintSession = JSON.parse(JSON.stringify(first));
    expect(stored).toStrictEqual(first);
    expect(pressed(7, { solution }, stored)).toStrictEqual(pressed(8).slice(1));
  });

  test('needs no more than the board', () => {
    const notes = CELLS.map((cell) => Position.fromGrid(givens).digitsAt(cell));
    expect(nextHint(undefined, givens).hint).toEqual(findHint(givens));
    expect(nextHint(undefined, givens, { notes }).hint).toEqual(findHint(givens, { notes }));
  });
});
