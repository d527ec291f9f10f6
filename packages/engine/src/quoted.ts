const LONGEST_QUOTED_VALUE = 20;

/** A value as an error quotes it; of an object only of which kind it is, as its `toString` may throw. */
export function quoted(value: unknown): string {
  if (Object(value) !== value) return String(value).slice(0, LONGEST_QUOTED_VALUE);
  try {
    if (Array.isArray(value)) return 'array';
  } catch {
    // A proxy that has been revoked.
  }
  return typeof value;
}
