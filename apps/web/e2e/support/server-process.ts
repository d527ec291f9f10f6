import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a server of Node on this machine alone, and waits until it writes its first word: it listens
 * then. Beside PATH and HOST it knows nothing but `env`. Rejects when it ends before that.
 *
 * @param program the path of the script
 * @returns what ends the server, and waits for its end
 */
export async function startServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${program} ended at once, with ${code}`)));
  });
  return async () => {
    if (server.kill()) await once(server, 'exit');
  };
}
