import type { Language } from '@nanpure/content';
import { API_PHRASES, ERROR_TITLES, type ErrorCode, type ErrorDetails } from '@nanpure/content/api';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { V1_BASE } from '../api-base.ts';
import { varyBy } from '../headers/vary.ts';
import { answerLanguage } from '../language.ts';
import { requestIdOf } from '../request-id.ts';
import { ERRORS, type StatusOf } from './error-catalogue.ts';
import { type ErrorBody, PROBLEM_JSON, problemType } from './error-docs.ts';

/** An error code with its details. */
export type Failure<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly code: C; readonly details: ErrorDetails[C] };
}[Code];

interface Told<Code extends ErrorCode> {
  readonly code: Code;
  readonly details: ErrorDetails[Code];
}

/** The JSON of an error: problem details (RFC 9457), and what this API had before them. */
export function errorBody<Code extends ErrorCode>(
  { code, details }: Told<Code>,
  language: Language,
): ErrorBody {
  const error = API_PHRASES[language].errors[code](details);
  return {
    error,
    code,
    // Those of an error that has some are always there, if empty.
    ...('details' in ERRORS[code] && { details: { ...details } }),
    type: problemType(code),
    title: ERROR_TITLES[language][code],
    status: ERRORS[code].status,
    detail: error,
  };
}

/**
 * Whether `Accept` names problem details, and weighs (`q`) plain JSON no more. Wildcards alone don't ask for them:
 * clients that send those know nothing of the type.
 */
function prefersProblemJson(header = ''): boolean {
  const accepted = parseAccept(header.toLowerCase());
  const weightOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const plain = weightOf('application/json') ?? weightOf('application/*') ?? weightOf('*/*') ?? 0;
  const weight = weightOf(PROBLEM_JSON) ?? 0;
  return weight > 0 && weight >= plain;
}

/** Whether an error is labelled as problem details: always below v1, elsewhere for those who ask for it. */
function isLabelled(c: Context): boolean {
  if (c.req.path.startsWith(`${V1_BASE}/`)) return true;
  varyBy(c, 'Accept');
  return prefersProblemJson(c.req.header('Accept'));
}

/**
 * Answers with an error as JSON, with the status of the catalogue, in the language that the request names
 * or accepts.
 */
export function replyError<Code extends ErrorCode>(
  c: Context,
  failure: Told<Code>,
  named?: unknown,
) {
  const body = errorBody(failure, answerLanguage(c, named));
  const status: StatusOf<Code> = ERRORS[failure.code].status;
  const id = status >= 500 ? requestIdOf(c) : undefined;
  const headers = isLabelled(c) ? { 'Content-Type': PROBLEM_JSON } : undefined;
  return c.json({ ...body, ...(id !== undefined && { request_id: id }) }, status, headers);
}

/** Answers 404. */
export function replyUnknownPath(c: Context) {
  return replyError(c, { code: 'unknown-path', details: {} });
}

/** Answers 405 with `Allow`; for Hono's `methodNotAllowed`. */
export function replyWrongMethod(c: Context, methods: readonly string[]) {
  const allow = methods.join(', ');
  c.header('Allow', allow);
  return replyError(c, { code: 'wrong-method', details: { allow } });
}
