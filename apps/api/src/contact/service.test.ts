import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../testing/ports.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import type { ContactMessage } from './message.ts';
import { createContact } from './service.ts';

const MESSAGE: ContactMessage = {
  type: 'bug',
  message: 'The timer runs backwards.',
  email: null,
  sentAt: null,
  userAgent: null,
  language: 'en',
  suspicion: null,
};

/** A mail server that has each mail wait for a word. */
async function startSlowMailServer() {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, _session, done) => {
      mails.push(await text(stream));
      events.once('accepted', () => done());
      events.emit('arrived');
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, arrived, accept: () => events.emit('accepted'), port: portOf(server.server) };
}

test('a mail that is on its way is waited for, so that no other server sends it again', async () => {
  const { mails, arrived, accept, port } = await startSlowMailServer();
  const contact = createContact(`file:${join(temporaryFolder(), 'contact.db')}`, {
    mail: {
      smtpUrl: `smtp://127.0.0.1:${port}?requireTLS=false`,
      to: 'us@example.org',
      from: 'site@example.org',
    },
    logger: { info: () => {}, error: () => {} },
    now: Date.now,
  });
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
