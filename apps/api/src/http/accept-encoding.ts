import { parseAccept } from 'hono/utils/accept';

/** The encodings that replies can have, the one that makes them smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** How the bytes of a reply are compressed. */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding for a client, of those that there are: the one that its `Accept-Encoding` weighs most, and
 * of several the smallest. Undefined for none: where it names none, or weighs the plain bytes more.
 */
export function chooseEncoding(
  header: string | undefined,
  isThere: (encoding: Encoding) => boolean,
): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepted = parseAccept(header.toLowerCase());
  const named = (name: string) => accepted.find(({ type }) => type === name);
  const weightOf = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
  let best: Encoding | undefined;
  for (const encoding of ENCODINGS) {
    const weight = isThere(encoding) ? weightOf(encoding) : 0;
    const toBeat = best ? weightOf(best) : 0;
    if (weight > toBeat && weight >= weightOf('identity')) best = encoding;
  }
  return best;
}
