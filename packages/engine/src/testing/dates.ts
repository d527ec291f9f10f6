const DAY_MS = 86_400_000;

/** All dates from one to another, both included. */
export function datesBetween(first: string, last: string): readonly string[] {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: (end - start) / DAY_MS + 1 }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  );
}
