import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, portOf } from '../testing/ports.ts';
import { connectLimits } from './connect-limits.ts';

const WRONG_PASSWORD = '-WRONGPASS invalid username-password pair or user is disabled.\r\n';

const optionsFor = (redisUrl: string) => ({ redisUrl, boardsPerMinute: undefined });

/** A server that answers everything alike, or closes the connection. */
async function startFakeRedis(answer?: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => (answer ? socket.write(answer) : socket.destroy()));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  return { port: portOf(server), connections: () => connections };
}

test.each([
  ['rejects the password', WRONG_PASSWORD, 'WRONGPASS'],
  ['closes the connection', undefined, 'closed'],
])(
  'a Redis that %s is logged once, with the reason, however often it is retried',
  async (_, answer, reason) => {
    const { port, connections } = await startFakeRedis(answer);
    const errors: object[] = [];
    const { close } = connectLimits(optionsFor(`redis://:wrong@127.0.0.1:${port}`), {
      info: () => {},
      error: (fields) => errors.push(fields),
    });
    onTestFinished(close);
    await vi.waitFor(() => expect(connections()).toBeGreaterThan(1), { timeout: 10_000 });
    expect(errors).toEqual([{ reason }]);
  },
);

test('a Redis that is not running is logged with the system’s error code', async () => {
  const port = await freePort();
  const errors: object[] = [];
  const { close } = connectLimits(optionsFor(`redis://127.0.0.1:${port}`), {
    info: () => {},
    error: (fields) => errors.push(fields),
  });
  onTestFinished(close);
  await vi.waitFor(() => expect(errors).toEqual([{ reason: 'ECONNREFUSED' }]), 10_000);
});
