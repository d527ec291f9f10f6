import { z } from '@hono/zod-openapi';
import type { ErrorCode } from '@nanpure/content/api';
import { ERROR_CODES, ERRORS, type ErrorEntries } from '../http/errors/error-catalogue.ts';
import { problemType } from '../http/errors/error-docs.ts';
import { errorBody } from '../http/errors/errors.ts';

const ENTRIES: ErrorEntries = ERRORS;

/** The name of an error's schema: `ErrorWrongShape`. */
function schemaName(code: ErrorCode): string {
  const words = code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Error${words.join('')}`;
}

const refTo = (kind: 'schemas' | 'examples', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

/** As much of a JSON Schema as is read here. */
type DetailsSchema = { readonly description?: string };

function detailsSchema(details: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(details, { io: 'input' });
  return schema as DetailsSchema;
}

/** What all errors have. */
const PROBLEM = {
  type: 'object' as const,
  description:
    'Problem details (RFC 9457), and what this API says besides. Rows and columns in `details` are counted from 0.',
  properties: {
    error: { type: 'string' as const, description: 'What is wrong and where, for people.' },
    code: { type: 'string' as const, description: 'What is wrong, for programs.' },
    type: {
      type: 'string' as const,
      description: 'Where the documentation explains this error.',
    },
    title: {
      type: 'string' as const,
      description: 'What kind of error it is, in the language of the reply.',
    },
    status: { type: 'integer' as const, description: 'The status of the reply.' },
    detail: { type: 'string' as const, description: 'The same as `error`.' },
    request_id: {
      type: 'string' as const,
      description: 'From 500 on: what to name when you tell us, as `X-Request-Id` does.',
    },
  },
  required: ['error', 'code', 'type', 'title', 'status', 'detail'],
};

/** The schema of one error: its code, its status and the details of this code. */
function schemaOf(code: ErrorCode) {
  const { meaning, status, details } = ENTRIES[code];
  return {
    description: meaning,
    allOf: [
      refTo('schemas', 'Problem'),
      {
        type: 'object' as const,
        properties: {
          code: { type: 'string' as const, const: code },
          type: { type: 'string' as const, const: problemType(code) },
          status: { type: 'integer' as const, const: status },
          ...(details && { details: detailsSchema(details) }),
        },
        required: ['code', 'type', 'status', ...(details ? ['details'] : [])],
      },
    ],
  };
}

/** The id of a request for the examples of the documentation. */
export const EXAMPLE_ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';

function bodyOf<Code extends ErrorCode>(code: Code) {
  const { example, status } = ENTRIES[code];
  return {
    ...errorBody({ code, details: example }, 'en'),
    // In a batch it is that of the whole reply.
    ...(status >= 500 && code !== 'batch-time-limit' && { request_id: EXAMPLE_ID }),
  };
}

/** One of these errors, told apart by its code. */
export function schemaOfErrors(codes: readonly ErrorCode[]) {
  const refs = codes.map((code) => refTo('schemas', schemaName(code)));
  const [only] = refs;
  if (only && refs.length === 1) return only;
  const mapping = codes.map((code) => [code, `#/components/schemas/${schemaName(code)}`]);
  return {
    oneOf: refs,
    discriminator: { propertyName: 'code', mapping: Object.fromEntries(mapping) },
  };
}

/** The examples of these errors. */
export function examplesOfErrors(codes: readonly ErrorCode[]) {
  return Object.fromEntries(codes.map((code) => [code, refTo('examples', code)]));
}

/** The schemas of all errors by their names. */
export function errorSchemas() {
  const all = ERROR_CODES.map((code) => [schemaName(code), schemaOf(code)]);
  return {
    Problem: PROBLEM,
    ...Object.fromEntries(all),
    Error: { description: 'Any error.', ...schemaOfErrors(ERROR_CODES) },
  };
}

/** An example of each error by its code. */
export function errorExamples() {
  const all = ERROR_CODES.map((code) => [
    code,
    { summary: ERRORS[code].meaning, value: bodyOf(code) },
  ]);
  return Object.fromEntries(all);
}
