const LONGEST_QUOTED_VALUE = 20;

/** A list is told from other objects, unless a revoked proxy throws where it is looked at. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A value as an error quotes it; of an object only of which kind it is, as its `toString` may throw. */
export function quoted(value: unknown): string {
  const kind = isList(value) ? 'array' : typeof value;
  const text = Object(value) === value ? kind : String(value);
  return text.slice(0, LONGEST_QUOTED_VALUE);
}
