/** The digit of a key from 1 to 9. */
export function digitOf(key: string): number | undefined {
  return /^[1-9]$/.test(key) ? Number(key) : undefined;
}
