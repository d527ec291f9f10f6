import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, portOf } from '../testing/ports.ts';
import { createContactLimit } from './limit.ts';

const WRONG_PASSWORD = '-WRONGPASS invalid username-password pair or user is disabled.\r\n';

/** Says the same to whoever comes and says anything, or hangs up. */
async function startRefusing(answer?: string) {
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
  ['refuses', WRONG_PASSWORD, 'WRONGPASS'],
  ['hangs up', undefined, 'closed'],
])(
  'a Redis that %s is logged once, with its reason, however often it is tried again',
  async (_, answer, reason) => {
    const { port, connections } = await startRefusing(answer);
    const errors: object[] = [];
    const { close } = createContactLimit(`redis://:wrong@127.0.0.1:${port}`, {
      info: () => {},
      error: (fields) => errors.push(fields),
    });
    onTestFinished(close);
    await vi.waitFor(() => expect(connections()).toBeGreaterThan(1), { timeout: 10_000 });
    expect(errors).toEqual([{ reason }]);
  },
);

test('a Redis that is not there is logged by the code of the system', async () => {
  const port = await freePort();
  const errors: object[] = [];
  const { close } = createContactLimit(`redis://127.0.0.1:${port}`, {
    info: () => {},
    error: (fields) => errors.push(fields),
  });
  onTestFinished(close);
  await vi.waitFor(() => expect(errors).toEqual([{ reason: 'ECONNREFUSED' }]));
});
