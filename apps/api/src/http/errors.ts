import type { Language } from '@nanpure/content';
import { API_PHRASES, type ErrorCode, type ErrorDetails } from '@nanpure/content/api';
import type { Context } from 'hono';
import { ERRORS, type StatusOf } from './error-catalogue.ts';
import type { ErrorBody } from './error-docs.ts';
import { answerLanguage } from './language.ts';

/** An error code with its details. */
export type Failure<Code extends ErrorCode = ErrorCode> = {
  [C in Code]: { readonly code: C; readonly details: ErrorDetails[C] };
}[Code];

function messageOf<Code extends ErrorCode>(
  { code, details }: { readonly code: Code; readonly details: ErrorDetails[Code] },
  language: Language,
): string {
  return API_PHRASES[language].errors[code](details);
}

/** The JSON of an error: the body of a reply, or what stands in the place of one in a batch. */
export function errorBody<Code extends ErrorCode>(
  failure: { readonly code: Code; readonly details: ErrorDetails[Code] },
  language: Language,
): ErrorBody {
  const { code, details } = failure;
  const error = messageOf(failure, language);
  const hasDetails = Object.keys(details).length > 0;
  return { error, code, ...(hasDetails && { details: { ...details } }) };
}

/**
 * Answers with an error as JSON, with the status of the catalogue, in the language that the request names
 * or accepts.
 */
export function replyError<Code extends ErrorCode>(
  c: Context,
  failure: { readonly code: Code; readonly details: ErrorDetails[Code] },
  named?: unknown,
) {
  const status: StatusOf<Code> = ERRORS[failure.code].status;
  return c.json(errorBody(failure, answerLanguage(c, named)), status);
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
