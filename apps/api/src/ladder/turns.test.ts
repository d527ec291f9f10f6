import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { atOnce: 2, maxWaiting: 3, maxWaitMs: 1_000 };

/** Turns, and who has had one so far, in order; refused ones with a minus. */
function start() {
  const turns = createTurns(LIMITS);
  const seen: string[] = [];
  async function ask(name: string, asking?: Parameters<typeof turns.take>[0]) {
    seen.push((await turns.take(asking)) ? name : `-${name}`);
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { ...turns, seen, ask: (...of: Parameters<typeof ask>) => void ask(...of), settle };
}

test('as many as may go at once, the others in the order in which they came', async () => {
  const { ask, pass, seen, settle } = start();
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  await settle();
  expect(seen).toEqual(['a', 'b']);
  pass();
  pass();
  await settle();
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

test('quick ones go before the others, behind quick ones that came earlier', async () => {
  const { ask, pass, seen, settle } = start();
  for (const name of ['a', 'b', 'slow']) ask(name);
  for (const name of ['first', 'second']) ask(name, { isQuick: true });
  for (let turn = 0; turn < 3; turn++) pass();
  await settle();
  expect(seen.slice(2)).toEqual(['first', 'second', 'slow']);
});

test('with as many waiting as may, another one is refused at once', async () => {
  const { ask, pass, seen, settle } = start();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
  await settle();
  expect(seen).toEqual(['a', 'b', '-f']);
  pass();
  ask('g');
  await settle();
  expect(seen).toEqual(['a', 'b', '-f', 'c']);
});

test('who has waited too long, or has gone, is refused and holds up nobody', async () => {
  const { ask, pass, seen, settle } = start();
  const gone = new AbortController();
  for (const name of ['a', 'b']) ask(name);
  ask('gone', { signal: gone.signal });
  ask('late');
  gone.abort();
  await vi.advanceTimersByTimeAsync(LIMITS.maxWaitMs);
  ask('in time');
  pass();
  await settle();
  expect(seen).toEqual(['a', 'b', '-gone', '-late', 'in time']);
  ask('gone already', { signal: gone.signal });
  await settle();
  expect(seen.at(-1)).toBe('-gone already');
});

test('turns that nobody waits for are free again', async () => {
  const { ask, pass, seen, settle } = start();
  for (const name of ['a', 'b']) ask(name);
  pass();
  pass();
  for (const name of ['c', 'd', 'e']) ask(name);
  await settle();
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});
