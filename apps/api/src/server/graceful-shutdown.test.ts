import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { portOf } from '../testing/ports.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function start(listener: RequestListener, longest?: number) {
  const server = createServer(listener);
  const stop = gracefulShutdown(server, longest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const port = portOf(server);
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { server, stop, open };
}

describe('graceful shutdown', () => {
  test('closes idle connections and accepts no new one', async () => {
    const { stop, open } = await start((_, reply) => reply.end('done'));
    const socket = await open();
    socket.write(REQUEST);
    await once(socket, 'data');
    await Promise.all([stop(), once(socket, 'close')]);
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });

  test('closes a connection without any request', async () => {
    const { server, stop, open } = await start((_, reply) => reply.end('done'));
    const accepted = once(server, 'connection');
    const socket = await open();
    socket.resume();
    await accepted;
    await Promise.all([stop(), once(socket, 'close')]);
    expect(socket.readableEnded).toBe(true);
  });

  test('lets a request in flight finish, then closes its kept-alive connection', async () => {
    let finish = () => {};
    const { server, stop, open } = await start((_, reply) => {
      finish = () => reply.end('done');
    });
    const socket = await open();
    const requested = once(server, 'request');
    socket.write(REQUEST);
    await requested;
    const stopped = stop();
    finish();
    const reply = await text(socket);
    expect(reply).toMatch(/\r\n\r\ndone$/);
    expect(reply).toMatch(/\r\nConnection: close\r\n/);
    await stopped;
  });

  test('answers a request that comes meanwhile on a kept connection, and ends it', async () => {
    const { stop, open } = await start((_, reply) => reply.end('done'));
    const socket = await open();
    socket.write(REQUEST);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/\r\nConnection: keep-alive\r\n/);
    const stopped = stop();
    socket.write(REQUEST);
    const last = await text(socket);
    expect(last).toMatch(/\r\n\r\ndone$/);
    expect(last).toMatch(/\r\nConnection: close\r\n/);
    await stopped;
  });

  test('sends a large reply in full to a slow reader', async () => {
    const size = 30_000_000;
    const { stop, open } = await start((_, reply) => {
      reply.setHeader('Content-Length', size);
      reply.end(Buffer.alloc(size));
    });
    const socket = await open();
    socket.write(REQUEST);
    await once(socket, 'readable');
    const stopped = stop();
    const received = (await text(socket)).length;
    expect(received).toBeGreaterThan(size);
    await stopped;
  });

  test('cuts off what takes longer than its timeout @11.4', async () => {
    const { server, stop, open } = await start(() => {}, 50);
    const socket = await open();
    socket.resume();
    const requested = once(server, 'request');
    socket.write(REQUEST);
    await requested;
    await Promise.all([stop(), once(socket, 'close')]);
    expect(server.listening).toBe(false);
  });
});
