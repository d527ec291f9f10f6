import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';

/** How long requests in flight may take to finish, in milliseconds. */
const LONGEST_GOODBYE = 9_000;

/** How long idle connections stay open: a request may be under way on them. In milliseconds. */
const LAST_CALL = 1_000;

/** Has a reply say that its connection ends with it, so that the client sends nothing more there. */
function sayGoodbye(reply: ServerResponse) {
  if (!reply.headersSent) reply.shouldKeepAlive = false;
}

/**
 * Prepares a server to be stopped. The function that comes back stops it: no new connection is
 * taken, idle ones are closed after a last call, the others as soon as their reply has been sent in full, or
 * when the time is up. It resolves when the last connection is closed.
 *
 * Node's own `server.close()` cuts replies off that are written but not yet sent, so this one keeps
 * its own account of what is under way.
 */
export function prepareStop(server: HttpServer, longest = LONGEST_GOODBYE): () => Promise<void> {
  const repliesOf = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;
  let closing = false;

  function closeIfIdle(socket: Socket, replies: ReadonlySet<ServerResponse>) {
    if (closing && replies.size === 0) socket.destroySoon();
  }

  server.on('connection', (socket: Socket) => {
    repliesOf.set(socket, new Set());
    // Whatever was still to come on it is forgotten with it: Node 20 and 22 never close a reply
    // that waits behind another one when its connection goes.
    socket.once('close', () => repliesOf.delete(socket));
  });
  server.on('request', ({ socket }, reply: ServerResponse) => {
    const replies = repliesOf.get(socket);
    if (!replies) return;
    replies.add(reply);
    if (stopping) sayGoodbye(reply);
    reply.once('close', () => {
      replies.delete(reply);
      closeIfIdle(socket, replies);
    });
  });

  return () =>
    new Promise((resolve) => {
      stopping = true;
      for (const replies of repliesOf.values()) for (const reply of replies) sayGoodbye(reply);
      const deadline = setTimeout(() => server.closeAllConnections(), longest);
      Server.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
      const closeIdle = () => {
        closing = true;
        for (const [socket, replies] of repliesOf) closeIfIdle(socket, replies);
      };
      // What has come by then, though it isn't read yet, is read before the next round is over.
      setTimeout(() => setImmediate(closeIdle), LAST_CALL);
    });
}
