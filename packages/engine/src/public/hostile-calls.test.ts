import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../tools/cpu-time.ts';
import { type Random, randomBelow, seededRandom } from '../random.ts';
import { anyArgument, Hostility } from '../testing/hostile.ts';
import { LONG_TEST_MS, SEED, TRIALS } from '../testing/trials.ts';
import * as bank from './bank.ts';
import * as debug from './debug.ts';
import * as formats from './formats.ts';
import * as game from './game.ts';
import * as generator from './generator.ts';
import * as hints from './hints.ts';
import * as engine from './index.ts';
import * as ladder from './ladder.ts';
import * as testing from './testing.ts';

/*
 * Every public function, and those of every public class, called with whatever there is: each call ends
 * soon, with an answer or with a `TypeError` that names the argument. What is exported is called without
 * being listed here. `PROOF=1` calls each of them 5,000 times.
 */

const LONGEST_MS = 250;
const MOST_ITEMS = 200;

/** A `TypeError` of ours: `cell must be a whole number from 0 to 80, not x`. */
const DOCUMENTED = /^[\w.[\]]+ (?:must be|must give|cannot be) /;

type Call = (...values: unknown[]) => unknown;

function isFunction(value: unknown): value is Call {
  return typeof value === 'function';
}

/** The functions that a class has of its own: its constructor is none of them, as it is private. */
function ofClass(name: string, value: Call): [string, Call][] {
  return Object.getOwnPropertyNames(value)
    .filter((key) => isFunction(Reflect.get(value, key)))
    .map((key) => [`${name}.${key}`, (...values) => Reflect.get(value, key).apply(value, values)]);
}

function isClass(value: Call): boolean {
  return /^class\b/.test(Function.prototype.toString.call(value));
}

const CALLS = Object.entries({
  index: engine,
  hints,
  game,
  generator,
  ladder,
  formats,
  bank,
  debug,
  testing,
}).flatMap(([door, exported]) =>
  Object.entries(exported).flatMap(([name, value]): [string, Call][] => {
    if (!isFunction(value)) return [];
    const path = `${door} ${name}`;
    const construct: Call = (...values) => Reflect.construct(value, values);
    return isClass(value) ? [[`new ${path}`, construct], ...ofClass(path, value)] : [[path, value]];
  }),
);

/** The first items of what is found lazily, which is where the work is. */
function drain(result: unknown): void {
  if (Object.prototype.toString.call(result) !== '[object Generator]') return;
  const items = result as Generator<unknown>;
  for (let count = 0; count < MOST_ITEMS; count++) if (items.next().done) return;
}

/** What a function of the caller's throws comes through as it is; a revoked one throws this. */
const OF_THEIR_OWN = /^Cannot perform 'apply' on a proxy that has been revoked$/;

function isDocumented(error: unknown): boolean {
  if (error instanceof Hostility) return true;
  if (!(error instanceof TypeError)) return false;
  return DOCUMENTED.test(error.message) || OF_THEIR_OWN.test(error.message);
}

/** What is wrong with a call: how it throws, or how long it takes. */
function faultOf(call: Call, values: readonly unknown[]): string | undefined {
  let fault: string | undefined;
  const ms = cpuTime(() => {
    try {
      drain(call(...values));
    } catch (error) {
      if (isDocumented(error)) return;
      fault = error instanceof Error ? (error.stack ?? '') : 'throws no error';
    }
  });
  if (fault) return fault;
  return ms > LONGEST_MS ? `takes ${ms.toFixed(0)} ms` : undefined;
}

function argumentsFrom(random: Random): unknown[] {
  return Array.from({ length: randomBelow(5, random) }, () => anyArgument(random));
}

/** A busy machine may stop a call once, a hang hangs again. */
function faultOfSeed(call: Call, seed: string): string | undefined {
  const once = () => faultOf(call, argumentsFrom(seededRandom(seed)));
  return once() && once() && once();
}

describe('whatever they are handed, all that is exported answers @17.2', {
  timeout: LONG_TEST_MS,
}, () => {
  test('there are as many functions as are exported', () => {
    expect(CALLS.length).toBeGreaterThan(75);
    expect(CALLS.map(([name]) => name)).toContain('index CellSet.from');
  });

  test.each(CALLS)('%s', (name, call) => {
    for (let trial = 0; trial < TRIALS.hostileCalls; trial++) {
      const seed = `${SEED}/${name}/${trial}`;
      expect(faultOfSeed(call, seed), `seed ${seed}`).toBeUndefined();
    }
  });
});
