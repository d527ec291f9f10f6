import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { within } from './within.ts';

const WATCHER = fileURLToPath(new URL('health-watcher.ts', import.meta.url));

/**
 * Asks for health all the while, from a process of its own: one that doesn't wait for what the load
 * itself has to do. The function that comes back ends it and gives the times in milliseconds, sorted.
 */
export async function watchHealth(address: URL): Promise<() => Promise<readonly number[]>> {
  const watcher = fork(WATCHER, [address.href]);
  const kill = () => watcher.kill('SIGKILL');
  process.once('exit', kill);
  watcher.once('exit', (code) => {
    if (code !== 0) throw new Error('health was not told');
  });
  await within('the first word of health', once(watcher, 'message'));
  return async () => {
    const told = once(watcher, 'message');
    const ended = once(watcher, 'exit');
    watcher.send('end');
    const [times] = await within('the times of health', told);
    await within('the end of the watch over health', ended);
    process.off('exit', kill);
    return z.array(z.number()).parse(times);
  };
}
