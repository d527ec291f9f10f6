import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
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
  readonly pid: number;
  /** The file of the contact form's messages. */
  readonly database: string;
  /** Hands a file to the user whom the server runs as. */
  readonly own: (file: string) => void;
  /** Ends the server, and leaves its folder; `clean` deletes that. */
  readonly close: () => Promise<void>;
  readonly clean: () => void;
}

/** A user without rights: root may write whatever a file says. */
const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly isUnprivileged?: boolean;
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

async function startServer(
  file: string,
  { environment, isUnprivileged = false }: StartOptions = {},
): Promise<RunningServer> {
  if (!existsSync(file)) throw new Error('Not built yet: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-load-'));
  const database = join(folder, 'contact.db');
  const user = isRoot && isUnprivileged ? { uid: NOBODY, gid: NOBODY } : undefined;
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  own(folder);
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, file], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${database}`,
      ...environment,
    },
    ...user,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // However the load ends, nothing of it goes on.
  process.once('exit', () => child.kill('SIGKILL'));
  const listening = addressIn(child.stdout ?? Readable.from([]));
  const address = await within('the start of the server', listening);
  async function close() {
    const ended = once(child, 'exit');
    child.kill();
    await within('the end of the server', ended);
  }
  const clean = () => rmSync(folder, { recursive: true });
  return {
    address,
    pid: child.pid ?? 0,
    database,
    own,
    close,
    clean,
    async state() {
      const answered = once(child, 'message');
      child.send('state');
      const [message] = await within('the state of the server', answered);
      return StateSchema.parse(message);
    },
    async stop() {
      await close();
      clean();
    },
  };
}

/** The server as it is built, on a database of its own. */
export const startOurs = () => startServer(OURS);

/** The same, behind a proxy that tells addresses, and without the rights of root. */
export const startUnprivileged = () =>
  startServer(OURS, { environment: { TRUST_PROXY: '1' }, isUnprivileged: true });

/** A Hono that says hello and nothing else. */
export const startBare = () => startServer(BARE);
