import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { withTimeout } from './with-timeout.ts';

const PROBE = new URL('probe.mjs', import.meta.url).href;
const SERVER = fileURLToPath(new URL('../dist/server.js', import.meta.url));

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const StateSchema = z.object({
  heapUsed: z.number(),
  rss: z.number(),
  descriptors: z.number(),
  cpuSeconds: z.number(),
});

/** A server in a process of its own. `state` is after a garbage collection; memory in bytes. */
export interface RunningServer {
  readonly address: URL;
  readonly state: () => Promise<z.infer<typeof StateSchema>>;
  /** The CPU time so far, without collecting garbage first. */
  readonly cpuSeconds: () => Promise<number>;
  readonly stop: () => Promise<void>;
  readonly pid: number;
  /** The file of the contact form's messages. */
  readonly database: string;
  /** Whom the server runs as, where that isn't who runs this. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
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
  /** What Node runs: a file, and flags before it. */
  readonly program?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly isUnprivileged?: boolean;
}

/** The URL in a server's output, which is discarded from then on. */
async function addressIn(output: Readable): Promise<URL> {
  for await (const line of createInterface(output)) {
    const [, address] = / is at (http:\S+)$/.exec(line) ?? [];
    if (!address) continue;
    output.resume();
    return new URL(address);
  }
  throw new Error('The server ended before it listened.');
}

async function startServer({
  program = [SERVER],
  environment,
  isUnprivileged = false,
}: StartOptions = {}): Promise<RunningServer> {
  if (!existsSync(SERVER)) throw new Error('Not built yet: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-load-'));
  const database = join(folder, 'contact.db');
  const user = isRoot && isUnprivileged ? { uid: NOBODY, gid: NOBODY } : undefined;
  const own = (path: string) => user && chownSync(path, user.uid, user.gid);
  own(folder);
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...program], {
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
  // No server outlives the load.
  process.once('exit', () => child.kill('SIGKILL'));
  const listening = addressIn(child.stdout ?? Readable.from([]));
  const address = await withTimeout('the start of the server', listening);
  async function ask(question: 'state' | 'cpuSeconds'): Promise<unknown> {
    const answered = once(child, 'message');
    child.send(question);
    const [message] = await withTimeout('what the server measures of itself', answered);
    return message;
  }
  async function close() {
    const ended = once(child, 'exit');
    child.kill();
    await withTimeout('the end of the server', ended);
  }
  const clean = () => rmSync(folder, { recursive: true });
  return {
    address,
    pid: child.pid ?? 0,
    database,
    user,
    own,
    close,
    clean,
    state: async () => StateSchema.parse(await ask('state')),
    cpuSeconds: async () => z.number().parse(await ask('cpuSeconds')),
    async stop() {
      await close();
      clean();
    },
  };
}

/** The built server, with a new database. */
export const startOurs = () => startServer();

/** The same, behind a proxy that tells addresses, and without the rights of root. */
export const startUnprivileged = () =>
  startServer({ environment: { TRUST_PROXY: '1' }, isUnprivileged: true });

/** Hono alone, with these replies to these paths. */
export const startBare = (replies: Readonly<Record<string, unknown>>) =>
  startServer({
    program: [...process.execArgv, BARE_SERVER],
    environment: { REPLIES: JSON.stringify(replies), SITE },
  });
