import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';

/** Requests in flight that take longer are cut off, and so is a mail. */
export const SHUTDOWN_TIMEOUT_MS = 9_000;

/** How long idle connections stay open: a request may be on its way on one of them. */
const DRAIN_MS = 1_000;

/** Has a reply end its connection (`Connection: close`), so that the client sends nothing more on it. */
function closeKeepAlive(reply: ServerResponse) {
  if (!reply.headersSent) reply.shouldKeepAlive = false;
}

/**
 * Prepares a server for a graceful shutdown; the function that it returns shuts it down. No new connection is
 * accepted, idle ones are closed after `DRAIN_MS`, the others once their reply has been sent in full, or
 * at the timeout. Resolves when the last connection is closed.
 *
 * Node's own `server.close()` cuts off replies that are written but not yet sent, so this one keeps track
 * of them itself.
 */
export function gracefulShutdown(
  server: HttpServer,
  timeoutMs = SHUTDOWN_TIMEOUT_MS,
): () => Promise<void> {
  const repliesOf = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;
  let isDrained = false;

  function closeIfIdle(socket: Socket, replies: ReadonlySet<ServerResponse>) {
    if (isDrained && replies.size === 0) socket.destroySoon();
  }

  server.on('connection', (socket: Socket) => {
    repliesOf.set(socket, new Set());
    // Its replies are forgotten with it: Node 20 and 22 never close a pipelined reply that waits behind
    // another one when its connection closes.
    socket.once('close', () => repliesOf.delete(socket));
  });
  // Before the server's own listener, which may answer at once.
  server.prependListener('request', ({ socket }, reply: ServerResponse) => {
    const replies = repliesOf.get(socket);
    if (!replies) return;
    replies.add(reply);
    if (isStopping) closeKeepAlive(reply);
    reply.once('close', () => {
      replies.delete(reply);
      closeIfIdle(socket, replies);
    });
  });

  return () =>
    new Promise((resolve) => {
      isStopping = true;
      for (const replies of repliesOf.values()) for (const reply of replies) closeKeepAlive(reply);
      const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
      Server.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
      const closeIdle = () => {
        isDrained = true;
        for (const [socket, replies] of repliesOf) closeIfIdle(socket, replies);
      };
      // One pass of the event loop more, so that what has arrived by then is read first.
      setTimeout(() => setImmediate(closeIdle), DRAIN_MS);
    });
}
