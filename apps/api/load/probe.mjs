import { existsSync, readdirSync } from 'node:fs';

/** The open files and sockets of this process, on Linux. */
const DESCRIPTORS = '/proc/self/fd';

/*
 * Loaded into a server's process with `--import`: answers a message with the memory in use after garbage
 * collection, the number of open files and sockets (0 where there is no /proc), and the CPU time.
 */
process.on('message', () => {
  // The second pass collects what finalizers held.
  for (let pass = 0; pass < 2; pass++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const descriptors = existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS).length : 0;
  process.send?.({ heapUsed, rss, descriptors, cpuSeconds: (user + system) / 1_000_000 });
});
