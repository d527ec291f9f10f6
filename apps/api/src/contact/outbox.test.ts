import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort, portOf } from '../testing/ports.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import { mailThrough } from './mail.ts';
import type { ContactMessage } from './message.ts';
import { openContactStore } from './open-store.ts';
import { createDelivery } from './outbox.ts';

const MESSAGE: ContactMessage = {
  type: 'bug',
  message: 'The timer runs backwards.\n.\nReally.',
  email: 'someone@example.org',
  sentAt: null,
  userAgent: null,
  language: 'en',
  suspicion: null,
};

/** A mail server that takes everything, or refuses while `broken`. */
async function startMailServer(port = 0) {
  const state = { broken: false, mails: [] as string[] };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (state.broken) return done(new Error('mailbox is full'));
        state.mails.push(mail);
        return done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { state, port: portOf(server.server) };
}

async function startOutbox(port: number) {
  const clock = { now: 0 };
  const lines: unknown[] = [];
  const now = () => clock.now;
  const url = `file:${join(temporaryFolder(), 'contact.db')}`;
  const log = (...line: unknown[]) => lines.push(line);
  async function startServer() {
    const store = await openContactStore(url, { now, mails: true });
    const send = mailThrough({
      smtpUrl: `smtp://127.0.0.1:${port}?requireTLS=false`,
      to: 'us@example.org',
      from: 'site@example.org',
    });
    const logger = { info: log, error: log };
    return { store, deliver: createDelivery({ store, send, logger, now }) };
  }
  return { clock, lines, one: await startServer(), other: await startServer() };
}

describe('mail', () => {
  test('comes with the message, its sender to reply to, and what is known besides', async () => {
    const { state, port } = await startMailServer();
    const { one } = await startOutbox(port);
    await one.store.save(MESSAGE);
    await one.deliver();
    const [mail = ''] = state.mails;
    expect(mail).toContain('Subject: [Nanpure Lab] bug');
    expect(mail).toContain('From: Nanpure Lab <site@example.org>');
    expect(mail).toContain('To: us@example.org');
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toContain('Reply-To: someone@example.org');
    expect(mail).toContain('The timer runs backwards.\r\n.\r\nReally.');
  });

  test('is sent once, whoever looks into the outbox and however often', async () => {
    const { state, port } = await startMailServer();
    const { clock, one, other } = await startOutbox(port);
    await one.store.save(MESSAGE);
    await one.store.save({ ...MESSAGE, message: 'Another one', email: null });
    await Promise.all([one.deliver(), other.deliver(), one.deliver()]);
    clock.now = 24 * 60 * 60 * 1000;
    await other.deliver();
    expect(state.mails).toHaveLength(2);
  });

  test('that the server refuses is sent later, once @11.8', async () => {
    const { state, port } = await startMailServer();
    const { clock, lines, one } = await startOutbox(port);
    state.broken = true;
    await one.store.save(MESSAGE);
    await one.deliver();
    state.broken = false;
    await one.deliver();
    expect(state.mails).toEqual([]);
    clock.now = 60_000;
    await one.deliver();
    await one.deliver();
    expect(state.mails).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('mail not sent');
    expect(JSON.stringify(lines)).not.toMatch(/example|timer/);
  });

  test('waits longer each time while the server is down @11.8', async () => {
    const port = await freePort();
    const { clock, lines, one } = await startOutbox(port);
    await one.store.save(MESSAGE);
    for (const now of [0, 59_999, 60_000, 179_999, 180_000]) {
      clock.now = now;
      await one.deliver();
    }
    expect(lines).toHaveLength(3);
    const { state } = await startMailServer(port);
    clock.now = 420_000;
    await one.deliver();
    expect(state.mails).toHaveLength(1);
  });
});
