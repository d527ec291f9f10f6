/** The code of an error, for the log; its message could hold personal data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Drizzle wraps the driver's error in one that holds the query.
  return 'code' in error && error.code !== '' ? String(error.code) : reasonOf(error.cause);
}
