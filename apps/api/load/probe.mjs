import { existsSync, readdirSync } from 'node:fs';

/** Where Linux lists what a process has open. */
const DESCRIPTORS = '/proc/self/fd';

/*
 * Goes into a server's process with `--import`: asked for it, it says how much memory is in use after
 * garbage collection, how many files and sockets are open (0 where the system doesn't tell), and how
 * much time of a processor the process has had.
 */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const descriptors = existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS).length : 0;
  process.send?.({ heapUsed, rss, descriptors, cpuSeconds: (user + system) / 1_000_000 });
});
