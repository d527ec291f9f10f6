/** Every way to choose `size` items of a list, each in the list's order. */
export function* combinations<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of combinations(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}
