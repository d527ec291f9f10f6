/** What the shape of a request can get wrong; flat, as in the details of the reply. */
export type ShapeProblem =
  | { readonly problem: 'wrong-type'; readonly expected: ExpectedType }
  | {
      readonly problem: 'wrong-type';
      readonly expected: ExpectedType;
      /** There is no value at all. */
      readonly received: 'nothing';
    }
  | { readonly problem: 'too-short'; readonly minimum: number; readonly unit: LengthUnit }
  | { readonly problem: 'too-small'; readonly minimum: number }
  | { readonly problem: 'too-long'; readonly maximum: number; readonly unit: LengthUnit }
  | { readonly problem: 'too-large'; readonly maximum: number }
  | { readonly problem: 'wrong-format'; readonly format: ExpectedFormat }
  | { readonly problem: 'out-of-range'; readonly first: string; readonly last: string }
  | { readonly problem: 'unknown-field'; readonly field: string }
  | { readonly problem: 'repeated' }
  | { readonly problem: 'not-one-of'; readonly allowed: string }
  | {
      readonly problem: 'not-one-of';
      readonly allowed: string;
      /** The one of the request that allows no others. */
      readonly difficulty: string;
    }
  | { readonly problem: 'other' };

/** The types of JSON, and our own ones. */
export type ExpectedType = 'string' | 'number' | 'integer' | 'array' | 'object' | 'board' | 'value';

/** What the length of a value is counted in. */
export type LengthUnit = 'characters' | 'items';

/** The forms a string may have to keep. */
export type ExpectedFormat =
  | 'email'
  | 'date'
  | 'date-time'
  | 'place'
  | 'cells'
  | 'candidates'
  | 'plain-text'
  | 'one-line'
  | 'idempotency-key';

type Nothing = Readonly<Record<never, never>>;

/** The only digit without which a board would have a solution, where there is one. */
export interface WrongDigitDetails {
  readonly wrong_row?: number;
  readonly wrong_col?: number;
  readonly wrong_value?: number;
}

/** How a board without a solution shows it, if it can be seen at once. */
export type DeadEnd =
  | { readonly reason: 'cell-without-digit'; readonly row: number; readonly col: number }
  | {
      readonly reason: 'digit-without-place';
      readonly value: number;
      readonly house: 'row' | 'column' | 'box';
      readonly index: number;
    }
  | { readonly reason: 'not-in-sight' };

export type DeadEndDetails = DeadEnd & WrongDigitDetails;

/** Every error of the API, with what is known about each beside its code. */
export interface ErrorDetails {
  readonly 'malformed-request': Nothing;
  /** Where the body goes wrong, counted from 1, where that can be told; the encoding, where that is what is wrong. */
  readonly 'malformed-json': {
    readonly line?: number;
    readonly column?: number;
    readonly encoding?: 'utf-8';
  };
  readonly 'wrong-shape': { readonly path: string } & ShapeProblem;
  readonly 'wrong-length': { readonly length: number; readonly expected: number };
  readonly 'wrong-row-length': { readonly row: number; readonly length: number };
  readonly 'bad-value': { readonly row: number; readonly col: number; readonly value: string };
  readonly 'foreign-origin': Nothing;
  readonly 'unknown-path': Nothing;
  readonly 'unknown-problem': { readonly problem_id: string };
  readonly 'unknown-technique': { readonly technique: string };
  readonly 'wrong-method': { readonly allow: string };
  readonly 'request-timeout': Nothing;
  readonly 'too-large': { readonly limit: number };
  readonly 'wrong-content-type': Nothing;
  readonly conflict: {
    readonly row: number;
    readonly col: number;
    readonly value: number;
    /** The house that has the value more than once. */
    readonly house: 'row' | 'column' | 'box';
  };
  readonly 'no-solution': DeadEndDetails;
  /** A cell that two solutions fill differently. */
  readonly 'many-solutions': {
    readonly row: number;
    readonly col: number;
    readonly value: number;
    readonly other_value: number;
  };
  readonly 'too-few-givens': { readonly givens: number; readonly minimum: number };
  readonly 'idempotency-key-reused': Nothing;
  readonly 'too-many-requests': { readonly retry_after: number };
  /** Of `limit` boards in `window` seconds `remaining` are left for so many seconds, too few for the request. */
  readonly 'quota-exceeded': {
    readonly limit: number;
    readonly window: number;
    readonly remaining: number;
    readonly retry_after: number;
  };
  readonly 'headers-too-large': Nothing;
  readonly 'internal-error': Nothing;
  readonly 'not-ready': { readonly missing: string };
  readonly 'storage-unavailable': Nothing;
  readonly overloaded: { readonly retry_after: number };
  /** The time that a request may work, in seconds. */
  readonly 'time-limit': { readonly limit: number };
  /** After so many seconds no further board of a batch is begun. */
  readonly 'batch-time-limit': { readonly limit: number };
}

/** What went wrong, for programs: it stays the same when the wording of the message changes. */
export type ErrorCode = keyof ErrorDetails;

/** What the API says in one language. Rows and columns are counted from 0, as in its JSON. */
export interface ApiPhrases {
  readonly errors: {
    readonly [Code in ErrorCode]: (details: ErrorDetails[Code]) => string;
  };
  readonly contactReceived: string;
  /** How many solutions a board has that has some; `isExact`: not one more. */
  readonly solutions: {
    readonly one: string;
    readonly several: (count: number, isExact: boolean) => string;
  };
  /** Beside a hint: the technique that was asked for, by its name, doesn't lead on. */
  readonly techniqueNotThere: (technique: string) => string;
  /** Sentences as a paragraph. */
  readonly join: (sentences: readonly string[]) => string;
}
