import { describe, expect, test } from 'vitest';
import { unwrap } from '../testing/boards.ts';
import {
  answer,
  GAME_PUZZLE,
  NEW_GAME,
  note,
  playAll,
  REDO,
  throughJson,
  UNDO,
  valueIn,
} from '../testing/game/games.ts';
import { cellNamed } from '../testing/notation.ts';
import { DEFAULT_GAME_CONFIG, MISTAKE_POLICIES } from './config.ts';
import {
  type CellChange,
  type Change,
  configureGame,
  type Game,
  type GameCell,
  newGame,
} from './game.ts';
import { markedMistakes } from './mistakes.ts';
import { play } from './play.ts';
import { restoreGame } from './restore.ts';

/** A game in the middle: three moves to undo, one to redo, one mistake, one hint. */
const MIDDLE = playAll(
  NEW_GAME,
  { type: 'hint' },
  note('r1c4', 4),
  note('r1c4', 6),
  answer('r1c3', 4),
  answer('r9c1', 3),
  answer('r9c2', 1),
  UNDO,
);

test('a game keeps its puzzle, whatever becomes of the save that it was read from', () => {
  const saved = throughJson(MIDDLE);
  const game = unwrap(restoreGame(saved));
  Reflect.set(saved.puzzle.solution, 0, 0);
  Reflect.set(saved.puzzle.givens, 0, 0);
  expect(game.puzzle).toEqual(MIDDLE.puzzle);
});

function withCell(game: Game, name: string, content: GameCell): Game {
  const changed = cellNamed(name);
  return { ...game, cells: game.cells.map((old, cell) => (cell === changed ? content : old)) };
}

function changeOf(name: string, before: GameCell, after: GameCell): Change {
  return [{ cell: cellNamed(name), before, after }];
}

const EMPTY: GameCell = { value: 0, notes: [] };

describe('a saved game', () => {
  test('goes on where it was, through JSON', () => {
    const restored = unwrap(restoreGame(throughJson(MIDDLE)));
    expect(restored).toEqual({ ...MIDDLE, rejection: undefined });
    expect([restored.past.length, restored.future.length, restored.mistakes]).toEqual([3, 1, 1]);
  });

  test('can be undone to the start and redone to the end', () => {
    const restored = unwrap(restoreGame(throughJson(MIDDLE)));
    expect(playAll(restored, UNDO, UNDO, UNDO).cells).toEqual(NEW_GAME.cells);
    const end = playAll(restored, UNDO, UNDO, UNDO, REDO, REDO, REDO, REDO);
    expect(end.cells).toEqual(play(MIDDLE, REDO).cells);
    expect(valueIn(end, 'r9c1')).toBe(3);
  });

  test('comes back without the rejection of its last moment', () => {
    const rejected = play(MIDDLE, answer('r1c4', 5));
    expect(rejected.rejection).toBeDefined();
    expect(unwrap(restoreGame(throughJson(rejected))).rejection).toBeUndefined();
    expect(unwrap(restoreGame(throughJson(rejected))).mistakes).toBe(2);
  });
});

describe('what a save lacks is as in a new game', () => {
  const { puzzle, cells, past, future, mistakes } = MIDDLE;
  const early = { puzzle, cells, past, future, mistakes };

  test('a save without settings and hints', () => {
    const restored = unwrap(restoreGame(early));
    expect(restored).toEqual({ ...MIDDLE, hintsUsed: 0 });
  });

  test('a save with some of the settings', () => {
    const { config } = unwrap(restoreGame({ ...early, config: { maxHints: 3 } }));
    expect(config).toEqual({ ...DEFAULT_GAME_CONFIG, maxHints: 3 });
  });
});

describe('settings, counts and wrong digits come back', () => {
  test.each(MISTAKE_POLICIES)('under the policy %s', (mistakePolicy) => {
    const config = { mistakePolicy, removeNotes: false, maxHints: 2 };
    const game = playAll(newGame(GAME_PUZZLE, config), { type: 'hint' }, answer('r1c3', 5), UNDO);
    const played = playAll(game, answer('r1c3', 5), answer('r1c4', 6), { type: 'hint' });
    const restored = unwrap(restoreGame(throughJson(played)));
    expect(restored).toEqual({ ...played, rejection: undefined });
    expect(markedMistakes(restored)).toEqual(markedMistakes(played));
    expect(playAll(restored, UNDO, UNDO)).toEqual(playAll(played, UNDO, UNDO));
  });

  test('a wrong digit under a policy that rejects it now', () => {
    const played = play(newGame(GAME_PUZZLE, { mistakePolicy: 'free' }), answer('r1c3', 1));
    const switched = configureGame(played, { mistakePolicy: 'reject' });
    expect(unwrap(restoreGame(throughJson(switched)))).toEqual(switched);
  });
});

describe('a number that can’t be a count is repaired', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('%d', (count) => {
    const config = { ...MIDDLE.config, maxHints: count };
    const restored = unwrap(restoreGame({ ...MIDDLE, mistakes: count, hintsUsed: count, config }));
    expect(restored).toEqual({ ...MIDDLE, mistakes: 0, hintsUsed: 0 });
  });
});

describe('a history that does not fit is dropped and the board kept', () => {
  test.each<[string, Partial<Game>]>([
    ['a past that ends elsewhere', { past: MIDDLE.past.slice(0, -1) }],
    ['a past without its middle', { past: MIDDLE.past.filter((_, index) => index !== 1) }],
    ['a past in another order', { past: [...MIDDLE.past].reverse() }],
    ['a future that starts elsewhere', { future: [...MIDDLE.past] }],
    [
      'a future whose later move does not follow',
      { future: [changeOf('r1c8', { value: 2, notes: [] }, EMPTY), ...MIDDLE.future] },
    ],
    [
      'a past that comes from notes no play leads to',
      { past: [changeOf('r1c8', { value: 0, notes: [2, 2] }, EMPTY), ...MIDDLE.past] },
    ],
    [
      'a future that leads to such notes',
      { future: [changeOf('r1c8', EMPTY, { value: 0, notes: [2, 2] }), ...MIDDLE.future] },
    ],
    [
      'a past that touches a given',
      { past: [changeOf('r1c1', EMPTY, { value: 5, notes: [] }), ...MIDDLE.past] },
    ],
    [
      'a future that touches a given',
      { future: [changeOf('r1c1', { value: 5, notes: [] }, EMPTY), ...MIDDLE.future] },
    ],
  ])('%s', (_, broken) => {
    const restored = unwrap(restoreGame({ ...MIDDLE, ...broken }));
    expect(restored.past).toEqual([]);
    expect(restored.future).toEqual([]);
    expect(restored.cells).toEqual(MIDDLE.cells);
    expect(restored.mistakes).toBe(MIDDLE.mistakes);
  });
});

describe('a saved game is refused', () => {
  test.each([0, 80, 82])('with %i cells', (length) => {
    const cells = Array.from({ length }, () => EMPTY);
    const error = { code: 'wrong-length', length };
    expect(restoreGame({ ...MIDDLE, cells })).toEqual({ ok: false, error });
  });

  test.each<[string, GameCell]>([
    ['changed', { value: 6, notes: [] }],
    ['missing', EMPTY],
  ])('with a given that is %s', (_, content) => {
    expect(restoreGame(withCell(MIDDLE, 'r2c1', { value: 5, notes: [] }))).toEqual({
      ok: false,
      error: { code: 'given-changed', cell: cellNamed('r2c1') },
    });
    expect(restoreGame(withCell(MIDDLE, 'r1c5', content))).toEqual({
      ok: false,
      error: { code: 'given-changed', cell: cellNamed('r1c5') },
    });
  });

  test.each(['r1c1', 'r1c3'])('with notes in %s, where a digit stands', (name) => {
    const value = MIDDLE.cells[cellNamed(name)]?.value ?? 0;
    expect(restoreGame(withCell(MIDDLE, name, { value, notes: [1] }))).toEqual({
      ok: false,
      error: { code: 'bad-notes', cell: cellNamed(name) },
    });
  });

  test.each<[string, GameCell['notes']]>([
    ['twice the same', [2, 2]],
    ['out of order', [7, 2]],
  ])('with notes that are %s', (_, notes) => {
    expect(restoreGame(withCell(MIDDLE, 'r1c4', { value: 0, notes }))).toEqual({
      ok: false,
      error: { code: 'bad-notes', cell: cellNamed('r1c4') },
    });
  });
});

describe('a history is dropped', () => {
  test.each<[string, CellChange]>([
    ['a cell that is none', { cell: 81, before: EMPTY, after: EMPTY }],
    ['a given', { cell: cellNamed('r1c5'), before: EMPTY, after: { value: 7, notes: [] } }],
    [
      'notes on a digit',
      { cell: cellNamed('r1c4'), before: { value: 6, notes: [1] }, after: EMPTY },
    ],
  ])('when it speaks of %s', (_, change) => {
    const restored = restoreGame({ ...MIDDLE, future: [[change]] });
    expect(restored).toMatchObject({ ok: true, value: { past: [], future: [] } });
  });
});
