import { z } from '@hono/zod-openapi';
import type { GridError } from '@nanpure/engine';
import type { Context } from 'hono';

/** The HTTP status of every error this server can answer with, by the error's code. */
const STATUS_OF_CODE = {
  'malformed-request': 400,
  'malformed-json': 400,
  'wrong-shape': 400,
  'not-a-grid': 400,
  'wrong-length': 400,
  'wrong-row-length': 400,
  'bad-value': 400,
  'unknown-path': 404,
  'unknown-problem': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-content-type': 415,
  'internal-error': 500,
  'not-ready': 503,
} as const satisfies Record<GridError['code'], number> & Record<string, number>;

type StatusOfCode = typeof STATUS_OF_CODE;

/** What went wrong, for programs: it stays the same when the wording of the message changes. */
export type ErrorCode = keyof StatusOfCode;

const ERROR_CODES = Object.keys(STATUS_OF_CODE) as ErrorCode[];

const ErrorSchema = z
  .object({
    error: z.string().openapi({ description: 'What is wrong and where, for people.' }),
    code: z.enum(ERROR_CODES).openapi({ description: 'What is wrong, for programs.' }),
    details: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .openapi({ description: 'Where it is wrong. Rows and columns are counted from 0.' }),
  })
  .openapi('Error');

/** The JSON body of an error reply. */
type ErrorBody = z.infer<typeof ErrorSchema>;

/** What an error reply is made of. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly message: string;
  readonly details?: Record<string, string | number>;
}

/** Answers with an error: always this JSON, always the status of the table. */
export function replyError<Code extends ErrorCode>(
  c: Context,
  { code, message, details }: Failure<Code>,
) {
  const body: ErrorBody = { error: message, code, ...(details && { details }) };
  return c.json(body, STATUS_OF_CODE[code]);
}

/** The same for a path that leads nowhere. */
export function replyUnknownPath(c: Context) {
  return replyError(c, { code: 'unknown-path', message: 'There is nothing at this address.' });
}

/** The same for a path that exists, but not for this method. For hono's `methodNotAllowed`. */
export function replyWrongMethod(c: Context, methods: readonly string[]) {
  const allow = methods.join(', ');
  c.header('Allow', allow);
  const message = `This address does not take ${c.req.method}, only ${allow}.`;
  return replyError(c, { code: 'wrong-method', message, details: { allow } });
}

/** An error reply of a route, for its description in the OpenAPI document. */
export function errorReply(description: string) {
  return { description, content: { 'application/json': { schema: ErrorSchema } } };
}
