import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';

/** What the first byte of a TLS connection is. */
const TLS_HANDSHAKE = 22;

/**
 * What a proxy with TLS does for a server, on one port: HTTPS is passed on, HTTP is redirected to it. The scanner
 * asks for both at the host that it is given.
 * @param {number} serverPort
 * @param {{ key: string, cert: string }} certificate
 */
export function createFront(serverPort, certificate) {
  const secure = createHttpsServer(certificate, ({ url, method, headers }, reply) => {
    const target = { host: '127.0.0.1', port: serverPort, path: url, method, headers };
    const passed = request(target, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.once('error', () => reply.destroy());
    passed.end();
  });
  const plain = createHttpServer(({ url, headers }, reply) => {
    reply.writeHead(301, { Location: `https://${headers.host}${url}` }).end();
  });
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (/** @type {Buffer} */ data) => {
      socket.pause();
      socket.unshift(data);
      (data[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
}
