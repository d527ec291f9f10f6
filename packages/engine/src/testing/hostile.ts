/*
 * What a function can be handed by those who have no types, or bad intentions: for the test that calls
 * every public function with it.
 */

import * as bank from '../public/bank.ts';
import * as games from '../public/game.ts';
import * as hints from '../public/hints.ts';
import * as engine from '../public/index.ts';
import { type Random, randomBelow } from '../random.ts';
import { PUZZLES } from './puzzles.ts';

/** What a hostile argument throws by itself. */
export class Hostility extends Error {}

function hostile(): never {
  throw new Hostility('from a hostile argument');
}

const HUGE = 'x'.repeat(5_000_000);
const TEXT = PUZZLES.easy[0] ?? '';

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cyclic(): unknown[] {
  const list: unknown[] = [1, 2];
  list.push(list);
  return list;
}

function* endless(value: unknown): Generator<unknown> {
  for (;;) yield value;
}

/** An array that says of itself that it never ends, and never does when iterated. */
function endlessList(length: number): unknown[] {
  const list = Array.from({ length }, () => 1);
  list[Symbol.iterator] = () => endless(1) as ArrayIterator<number>;
  return list;
}

/** An object of which every field throws. */
const THROWING = new Proxy({}, { get: hostile, ownKeys: hostile, has: hostile });

/** Values that mean no good, each made anew. */
const HOSTILE: readonly (() => unknown)[] = [
  ...[undefined, null, true, false, Number.NaN, Number.POSITIVE_INFINITY].map((v) => () => v),
  ...[Number.NEGATIVE_INFINITY, -1, -0, 0, 1, 5, 80, 81, 1e9, 2.5, 2 ** 53, 7n].map((v) => () => v),
  ...['', 'x', '__proto__', 'length', 'constructor', HUGE, ' '.repeat(5e6), '1'.repeat(81)].map(
    (v) => () => v,
  ),
  ...['123456789'.repeat(9), '-'.repeat(9_999), TEXT, '\ud800', 'x-wing', 'easy'].map(
    (v) => () => v,
  ),
  () => Symbol('hostile'),
  () => [],
  () => ({}),
  () => Object.create(null),
  () => JSON.parse('{"__proto__": {"cell": 1}, "toString": 1, "valueOf": 1}'),
  () => new Array(81),
  () => new Array(4_000_000_000),
  () => Array.from({ length: 81 }, () => 10),
  () => Array.from({ length: 81 }, () => '1'),
  () => [[5, 3], [1]],
  () => Object.freeze([1, 2, 3]),
  cyclic,
  () => endless(1),
  () => endless('x'),
  () => endlessList(9),
  () => endlessList(81),
  () => revoked({}),
  () => revoked([]),
  () => revoked(() => 0),
  () => THROWING,
  () => new Proxy([], { get: hostile }),
  () => ({
    get cells() {
      return hostile();
    },
    get givens() {
      return hostile();
    },
    type: 'undo',
  }),
  () => ({ toString: hostile, valueOf: hostile, [Symbol.toPrimitive]: hostile }),
  () => ({ [Symbol.iterator]: hostile }),
  () => hostile,
  () => () => Number.NaN,
  () => 'x'.repeat.bind('x'),
  () => new Date(Number.NaN),
  () => new Map([[1, 2]]),
  () => new Uint8Array(81),
  () => /x/g,
  () => engine.CellSet.EMPTY,
];

/** Values as the engine makes them. */
function soundValues(): unknown[] {
  const grid = engine.parseGrid(TEXT);
  if (!grid.ok) throw new Error('the sample is no grid');
  const made = engine.parsePuzzle(grid.value);
  if (!made.ok) throw new Error('the sample is no puzzle');
  const puzzle = made.value;
  const started = games.newGame(puzzle, { mistakePolicy: 'free' });
  const game = games.play(games.play(started, { type: 'fill-notes' }), {
    type: 'answer',
    cell: puzzle.givens.indexOf(0),
    digit: 5,
  });
  const position = engine.Position.fromGrid(grid.value);
  const hint = hints.findHint(grid.value);
  const problem = {
    id: 'easy-1',
    puzzle,
    techniquesRequired: ['naked-single'],
    difficulty: 'easy',
  };
  return [
    ...[TEXT, grid.value, engine.toRows(grid.value), puzzle, puzzle.solution, game, started],
    ...[position, hint, hints.nextHint(undefined, grid.value), [...engine.findSteps(position)][0]],
    ...[problem, [problem], bank.serializeProblem(problem as bank.Problem), engine.cellsOf(0)],
    ...[
      engine.rate(puzzle),
      engine.seededRandom(1),
      Math.random,
      { type: 'answer', cell: 1, digit: 1 },
    ],
    ...[{ techniques: ['x-wing'] }, { technique: 'naked-single', difficulty: 'easy', seed: 1 }],
    ...[{ mistakePolicy: 'show' }, { maxHints: 3 }, { recent: [1], random: Math.random }],
    ...[{ level: 2, shown: [], notes: game.cells.map(({ notes }) => notes) }, { symmetry: 'full' }],
    ...[{ placements: [{ cell: 2, digit: 1 }], eliminations: [] }, [1, 2, 3], 'hard', 'rotational'],
  ];
}

const SOUND = soundValues();

function pick<T>(items: readonly T[], random: Random): T {
  return items[randomBelow(items.length, random)] as T;
}

/** A copy of plain data in which one thing, however deep, is something else. */
function broken(value: unknown, random: Random): unknown {
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(Object(value)) === Object.prototype;
  if (!isPlain || value === null || typeof value !== 'object') return pick(HOSTILE, random)();
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0) return pick(HOSTILE, random)();
  const key = pick(keys, random);
  if (random() < 0.2) delete copy[key];
  else copy[key] = random() < 0.6 ? broken(copy[key], random) : pick(HOSTILE, random)();
  return copy;
}

/** An argument: hostile, sound, or sound but for one thing. */
export function anyArgument(random: Random): unknown {
  const kind = random();
  if (kind < 0.35) return pick(HOSTILE, random)();
  return kind < 0.65 ? pick(SOUND, random) : broken(pick(SOUND, random), random);
}
