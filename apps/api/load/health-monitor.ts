import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { withTimeout } from './with-timeout.ts';

const MONITOR = fileURLToPath(new URL('health-monitor-process.ts', import.meta.url));

/**
 * Requests `/healthz` again and again from another process, so that the load generator doesn't delay it. Returns a
 * function that stops it and resolves to the sorted response times in milliseconds.
 */
export async function monitorHealth(address: URL): Promise<() => Promise<readonly number[]>> {
  const monitor = fork(MONITOR, [address.href]);
  const kill = () => monitor.kill('SIGKILL');
  process.once('exit', kill);
  monitor.once('exit', (code) => {
    if (code !== 0) throw new Error('health failed');
  });
  await withTimeout('the start of the health monitor', once(monitor, 'message'));
  return async () => {
    const reported = once(monitor, 'message');
    const ended = once(monitor, 'exit');
    monitor.send('end');
    const [times] = await withTimeout('the times of the health monitor', reported);
    await withTimeout('the end of the health monitor', ended);
    process.off('exit', kill);
    return z.array(z.number()).parse(times);
  };
}
