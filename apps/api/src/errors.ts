import { z } from '@hono/zod-openapi';
import type { Language } from '@nanpure/content';
import { API_PHRASES, type ErrorCode, type ErrorDetails } from '@nanpure/content/api';
import type { GridError, PuzzleError } from '@nanpure/engine';
import type { Context } from 'hono';
import { answerLanguage } from './language.ts';

/** The HTTP status of every error this server can answer with, by the error's code. */
const STATUS_OF_CODE = {
  'malformed-request': 400,
  'malformed-json': 400,
  'wrong-shape': 400,
  'not-a-grid': 400,
  'wrong-length': 400,
  'wrong-row-length': 400,
  'bad-value': 400,
  'foreign-origin': 403,
  'unknown-path': 404,
  'unknown-problem': 404,
  'unknown-technique': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-content-type': 415,
  conflict: 422,
  'no-solution': 422,
  'many-solutions': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  'not-ready': 503,
  'storage-unavailable': 503,
  overloaded: 503,
} as const satisfies Readonly<Record<ErrorCode | (GridError | PuzzleError)['code'], number>>;

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
export type Failure<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly code: C; readonly details: ErrorDetails[C] };
}[Code];

function messageOf<Code extends ErrorCode>(
  { code, details }: { readonly code: Code; readonly details: ErrorDetails[Code] },
  language: Language,
): string {
  return API_PHRASES[language].errors[code](details);
}

/**
 * Answers with an error: always this JSON, always the status of the table, in the language that the
 * request names or accepts.
 */
export function replyError<Code extends ErrorCode>(
  c: Context,
  failure: { readonly code: Code; readonly details: ErrorDetails[Code] },
  named?: unknown,
) {
  const { code, details } = failure;
  const error = messageOf(failure, answerLanguage(c, named));
  const isKnown = Object.keys(details).length > 0;
  const body: ErrorBody = { error, code, ...(isKnown && { details: { ...details } }) };
  return c.json(body, STATUS_OF_CODE[code]);
}

/** The same for a path that leads nowhere. */
export function replyUnknownPath(c: Context) {
  return replyError(c, { code: 'unknown-path', details: {} });
}

/** The same for a path that exists, but not for this method. For hono's `methodNotAllowed`. */
export function replyWrongMethod(c: Context, methods: readonly string[]) {
  const allow = methods.join(', ');
  c.header('Allow', allow);
  return replyError(c, { code: 'wrong-method', details: { allow } });
}

/** An error reply of a route, for its description in the OpenAPI document. */
export function errorReply(description: string) {
  return { description, content: { 'application/json': { schema: ErrorSchema } } };
}

/** Every error and its status, as a table for people. */
export function errorTable(): string {
  const rows = ERROR_CODES.map((code) => `| ${STATUS_OF_CODE[code]} | \`${code}\` |`);
  return ['| status | code |', '|---|---|', ...rows].join('\n');
}
