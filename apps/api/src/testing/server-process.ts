import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const HEAP_REPORTER = new URL('heap-reporter.ts', import.meta.url).href;
const TSX = import.meta.resolve('tsx');

type Environment = Readonly<Record<string, string>>;

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Node flags that run TypeScript from source. */
const FLAGS = ['--import', TSX, '--conditions=@nanpure/source'];

/** Runs a command, in another working directory than ours, until the end of the test. */
function launch(command: string, parameters: readonly string[], environment: Environment) {
  const { PATH = '' } = process.env;
  const child = spawn(command, parameters, {
    cwd: tmpdir(),
    env: { PATH, HOST: '127.0.0.1', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs a file of the API in a process of its own. */
export function spawnFile(
  file: string,
  environment: Environment,
  parameters: readonly string[] = [],
) {
  return launch(process.execPath, [...FLAGS, file, ...parameters], environment);
}

/** Starts the real server in a process of its own. */
export function spawnServer(environment: Environment) {
  return spawnFile(SERVER, environment);
}

/** Starts a server whose heap can be measured: `heapUsed` gives the bytes in use. */
export function spawnMeasuredServer(environment: Environment) {
  const flags = ['--expose-gc', ...FLAGS, '--import', HEAP_REPORTER];
  const server = launch(process.execPath, [...flags, SERVER], environment);
  async function heapUsed(): Promise<number> {
    server.stdin.write('heap?');
    for (;;) {
      const [output] = await once(server.stdout, 'data');
      const [, bytes] = /^heap (\d+)$/m.exec(String(output)) ?? [];
      if (bytes !== undefined) return Number(bytes);
    }
  }
  return { server, heapUsed };
}

/** Starts a server whose files can't grow beyond `blocks` of 512 bytes, as on a full disk. */
export function spawnServerOnFullDisk(environment: Environment, blocks: number) {
  const script = `ulimit -f ${blocks}; exec "$0" "$@"`;
  return launch('sh', ['-c', script, process.execPath, ...FLAGS, SERVER], environment);
}

/** The URL of a server, once it listens. */
export async function addressOf(server: ReturnType<typeof spawnServer>): Promise<string> {
  for await (const line of createInterface(server.stdout)) {
    const [, address] = /^Nanpure Lab is at (http:\S+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the server ended before it listened');
}

export async function exitCode(server: ChildProcess) {
  const [code, signal] = await once(server, 'exit');
  return { code, signal };
}
