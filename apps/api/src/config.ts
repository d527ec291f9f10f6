import { err, ok, type Result } from '@nanpure/engine';
import { z } from 'zod';

/** What the environment settles. Read once, at the start. */
export interface Config {
  /** Where to listen; 0 for any free port. */
  readonly port: number;
  /** The address to listen on; all of the machine's where there is none. */
  readonly host: string | undefined;
  /** The origin visitors come to, where it isn't simply the address of this server. */
  readonly publicUrl: string | undefined;
}

const HIGHEST_PORT = 65_535;

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && text.toLowerCase().replace(/\/$/, '') === origin;
}

const EnvironmentSchema = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= HIGHEST_PORT, {
      error: `a whole number from 0 to ${HIGHEST_PORT}`,
    })
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, { error: 'a host name or an IP address' })
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'an address like https://example.com, without a path' })
    .transform((text) => new URL(text).origin)
    .optional(),
});

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment; an empty variable counts as one that isn't set.
 * What is wrong comes back as one line for each variable: its name, its value, what is expected.
 */
export function parseConfig(environment: Environment): Result<Config, readonly string[]> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = EnvironmentSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) {
    const { PORT: port, HOST: host, PUBLIC_URL: publicUrl } = parsed.data;
    return ok({ port, host, publicUrl });
  }
  return err(
    parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name} is ${JSON.stringify(environment[name])}; expected ${message}.`;
    }),
  );
}
