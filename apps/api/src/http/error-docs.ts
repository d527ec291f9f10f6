import { z } from '@hono/zod-openapi';
import { API_PHRASES, type ErrorCode } from '@nanpure/content/api';
import { ERROR_CODES, ERRORS, type ErrorEntries, type StatusOf } from './error-catalogue.ts';

const ENTRIES: ErrorEntries = ERRORS;

/** As much of a JSON Schema as is read here. */
type DetailsSchema = { readonly description?: string };

function detailsSchema(details: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(details, { io: 'input' });
  return schema as DetailsSchema;
}

/** The JSON Schema of one error: its code and the details of this code. */
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

/** An error as JSON. */
export const ErrorSchema = z
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

/** The errors that have `Retry-After`. */
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

function responseFor(codes: readonly ErrorCode[]) {
  const descriptions = codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`);
  const examples = Object.fromEntries(codes.map((code) => [code, exampleOf(code)]));
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
