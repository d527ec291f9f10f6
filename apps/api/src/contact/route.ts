import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { LANGUAGES, type Language } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import { ANONYMOUS, MESSAGE_TYPES, MOST_CHARACTERS } from '@nanpure/content/contact-message';
import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { BODY_ERRORS, errorResponses, OVERLOAD_ERRORS } from '../http/errors/error-docs.ts';
import { reasonOf } from '../http/errors/error-reason.ts';
import { replyError } from '../http/errors/errors.ts';
import { answerLanguage } from '../http/language.ts';
import { TAGS } from '../http/tags.ts';
import type { ContactMessage, Suspicion } from './message.ts';

const MAX_LENGTH = { ...MOST_CHARACTERS, timestamp: 40, website: 200 };

/** A form that is sent sooner was filled in by a program. */
const MIN_WRITING_MS = 2_000;

/** When to retry after storage failed. */
const STORAGE_RETRY_AFTER_SECONDS = 10;

/** Where messages are sent, below the base of the API. */
export const SEND_CONTACT_PATH = '/send-contact';

/** The language of a message that doesn't name its own; of its reply, too, where the request accepts none of ours. */
export const MESSAGE_LANGUAGE: Language = 'ja';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** In quotes or without: the draft of its RFC wants them, most clients send none. */
const IDEMPOTENCY_KEY = /^(?:[A-Za-z0-9._~:+/=-]{16,128}|"[A-Za-z0-9._~:+/=-]{16,128}")$/;

/** A character that is neither white space nor invisible. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * An email address. More lenient than RFC 5321: old Japanese mobile addresses have consecutive or trailing dots
 * in the local part. Domains may be of any script.
 */
const EMAIL =
  /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

function isEmail(text: string): boolean {
  return EMAIL.test(text) && !CONTROL_CHARACTER.test(text);
}

/** For header fields of a mail, where a line break could inject others. */
const oneLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !CONTROL_CHARACTER.test(text), { params: { format: 'one-line' } });

const RequestSchema = z
  .strictObject({
    type: z.enum(MESSAGE_TYPES).default('improvement'),
    message: z
      .string()
      .max(MAX_LENGTH.message)
      .refine((text) => !text.includes('\0'), { params: { format: 'plain-text' } })
      .transform((text) => (VISIBLE.test(text) ? text.trim() : ''))
      .pipe(z.string().min(1))
      .openapi({ type: 'string', minLength: 1, maxLength: MAX_LENGTH.message, pattern: '\\S' }),
    email: z
      .string()
      .max(MAX_LENGTH.email)
      .refine((text) => text === '' || text === ANONYMOUS || isEmail(text), {
        params: { format: 'email' },
      })
      .default('')
      .openapi({
        type: 'string',
        maxLength: MAX_LENGTH.email,
        description: `An address to reply to; empty or \`${ANONYMOUS}\` for none.`,
        example: ANONYMOUS,
      }),
    timestamp: z.iso
      .datetime({ offset: true })
      .max(MAX_LENGTH.timestamp)
      .optional()
      .openapi({ description: "The time by the sender's clock." }),
    userAgent: oneLine(MAX_LENGTH.userAgent).optional(),
    language: z.enum(LANGUAGES).optional().openapi({
      description:
        'The language of the message, and of the reply, which otherwise is in that of `Accept-Language`.',
      default: MESSAGE_LANGUAGE,
    }),
    website: z
      .string()
      .max(MAX_LENGTH.website)
      .optional()
      .openapi({ description: 'Stays empty: people do not see this field.' }),
    elapsed_ms: z
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .openapi({ description: 'How long the form was open, in milliseconds.' }),
  })
  .openapi('SendContactRequest', {
    example: { type: 'bug', message: 'The board does not rotate.', language: 'en' },
  });

const HeadersSchema = z.object({
  'Idempotency-Key': z
    .string()
    .refine((text) => IDEMPOTENCY_KEY.test(text), { params: { format: 'idempotency-key' } })
    .optional()
    .openapi({
      description: `A random text of your own for this message, such as a UUID. Where you don't know whether a
message has arrived, send it again with the same key: it is stored once, and the reply is the same. It is the same
message where \`type\`, \`message\` and \`email\` are. A key is remembered for at least 24 hours.`,
      pattern: IDEMPOTENCY_KEY.source,
      example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
    }),
});

type ContactRequest = z.infer<typeof RequestSchema>;

const ReplySchema = z
  .object({ status: z.literal('stored'), message: z.string() })
  .openapi('SendContactReply');

const route = createRoute({
  method: 'post',
  path: SEND_CONTACT_PATH,
  operationId: 'sendContact',
  tags: [TAGS.contact],
  summary: 'Sends a message to whoever runs the site',
  description:
    'Five messages an hour from one address. The reply comes when the message is stored safely.',
  request: {
    headers: HeadersSchema,
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The message is stored.',
      content: { 'application/json': { schema: ReplySchema } },
    },
    ...errorResponses(
      ...BODY_ERRORS,
      ...OVERLOAD_ERRORS,
      'foreign-origin',
      'idempotency-key-reused',
      'too-many-requests',
      'storage-unavailable',
    ),
  },
});

/** Whether a page of another site has sent the request, by what the browser says. */
function isCrossSite(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined) return c.req.header('Sec-Fetch-Site') === 'cross-site';
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('Host');
}

function suspicionOf({ website = '', elapsed_ms: elapsed }: ContactRequest): Suspicion | null {
  if (website !== '') return 'honeypot';
  return elapsed !== undefined && elapsed < MIN_WRITING_MS ? 'too-fast' : null;
}

function messageOf(request: ContactRequest): ContactMessage {
  const { type, message, email, timestamp, userAgent, language = MESSAGE_LANGUAGE } = request;
  return {
    type,
    message,
    email: email === '' || email === ANONYMOUS ? null : email,
    sentAt: timestamp ?? null,
    userAgent: userAgent ?? null,
    language,
    suspicion: suspicionOf(request),
  };
}

type ContactDependencies = Pick<
  Dependencies,
  'saveMessage' | 'recallMessage' | 'contactLimit' | 'addressOf' | 'logger' | 'publicUrl'
>;

/**
 * POST /send-contact: stores a message. One that looks like spam is stored as suspicious instead of rejected:
 * the check may be wrong.
 */
export function sendContact({
  saveMessage,
  recallMessage,
  contactLimit,
  addressOf,
  logger,
  publicUrl,
}: ContactDependencies) {
  /** Stores a message, unless its sender has sent too many. One that is there already counts once. */
  const take = async (
    message: ContactMessage,
    key: string | undefined,
    limit: () => ReturnType<Dependencies['contactLimit']>,
  ) => {
    const known = key === undefined ? undefined : await recallMessage(message, key);
    if (known) return known;
    const allowance = await limit();
    return allowance.allowed ? saveMessage(message, key) : allowance;
  };

  return new OpenAPIHono().openapi(route, async (c) => {
    const request = c.req.valid('json');
    const language = answerLanguage(c, request.language);
    const message = messageOf(request);
    const key = c.req.valid('header')['Idempotency-Key']?.replaceAll('"', '');
    if (isCrossSite(c, publicUrl)) {
      return replyError(c, { code: 'foreign-origin', details: {} }, language);
    }
    try {
      const taken = await take(message, key, () => contactLimit(addressOf(c)));
      if (taken === 'key-reused') {
        return replyError(c, { code: 'idempotency-key-reused', details: {} }, language);
      }
      if (typeof taken === 'object') {
        const { retryAfter: retry_after } = taken;
        c.header('Retry-After', String(retry_after));
        return replyError(c, { code: 'too-many-requests', details: { retry_after } }, language);
      }
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'message not stored');
      c.header('Retry-After', String(STORAGE_RETRY_AFTER_SECONDS));
      return replyError(c, { code: 'storage-unavailable', details: {} }, language);
    }
    const received = API_PHRASES[language].contactReceived;
    return c.json({ status: 'stored' as const, message: received }, 200);
  });
}
