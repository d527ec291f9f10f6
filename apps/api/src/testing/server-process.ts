import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nanpure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a file of the API in a process of its own, from a folder that is not its own. */
export function spawnFile(
  file: string,
  environment: Record<string, string>,
  parameters: readonly string[] = [],
) {
  const { PATH = '' } = process.env;
  const flags = ['--import', TSX, '--conditions=@nanpure/source'];
  const child = spawn(process.execPath, [...flags, file, ...parameters], {
    cwd: tmpdir(),
    env: { PATH, HOST: '127.0.0.1', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the real server in a process of its own. */
export function spawnServer(environment: Record<string, string>) {
  return spawnFile(SERVER, environment);
}

/** Where a server listens, once it does. */
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
