import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../testing/ports.ts';
import { mailThrough } from './mail.ts';
import type { StoredMessage } from './message.ts';

const MESSAGE: StoredMessage = {
  id: '1',
  receivedAt: 0,
  type: 'bug',
  message: 'The timer runs backwards.',
  email: null,
  sentAt: null,
  userAgent: null,
  language: 'en',
  suspicion: null,
};

/** A mail server that would take everything; or somebody between us and it, who leaves out TLS. */
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
  return mailThrough({ smtpUrl, to: 'us@example.org', from: 'us@example.org' })(MESSAGE);
}

test('a server without TLS is sent neither the password nor a message @11.27', async () => {
  const { seen, port } = await startMailServer({ tls: false });
  await expect(send(port, '')).rejects.toMatchObject({ code: 'ETLS' });
  expect(seen).toEqual([]);
});

test('unless the configuration says that it may be', async () => {
  const { seen, port } = await startMailServer({ tls: false });
  await send(port, '?requireTLS=false');
  expect(seen).toEqual(['secret in the clear']);
});

test('a server with TLS gets them encrypted, if it is the one that it says it is', async () => {
  const { seen, port } = await startMailServer({ tls: true });
  await expect(send(port, '')).rejects.toThrow(/certificate/);
  expect(seen).toEqual([]);
  await send(port, '?tls.rejectUnauthorized=false');
  expect(seen).toEqual(['secret encrypted']);
});
