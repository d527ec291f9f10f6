const LONGEST_QUOTED_VALUE = 20;

/** A value as an error quotes it; of an object only that it is one, as its `toString` may throw. */
export function quoted(value: unknown): string {
  const text = Object(value) === value ? typeof value : String(value);
  return text.slice(0, LONGEST_QUOTED_VALUE);
}
