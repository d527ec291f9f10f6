import { z } from '@hono/zod-openapi';
import type { ErrorCode } from '@nanpure/content/api';
import { DOCS_BASE } from '../api-base.ts';
import { ERROR_CODES, ERRORS, type StatusOf } from './error-catalogue.ts';

/** The media type of problem details (RFC 9457). */
export const PROBLEM_JSON = 'application/problem+json';

/** Where the documentation page explains an error; without a host, so that it is the same on all. */
export function problemType(code: ErrorCode): string {
  return `${DOCS_BASE}#error-${code}`;
}

/** Any error; in the document, `describeApi` puts a schema for each code in its place. */
export const ErrorSchema = z
  .object({
    error: z.string(),
    code: z.enum(ERROR_CODES),
    details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    request_id: z.string().optional(),
  })
  .openapi('Error');

/** The JSON body of an error reply. */
export type ErrorBody = z.infer<typeof ErrorSchema>;

/** The errors that have `Retry-After`. */
const RETRYABLE: readonly ErrorCode[] = [
  'too-many-requests',
  'quota-exceeded',
  'storage-unavailable',
  'overloaded',
];

function headersFor(codes: readonly ErrorCode[]) {
  const mayRetry = codes.some((code) => RETRYABLE.includes(code));
  return {
    ...(mayRetry && {
      'Retry-After': {
        description: 'In how many seconds to come back.',
        schema: { type: 'integer' as const, minimum: 1 },
      },
    }),
    ...(codes.includes('wrong-method') && {
      Allow: {
        description: 'The methods that there are.',
        schema: { type: 'string' as const, examples: ['GET, HEAD'] },
      },
    }),
  };
}

function responseFor(codes: readonly ErrorCode[]) {
  const descriptions = codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`);
  // Which errors these are: all that the document needs to know of them.
  const examples = Object.fromEntries(codes.map((code) => [code, {}]));
  return {
    description: descriptions.join('\n\n'),
    headers: headersFor(codes),
    content: { 'application/json': { schema: ErrorSchema, examples } },
  };
}

/** The errors of every path. */
const COMMON_ERRORS = ['wrong-method', 'internal-error'] as const;

/** The errors of a path that sheds load. */
export const OVERLOAD_ERRORS = ['overloaded'] as const;

/** The errors of what is worked out on threads, up to a limit for each client. */
export const WORK_ERRORS = ['quota-exceeded', 'time-limit'] as const;

/** The errors of any JSON body. */
export const BODY_ERRORS = [
  'malformed-json',
  'wrong-shape',
  'too-large',
  'wrong-content-type',
] as const;

/** The errors of a board that can't be read. */
export const BOARD_ERRORS = ['wrong-length', 'wrong-row-length', 'bad-value'] as const;

type AnyCode<Code extends ErrorCode> = Code | (typeof COMMON_ERRORS)[number];

/** The error responses of a route by status, for its description in the OpenAPI document. */
export function errorResponses<Code extends ErrorCode>(...codes: readonly Code[]) {
  const all = ERROR_CODES.filter((each) =>
    [...codes, ...COMMON_ERRORS].some((code) => code === each),
  );
  const statuses = [...new Set(all.map((code) => ERRORS[code].status))];
  const responses = statuses.map((status) => [
    status,
    responseFor(all.filter((code) => ERRORS[code].status === status)),
  ]);
  // Object.fromEntries forgets the keys: they are the statuses of the codes.
  return Object.fromEntries(responses) as {
    [Status in StatusOf<AnyCode<Code>>]: ReturnType<typeof responseFor>;
  };
}

/** Every error with its status and meaning, as a Markdown table. */
export function errorTable(): string {
  const rows = ERROR_CODES.map((code) => {
    const { status, meaning } = ERRORS[code];
    return `| ${status} | \`${code}\` | ${meaning} |`;
  });
  return ['| status | code | meaning |', '|---|---|---|', ...rows].join('\n');
}
