import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rejectEarly } from './reject-early.ts';

const RESPONSE = { status: 503, headers: { 'content-length': '0' }, body: '' };
const REQUEST = 'GET /api/hello HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server that is overloaded until it is told otherwise, and closes idle connections soon. */
async function startOverloaded() {
  const waiting: (() => void)[] = [];
  let isOverloaded = true;
  const workQueue = {
    isOverloaded: () => isOverloaded,
    onCapacity(callback: () => void) {
      if (isOverloaded) waiting.push(callback);
      else callback();
    },
  };
  const server = createServer(
    rejectEarly((_, reply) => void reply.end('served'), {
      workQueue,
      responses: { v1: RESPONSE, others: RESPONSE },
      onRejected: () => {},
      endpointAt: (path) => path,
    }),
  );
  server.keepAliveTimeout = 100;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    connect: () => connect(port, '127.0.0.1'),
    endOverload() {
      isOverloaded = false;
      for (const callback of waiting) callback();
    },
  };
}

async function replyOn(socket: Socket): Promise<string> {
  const [data] = await once(socket, 'data');
  return String(data);
}

test('a request of a rejected client is answered once there is capacity, however late', async () => {
  const server = await startOverloaded();
  const rejected = server.connect();
  rejected.write(REQUEST);
  expect(await replyOn(rejected)).toContain('503');
  rejected.write(REQUEST);

  // One that is served and idle from now on: when it is closed, the time of the other is over, too.
  const idle = server.connect();
  idle.write(REQUEST.replace('/api/', '/'));
  expect(await replyOn(idle)).toContain('served');
  idle.resume();
  await once(idle, 'close');

  server.endOverload();
  expect(await replyOn(rejected)).toContain('served');
  rejected.resume();
  await once(rejected, 'close');
});

test('a rejected client that sends nothing more is closed once there is capacity', async () => {
  const server = await startOverloaded();
  const rejected = server.connect();
  rejected.write(REQUEST);
  expect(await replyOn(rejected)).toContain('503');
  server.endOverload();
  rejected.resume();
  await once(rejected, 'close');
});
