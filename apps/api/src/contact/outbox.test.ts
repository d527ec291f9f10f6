import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MESSAGE } from '../testing/contact-message.ts';
import { smtpUrlAt, startMailServer } from '../testing/mail-server.ts';
import { freePort } from '../testing/ports.ts';
import { temporaryFolder } from '../testing/server-process.ts';
import { mailThrough } from './mail.ts';
import type { ContactMessage } from './message.ts';
import { openContactStore } from './open-store.ts';
import { createDelivery } from './outbox.ts';

const LONGER: ContactMessage = {
  ...MESSAGE,
  message: 'The timer runs backwards.\n.\nReally.',
  email: 'someone@example.org',
};

async function startOutbox(port: number) {
  const clock = { now: 0 };
  const lines: unknown[] = [];
  const now = () => clock.now;
  const url = `file:${join(temporaryFolder(), 'contact.db')}`;
  const log = (...line: unknown[]) => lines.push(line);
  async function startServer() {
    const store = await openContactStore(url, { now, mails: true });
    const send = mailThrough({
      smtpUrl: smtpUrlAt(port),
      to: 'us@example.org',
      from: 'site@example.org',
    });
    const logger = { info: log, error: log };
    return { store, deliver: createDelivery({ store, send, logger, now }) };
  }
  return { clock, lines, one: await startServer(), other: await startServer() };
}

describe('mail', () => {
  test('has the message, Reply-To and all that is known', async () => {
    const { state, port } = await startMailServer();
    const { one } = await startOutbox(port);
    await one.store.save(LONGER);
    await one.deliver();
    const [mail = ''] = state.mails;
    const [kept] = await one.store.list();
    expect(mail).toContain(`Message-ID: <${kept?.id}@nanpure-lab.invalid>`);
    expect(mail).toContain('Subject: [Nanpure Lab] bug');
    expect(mail).toContain('From: Nanpure Lab <site@example.org>');
    expect(mail).toContain('To: us@example.org');
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toContain('Reply-To: someone@example.org');
    expect(mail).toContain('The timer runs backwards.\r\n.\r\nReally.');
  });

  test.each([
    ['someone@例え.jp', 'Reply-To: someone@xn--r8jz45g.jp'],
    ['だれか@example.jp', undefined],
    ['だれか@例え.jp', undefined],
  ])(
    'has a header in ASCII alone, and the address as it is in the text: %s',
    async (email, header) => {
      const { state, port } = await startMailServer();
      const { one } = await startOutbox(port);
      await one.store.save({ ...LONGER, email });
      await one.deliver();
      const [head = '', ...rest] = (state.mails[0] ?? '').split('\r\n\r\n');
      expect(head).toMatch(/^[\x20-\x7e\r\n]+$/);
      expect(/^Reply-To:.*$/m.exec(head)?.[0]).toBe(header);
      expect(/^Content-Transfer-Encoding: (.*)$/m.exec(head)?.[1]).toBe('quoted-printable');
      const bytes = rest
        .join('\n')
        .replaceAll('=\r\n', '')
        .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      expect(Buffer.from(bytes, 'latin1').toString()).toContain(`From: ${email}`);
    },
  );

  test('is sent once, by however many servers and attempts', async () => {
    const { state, port } = await startMailServer();
    const { clock, one, other } = await startOutbox(port);
    await one.store.save(LONGER);
    await one.store.save({ ...LONGER, message: 'Another one', email: null });
    await Promise.all([one.deliver(), other.deliver(), one.deliver()]);
    clock.now = 24 * 60 * 60 * 1000;
    await other.deliver();
    expect(state.mails).toHaveLength(2);
  });

  test('that the server rejects is sent later, once @11.8', async () => {
    const { state, port } = await startMailServer();
    const { clock, lines, one } = await startOutbox(port);
    state.broken = true;
    await one.store.save(LONGER);
    await one.deliver();
    state.broken = false;
    await one.deliver();
    expect(state.mails).toEqual([]);
    clock.now = 60_000;
    await one.deliver();
    await one.deliver();
    expect(state.mails).toHaveLength(1);
    expect(lines).toEqual([[{ attempt: 1, reason: 'EMESSAGE', reply: 450 }, 'mail not sent']]);
    expect(JSON.stringify(lines)).not.toMatch(/example|timer/);
  });

  test('whose recipient is turned down is logged with the code of the reply', async () => {
    const { state, port } = await startMailServer();
    const { lines, one } = await startOutbox(port);
    state.unknown = true;
    await one.store.save(LONGER);
    await one.deliver();
    expect(lines).toEqual([[{ attempt: 1, reason: 'EENVELOPE', reply: 550 }, 'mail not sent']]);
  });

  test('is retried with exponential backoff while the server is down @11.8', async () => {
    const port = await freePort();
    const { clock, lines, one } = await startOutbox(port);
    await one.store.save(LONGER);
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
