import {
  chmodSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/server-process.ts';
import { createTestApp } from '../testing.ts';
import { openContactStore } from './open-store.ts';
import { createContact } from './service.ts';

const SILENT = { info: () => {}, error: () => {} };
const NOBODY = 65_534;

/** Root ignores file permissions. */
function dropRootPrivileges() {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
}

/** The contact form and readiness, on a database file that the test breaks and repairs. */
function start(path = 'contact.db') {
  const file = join(temporaryFolder(), path);
  const url = `file:${file}`;
  let time = Date.UTC(2026, 0, 2);
  // So late each time that the cached readiness has expired.
  const now = () => {
    time += 10_000;
    return time;
  };
  const contact = createContact(url, { mail: undefined, logger: SILENT, now });
  const missing = async () => {
    const reason = await contact.reasonNotReady();
    return reason === undefined ? [] : [reason];
  };
  const app = createTestApp({ saveMessage: contact.saveMessage, missing });

  async function send(message: string) {
    const reply = await app.request('/api/send-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message }),
    });
    return { status: reply.status, retryAfter: reply.headers.get('Retry-After') };
  }
  async function readiness() {
    const reply = await app.request('/readyz');
    const { details } = Object(await reply.json());
    return { status: reply.status, missing: details?.missing };
  }
  async function kept(from = url) {
    const store = await openContactStore(from, { now, mails: false });
    return (await store.list()).map(({ message }) => message);
  }
  return { file, url, send, readiness, kept, contact };
}

const READY = { status: 200, missing: undefined };
const STORED = { status: 200, retryAfter: null };
const REFUSED = { status: 503, retryAfter: '10' };

describe('readiness reports broken storage, which works again once it is repaired', () => {
  test('a file that is no database, from the start', async () => {
    const { file, send, readiness, kept } = start();
    writeFileSync(file, 'no database at all, but long enough to be one '.repeat(100));
    expect(await readiness()).toEqual({ status: 503, missing: 'SQLITE_NOTADB' });
    expect(await send('refused')).toEqual(REFUSED);
    rmSync(file);
    expect(await readiness()).toEqual(READY);
    expect(await send('stored')).toEqual(STORED);
    expect(await readiness()).toEqual(READY);
    expect(await kept()).toEqual(['stored']);
  });

  test('a file that is corrupted, and restored @11.24', async () => {
    const { file, send, readiness, kept } = start();
    expect(await send('before')).toEqual(STORED);
    renameSync(file, `${file}.aside`);
    writeFileSync(file, 'no database at all, but long enough to be one '.repeat(100));
    expect(await send('refused')).toEqual(REFUSED);
    expect(await readiness()).toEqual({ status: 503, missing: 'SQLITE_NOTADB' });
    renameSync(`${file}.aside`, file);
    expect(await send('after')).toEqual(STORED);
    expect(await readiness()).toEqual(READY);
    expect(await kept()).toEqual(['before', 'after']);
  });

  test.skipIf(process.platform === 'win32')(
    'a read-only file (skipped on Windows) @11.24',
    async () => {
      dropRootPrivileges();
      const { file, send, readiness, url, kept } = start();
      await openContactStore(url, { now: Date.now, mails: false });
      chmodSync(file, 0o400);
      expect(await readiness()).toEqual({ status: 503, missing: 'SQLITE_READONLY' });
      expect(await send('refused')).toEqual(REFUSED);
      chmodSync(file, 0o600);
      expect(await send('stored')).toEqual(STORED);
      expect(await readiness()).toEqual(READY);
      expect(await kept()).toEqual(['stored']);
    },
  );

  test('a file where its folder should be', async () => {
    const { file, send, readiness } = start('data/contact.db');
    const folder = dirname(file);
    writeFileSync(folder, '');
    expect(await readiness()).toEqual({ status: 503, missing: 'ENOTDIR' });
    expect(await send('refused')).toEqual(REFUSED);
    rmSync(folder);
    expect(await readiness()).toEqual(READY);
    expect(await send('stored')).toEqual(STORED);
  });

  test('a folder in the place of the file, and of its journal', async () => {
    const { file, send, readiness, kept } = start();
    mkdirSync(file);
    expect(await readiness()).toEqual({ status: 503, missing: 'EISDIR' });
    expect(await send('refused')).toEqual(REFUSED);
    rmdirSync(file);
    expect(await send('stored')).toEqual(STORED);
    mkdirSync(`${file}-journal`);
    expect(await send('refused')).toEqual(REFUSED);
    expect(await readiness()).toMatchObject({
      status: 503,
      missing: expect.stringMatching(/^SQLITE_/),
    });
    rmdirSync(`${file}-journal`);
    expect(await readiness()).toEqual(READY);
    expect(await send('stored, too')).toEqual(STORED);
    expect(await kept()).toEqual(['stored', 'stored, too']);
  });
});

// Windows lets only some users make links.
describe.skipIf(process.platform === 'win32')(
  'a link in place of the file (skipped on Windows)',
  () => {
    test('into a folder that is there: the file is created, for this user alone', async () => {
      const { file, send, readiness } = start('contact.db');
      const target = join(temporaryFolder(), 'contact.db');
      symlinkSync('second.db', file);
      symlinkSync(target, join(dirname(file), 'second.db'));
      expect(await readiness()).toEqual(READY);
      expect(await send('stored')).toEqual(STORED);
      expect(await readiness()).toEqual(READY);
      expect(statSync(target).mode & 0o777).toBe(0o600);
    });

    test.each(['contact.db', 'data/contact.db'])(
      'into one that is missing, at %s: nothing is ready, nor created @11.24',
      async (path) => {
        const { file, send, readiness } = start(path);
        const volume = join(temporaryFolder(), 'volume');
        const isFile = path === 'contact.db';
        symlinkSync(isFile ? join(volume, 'contact.db') : volume, isFile ? file : dirname(file));
        expect(await readiness()).toEqual({ status: 503, missing: 'ENOENT' });
        expect(await send('refused')).toEqual(REFUSED);
        mkdirSync(volume);
        expect(await readiness()).toEqual(READY);
        expect(await send('stored')).toEqual(STORED);
      },
    );

    test('that leads to itself', async () => {
      const { file, send, readiness } = start();
      symlinkSync(file, file);
      expect(await readiness()).toEqual({ status: 503, missing: 'ELOOP' });
      expect(await send('refused')).toEqual(REFUSED);
    });
  },
);

describe('a backup that replaces the file of a running server', () => {
  async function startWithBackup() {
    const started = start();
    const backup = `${started.file}.backup`;
    const store = await openContactStore(`file:${backup}`, { now: () => 0, mails: false });
    const rest = { email: null, sentAt: null, userAgent: null, suspicion: null } as const;
    await store.save({ ...rest, type: 'other', message: 'from the backup', language: 'en' });
    expect(await started.send('before')).toEqual(STORED);
    return { ...started, restore: () => renameSync(backup, started.file) };
  }

  test('stores the next message @11.24', async () => {
    const { restore, send, readiness, kept } = await startWithBackup();
    restore();
    expect(await send('after')).toEqual(STORED);
    expect(await readiness()).toEqual(READY);
    expect(await kept()).toEqual(['from the backup', 'after']);
  });

  test('is purged of old messages, even before the next message', async () => {
    const { restore, contact, kept } = await startWithBackup();
    restore();
    const stop = contact.purgeHourly();
    onTestFinished(stop);
    await expect.poll(kept, { timeout: 10_000 }).toEqual([]);
  });
});

test('readiness creates no database, and the first message does', async () => {
  const { file, readiness, send } = start();
  expect(await readiness()).toEqual(READY);
  expect(() => rmSync(file)).toThrow('ENOENT');
  expect(await send('first')).toEqual(STORED);
});

test('a readiness check stores no message', async () => {
  const { send, readiness, kept } = start();
  await send('mine');
  for (let look = 0; look < 5; look++) expect(await readiness()).toEqual(READY);
  expect(await kept()).toEqual(['mine']);
});
