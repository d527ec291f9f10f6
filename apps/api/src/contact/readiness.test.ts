import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server-process.ts';
import { storageReadiness } from './readiness.ts';

/** Readiness by a clock that is set by hand, of a database on a server. */
function start(check: () => Promise<void>) {
  const clock = { now: 0 };
  const databaseUrl = 'http://localhost:8080';
  const reasonNotReady = storageReadiness({ databaseUrl, store: { check }, now: () => clock.now });
  return { clock, reasonNotReady };
}

const failing = (code: string) => Promise.reject(Object.assign(new Error('/secret'), { code }));

test('there is one look in three seconds, however often it is asked for', async () => {
  let looks = 0;
  const { clock, reasonNotReady } = start(() => {
    looks++;
    return looks === 1 ? failing('SQLITE_IOERR') : Promise.resolve();
  });
  const asked = Array.from({ length: 100 }, reasonNotReady);
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['SQLITE_IOERR']));
  clock.now = 2_999;
  expect(await reasonNotReady()).toBe('SQLITE_IOERR');
  expect(looks).toBe(1);
  clock.now = 3_000;
  expect(await reasonNotReady()).toBe(undefined);
  expect(looks).toBe(2);
});

test('a look that takes long keeps nobody: what was found before is told meanwhile', async () => {
  let fail = () => {};
  const { reasonNotReady } = start(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }));
      }),
  );
  const since = performance.now();
  expect(await reasonNotReady()).toBe(undefined);
  expect(performance.now() - since).toBeLessThan(5_000);
  fail();
  expect(await reasonNotReady()).toBe('SQLITE_BUSY');
});

test('a file that is not there yet is no reason, and is not made', async () => {
  const databaseUrl = `file:${join(temporaryFolder(), 'data', 'contact.db')}`;
  const check = () => failing('nobody looks into it');
  expect(await storageReadiness({ databaseUrl, store: { check }, now: Date.now })()).toBe(
    undefined,
  );
});
