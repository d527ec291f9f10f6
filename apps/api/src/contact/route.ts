import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { LANGUAGES } from '@nanpure/content';
import { API_PHRASES } from '@nanpure/content/api';
import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { errorReplies, IN_LINE, OF_A_BODY } from '../http/error-docs.ts';
import { reasonOf } from '../http/error-reason.ts';
import { replyError } from '../http/errors.ts';
import { TAGS } from '../http/tags.ts';
import { type ContactMessage, MESSAGE_TYPES, type Suspicion } from './message.ts';

const LONGEST = { message: 5000, email: 254, userAgent: 1000, timestamp: 40, website: 200 };

/** Nobody reads a form, writes something and sends it in less, in milliseconds. */
const SHORTEST_WRITING = 2_000;

/** When to come back after storage failed, in seconds. */
const STORAGE_RETRY_AFTER = 10;

/** What the form sends for somebody who leaves no address. */
const ANONYMOUS = 'anonymous';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Something to read: not only spaces, and characters that show nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * An email address. Old Japanese mobile ones have dots in a row or at the end of the name, which they may not
 * have by the book; domains may be of any script.
 */
const EMAIL =
  /^[^\s@"<>()[\]\\,;:]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

function isEmail(text: string): boolean {
  return EMAIL.test(text) && !CONTROL_CHARACTER.test(text);
}

/** What ends up in the head of a mail: a line break there could add lines of its own. */
const oneLine = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !CONTROL_CHARACTER.test(text), { params: { format: 'one-line' } });

const RequestSchema = z
  .strictObject({
    type: z.enum(MESSAGE_TYPES).default('improvement'),
    message: z
      .string()
      .max(LONGEST.message)
      .refine((text) => !text.includes('\0'), { params: { format: 'plain-text' } })
      .transform((text) => (VISIBLE.test(text) ? text.trim() : ''))
      .pipe(z.string().min(1))
      .openapi({ type: 'string', minLength: 1, maxLength: LONGEST.message, pattern: '\\S' }),
    email: z
      .string()
      .max(LONGEST.email)
      .refine((text) => text === '' || text === ANONYMOUS || isEmail(text), {
        params: { format: 'email' },
      })
      .default('')
      .openapi({
        type: 'string',
        maxLength: LONGEST.email,
        description: `An address to reply to; empty or \`${ANONYMOUS}\` for none.`,
        example: ANONYMOUS,
      }),
    timestamp: z.iso
      .datetime({ offset: true })
      .max(LONGEST.timestamp)
      .optional()
      .openapi({ description: "The time by the sender's clock." }),
    userAgent: oneLine(LONGEST.userAgent).optional(),
    language: z.enum(LANGUAGES).default('ja'),
    website: z
      .string()
      .max(LONGEST.website)
      .optional()
      .openapi({ description: 'Stays empty: people do not see this field.' }),
    elapsed_ms: z
      .int()
      .min(0)
      .optional()
      .openapi({ description: 'How long the form was open, in milliseconds.' }),
  })
  .openapi('SendContactRequest', {
    example: { type: 'bug', message: 'The board does not rotate.', language: 'en' },
  });

type ContactRequest = z.infer<typeof RequestSchema>;

const ReplySchema = z
  .object({ status: z.literal('stored'), message: z.string() })
  .openapi('SendContactReply');

const route = createRoute({
  method: 'post',
  path: '/send-contact',
  operationId: 'sendContact',
  tags: [TAGS.contact],
  summary: 'Sends a message to whoever runs the site',
  description:
    'Five messages an hour from one address. The reply comes when the message is stored safely.',
  request: {
    body: { required: true, content: { 'application/json': { schema: RequestSchema } } },
  },
  responses: {
    200: {
      description: 'The message is stored.',
      content: { 'application/json': { schema: ReplySchema } },
    },
    ...errorReplies(
      ...OF_A_BODY,
      ...IN_LINE,
      'foreign-origin',
      'too-many-requests',
      'storage-unavailable',
    ),
  },
});

/** Whether a browser says that a page of another site has sent the request. */
function isForeign(c: Context, publicUrl: string | undefined): boolean {
  const origin = c.req.header('Origin');
  if (origin === undefined) return c.req.header('Sec-Fetch-Site') === 'cross-site';
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== c.req.header('Host');
}

/** A hidden field that was filled in, or a form that was faster than any hand. */
function suspicionOf({ website = '', elapsed_ms: elapsed }: ContactRequest): Suspicion | null {
  if (website !== '') return 'honeypot';
  return elapsed !== undefined && elapsed < SHORTEST_WRITING ? 'too-fast' : null;
}

function messageOf(request: ContactRequest): ContactMessage {
  const { type, message, email, timestamp, userAgent, language } = request;
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

type Needs = Pick<
  Dependencies,
  'keepMessage' | 'contactLimit' | 'addressOf' | 'logger' | 'publicUrl'
>;

/**
 * POST /send-contact: keeps a message. What looks like the work of a program is kept too, apart
 * from the others: nobody who is told "sent" has written in vain.
 */
export function sendContact({ keepMessage, contactLimit, addressOf, logger, publicUrl }: Needs) {
  return new OpenAPIHono().openapi(route, async (c) => {
    const request = c.req.valid('json');
    const { language } = request;
    if (isForeign(c, publicUrl)) {
      return replyError(c, { code: 'foreign-origin', details: {} }, language);
    }
    const allowance = await contactLimit(addressOf(c));
    if (!allowance.allowed) {
      const { retryAfter: retry_after } = allowance;
      c.header('Retry-After', String(retry_after));
      return replyError(c, { code: 'too-many-requests', details: { retry_after } }, language);
    }
    try {
      await keepMessage(messageOf(request));
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'message not stored');
      c.header('Retry-After', String(STORAGE_RETRY_AFTER));
      return replyError(c, { code: 'storage-unavailable', details: {} }, language);
    }
    const message = API_PHRASES[language].contactReceived;
    return c.json({ status: 'stored' as const, message }, 200);
  });
}
