/** Where the answer is stored. */
export const CONSENT_KEY = 'klaro-consent';

/** What the visitor can agree to, each apart from the other. */
export const SERVICES = ['analytics', 'advertising'] as const;

/** What a visitor has agreed to, or not. */
export type Choice = Readonly<Record<(typeof SERVICES)[number], boolean>>;

/** Nothing is agreed to. */
export const NOTHING: Choice = { analytics: false, advertising: false };

/** Everything is agreed to: what the settings propose before there is an answer. */
export const EVERYTHING: Choice = { analytics: true, advertising: true };

/** How long an answer holds, in milliseconds: the days of the privacy policy, which the first page can do without. */
export const ANSWER_LASTS = 365 * 86_400_000;

/** An answer takes less than a hundred characters; what is longer is none, and not worth reading. */
const LONGEST_ANSWER = 1000;

/** The text as it is, or else as it would stand in an address. */
function parseEither(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(decodeURIComponent(text));
  }
}

/** An own flag of a map. Only a boolean is one: neither `"true"` nor 1 is. */
function flagOf(map: object, name: string): boolean | undefined {
  const flag: unknown = Object.hasOwn(map, name) ? Reflect.get(map, name) : undefined;
  return typeof flag === 'boolean' ? flag : undefined;
}

/**
 * Reads a stored answer: a JSON map with a flag for each service, which may be URL-encoded. Undefined
 * for everything else; nobody has answered then. Never throws.
 */
export function parseChoice(text: string): Choice | undefined {
  if (text.length > LONGEST_ANSWER) return undefined;
  try {
    const map = parseEither(text);
    if (typeof map !== 'object' || map === null) return undefined;
    const analytics = flagOf(map, 'analytics');
    const advertising = flagOf(map, 'advertising');
    if (analytics === undefined || advertising === undefined) return undefined;
    return { analytics, advertising };
  } catch {
    return undefined;
  }
}

/**
 * Whether an answer still holds. One that was given in the future, or at no time that can be read,
 * doesn't.
 *
 * @param stamp when it was given, in milliseconds since 1970, as text
 * @param now the time, likewise
 */
export function isCurrent(stamp: string, now: number): boolean {
  const age = /^\d{1,15}$/.test(stamp) ? now - Number(stamp) : Number.NaN;
  return age >= 0 && age < ANSWER_LASTS;
}
