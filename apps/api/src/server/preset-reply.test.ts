import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Fields } from '../http/headers/preset-headers.ts';
import { PresetReply } from './preset-reply.ts';

const COMMON: Fields = [
  ['Referrer-Policy', 'no-referrer'],
  ['Cache-Control', 'no-cache'],
];
const NO_STORE: Fields = [['cache-control', 'no-store']];

/** The headers of a reply of ours, with those that Node adds; those of the same name are joined. */
async function headersOf(answer: (reply: PresetReply) => void) {
  const listener: RequestListener = (_, reply) => answer(reply as PresetReply);
  const server = createServer({ ServerResponse: PresetReply }, listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { Connection: 'close' },
  });
  return Object.fromEntries(headers);
}

test('headers of several lists are written, the latest of a name', async () => {
  const answer = (reply: PresetReply) => {
    reply.preset(COMMON);
    reply.preset(NO_STORE);
    reply.writeHead(200, { 'Content-Length': 2 }).end('ok');
  };
  const expected = {
    'content-length': '2',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  expect(await headersOf(answer)).toMatchObject(expected);
  expect(await headersOf(answer)).toMatchObject(expected);
});

test.each<[string, (reply: PresetReply) => void]>([
  ['an object', (reply) => reply.writeHead(200, { 'CACHE-CONTROL': 'private' })],
  ['a list', (reply) => reply.writeHead(200, ['Cache-Control', 'private'])],
  ['setHeader', (reply) => reply.setHeader('Cache-Control', 'private')],
])('a header of the reply itself wins, given as %s', async (_, give) => {
  const headers = await headersOf((reply) => {
    reply.preset(COMMON);
    give(reply);
    reply.end();
  });
  expect(headers).toMatchObject({ 'cache-control': 'private', 'referrer-policy': 'no-referrer' });
});

test('what no header may hold is refused', async () => {
  let refused: unknown;
  await headersOf((reply) => {
    try {
      reply.preset([['X-Name', 'one\r\nX-Other: two']]);
    } catch (error) {
      refused = error;
    }
    reply.end();
  });
  expect(refused).toMatchObject({ code: 'ERR_INVALID_CHAR' });
});
