function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Cells and digits, which most lists hold, need no look at each.
    return typeof value[0] === 'object' ? value.map(copied) : value.slice();
  }
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copied(copy[key]);
  return copy;
}

/**
 * Plain data copied all the way down. What the ladder finds on a board is kept for its next question about it: what
 * callers change of an answer must not come back in the next one.
 */
export function ownCopy<Data>(data: Data): Data {
  return copied(data) as Data;
}
