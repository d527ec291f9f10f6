import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { hasSqld, startFakeLibsql, startSqld } from '../testing/libsql-server.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import type { ContactMessage } from './message.ts';
import { openContactStore } from './open-store.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const OTHER_KEY = '00000000-0000-4000-8000-000000000001';

const MESSAGE: ContactMessage = {
  type: 'bug',
  message: 'タイマー',
  email: null,
  sentAt: '2026-01-02T03:04:05Z',
  userAgent: null,
  language: 'ja',
  suspicion: null,
};

const newFile = () => `file:${join(temporaryFolder(), 'contact.db')}`;

const DATABASES = [
  ['a file', () => Promise.resolve(newFile()), true],
  ['a fake libSQL server', async () => (await startFakeLibsql()).url, true],
  ['sqld (skipped where it is not on the PATH)', async () => (await startSqld()).url, hasSqld],
] as const;

const clock = { now: 1_000 };
const open = (url: string) => openContactStore(url, { now: () => clock.now, mails: true });

describe.each(DATABASES)('a key, with %s', (_, start, isThere) => {
  const testHere = test.skipIf(!isThere);

  testHere('stores a message once @11.33', async () => {
    const url = await start();
    const [one, other] = await Promise.all([open(url), open(url)]);
    expect(await one.recall(MESSAGE, KEY)).toBeUndefined();
    expect(await one.save(MESSAGE, KEY)).toBe('stored');
    expect(await other.recall(MESSAGE, KEY)).toBe('repeated');
    expect(await other.recall({ ...MESSAGE, message: 'Another' }, KEY)).toBe('key-reused');
    // As when it is sent again: later, from a page in another language.
    const again = { ...MESSAGE, sentAt: '2026-01-02T03:09:00Z', language: 'en' } as const;
    expect(await other.save(again, KEY)).toBe('repeated');
    expect(await other.save({ ...MESSAGE, message: 'Another' }, KEY)).toBe('key-reused');
    expect(await other.save({ ...MESSAGE, type: 'other' }, KEY)).toBe('key-reused');
    expect(await other.save({ ...MESSAGE, email: 'a@example.org' }, KEY)).toBe('key-reused');
    expect(await one.list()).toMatchObject([MESSAGE]);
    expect(await one.dueMail()).toHaveLength(1);
    expect(await one.save(MESSAGE, OTHER_KEY)).toBe('stored');
    expect(await one.save(MESSAGE)).toBe('stored');
    expect(await one.save(MESSAGE)).toBe('stored');
    // After a restart too.
    expect(await (await open(url)).save(MESSAGE, KEY)).toBe('repeated');
    expect(await one.list()).toHaveLength(4);
  });

  testHere('stores it once at the same moment on two servers, too', async () => {
    const url = await start();
    const stores = await Promise.all([open(url), open(url)]);
    const attempts = [...stores, ...stores, ...stores].map((store) => store.save(MESSAGE, KEY));
    const outcomes = await Promise.all(attempts);
    expect(outcomes.sort()).toEqual([...Array(5).fill('repeated'), 'stored']);
    expect(await stores[0].list()).toHaveLength(1);
  });
});

test('a key is forgotten with its message, or when it is old', async () => {
  const store = await open(newFile());
  await store.save(MESSAGE, KEY);
  await store.forgetKeys(1_000);
  expect(await store.save(MESSAGE, KEY)).toBe('repeated');
  await store.forgetKeys(1_001);
  expect(await store.save(MESSAGE, KEY)).toBe('stored');
  const [first, second] = await store.list();
  for (const message of [first, second]) await store.remove(message?.id ?? '');
  expect(await store.save(MESSAGE, KEY)).toBe('stored');
});

const JournalSchema = z.looseObject({ entries: z.array(z.unknown()) });

/** A folder with the migrations up to one of them. */
function migrationsUpTo(count: number): string {
  const folder = join(temporaryFolder(), 'migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const all = JournalSchema.parse(JSON.parse(readFileSync(journal, 'utf8')));
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
  return folder;
}

test('a database of the version before gets keys, and keeps its messages', async () => {
  const folder = temporaryFolder();
  const url = `file:${join(folder, 'contact.db')}`;
  const client = createClient({ url });
  onTestFinished(() => client.close());
  await migrate(drizzle(client), { migrationsFolder: migrationsUpTo(1) });
  const insert = `INSERT INTO contact_messages (id, received_at, type, message, language)
    VALUES ('old', 1, 'bug', 'from before', 'en')`;
  await client.execute(insert);
  const copy = join(folder, 'copy.db');
  copyFileSync(join(folder, 'contact.db'), copy);

  const store = await open(`file:${copy}`);
  expect(await store.list()).toMatchObject([{ id: 'old', message: 'from before' }]);
  expect([await store.save(MESSAGE, KEY), await store.save(MESSAGE, KEY)]).toEqual([
    'stored',
    'repeated',
  ]);
  // While servers are replaced one by one, one of the version before goes on beside the new one.
  await open(url);
  await client.execute(insert.replace("'old'", "'older server'"));
  expect(await (await open(url)).list()).toHaveLength(2);
});
