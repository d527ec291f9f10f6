import { describe, expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../random.ts';
import { unwrap } from '../testing/boards.ts';
import { answer, NEW_GAME, note, playAll, REDO, throughJson, UNDO } from '../testing/game/games.ts';
import { anyArgument } from '../testing/hostile.ts';
import { LONG_TEST_MS, SEED } from '../testing/trials.ts';
import { isDigit } from '../types.ts';
import { CELL_COLOURS } from './colours.ts';
import { MISTAKE_POLICIES } from './config.ts';
import type { Game } from './game.ts';
import { markedMistakes } from './mistakes.ts';
import { restoreGame } from './restore.ts';

/* A save may have been changed by anyone: whatever comes back of it is a game that can be played. */

const TRIALS_OF_FIELD = 40;
const TRIALS_DEEP = 300;

const GAME = playAll(
  NEW_GAME,
  { type: 'hint' },
  note('r1c4', 4),
  { type: 'centre-note-cells', cells: [3, 5], digit: 2 },
  { type: 'colour-cells', cells: [0, 3, 5], colour: 8 },
  answer('r1c3', 4),
  answer('r9c1', 3),
  answer('r9c2', 1),
  UNDO,
);

function expectPlayable(game: Game): void {
  expect(game.cells).toHaveLength(81);
  for (const { value, notes, centreNotes = [], colour = 1 } of game.cells) {
    expect(value === 0 || isDigit(value)).toBe(true);
    for (const each of [notes, centreNotes]) {
      expect(each.every(isDigit)).toBe(true);
      expect([...new Set(each)].sort()).toEqual(each);
      expect(value === 0 || each.length === 0).toBe(true);
    }
    expect(CELL_COLOURS).toContain(colour);
  }
  expect(MISTAKE_POLICIES).toContain(game.config.mistakePolicy);
  expect(typeof game.config.removeNotes).toBe('boolean');
  for (const count of [game.mistakes, game.hintsUsed, game.config.maxHints ?? 0]) {
    expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
  }
  markedMistakes(game);
  const back = playAll(game, ...game.past.map(() => UNDO));
  expect(back.past).toEqual([]);
  expect(playAll(back, ...game.past.map(() => REDO)).cells).toEqual(game.cells);
  playAll(game, ...game.future.map(() => REDO));
}

function expectAnswer(saved: unknown): void {
  const restored = restoreGame(saved);
  if (restored.ok) expectPlayable(restored.value);
  else expect(restored.error.code).toMatch(/^[a-z-]+$/);
}

/** Changes something in plain data, in place, however deep. */
function spoil(data: Record<string, unknown>, random: () => number): void {
  const keys = Object.keys(data);
  const key = keys[randomBelow(keys.length || 1, random)] ?? 'x';
  const value = data[key];
  const goesDeeper = typeof value === 'object' && value !== null && random() < 0.8;
  if (goesDeeper) spoil(value as Record<string, unknown>, random);
  else data[key] = [-1, 10, 81, 0.5, '4', null, [], {}, [9, 1], 5][randomBelow(10, random)];
}

describe('a save of which', { timeout: LONG_TEST_MS }, () => {
  test.each(Object.keys(GAME))('%s is missing or anything', (field) => {
    const random = seededRandom(`${SEED}/restore/${field}`);
    const { [field as keyof Game]: _, ...without } = GAME;
    expectAnswer(without);
    for (let trial = 0; trial < TRIALS_OF_FIELD; trial++) {
      expectAnswer({ ...GAME, [field]: anyArgument(random) });
    }
  });

  test('anything deep inside is something else', () => {
    const random = seededRandom(`${SEED}/restore/deep`);
    for (let trial = 0; trial < TRIALS_DEEP; trial++) {
      const saved = throughJson(GAME);
      spoil(saved as unknown as Record<string, unknown>, random);
      expectAnswer(saved);
    }
  });

  test('the history is missing goes on without it', () => {
    const { past: _, ...withoutPast } = GAME;
    const { future: __, ...withoutFuture } = GAME;
    for (const saved of [withoutPast, withoutFuture]) {
      expect(unwrap(restoreGame(saved))).toEqual({ ...GAME, past: [], future: [] });
    }
  });
});

describe('a save is refused, and says why', () => {
  test.each<[string, unknown]>([
    ['not-a-game', null],
    ['not-a-game', 'x'.repeat(1000)],
    ['not-a-game', {}],
    ['not-a-game', { ...GAME, cells: undefined }],
    [
      'bad-puzzle',
      { ...GAME, puzzle: { givens: GAME.puzzle.givens, solution: GAME.puzzle.givens } },
    ],
    [
      'bad-cell',
      { ...GAME, cells: GAME.cells.map((cell, at) => (at === 2 ? { ...cell, value: 10 } : cell)) },
    ],
    [
      'bad-notes',
      {
        ...GAME,
        cells: GAME.cells.map((cell, at) => (at === 3 ? { value: 0, notes: [0.5] } : cell)),
      },
    ],
  ])('%s', (code, saved) => {
    expect(restoreGame(saved)).toMatchObject({ ok: false, error: { code } });
  });

  test('a policy that there is not becomes the usual one', () => {
    const saved = { ...GAME, config: { mistakePolicy: 'zzz', removeNotes: 1, maxHints: '3' } };
    expect(unwrap(restoreGame(saved)).config).toEqual(NEW_GAME.config);
  });
});
