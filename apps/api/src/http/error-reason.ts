/** What a log may say of a failure: its code. The text of an error can name people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // What a database says is wrapped in what was asked of it.
  return 'code' in error && error.code !== '' ? String(error.code) : reasonOf(error.cause);
}
