/** Longer than anything takes that the load waits for, on however busy a machine. */
const TIMEOUT_MS = 30_000;

/** Rejects when a promise isn't settled in time; the error names what was waited for. */
export async function withTimeout<T>(
  what: string,
  promise: Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  // Not AbortSignal.timeout: thousands of these are waited for, and its timer can't be cleared.
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`${what}: timed out after ${timeoutMs / 1000} seconds`));
    timer = setTimeout(fail, timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
