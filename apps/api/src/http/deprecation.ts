import type { MiddlewareHandler } from 'hono';

/** When something was announced to go, and from when on it may be gone; as `Date.UTC` has it. */
interface Farewell {
  readonly since: number;
  readonly until: number;
  /** What takes its place. */
  readonly successor: string;
}

/** Announces in each reply that an endpoint will go: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), `Link`. */
export function deprecated({ since, until, successor }: Farewell): MiddlewareHandler {
  const date = `@${since / 1_000}`;
  const sunset = new Date(until).toUTCString();
  return (c, next) => {
    c.header('Deprecation', date);
    c.header('Sunset', sunset);
    c.header('Link', `<${successor}>; rel="successor-version"`);
    return next();
  };
}
