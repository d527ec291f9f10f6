import { existsSync, readdirSync } from 'node:fs';

/** The open files and sockets of this process, on Linux. */
const DESCRIPTORS = '/proc/self/fd';

/** The CPU time so far. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** The memory in use after garbage collection, the number of open files and sockets, and the CPU time. */
function state() {
  // The second pass collects what finalizers held.
  for (let pass = 0; pass < 2; pass++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  // 0 where there is no /proc.
  const descriptors = existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS).length : 0;
  return { heapUsed, rss, descriptors, cpuSeconds: cpuSeconds() };
}

/* Loaded into a server's process with `--import`: answers what it is asked for by a message. */
process.on('message', (question) => {
  process.send?.(question === 'cpuSeconds' ? cpuSeconds() : state());
});
