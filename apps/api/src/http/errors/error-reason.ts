/** The code of an error, for the log; its message could hold personal data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // The code of this one is a number that nobody knows.
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  // Drizzle wraps the driver's error in one that holds the query.
  if ('code' in error && error.code !== '') return String(error.code);
  const reason = reasonOf(error.cause);
  // Such as for a port that it never connects to: then its cause has no code.
  return reason === 'unknown' && error.message === 'fetch failed' ? 'FETCH_FAILED' : reason;
}
