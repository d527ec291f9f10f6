import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasSqld, startSqld, startStandIn } from '../testing/libsql-server.ts';
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
  const post = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    send: async (message: string) => (await post('/api/send-contact', { message })).status,
    askForHint: async () => (await post('/api/get_hint', { board: GIVENS })).status,
  };
}

async function messagesAt(url: string): Promise<string[]> {
  const store = await openContactStore(url, { now: Date.now, mails: false });
  return (await store.list()).map(({ message }) => message);
}

/** Stands between a client and a server, and cuts all connections off when it is told to. */
async function startCable(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const state = { cutsReplies: false };
  const cable = createServer((near) => {
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
  cable.listen(0, '127.0.0.1');
  await once(cable, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    cable.close();
  });
  return { url: `http://127.0.0.1:${portOf(cable)}`, state, cut };
}

describe.each([
  ['a stand-in that speaks its protocol', startStandIn, true],
  ['sqld (skipped where it is not on the PATH)', startSqld, hasSqld],
])('messages on a libSQL server: %s', (_, start, isThere) => {
  const testHere = test.skipIf(!isThere);

  testHere('two servers keep theirs in one place, word for word', async () => {
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

  testHere('while it is away: 503, and hints go on; back again: all is there', async () => {
    const { url, goAway, comeBack } = await start();
    const { send, askForHint } = startApp(url);
    expect(await send('before')).toBe(200);
    await goAway();
    expect(await send('meanwhile')).toBe(503);
    expect(await askForHint()).toBe(200);
    await comeBack();
    expect(await send('after')).toBe(200);
    expect(await messagesAt(url)).toEqual(['before', 'after']);
  });

  testHere('away from the start: 503, until it comes', async () => {
    const { url, goAway, comeBack } = await start();
    await goAway();
    const { send } = startApp(url);
    expect(await send('too early')).toBe(503);
    await comeBack();
    expect(await send('now')).toBe(200);
    expect(await messagesAt(url)).toEqual(['now']);
  });

  testHere('a connection that drops between messages is opened anew', async () => {
    const { url } = await start();
    const cable = await startCable(url);
    const { send } = startApp(cable.url);
    expect(await send('one')).toBe(200);
    cable.cut();
    expect(await send('two')).toBe(200);
    expect(await messagesAt(url)).toEqual(['one', 'two']);
  });

  testHere(
    'a connection that drops before the reply: not confirmed, and later ones are',
    async () => {
      const { url } = await start();
      const cable = await startCable(url);
      const { send } = startApp(cable.url);
      expect(await send('one')).toBe(200);
      cable.state.cutsReplies = true;
      expect(await send('unheard')).toBe(503);
      cable.state.cutsReplies = false;
      expect(await send('two')).toBe(200);
      const kept = await messagesAt(url);
      expect(kept.filter((message) => message !== 'unheard')).toEqual(['one', 'two']);
    },
  );
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
