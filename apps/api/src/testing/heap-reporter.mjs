/* Loaded into a server under test: prints how much of the heap is in use, whatever is written to its stdin. */

process.stdin.on('data', () => {
  // The second pass collects what finalizers held.
  for (let round = 0; round < 2; round++) globalThis.gc?.();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
