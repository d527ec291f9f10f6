import type {
  ApiPhrases,
  DeadEndDetails,
  ExpectedFormat,
  ExpectedType,
  ShapeProblem,
} from './phrases.ts';

const TYPES: Readonly<Record<ExpectedType, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  array: 'an array',
  object: 'an object',
  board: 'a string of 81 characters, or 9 rows of 9 numbers',
  value: 'another kind of value',
};

const FORMATS: Readonly<Record<ExpectedFormat, string>> = {
  email: 'an email address',
  date: 'a date like 2026-01-31',
  'date-time': 'a time like 2026-01-31T12:00:00Z',
  place: 'a row and a column like "0,8"',
  cells: 'rows and columns like "0,2;4,8"',
  candidates: 'rows, columns and digits like "0,2:14;4,8:7"',
  'plain-text': 'a string without control characters',
  'one-line': 'a single line without control characters',
  'idempotency-key': '16 to 128 letters, digits or . _ ~ : + / = -, such as a UUID',
};

function shape(problem: ShapeProblem): string {
  switch (problem.problem) {
    case 'wrong-type':
      return `${'received' in problem ? 'missing; ' : ''}expected ${TYPES[problem.expected]}.`;
    case 'too-short':
      return problem.minimum === 1
        ? 'must not be empty.'
        : `must have at least ${problem.minimum} ${problem.unit}.`;
    case 'too-small':
      return `must be ${problem.minimum} or more.`;
    case 'too-long':
      return `must have at most ${problem.maximum} ${problem.unit}.`;
    case 'too-large':
      return `must be ${problem.maximum} or less.`;
    case 'wrong-format':
      return `expected ${FORMATS[problem.format]}.`;
    case 'out-of-range':
      return `must be from ${problem.first} to ${problem.last}.`;
    case 'unknown-field':
      return `there is no field "${problem.field}".`;
    case 'repeated':
      return 'given more than once; give it only once.';
    case 'not-one-of':
      return 'difficulty' in problem
        ? `does not fit the difficulty "${problem.difficulty}"; expected one of ${problem.allowed}.`
        : `expected one of ${problem.allowed}.`;
    case 'other':
      return 'this value cannot be used.';
  }
}

/** What is wrong with a request as a whole: that it has something is true of a query as well as of a body. */
function wholeShape(problem: ShapeProblem): string {
  return problem.problem === 'unknown-field'
    ? `There is no field or parameter "${problem.field}".`
    : `The body: ${shape(problem)}`;
}

/** Where a board without a solution shows it. */
function deadEnd(details: DeadEndDetails): string {
  switch (details.reason) {
    case 'cell-without-digit':
      return `: no digit fits in row ${details.row}, column ${details.col} (counted from 0)`;
    case 'digit-without-place':
      return `: there is no place left for ${details.value} in ${details.house} ${details.index} (counted from 0)`;
    case 'not-in-sight':
      return '';
  }
}

/** Which digit is wrong, if only one can be. */
function wrongDigit({ wrong_row, wrong_col, wrong_value }: DeadEndDetails): string {
  return wrong_value === undefined
    ? 'A digit on it must be wrong.'
    : `Without the ${wrong_value} in row ${wrong_row}, column ${wrong_col} (counted from 0) it would have one.`;
}

/** A time in seconds, rounded up. */
function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? '1 minute' : `${count} minutes`;
}

function seconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}

/** What the API says in English. */
export const phrases: ApiPhrases = {
  errors: {
    'malformed-request': () => 'The request is malformed.',
    'malformed-json': ({ line, column, encoding }) => {
      const fault = encoding === undefined ? 'is not valid JSON' : 'has to be in UTF-8, but is not';
      return line === undefined
        ? `The body ${fault}.`
        : `The body ${fault}: see line ${line}, column ${column}.`;
    },
    'wrong-shape': ({ path, ...problem }) =>
      path === '' ? wholeShape(problem) : `${path}: ${shape(problem)}`,
    'wrong-length': ({ length, expected }) =>
      `The board needs ${expected} ${expected === 9 ? 'rows' : 'cells'}, but has ${length}.`,
    'wrong-row-length': ({ row, length }) =>
      `Row ${row} (counted from 0) of the board needs 9 cells, but has ${length}.`,
    'bad-value': ({ row, col, value }) =>
      `The board has "${value}" in row ${row}, column ${col} (counted from 0). A cell is 1 to 9, or 0 if empty.`,
    'foreign-origin': () => 'Messages are accepted only from pages of this site.',
    'unknown-path': () => 'Not found: there is nothing at this path.',
    'unknown-problem': ({ problem_id }) => `There is no problem "${problem_id}".`,
    'unknown-technique': ({ technique }) =>
      `The specified technique was not found: "${technique}".`,
    'wrong-method': ({ allow }) => `Method not allowed. Use ${allow}.`,
    'request-timeout': () => 'The request took too long to arrive.',
    'too-large': ({ limit }) => `The body is larger than ${limit} bytes.`,
    'wrong-content-type': () =>
      'The body must be sent as "Content-Type: application/json", in UTF-8, and not compressed.',
    conflict: ({ row, col, value, house }) =>
      `The board breaks the rules: the ${value} in row ${row}, column ${col} (counted from 0) appears more than once in its ${house}.`,
    'no-solution': (details) =>
      `The board has no solution${deadEnd(details)}. ${wrongDigit(details)}`,
    'many-solutions': ({ row, col, value, other_value }) =>
      `The board has more than one solution, so it is not a valid puzzle: row ${row}, column ${col} (counted from 0) can be ${value} or ${other_value}.`,
    'too-few-givens': ({ givens, minimum }) =>
      `The board has ${givens === 0 ? 'no' : `only ${givens}`} ${givens === 1 ? 'digit' : 'digits'}. A puzzle with one solution needs at least ${minimum}.`,
    'idempotency-key-reused': () =>
      'This Idempotency-Key has come with another message. Nothing was stored: send a new message with a new key.',
    'too-many-requests': ({ retry_after }) =>
      `Too many messages from this connection. Please try again in ${minutes(retry_after)}.`,
    'quota-exceeded': ({ limit, window, remaining, retry_after }) =>
      `Too many boards to work out: up to ${limit} are possible in ${window} seconds (left now: ${remaining}). Please try again in ${seconds(retry_after)}.`,
    'headers-too-large': () => 'The headers of the request are too large.',
    'internal-error': () => 'Something went wrong on our side.',
    'not-ready': ({ missing }) => `Not ready. Missing: ${missing}.`,
    'storage-unavailable': () =>
      'Failed to send message. It may not have been stored. Please try again later.',
    overloaded: () => 'The server is very busy. Please try again in a moment.',
    'time-limit': ({ limit }) =>
      `This board takes longer than ${limit} seconds to work out, so the server has stopped.`,
    'batch-time-limit': ({ limit }) =>
      `The boards before this one took more than ${limit} seconds, so it was not begun. Please send it again.`,
  },
  solutions: {
    one: 'The board has exactly one solution.',
    several: (count, isExact) =>
      isExact
        ? `The board has exactly ${count} solutions.`
        : `The board has more than ${count} solutions.`,
  },
  techniqueNotThere: (technique) =>
    `There is no step with "${technique}" to show on this board, so this hint is another one.`,
  contactReceived: 'Thank you for your feedback. Your message has been sent successfully.',
  join: (sentences) => sentences.join(' '),
};
