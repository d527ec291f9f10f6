import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { dependencies } from '../../package.json' with { type: 'json' };

const PROBE = new URL('../../load/probe.mjs', import.meta.url).href;
/** As deep as `dist`: the server finds its data by its own place. */
const BUILT = fileURLToPath(new URL('../../.cache', import.meta.url));

/** The programs that are tested as processes, by their names in `dist`. */
const SOURCES = {
  server: '../server.ts',
  'ladder-thread': '../ladder/thread.ts',
  contact: '../contact/command.ts',
};

type Program = keyof typeof SOURCES;

type Environment = Readonly<Record<string, string>>;

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A program as one file of JavaScript: Node starts it in a third of the time that it takes to load the sources. */
function build(program: Program): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(SOURCES[program], import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@nanpure/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@nanpure/')),
  });
  const file = join(BUILT, `${program}.js`);
  // Whole at any moment: tests of another worker may start the same file.
  const written = `${file}.${process.pid}`;
  mkdirSync(BUILT, { recursive: true });
  writeFileSync(written, outputFiles[0]?.contents ?? '');
  renameSync(written, file);
  return file;
}

const built = new Map<Program, string>();

/** The file of a program, built from its source as it is now, once a worker. */
export function fileOf(program: Program): string {
  const file = built.get(program) ?? build(program);
  built.set(program, file);
  return file;
}

/** The server's file, with that of its threads beside it. */
function serverFile(): string {
  fileOf('ladder-thread');
  return fileOf('server');
}

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

/** Runs the command that reads the contact form's messages in a process of its own. */
export function spawnContact(environment: Environment, parameters: readonly string[]) {
  return launch(process.execPath, [fileOf('contact'), ...parameters], environment);
}

/** Starts the real server in a process of its own. */
export function spawnServer(environment: Environment) {
  return launch(process.execPath, [serverFile()], environment);
}

const StateSchema = z.object({ heapUsed: z.number(), descriptors: z.number() });

/** Starts a server that can be measured: `state` gives the heap in bytes and what is open, where there is /proc. */
export function spawnMeasuredServer(environment: Environment) {
  const server = fork(serverFile(), {
    execArgv: ['--expose-gc', '--import', PROBE],
    cwd: tmpdir(),
    env: { HOST: '127.0.0.1', ...environment },
    silent: true,
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  async function state() {
    const answered = once(server, 'message');
    server.send('state');
    return StateSchema.parse((await answered)[0]);
  }
  return { server, state };
}

/** Starts a server whose files can't grow beyond `blocks` of 512 bytes, as on a full disk. */
export function spawnServerOnFullDisk(environment: Environment, blocks: number) {
  const script = `ulimit -f ${blocks}; exec "$0" "$@"`;
  return launch('sh', ['-c', script, process.execPath, serverFile()], environment);
}

/** The URL of a server, once it listens. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout ?? Readable.from([]))) {
    const [, address] = /^Nanpure Lab is at (http:\S+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the server ended before it listened');
}

export async function exitCode(server: ChildProcess) {
  const [code, signal] = await once(server, 'exit');
  return { code, signal };
}
