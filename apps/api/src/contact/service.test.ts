import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Logger } from '../http/logger.ts';
import { MESSAGE } from '../testing/contact-message.ts';
import { smtpUrlAt, startMailServer, startSlowMailServer } from '../testing/mail-server.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import { openContactStore } from './open-store.ts';
import { createContact } from './service.ts';

const SILENT: Logger = { info: () => {}, error: () => {} };

/** Stores messages in a file, and mails them through a server at a port. */
function createMailing(
  port: number,
  { now = Date.now, logger = SILENT, file = join(temporaryFolder(), 'contact.db') } = {},
) {
  const mail = { smtpUrl: smtpUrlAt(port), to: 'us@example.org', from: 'site@example.org' };
  return createContact(`file:${file}`, { mail, logger, now });
}

test('a mail that is on its way is waited for, so that no other server sends it again', async () => {
  const { mails, arrived, accept, port } = await startSlowMailServer();
  const contact = createMailing(port);
  await contact.saveMessage(MESSAGE);
  await arrived;
  let isClosed = false;
  const closed = contact.close().then(() => {
    isClosed = true;
  });
  await contact.saveMessage({ ...MESSAGE, message: 'Another one, as the server ends.' });
  expect(isClosed).toBe(false);
  expect(await contact.countUnmailed()).toBe(2);
  accept();
  await closed;
  expect(await contact.countUnmailed()).toBe(1);
  expect(mails).toHaveLength(1);
});

test('a mail that failed is sent once it is due again, without another message', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, arrived, port } = await startMailServer();
  const file = join(temporaryFolder(), 'contact.db');
  let time = 0;
  const now = () => time;
  await (await openContactStore(`file:${file}`, { now, mails: true })).save(MESSAGE);
  const events = new EventEmitter();
  const failed = once(events, 'failed');
  state.broken = true;
  const logger = { ...SILENT, error: () => events.emit('failed') };
  const contact = createMailing(port, { now, logger, file });
  onTestFinished(contact.close);
  await failed;
  state.broken = false;
  time = 60_000;
  vi.advanceTimersByTime(15_000);
  await arrived;
  expect(state.mails).toHaveLength(1);
});

test('how many wait to be mailed is unknown where the database is none', async () => {
  const file = join(temporaryFolder(), 'contact.db');
  writeFileSync(file, 'no database at all, but long enough to be one '.repeat(100));
  const contact = createMailing(1, { file });
  onTestFinished(contact.close);
  expect(await contact.countUnmailed()).toBeUndefined();
});

test('none wait to be mailed where no message has come yet, or where mail is not configured', async () => {
  const mailing = createMailing(1);
  onTestFinished(mailing.close);
  expect(await mailing.countUnmailed()).toBe(0);
  const file = join(temporaryFolder(), 'contact.db');
  writeFileSync(file, 'no database at all, but long enough to be one '.repeat(100));
  const options = { mail: undefined, logger: SILENT, now: Date.now };
  expect(await createContact(`file:${file}`, options).countUnmailed()).toBe(0);
});
