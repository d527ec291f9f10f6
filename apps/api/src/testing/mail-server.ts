import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from './ports.ts';

/** A mail server without TLS, until the end of the test; resolves to its port. */
async function serveMail(
  handlers: Pick<SMTPServerOptions, 'onData' | 'onRcptTo'>,
  port = 0,
): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    ...handlers,
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return portOf(server.server);
}

/** Where mail is sent through a server of these. */
export const smtpUrlAt = (port: number) => `smtp://127.0.0.1:${port}?requireTLS=false`;

/** What a mail server turns something down with. */
const turnDown = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

/**
 * A mail server that accepts everything, or rejects mails while `broken`, recipients while `unknown`; `arrived` waits for the
 * first that it accepts.
 */
export async function startMailServer(port = 0) {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const state = { broken: false, unknown: false, mails: [] as string[] };
  const listening = await serveMail(
    {
      onRcptTo: (_address, _session, done) =>
        done(state.unknown ? turnDown('no such user', 550) : null),
      onData: (stream, _session, done) => {
        void text(stream).then((mail) => {
          if (state.broken) return done(turnDown('mailbox is full', 450));
          state.mails.push(mail);
          events.emit('arrived');
          return done();
        });
      },
    },
    port,
  );
  return { state, arrived, port: listening };
}

/** A mail server that has each mail wait for a word. */
export async function startSlowMailServer() {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const mails: string[] = [];
  const port = await serveMail({
    onData: async (stream, _session, done) => {
      mails.push(await text(stream));
      events.once('accepted', () => done());
      events.emit('arrived');
    },
  });
  return { mails, arrived, accept: () => events.emit('accepted'), port };
}
