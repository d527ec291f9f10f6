import { z } from '@hono/zod-openapi';
import type { ErrorCode, ErrorDetails, ShapeProblem } from '@nanpure/content/api';
import type { GridError, PuzzleError } from '@nanpure/engine';
import { DigitSchema } from '../boards/digit.ts';
import { MAX_HEADER_BYTES } from '../headers/max-header-bytes.ts';

/** The status of an error, and what the documentation says of it. */
interface ErrorEntry<Code extends ErrorCode> {
  readonly status: number;
  /** When this error is answered. */
  readonly meaning: string;
  /** The schema of its details; undefined where it has none. */
  readonly details?: z.ZodType<ErrorDetails[Code]>;
  /** Details as they do come: a test provokes each error, and gets them. */
  readonly example: ErrorDetails[Code];
}

const Line = z.int().min(0).max(8);
const HouseKind = z.enum(['row', 'column', 'box']);
const Seconds = z.int().min(1);

/** The only digit without which a board would have a solution. */
const WRONG_DIGIT = {
  wrong_row: Line.exactOptional(),
  wrong_col: Line.exactOptional(),
  wrong_value: DigitSchema.exactOptional(),
};

/** A problem at a path of the request; what else is known depends on the problem. */
function atPath<Problem extends ShapeProblem['problem'], Shape extends z.core.$ZodLooseShape>(
  problem: Problem,
  shape: Shape,
) {
  return z.object({ path: z.string(), problem: z.literal(problem), ...shape });
}

const EXPECTED_TYPE = z.enum(['string', 'number', 'integer', 'array', 'object', 'board', 'value']);

const ShapeDetails = z.union([
  atPath('wrong-type', { expected: EXPECTED_TYPE, received: z.literal('nothing') }),
  atPath('wrong-type', { expected: EXPECTED_TYPE }),
  atPath('too-short', { minimum: z.number(), unit: z.enum(['characters', 'items']) }),
  atPath('too-long', { maximum: z.number(), unit: z.enum(['characters', 'items']) }),
  atPath('too-small', { minimum: z.number() }),
  atPath('too-large', { maximum: z.number() }),
  atPath('wrong-format', {
    format: z.enum([
      'email',
      'date',
      'date-time',
      'place',
      'cells',
      'candidates',
      'plain-text',
      'one-line',
      'idempotency-key',
    ]),
  }),
  atPath('out-of-range', { first: z.string(), last: z.string() }),
  atPath('unknown-field', { field: z.string() }),
  atPath('repeated', {}),
  atPath('not-one-of', { allowed: z.string(), difficulty: z.string() }),
  atPath('not-one-of', { allowed: z.string() }),
  atPath('other', {}),
]);

export type ErrorEntries = { readonly [Code in ErrorCode]: ErrorEntry<Code> };

/** Every error of this server, by its code. */
export const ERRORS = {
  'malformed-request': {
    status: 400,
    meaning:
      'The request cannot be understood as HTTP: its Host or its target is wrong, for example.',
    example: {},
  },
  'malformed-json': {
    status: 400,
    meaning:
      'The body is not JSON; or it is not in UTF-8, and the details have `encoding`. They tell where, counted from 1.',
    details: z.object({
      line: z.int().min(1).exactOptional(),
      column: z.int().min(1).exactOptional(),
      encoding: z.literal('utf-8').exactOptional(),
    }),
    example: { line: 1, column: 2 },
  },
  'wrong-shape': {
    status: 400,
    meaning:
      'A field is missing, unknown, or of the wrong type, length, range or format; or a parameter comes more than once.',
    details: ShapeDetails,
    example: { path: 'hint_level', problem: 'not-one-of', allowed: '1, 2, 3' },
  },
  'wrong-length': {
    status: 400,
    meaning: 'The board does not have 81 characters or 9 rows.',
    details: z.object({ length: z.int().min(0), expected: z.literal([9, 81]) }),
    example: { length: 80, expected: 81 },
  },
  'wrong-row-length': {
    status: 400,
    meaning: 'A row of the board does not have 9 cells.',
    details: z.object({ row: Line, length: z.int().min(0) }),
    example: { row: 4, length: 8 },
  },
  'bad-value': {
    status: 400,
    meaning: 'A cell of the board holds something other than a digit or an empty cell.',
    details: z.object({ row: Line, col: Line, value: z.string() }),
    example: { row: 3, col: 6, value: 'x' },
  },
  'foreign-origin': {
    status: 403,
    meaning: 'The request comes from a page of another site.',
    example: {},
  },
  'unknown-path': { status: 404, meaning: 'There is nothing at this path.', example: {} },
  'unknown-problem': {
    status: 404,
    meaning: 'No problem has this id.',
    details: z.object({ problem_id: z.string() }),
    example: { problem_id: 'easy-9999' },
  },
  'unknown-technique': {
    status: 404,
    meaning:
      'No technique that the request lets in has this id: the eight of the lessons, or with `techniques=all` every one.',
    details: z.object({ technique: z.string() }),
    example: { technique: 'y-wing' },
  },
  'wrong-method': {
    status: 405,
    meaning: 'The path is there, but not for this method; `Allow` lists those that are.',
    details: z.object({ allow: z.string() }),
    example: { allow: 'GET, HEAD' },
  },
  'request-timeout': {
    status: 408,
    meaning: 'The request took too long to come.',
    example: {},
  },
  'too-large': {
    status: 413,
    meaning: 'The body is larger than the limit, in bytes.',
    details: z.object({ limit: z.int() }),
    example: { limit: 65_536 },
  },
  'wrong-content-type': {
    status: 415,
    meaning:
      'The body is not declared as JSON, is declared to be in UTF-16 or UTF-32, or is compressed.',
    example: {},
  },
  conflict: {
    status: 422,
    meaning:
      'A digit stands twice in a row, a column or a box of the board; here is one of the two.',
    details: z.object({
      row: Line,
      col: Line,
      value: DigitSchema,
      house: HouseKind,
    }),
    example: { row: 0, col: 0, value: 5, house: 'row' },
  },
  'no-solution': {
    status: 422,
    meaning:
      'The board cannot be solved; where that can be seen at once, here is the place, and where there is only one digit without which it could be, here is that digit.',
    details: z.union([
      z.object({ reason: z.literal('cell-without-digit'), row: Line, col: Line, ...WRONG_DIGIT }),
      z.object({
        reason: z.literal('digit-without-place'),
        value: DigitSchema,
        house: HouseKind,
        index: Line,
        ...WRONG_DIGIT,
      }),
      z.object({ reason: z.literal('not-in-sight'), ...WRONG_DIGIT }),
    ]),
    example: {
      reason: 'cell-without-digit',
      row: 4,
      col: 4,
      wrong_row: 3,
      wrong_col: 3,
      wrong_value: 5,
    },
  },
  'many-solutions': {
    status: 422,
    meaning: 'The board can be solved in more than one way; here is a cell that can be either.',
    details: z.object({ row: Line, col: Line, value: DigitSchema, other_value: DigitSchema }),
    example: { row: 0, col: 3, value: 2, other_value: 6 },
  },
  'too-few-givens': {
    status: 422,
    meaning: 'The board has fewer digits than any puzzle with one solution.',
    details: z.object({ givens: z.int().min(0), minimum: z.int() }),
    example: { givens: 16, minimum: 17 },
  },
  'idempotency-key-reused': {
    status: 422,
    meaning:
      'Another message has come with this `Idempotency-Key`. Nothing was stored: send a new key with a new message.',
    example: {},
  },
  'too-many-requests': {
    status: 429,
    meaning: 'Too many messages from one address; `Retry-After` says when to come back.',
    details: z.object({ retry_after: Seconds }),
    example: { retry_after: 90 },
  },
  'quota-exceeded': {
    status: 429,
    meaning:
      'One address has asked for more boards than it may have worked out; `RateLimit-Policy` says how many that is, `remaining` how many of them are left for a smaller request, `Retry-After` when all are there again.',
    details: z.object({
      limit: z.int().min(1),
      window: Seconds,
      remaining: z.int().min(0),
      retry_after: Seconds,
    }),
    example: { limit: 600, window: 60, remaining: 0, retry_after: 60 },
  },
  'headers-too-large': {
    status: 431,
    meaning: `The headers are larger than ${MAX_HEADER_BYTES / 1024} kB.`,
    example: {},
  },
  'internal-error': { status: 500, meaning: 'A fault of the server.', example: {} },
  'not-ready': {
    status: 503,
    meaning: 'Something is missing, the site or storage for messages.',
    details: z.object({ missing: z.string() }),
    example: { missing: 'site' },
  },
  'storage-unavailable': {
    status: 503,
    meaning:
      'The storage of messages does not answer: the message was not stored, or may not have been. `Retry-After` says when to send it again; with the same `Idempotency-Key` it is stored once.',
    example: {},
  },
  overloaded: {
    status: 503,
    meaning: 'The server has too much to do; `Retry-After` says when to come back.',
    details: z.object({ retry_after: Seconds }),
    example: { retry_after: 1 },
  },
  'time-limit': {
    status: 503,
    meaning: 'The board takes longer to work out than the limit, in seconds.',
    details: z.object({ limit: Seconds }),
    example: { limit: 20 },
  },
  'batch-time-limit': {
    status: 503,
    meaning:
      'The boards before this one took longer than the limit, in seconds, so that it was not begun; only in the place of a board in a batch.',
    details: z.object({ limit: Seconds }),
    example: { limit: 20 },
  },
} as const satisfies ErrorEntries &
  Readonly<Record<Exclude<(GridError | PuzzleError)['code'], 'not-a-grid'>, unknown>>;

/** All codes, in the order of their statuses. */
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export type StatusOf<Code extends ErrorCode> = (typeof ERRORS)[Code]['status'];
