/*
 * Goes into a server's process with `--import`: asked for it, it says how much memory is in use when
 * all rubbish is taken out, and how much time of a processor the process has had.
 */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ heapUsed, rss, cpuSeconds: (user + system) / 1_000_000 });
});
