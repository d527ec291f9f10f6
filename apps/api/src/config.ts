import { err, ok, type Result } from '@nanpure/engine';
import { z } from 'zod';
import { MAX_BATCH_BOARDS } from './http/boards/max-batch-boards.ts';

/** The configuration, read from the environment at the start. */
export interface Config {
  /** Where to listen; 0 for any free port. */
  readonly port: number;
  /** The address to listen on; undefined for all of the machine's. */
  readonly host: string | undefined;
  /** Where metrics are served; undefined for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** The folder of the built site; undefined for the one that the build writes to. */
  readonly siteFolder: string | undefined;
  /** The site's public origin, where it isn't simply the address of this server. */
  readonly publicUrl: string | undefined;
  /** Where contact messages are stored; undefined for a file of the machine's user. */
  readonly databaseUrl: string | undefined;
  /** Where rate limits of several servers are counted; undefined for this process. */
  readonly redisUrl: string | undefined;
  /** How many boards are worked out for one client in a minute; undefined for as many as it likes. */
  readonly boardsPerMinute: number | undefined;
  /** How to mail contact messages; undefined for not at all. */
  readonly mail:
    | { readonly smtpUrl: string; readonly to: string; readonly from: string }
    | undefined;
  /** How many proxies in front of this server write `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** The lowest level that is logged. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The most severe last; `silent` logs nothing. */
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const HIGHEST_PORT = 65_535;

/** The largest batch has to fit into a minute. */
const MIN_BOARDS_PER_MINUTE = MAX_BATCH_BOARDS;
const MAX_BOARDS_PER_MINUTE = 1_000_000;

function isWholeNumber(text: string, first: number, last: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= first && Number(text) <= last;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, href } = new URL(text);
  // The host may be Japanese: it is a name in ASCII then.
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** Whether each `%` of an address begins a character, as in `%25`: one in a password often doesn't. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether an address has a host, or is that of a file, which `isPersistent` looks at. */
function namesHost(text: string): boolean {
  if (text.startsWith('file:')) return true;
  return URL.canParse(text) && new URL(text).hostname !== '' && isEncoded(text);
}

/** What comes before the path of an address, up to its port. */
const PORT_IN_ADDRESS = /^[a-z]+:\/\/(?:[^/?#]*@)?(?:\[[^\]]*\]|[^:/?#]*):(\d+)(?=[/?#]|$)/i;

/** Whether the port of an address, if it has one, is no higher than ports are: no URL has such a port. */
function hasPossiblePort(text: string): boolean {
  const [, port = '0'] = PORT_IN_ADDRESS.exec(text) ?? [];
  return Number(port) <= HIGHEST_PORT;
}

/** A URL with one of these schemes. It can hold a password, so it is never printed. */
const secretUrl = (...schemes: readonly string[]) =>
  z
    .string()
    .refine((text) => schemes.some((scheme) => text.startsWith(scheme)), {
      error: `an address that starts with ${schemes.join(' or ')}`,
      abort: true,
    })
    .refine(hasPossiblePort, { error: `a port from 0 to ${HIGHEST_PORT}`, abort: true })
    .refine(namesHost, {
      error: 'an address with a host, and with %25 for each % in it',
      abort: true,
    });

/**
 * Whether the data of a database outlives the process: it is on a server, or in a file with a name. SQLite takes a
 * URL without a file name, or with `:memory:`, for a temporary database.
 */
function isPersistent(text: string): boolean {
  if (!text.startsWith('file:')) return true;
  if (!URL.canParse(text)) return false;
  const { hostname, pathname } = new URL(text);
  const isPlain = hostname === '' && !/[?#]|%2f|%00/i.test(text);
  return isPlain && !/\/$|^\/file:|:memory:/i.test(pathname.replace(/%3a/gi, ':'));
}

/** What a libSQL server can be told in its address. */
const DATABASE_PARAMETERS = ['authToken', 'tls'];

/** Whether the address of a libSQL server says no more than can be said there. */
function isPlainServer(text: string): boolean {
  if (text.startsWith('file:')) return true;
  const { hash, searchParams } = new URL(text);
  const isKnown = [...searchParams.keys()].every((key) => DATABASE_PARAMETERS.includes(key));
  return hash === '' && isKnown && /^[01]?$/.test(searchParams.get('tls') ?? '');
}

/** Whether mail is told clearly what to do where a server offers no TLS. */
function hasClearTls(text: string): boolean {
  const values = new URL(text).searchParams.getAll('requireTLS');
  return values.every((value) => value === 'true' || value === 'false');
}

/** What can hold a password: none of these is printed. */
const SECRETS = {
  DATABASE_URL: secretUrl('file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:')
    .refine(isPersistent, {
      error: 'a file with a name on this machine, such as file:/path/contact.db, without ? or #',
    })
    .refine((text) => !text.startsWith('file:') || isEncoded(text), {
      error: 'the address of a file with %25 for each % in it',
    })
    .refine(isPlainServer, {
      error: `a server's address without #, and after ? only ${DATABASE_PARAMETERS.join(' and ')} (0 or 1)`,
    })
    .optional(),
  REDIS_URL: secretUrl('redis:', 'rediss:').optional(),
  SMTP_URL: secretUrl('smtp:', 'smtps:')
    .refine(hasClearTls, { error: 'requireTLS=true or requireTLS=false, in these letters' })
    .optional(),
};

const PortSchema = z
  .string()
  .refine((text) => isWholeNumber(text, 0, HIGHEST_PORT), {
    error: `a whole number from 0 to ${HIGHEST_PORT}`,
  })
  .transform(Number);

const HostSchema = z.string().regex(/^[\w.:%-]+$/, { error: 'a host name or an IP address' });

const EnvironmentSchema = z.object({
  ...SECRETS,
  PORT: PortSchema.default(3000),
  HOST: HostSchema.optional(),
  METRICS_PORT: PortSchema.optional(),
  METRICS_HOST: HostSchema.default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'an address like https://example.com, without a path' })
    .transform((text) => new URL(text).origin)
    .optional(),
  SITE_FOLDER: z.string().optional(),
  BOARDS_PER_MINUTE: z
    .string()
    .refine(
      (text) => text === 'off' || isWholeNumber(text, MIN_BOARDS_PER_MINUTE, MAX_BOARDS_PER_MINUTE),
      {
        error: `a whole number from ${MIN_BOARDS_PER_MINUTE} to ${MAX_BOARDS_PER_MINUTE}, or off`,
      },
    )
    .default('600')
    .transform((text) => (text === 'off' ? undefined : Number(text))),
  CONTACT_MAIL_TO: z.email({ error: 'an email address' }).optional(),
  CONTACT_MAIL_FROM: z.email({ error: 'an email address' }).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, { error: 'true, false, or the number of proxies' })
    .transform((text) => Number(text.replace('true', '1').replace('false', '0')))
    .default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(EnvironmentSchema.shape);

type Values = z.infer<typeof EnvironmentSchema>;

/** Mail needs both a server and a recipient. */
function mailOf({
  SMTP_URL: smtpUrl,
  CONTACT_MAIL_TO: to,
  CONTACT_MAIL_FROM: from = to,
}: Values): Result<Config['mail'], string> {
  if (smtpUrl !== undefined && to !== undefined) return ok({ smtpUrl, to, from: from ?? to });
  if (smtpUrl === undefined && to === undefined) return ok(undefined);
  const missing = smtpUrl === undefined ? 'SMTP_URL' : 'CONTACT_MAIL_TO';
  return err(`${missing} is missing; SMTP_URL and CONTACT_MAIL_TO go together.`);
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Values): Config['metrics'] {
  return port === undefined ? undefined : { port, host };
}

function configOf(values: Values): Result<Config, readonly string[]> {
  const mail = mailOf(values);
  if (!mail.ok) return err([mail.error]);
  return ok({
    port: values.PORT,
    host: values.HOST,
    metrics: metricsOf(values),
    publicUrl: values.PUBLIC_URL,
    siteFolder: values.SITE_FOLDER,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    boardsPerMinute: values.BOARDS_PER_MINUTE,
    mail: mail.value,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  });
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment; an empty variable counts as unset. The error has a line for each
 * wrong variable: its name, its value, what is expected.
 */
export function parseConfig(environment: Environment): Result<Config, readonly string[]> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = EnvironmentSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) return configOf(parsed.data);
  return err(
    parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      const value = name in SECRETS ? 'set' : JSON.stringify(environment[name]);
      return `${name} is ${value}; expected ${message}.`;
    }),
  );
}
