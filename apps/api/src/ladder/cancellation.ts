/** Memory by which one thread tells another that nobody waits for its work any more. */
export type SharedFlag = SharedArrayBuffer;

/** A flag that is raised with a signal, until `end` was called. */
export function flagOf(signal: AbortSignal | undefined) {
  const flag: SharedFlag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const raise = () => void Atomics.store(new Int32Array(flag), 0, 1);
  signal?.addEventListener('abort', raise);
  return { flag, end: () => signal?.removeEventListener('abort', raise) };
}

/** Whether a flag is raised. */
export function isRaised(flag: SharedFlag): boolean {
  return Atomics.load(new Int32Array(flag), 0) === 1;
}
