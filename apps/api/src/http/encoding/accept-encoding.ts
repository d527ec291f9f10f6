import { parseAccept } from 'hono/utils/accept';

/** The encodings of replies, the one that compresses best first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The available encoding with the highest weight (`q`) in `Accept-Encoding`; of equal ones the smallest.
 * Undefined where it names none, or weighs `identity` more.
 */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepted = parseAccept(header.toLowerCase());
  const named = (name: string) => accepted.find(({ type }) => type === name);
  const weightOf = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
  let best: Encoding | undefined;
  for (const encoding of ENCODINGS) {
    const weight = isAvailable(encoding) ? weightOf(encoding) : 0;
    const bestWeight = best ? weightOf(best) : 0;
    if (weight > bestWeight && weight >= weightOf('identity')) best = encoding;
  }
  return best;
}
