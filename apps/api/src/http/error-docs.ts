import { z } from '@hono/zod-openapi';
import { API_PHRASES, type ErrorCode } from '@nanpure/content/api';
import { ERROR_CODES, ERRORS, type ErrorEntries, type StatusOf } from './error-catalogue.ts';

const ENTRIES: ErrorEntries = ERRORS;

/** A JSON Schema, of which nothing here reads more. */
type DetailsSchema = { readonly description?: string };

function detailsSchema(details: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(details, { io: 'input' });
  return schema as DetailsSchema;
}

/** How one error looks, as JSON Schema: its code, and the details that come with this code. */
function variantOf(code: ErrorCode) {
  const { meaning, details } = ENTRIES[code];
  return {
    type: 'object' as const,
    title: code,
    description: meaning,
    properties: {
      error: { type: 'string' as const, description: 'What is wrong and where, for people.' },
      code: { const: code, description: 'What is wrong, for programs.' },
      ...(details && { details: detailsSchema(details) }),
    },
    required: ['error', 'code', ...(details ? ['details'] : [])],
  };
}

const ErrorSchema = z
  .object({
    error: z.string(),
    code: z.enum(ERROR_CODES),
    details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .openapi('Error', {
    type: 'object',
    description: 'What is wrong. Rows and columns in details are counted from 0.',
    oneOf: ERROR_CODES.map(variantOf),
  });

/** The JSON body of an error reply. */
export type ErrorBody = z.infer<typeof ErrorSchema>;

function exampleOf<Code extends ErrorCode>(code: Code) {
  const { meaning, example } = ENTRIES[code];
  const error = API_PHRASES.en.errors[code](example);
  const hasDetails = Object.keys(example).length > 0;
  return { summary: meaning, value: { error, code, ...(hasDetails && { details: example }) } };
}

/** What tells when to come back. */
const RETRYABLE: readonly ErrorCode[] = ['too-many-requests', 'storage-unavailable', 'overloaded'];

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

function replyFor(codes: readonly ErrorCode[]) {
  const descriptions = codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`);
  const examples = Object.fromEntries(codes.map((code) => [code, exampleOf(code)]));
  return {
    description: descriptions.join('\n\n'),
    headers: headersFor(codes),
    content: { 'application/json': { schema: ErrorSchema, examples } },
  };
}

/** What every path can answer with, whatever it is asked. */
const ANYWHERE = ['wrong-method', 'internal-error'] as const;

/** What comes of work that has to wait for its turn. */
export const IN_LINE = ['overloaded'] as const;

/** What can be wrong with a body, whatever is in it. */
export const OF_A_BODY = [
  'malformed-json',
  'wrong-shape',
  'too-large',
  'wrong-content-type',
] as const;

/** What can be wrong with a board before it is looked at as a puzzle. */
export const OF_A_BOARD = ['wrong-length', 'wrong-row-length', 'bad-value'] as const;

type AnyCode<Code extends ErrorCode> = Code | (typeof ANYWHERE)[number];

/** The error replies of a route by their status, for its description in the OpenAPI document. */
export function errorReplies<Code extends ErrorCode>(...codes: readonly Code[]) {
  const all = ERROR_CODES.filter((each) => [...codes, ...ANYWHERE].some((code) => code === each));
  const statuses = [...new Set(all.map((code) => ERRORS[code].status))];
  const replies = statuses.map((status) => [
    status,
    replyFor(all.filter((code) => ERRORS[code].status === status)),
  ]);
  // The statuses are those of the codes.
  return Object.fromEntries(replies) as {
    [Status in StatusOf<AnyCode<Code>>]: ReturnType<typeof replyFor>;
  };
}

/** Every error, its status and what it means, as a table for people. */
export function errorTable(): string {
  const rows = ERROR_CODES.map((code) => {
    const { status, meaning } = ERRORS[code];
    return `| ${status} | \`${code}\` | ${meaning} |`;
  });
  return ['| status | code | meaning |', '|---|---|---|', ...rows].join('\n');
}
