interface FetchOptions {
  readonly cache: RequestCache;
  readonly timeoutMs: number;
  /** Ends it sooner. */
  readonly signal: AbortSignal;
}

/**
 * Fetches an address, and gives up after a timeout or as the caller does; undefined where there is no answer. The time
 * of reading the answer counts, too.
 */
export async function fetchWithTimeout<T>(
  url: string,
  { cache, timeoutMs, signal }: FetchOptions,
  read: (response: Response) => Promise<T>,
): Promise<T | undefined> {
  // `AbortSignal.any` is younger than some browsers that are played in.
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const timer = setTimeout(abort, timeoutMs);
  try {
    return await read(await fetch(url, { cache, signal: controller.signal }));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
