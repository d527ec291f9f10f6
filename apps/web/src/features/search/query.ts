/** How long a query may be, in signs; what is longer is cut. */
export const LONGEST_QUERY = 100;

/** Control characters, and halves of signs that stand alone. */
const UNPRINTABLE = /\p{C}/gu;

/** A query as it is searched for and shown, from whatever an address or a person brings. */
export function parseQuery(text: string | null): string {
  const clean = (text ?? '').replace(UNPRINTABLE, ' ').normalize('NFKC').replace(/\s+/g, ' ');
  return [...clean.trim()].slice(0, LONGEST_QUERY).join('').trim();
}
