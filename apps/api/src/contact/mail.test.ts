import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MESSAGE } from '../testing/contact-message.ts';
import { portOf } from '../testing/ports.ts';
import { mailThrough } from './mail.ts';
import type { StoredMessage } from './message.ts';

const STORED: StoredMessage = { id: '1', receivedAt: 0, ...MESSAGE };

/** A mail server that accepts everything; without TLS, as if a man in the middle had removed STARTTLS. */
async function startMailServer({ tls }: { readonly tls: boolean }) {
  const seen: string[] = [];
  const server = new SMTPServer({
    disabledCommands: tls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ password }, { secure }, done) => {
      seen.push(`${password} ${secure ? 'encrypted' : 'in the clear'}`);
      done(null, { user: 'user' });
    },
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  server.on('error', () => {});
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { seen, port: portOf(server.server) };
}

function send(port: number, options: string) {
  const smtpUrl = `smtp://user:secret@127.0.0.1:${port}${options}`;
  return mailThrough({ smtpUrl, to: 'us@example.org', from: 'us@example.org' })(STORED);
}

test('neither password nor message is sent to a server without TLS @11.27', async () => {
  const { seen, port } = await startMailServer({ tls: false });
  await expect(send(port, '')).rejects.toMatchObject({ code: 'ETLS' });
  expect(seen).toEqual([]);
});

test('unless the configuration allows it', async () => {
  const { seen, port } = await startMailServer({ tls: false });
  await send(port, '?requireTLS=false');
  expect(seen).toEqual(['secret in the clear']);
});

test('a server with TLS gets them encrypted, if its certificate is valid', async () => {
  const { seen, port } = await startMailServer({ tls: true });
  await expect(send(port, '')).rejects.toThrow(/certificate/);
  expect(seen).toEqual([]);
  await send(port, '?tls.rejectUnauthorized=false');
  expect(seen).toEqual(['secret encrypted']);
});

test('a server that greets and then says nothing is given up after 30 seconds', async () => {
  const { setTimeout } = Socket.prototype;
  // So short that the test can wait for it.
  const spy = vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function limit(
    this: Socket,
    timeout,
    callback,
  ) {
    return setTimeout.call(this, timeout === 30_000 ? 50 : timeout, callback);
  });
  onTestFinished(() => spy.mockRestore());
  const silent = createServer((socket) => {
    socket.resume().write('220 hello\r\n');
  });
  onTestFinished(() => void silent.close());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  await expect(send(portOf(silent), '')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
