import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came back for a request: a status, or none where the connection broke. Times of `Date.now()`. */
export interface Reply {
  readonly kind: Kind;
  readonly status: number | undefined;
  /** The code of an error. */
  readonly code: unknown;
  readonly began: number;
}

type Kind = 'hint' | 'page' | 'message';

const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Far from what the servers can carry, also when one of them is left. */
const PAUSE_MS = 50;
const RETRY_MS = 100;

let addresses = 0;

/** Another address of this machine each time, all of which the proxy tells apart: limits count by them. */
export function nextAddress(): string {
  addresses += 1;
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

interface Sent {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from: string;
  readonly agent?: Agent;
}

/** Sends a request; resolves to its status, and the code of an error. */
export function ask(
  address: URL | string,
  { path, body, headers = {}, from, agent }: Sent,
): Promise<Pick<Reply, 'status' | 'code'>> {
  return new Promise((resolve) => {
    const asked = request(new URL(path, address), {
      ...(agent && { agent }),
      localAddress: from,
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    });
    const onBroken = () => resolve({ status: undefined, code: 'broken' });
    asked.once('error', onBroken);
    asked.once('response', (reply) => {
      text(reply).then((content) => {
        const isJson = reply.headers['content-type']?.startsWith('application/json');
        const { code } = isJson ? Object(JSON.parse(content)) : { code: undefined };
        resolve({ status: reply.statusCode, code });
      }, onBroken);
    });
    asked.end(body && JSON.stringify(body));
  });
}

/** Sends a message from a new address, under its key. */
export function sendMessage(address: URL | string, message: string, key: string) {
  return ask(address, {
    path: '/api/send-contact',
    body: { message },
    headers: { 'Idempotency-Key': key },
    from: nextAddress(),
  });
}

/** Clients of the site, until they are stopped. */
export interface Traffic {
  readonly replies: readonly Reply[];
  /** The messages that were acknowledged. */
  readonly stored: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Asks for hints or pages on a connection that is kept, one after the other. */
async function read(kind: 'hint' | 'page', address: URL, { add, isOver }: Recorder) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = nextAddress();
  const sent =
    kind === 'page' ? { path: '/en' } : { path: '/api/get_hint', body: { board: BOARD } };
  while (!isOver()) {
    const began = Date.now();
    add({ kind, began, ...(await ask(address, { ...sent, from, agent })) });
    await sleep(PAUSE_MS);
  }
  agent.destroy();
}

/** Sends messages, each under a key of its own and until it is acknowledged. */
async function write(address: URL, stored: string[], { add, isOver }: Recorder) {
  while (!isOver()) {
    const message = randomUUID();
    const key = randomUUID();
    for (let status: number | undefined; status !== 200; ) {
      const began = Date.now();
      const reply = await sendMessage(address, message, key);
      add({ kind: 'message', began, ...reply });
      status = reply.status;
      if (status !== 200) await sleep(RETRY_MS);
    }
    stored.push(message);
    await sleep(PAUSE_MS);
  }
}

interface Recorder {
  readonly add: (reply: Reply) => void;
  readonly isOver: () => boolean;
}

/** Starts clients: some that read, and as many that write. */
export function startTraffic(address: URL, clients: number): Traffic {
  const replies: Reply[] = [];
  const stored: string[] = [];
  let isOver = false;
  const recorder = { add: (reply: Reply) => replies.push(reply), isOver: () => isOver };
  const running = Array.from({ length: clients }, () => [
    read('hint', address, recorder),
    read('page', address, recorder),
    write(address, stored, recorder),
  ]).flat();
  return {
    replies,
    stored,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
