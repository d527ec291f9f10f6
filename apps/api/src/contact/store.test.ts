import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/server-process.ts';
import type { ContactMessage } from './message.ts';
import { openContactStore } from './open-store.ts';
import { contactStore } from './store.ts';

const MESSAGE: ContactMessage = {
  type: 'bug',
  message: 'The timer runs\nbackwards. \u{1f570} タイマー',
  email: 'someone@example.org',
  sentAt: '2026-01-02T03:04:05Z',
  userAgent: 'Browser/1.0',
  language: 'ja',
  suspicion: null,
};

function start({ mails = false } = {}) {
  const clock = { now: 1_000 };
  const path = join(temporaryFolder(), 'data', 'contact.db');
  const open = () => openContactStore(`file:${path}`, { now: () => clock.now, mails });
  return { clock, path, open };
}

describe('the messages', () => {
  test('are still there when the database is reopened @7.4', async () => {
    const { open } = start();
    await (await open()).save(MESSAGE);
    const messages = await (await open()).list();
    expect(messages).toEqual([
      { ...MESSAGE, id: expect.stringMatching(/^[0-9a-f-]{36}$/), receivedAt: 1_000 },
    ]);
  });

  test.skipIf(process.platform === 'win32')(
    'are in a folder that no other user can open (skipped on Windows)',
    async () => {
      const { path, open } = start();
      await open();
      expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    },
  );

  test('are listed oldest first', async () => {
    const { clock, open } = start();
    const store = await open();
    await store.save({ ...MESSAGE, message: 'second' });
    clock.now = 500;
    await store.save({ ...MESSAGE, message: 'first' });
    expect((await store.list()).map(({ message }) => message)).toEqual(['first', 'second']);
  });

  test('are purged when they are too old; suspicious ones earlier', async () => {
    const { clock, open } = start();
    const store = await open();
    for (const [receivedAt, suspicion] of [
      [100, null],
      [200, null],
      [200, 'honeypot'],
      [300, 'too-fast'],
    ] as const) {
      clock.now = receivedAt;
      await store.save({ ...MESSAGE, suspicion, message: `${receivedAt} ${suspicion}` });
    }
    expect(await store.purge({ all: 200, suspicious: 300 })).toBe(2);
    expect((await store.list()).map(({ message }) => message)).toEqual([
      '200 null',
      '300 too-fast',
    ]);
  });

  test('are rejected while the disk is full, and stored again after that @11.7', async () => {
    const { path, open } = start();
    await open();
    const client = createClient({ url: `file:${path}`, concurrency: 1 });
    const db = drizzle(client);
    const store = contactStore((query) => query(db), { now: () => 1_000, mails: false });
    // SQLite itself reports the full disk.
    await client.execute('PRAGMA max_page_count = 1');
    const large = { ...MESSAGE, message: 'x'.repeat(5_000) };
    const fill = async () => {
      for (let sent = 0; sent < 20; sent++) await store.save(large);
    };
    await expect(fill()).rejects.toThrow();
    const stored = (await store.list()).length;
    await client.execute('PRAGMA max_page_count = 100000');
    await store.save(large);
    expect(await store.list()).toHaveLength(stored + 1);
  });
});

describe('the mail of a message', () => {
  test('is due at once where mail is wanted, but never for a suspicious message', async () => {
    const { open } = start({ mails: true });
    const store = await open();
    await store.save(MESSAGE);
    await store.save({ ...MESSAGE, suspicion: 'honeypot' });
    expect(await store.dueMail()).toMatchObject([{ attempts: 0, message: { suspicion: null } }]);
  });

  test('is due in the order of the messages’ times', async () => {
    const { clock, path, open } = start({ mails: true });
    const store = await open();
    // SQLite happens to read in this order where it uses the index.
    const client = createClient({ url: `file:${path}` });
    await client.execute('DROP INDEX contact_messages_mail_due_at');
    client.close();
    await store.save({ ...MESSAGE, message: 'second' });
    clock.now = 500;
    await store.save({ ...MESSAGE, message: 'first' });
    clock.now = 1_000;
    const due = await store.dueMail();
    expect(due.map(({ message }) => message.message)).toEqual(['first', 'second']);
  });

  test('is not due where mail is not wanted', async () => {
    const { open } = start();
    const store = await open();
    await store.save(MESSAGE);
    expect(await store.dueMail()).toEqual([]);
  });

  test('is claimed by one of several servers, and due again when its time is over', async () => {
    const { clock, open } = start({ mails: true });
    const [one, other] = [await open(), await open()];
    await one.save(MESSAGE);
    const [due] = await one.dueMail();
    if (!due) throw new Error('no mail is due');
    expect([await one.claimMail(due, 2_000), await other.claimMail(due, 2_000)]).toEqual([
      true,
      false,
    ]);
    expect(await other.dueMail()).toEqual([]);
    clock.now = 2_000;
    expect(await other.dueMail()).toMatchObject([{ attempts: 1 }]);
    await one.markMailed(due.message.id);
    expect(await other.dueMail()).toEqual([]);
  });
});
