/* Loaded into a server that a test measures: whatever it is asked, it says how much of the heap is in use. */

process.stdin.on('data', () => {
  // What is held by nothing but finalizers goes with a second round.
  for (let round = 0; round < 2; round++) globalThis.gc?.();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
