import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { within } from './within.ts';

const PROBE = new URL('probe.mjs', import.meta.url).href;
const OURS = fileURLToPath(new URL('../dist/server.js', import.meta.url));
const BARE = fileURLToPath(new URL('bare-hello.mjs', import.meta.url));

const StateSchema = z.object({
  heapUsed: z.number(),
  rss: z.number(),
  descriptors: z.number(),
  cpuSeconds: z.number(),
});

/** A server in a process of its own. Memory in bytes, after garbage collection. */
export interface RunningServer {
  readonly address: URL;
  readonly state: () => Promise<z.infer<typeof StateSchema>>;
  readonly stop: () => Promise<void>;
}

/** Where a server says that it listens. What it writes from then on is read and dropped. */
async function addressIn(output: Readable): Promise<URL> {
  for await (const line of createInterface(output)) {
    const [, address] = / is at (http:\S+)$/.exec(line) ?? [];
    if (!address) continue;
    output.resume();
    return new URL(address);
  }
  throw new Error('The server ended before it listened.');
}

async function startServer(file: string): Promise<RunningServer> {
  if (!existsSync(file)) throw new Error('Not built yet: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-load-'));
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, file], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${join(folder, 'contact.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // However the load ends, nothing of it goes on.
  process.once('exit', () => child.kill('SIGKILL'));
  const listening = addressIn(child.stdout ?? Readable.from([]));
  const address = await within('the start of the server', listening);
  return {
    address,
    async state() {
      const answered = once(child, 'message');
      child.send('state');
      const [message] = await within('the state of the server', answered);
      return StateSchema.parse(message);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await within('the end of the server', ended);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The server as it is built, on a database of its own. */
export const startOurs = () => startServer(OURS);

/** A Hono that says hello and nothing else. */
export const startBare = () => startServer(BARE);
