import { configureGame, DEFAULT_GAME_CONFIG } from '@nanpure/engine/game';
import { describe, expect, test } from 'vitest';
import { reduceSession, type Session, type SessionAction } from '../session/session.ts';
import { PROBLEM_JSON, testSession } from '../testing/test-session.ts';
import { migrateSavedGame, SCHEMA_VERSION } from './migrations.ts';
import { parseSavedGame, serializeSavedGame } from './saved-game.ts';

const ACTIONS: readonly SessionAction[] = [
  { type: 'select', cell: 2 },
  { type: 'play', move: { type: 'note', cell: 2, digit: 4 }, at: 1000 },
  { type: 'play', move: { type: 'note', cell: 3, digit: 6 }, at: 2000 },
  { type: 'play', move: { type: 'answer', cell: 2, digit: 1 }, at: 3000 },
  { type: 'play', move: { type: 'answer', cell: 2, digit: 4 }, at: 4000 },
  { type: 'play', move: { type: 'undo' }, at: 5000 },
  { type: 'mode', mode: 'notes' },
];

const STAMP = { owner: 'this-tab', now: 11_000 };

function playedSession(): Session {
  return ACTIONS.reduce(reduceSession, testSession());
}

function savedFields(): Record<string, unknown> {
  return JSON.parse(serializeSavedGame(playedSession(), STAMP));
}

function errorOf(fields: unknown) {
  const parsed = parseSavedGame(JSON.stringify(fields));
  return parsed.ok ? undefined : parsed.error;
}

describe('saved game', () => {
  test('has the fields of the format, with times in milliseconds @3.1 @3.3 @3.14', () => {
    expect(savedFields()).toMatchObject({
      problemId: 'easy-test',
      problem: PROBLEM_JSON,
      startTime: 1000,
      elapsedTime: 10_000,
      hintsUsed: 0,
      mistakes: 1,
      selectedCell: { row: 0, col: 2 },
      inputMode: 'notes',
      savedAt: 11_000,
    });
    expect(savedFields().currentBoard).toHaveProperty('[0][2]', {
      value: 0,
      candidates: [4],
      isGiven: false,
      isError: false,
      hint: null,
    });
  });

  test('restores everything, undo and redo included, with the clock stopped @3.14', () => {
    const before = playedSession();
    const parsed = parseSavedGame(serializeSavedGame(before, STAMP));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value).toEqual({
      session: { ...before, clock: { elapsed: 10_000, running: undefined } },
      owner: 'this-tab',
      savedAt: STAMP.now,
      badCells: [],
    });
    const redone = reduceSession(parsed.value.session, {
      type: 'play',
      move: { type: 'redo' },
      at: 1,
    });
    expect(redone.game.cells[2]).toEqual({ value: 4, notes: [] });
  });

  test('restores a session without an input or a selected cell', () => {
    const parsed = parseSavedGame(serializeSavedGame(testSession(), STAMP));
    expect(parsed).toMatchObject({ ok: true, value: { session: testSession() } });
  });

  test('restores hints and settings, and says which digits are marked as wrong @3.1', () => {
    const { game, ...rest } = testSession();
    const config = { mistakePolicy: 'show', removeNotes: false, maxHints: 3 } as const;
    const latest = { key: 'a', level: 2, digits: '1', details: '2', shown: ['b'] } as const;
    const before: Session = [
      { type: 'play', move: { type: 'hint' }, at: 1 } as const,
      { type: 'play', move: { type: 'answer', cell: 2, digit: 1 }, at: 2 } as const,
      { type: 'hint-told', hint: { level: 2, placements: [] }, latest } as const,
    ].reduce(reduceSession, { ...rest, game: configureGame(game, config) });
    const text = serializeSavedGame(before, { ...STAMP, now: 3 });
    const parsed = parseSavedGame(text);
    expect(parsed).toMatchObject({
      ok: true,
      value: { session: { game: before.game, latestHint: latest } },
    });
    expect(before.game).toMatchObject({ config, hintsUsed: 1, mistakes: 1 });
    expect(JSON.parse(text)).toMatchObject({ hintsUsed: 1, config });
    expect(JSON.parse(text).currentBoard[0]).toMatchObject([
      { isError: false },
      { isError: false },
      { value: 1, isError: true },
      ...Array(6).fill({ isError: false }),
    ]);
  });

  test('a game saved before there were settings gets the defaults', () => {
    const { config, ...early } = savedFields();
    expect(config).toEqual(DEFAULT_GAME_CONFIG);
    const parsed = parseSavedGame(JSON.stringify(early));
    expect(parsed).toEqual(parseSavedGame(JSON.stringify(savedFields())));
    expect(parsed.ok).toBe(true);
  });

  test('a game saved without move times is timed from there on', () => {
    const { pace, ...early } = savedFields();
    expect(pace).toEqual({ past: [null, null], future: [{ from: 0, until: 3000 }], since: 4000 });
    const parsed = parseSavedGame(JSON.stringify(early));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.session.moveTimes).toEqual({
      past: [null, null],
      future: [null],
      since: 10_000,
    });
    expect(parsed.value.session.game).toEqual(playedSession().game);
  });

  test.each(['', 'null', '[]', '"x"', '{"schemaVersion":1', '{}'])('refuses %j', (text) => {
    expect(parseSavedGame(text).ok).toBe(false);
  });

  test('says what is wrong, and where', () => {
    expect(errorOf({ ...savedFields(), mistakes: -1 })).toMatchObject({
      code: 'wrong-shape',
      at: 'mistakes',
    });
    expect(errorOf({ ...savedFields(), config: { mistakePolicy: 'none' } })).toMatchObject({
      code: 'wrong-shape',
      at: 'config.mistakePolicy',
    });
    expect(errorOf({ ...savedFields(), problem: { ...PROBLEM_JSON, puzzle: [] } })).toMatchObject({
      code: 'wrong-problem',
      at: 'problem.puzzle',
    });
    expect(errorOf({ ...savedFields(), currentBoard: [] })).toMatchObject({
      code: 'broken-game',
      message: 'wrong-length',
    });
  });

  test.each([
    ['an impossible digit', '"value":0,', '"value":12,'],
    ['an impossible note', '"candidates":[4]', '"candidates":[0]'],
    ['notes out of order', '"candidates":[4]', '"candidates":[4,2]'],
    ['notes beside a digit', '"value":0,"candidates":[4]', '"value":4,"candidates":[4]'],
  ])(
    'a cell with %s is reported and empty, and the others are restored @5.7',
    (_case, there, wrong) => {
      const text = JSON.stringify(savedFields()).replace(there, wrong);
      const parsed = parseSavedGame(text);
      if (!parsed.ok) throw new Error(parsed.error.message);
      const cells = [...playedSession().game.cells];
      cells[2] = { value: 0, notes: [] };
      expect(parsed.value.badCells).toEqual([2]);
      expect(parsed.value.session.game.cells).toEqual(cells);
    },
  );

  test('a bad cell of a given has its given again', () => {
    const text = JSON.stringify(savedFields()).replace('{"value":5,', '{"value":"five",');
    const parsed = parseSavedGame(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.badCells).toEqual([0]);
    expect(parsed.value.session.game.cells).toEqual(playedSession().game.cells);
  });

  test('an impossible playing time is cut to a thousand hours', () => {
    const { pace } = savedFields();
    const fields = {
      ...savedFields(),
      elapsedTime: 1e300,
      pace: { ...Object(pace), since: 1e300 },
    };
    const parsed = parseSavedGame(JSON.stringify(fields));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { clock, moveTimes: restored } = parsed.value.session;
    expect([clock.elapsed, restored.since]).toEqual([3_600_000_000, 3_600_000_000]);
  });

  test('is at most a tenth of what a browser stores, and keeps the latest moves @4.5', () => {
    const press = (type: 'fill-notes' | 'clear-all-notes', at: number): SessionAction => ({
      type: 'play',
      move: { type },
      at,
    });
    let session = testSession();
    for (let count = 0; count < 300; count++) {
      session = reduceSession(session, press(count % 2 ? 'clear-all-notes' : 'fill-notes', count));
    }
    const text = serializeSavedGame(session, STAMP);
    expect(text.length).toBeLessThan(524_288);
    const parsed = parseSavedGame(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { game, moveTimes } = parsed.value.session;
    expect(game.cells).toEqual(session.game.cells);
    expect(game.past.length).toBeGreaterThan(100);
    expect(game.past).toEqual(session.game.past.slice(-game.past.length));
    expect(moveTimes.past).toHaveLength(game.past.length);
    const back = game.past.reduce(
      (before) => reduceSession(before, { type: 'play', move: { type: 'undo' }, at: 1 }),
      parsed.value.session,
    );
    const again = parseSavedGame(serializeSavedGame(back, STAMP));
    expect(again).toMatchObject({ ok: true, value: { session: { game: back.game } } });
  });

  test('refuses a board whose givens are not those of its puzzle', () => {
    const fields = savedFields();
    const text = JSON.stringify(fields).replace('{"value":5,', '{"value":1,');
    expect(parseSavedGame(text)).toMatchObject({ ok: false, error: { message: 'given-changed' } });
  });

  test('reports a save of a later version as such', () => {
    expect(errorOf({ ...savedFields(), schemaVersion: 3 })).toMatchObject({ code: 'newer' });
    expect(errorOf({ schemaVersion: 3, entirely: 'different' })).toMatchObject({ code: 'newer' });
    expect(errorOf({ ...savedFields(), schemaVersion: 0.5, mistakes: null })).toMatchObject({
      code: 'wrong-shape',
    });
  });

  test('keeps centre notes, colours and the latest kind of notes, and empties a cell whose colour is none', () => {
    const actions: readonly SessionAction[] = [
      { type: 'play', move: { type: 'centre-note-cells', cells: [2, 3], digit: 6 }, at: 1000 },
      { type: 'play', move: { type: 'colour-cells', cells: [0, 2], colour: 8 }, at: 2000 },
      { type: 'mode', mode: 'centre' },
      { type: 'mode', mode: 'answer' },
    ];
    const before = actions.reduce(reduceSession, testSession());
    const text = serializeSavedGame(before, STAMP);
    expect(parseSavedGame(text)).toMatchObject({
      ok: true,
      value: { session: { game: before.game, mode: 'answer', pencil: 'centre' }, badCells: [] },
    });
    for (const [right, wrong] of [
      ['"colour":8', '"colour":9'],
      ['"centreNotes":[6]', '"centreNotes":[6,6]'],
    ] as const) {
      const spoilt = JSON.parse(text);
      spoilt.currentBoard[0][2] = JSON.parse(
        JSON.stringify(spoilt.currentBoard[0][2]).replace(right, wrong),
      );
      expect(parseSavedGame(JSON.stringify(spoilt))).toMatchObject({ value: { badCells: [2] } });
    }
  });

  test('drops a history that does not fit the board, and keeps the board', () => {
    const change = { cell: 3, before: { value: 0, notes: [] }, after: { value: 9, notes: [] } };
    const parsed = parseSavedGame(JSON.stringify({ ...savedFields(), past: [[change]] }));
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.session.game).toMatchObject({ past: [], future: [] });
    expect(parsed.value.session.game.cells).toEqual(playedSession().game.cells);
  });
});

test('a save from before centre notes and colours is read as it was', () => {
  const text = JSON.stringify({ ...savedFields(), schemaVersion: 1 });
  expect(parseSavedGame(text)).toEqual(parseSavedGame(JSON.stringify(savedFields())));
});

describe('a save of the first version', () => {
  /** The fields of the specification and no others. */
  function firstFields() {
    const { schemaVersion, past, future, config, owner, ...fields } = savedFields();
    return { ...fields, inputMode: 'candidates' };
  }

  test('is read with its names of the notes mode, without a history @3.4', () => {
    const parsed = parseSavedGame(JSON.stringify(firstFields()));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { game, mode, startedAt } = parsed.value.session;
    expect(game.cells).toEqual(playedSession().game.cells);
    expect(game).toMatchObject({ past: [], future: [], mistakes: 1 });
    expect({ mode, startedAt }).toEqual({ mode: 'notes', startedAt: 1000 });
  });

  test('is migrated once: a second time changes nothing @10.4', () => {
    const once = migrateSavedGame(firstFields());
    if (!once.ok) throw new Error(once.error);
    expect(migrateSavedGame(once.value)).toEqual(once);
    expect(once.value).toMatchObject({ schemaVersion: SCHEMA_VERSION, inputMode: 'notes' });
  });

  test('can be saved again and read back', () => {
    const parsed = parseSavedGame(JSON.stringify(firstFields()));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const again = parseSavedGame(serializeSavedGame(parsed.value.session, STAMP));
    expect(again).toMatchObject({ ok: true, value: { session: parsed.value.session } });
  });
});
