import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasSqld, startFakeLibsql, startSqld } from '../testing/libsql-server.ts';
import { portOf } from '../testing/ports.ts';
import { createTestApp, GIVENS } from '../testing.ts';
import type { ContactMessage } from './message.ts';
import { openContactStore } from './open-store.ts';
import { createContact } from './service.ts';

vi.setConfig({ testTimeout: 30_000 });

const MESSAGE: ContactMessage = {
  type: 'bug',
  message: "It's; DROP TABLE contact_messages -- タイマー\n\u{1f570}",
  email: null,
  sentAt: null,
  userAgent: null,
  language: 'ja',
  suspicion: null,
};

const SILENT = { info: () => {}, error: () => {} };

function startApp(url: string) {
  const { saveMessage } = createContact(url, { mail: undefined, logger: SILENT, now: Date.now });
  const app = createTestApp({ saveMessage });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    send: async (message: string) => (await post('/api/send-contact', { message })).status,
    sendWithKey: async (message: string) => {
      const headers = { 'Idempotency-Key': randomUUID() };
      return (await post('/api/send-contact', { message }, headers)).status;
    },
    askForHint: async () => (await post('/api/get_hint', { board: GIVENS })).status,
  };
}

async function messagesAt(url: string): Promise<string[]> {
  const store = await openContactStore(url, { now: Date.now, mails: false });
  return (await store.list()).map(({ message }) => message);
}

/** A TCP proxy that can drop all its connections. */
async function startProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const state = { cutsReplies: false };
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far);
    far.on('data', (data) => {
      if (state.cutsReplies) near.destroy();
      else near.write(data);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    proxy.close();
  });
  return { url: `http://127.0.0.1:${portOf(proxy)}`, state, cut };
}

/** A gateway to a server: holds back the reply to one message, and finds the database locked at the first try of another. */
async function startGateway(target: string) {
  const events = new EventEmitter();
  const held = once(events, 'held');
  let isLocked = true;
  const gateway = createHttpServer(async (request, reply) => {
    const body = await text(request);
    const write = (content: string) =>
      reply.setHeader('Content-Type', 'application/json').end(content);
    if (body.includes('"locked"') && isLocked) {
      isLocked = false;
      const error = { message: 'database is locked', code: 'SQLITE_BUSY' };
      const results = JSON.parse(body).requests.map(({ type }: { type: string }) =>
        type === 'execute' ? { type: 'error', error } : { type: 'ok', response: { type } },
      );
      return void write(JSON.stringify({ baton: null, base_url: null, results }));
    }
    const { method = '', url: path = '', headers } = request;
    const type = headers['content-type'] ?? '';
    const answer = await fetch(target + path, {
      method,
      headers: { 'Content-Type': type },
      ...(body !== '' && { body }),
    });
    if (body.includes('"slow"')) {
      events.emit('held');
      await once(events, 'released');
    }
    return void write(await answer.text());
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  onTestFinished(() => void gateway.close());
  const url = `http://127.0.0.1:${portOf(gateway)}`;
  return { url, held, release: () => events.emit('released') };
}

describe.each([
  ['a fake server', startFakeLibsql, true],
  ['sqld (skipped where it is not on the PATH)', startSqld, hasSqld],
])('messages on a libSQL server: %s', (_, start, isThere) => {
  const testHere = test.skipIf(!isThere);

  testHere('two servers store messages in one database, character for character', async () => {
    const { url } = await start();
    const options = { now: () => 1_000, mails: true };
    const [one, other] = [
      await openContactStore(url, options),
      await openContactStore(url, options),
    ];
    await one.save(MESSAGE);
    expect(await other.list()).toEqual([{ ...MESSAGE, id: expect.any(String), receivedAt: 1_000 }]);
    const [due] = await other.dueMail();
    if (!due) throw new Error('no mail is due');
    const claims = await Promise.all([one.claimMail(due, 9_000), other.claimMail(due, 9_000)]);
    expect(claims.sort()).toEqual([false, true]);
    expect(await other.purge({ all: 2_000, suspicious: 0 })).toBe(1);
    expect(await one.list()).toEqual([]);
  });

  testHere('while it is down: 503, and hints go on; up again: all messages are there', async () => {
    const { url, stop, restart } = await start();
    const { send, askForHint } = startApp(url);
    expect(await send('before')).toBe(200);
    await stop();
    expect(await send('meanwhile')).toBe(503);
    expect(await askForHint()).toBe(200);
    await restart();
    expect(await send('after')).toBe(200);
    expect(await messagesAt(url)).toEqual(['before', 'after']);
  });

  testHere('down from the start: 503, until it is up', async () => {
    const { url, stop, restart } = await start();
    await stop();
    const { send } = startApp(url);
    expect(await send('too early')).toBe(503);
    await restart();
    expect(await send('now')).toBe(200);
    expect(await messagesAt(url)).toEqual(['now']);
  });

  testHere('a connection that drops between messages is reopened', async () => {
    const { url } = await start();
    const proxy = await startProxy(url);
    const { send } = startApp(proxy.url);
    expect(await send('one')).toBe(200);
    proxy.cut();
    expect(await send('two')).toBe(200);
    expect(await messagesAt(url)).toEqual(['one', 'two']);
  });

  testHere(
    'a connection that drops before the reply: 503, and later messages are stored',
    async () => {
      const { url } = await start();
      const proxy = await startProxy(url);
      const { send } = startApp(proxy.url);
      expect(await send('one')).toBe(200);
      proxy.state.cutsReplies = true;
      expect(await send('unheard')).toBe(503);
      proxy.state.cutsReplies = false;
      expect(await send('two')).toBe(200);
      const kept = await messagesAt(url);
      expect(kept.filter((message) => message !== 'unheard')).toEqual(['one', 'two']);
    },
  );
});

test('a message that meets a lock doesn’t take the connection from another one', async () => {
  const { url } = await startFakeLibsql();
  const gateway = await startGateway(url);
  const { send, sendWithKey } = startApp(gateway.url);
  expect(await send('first')).toBe(200);
  const slow = sendWithKey('slow');
  await gateway.held;
  expect(await send('locked')).toBe(200);
  gateway.release();
  expect(await slow).toBe(200);
  expect(await messagesAt(url)).toEqual(['first', 'slow', 'locked']);
});

test('a libSQL server that takes connections and never answers: 503 in 5 seconds @11.9', async () => {
  const deaf = createServer(() => {}).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  onTestFinished(() => void deaf.close());
  const { send } = startApp(`http://127.0.0.1:${portOf(deaf)}`);
  const since = performance.now();
  expect(await send('hello?')).toBe(503);
  expect(performance.now() - since).toBeLessThan(9_000);
});
