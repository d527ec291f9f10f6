import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, runOrThrow } from '../run.mjs';
import { serverAddress } from '../server-address.mjs';

/** Each site has a port of its own, fixed, as it is built into the pages. */
const FIRST_PORT = 4173;

/** @typedef {{ origin: string, stop: () => void }} Site */

/**
 * Builds the site of a checkout as it is published, with the address that it will have, and starts its server.
 * @param {string} folder
 * @param {number} index How many sites were started before.
 * @returns {Promise<Site>}
 */
export async function startSite(folder, index) {
  if (!existsSync(join(folder, 'node_modules'))) throw new Error(`Not installed: ${folder}`);
  const port = FIRST_PORT + index;
  const origin = `http://127.0.0.1:${port}`;
  runOrThrow(...npm('run', '--silent', 'build'), {
    cwd: folder,
    env: { ...process.env, PUBLIC_URL: origin },
  });
  const server = spawn(process.execPath, [join(folder, 'apps/api/dist/server.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${join(tmpdir(), `nanpure-lighthouse-${index}.db`)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Not left behind where we end by an error.
  process.once('exit', () => server.kill());
  await serverAddress(server.stdout);
  return { origin, stop: () => server.kill() };
}
