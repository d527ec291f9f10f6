import type { ExpectedFormat, ExpectedType, ShapeProblem } from '@nanpure/content/api';
import type { ValidationTargets } from 'hono';
import type { z } from 'zod';
import type { Failure } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** Longest path or field name that details quote from a request. */
const MAX_QUOTED_LENGTH = 80;

/** Of a union's issues the deepest one: the branch that matched furthest is the one that was meant. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inside = issue.errors
    .flat()
    .map((each) => deepest({ ...each, path: [...issue.path, ...each.path] }))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return inside && inside.path.length > issue.path.length ? inside : issue;
}

/** Whether there is nothing at a place of a request. */
function isMissingAt(place: Issue['path'], request: unknown): boolean {
  const found = place.reduce<unknown>((value, key) => Reflect.get(Object(value), key), request);
  return found === undefined;
}

/** A path as in JavaScript: `board[3][4]`. */
function pathOf(issue: Issue): string {
  return issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
    .slice(0, MAX_QUOTED_LENGTH);
}

const TYPES: Readonly<Record<string, ExpectedType>> = {
  string: 'string',
  number: 'number',
  int: 'integer',
  array: 'array',
  object: 'object',
  record: 'object',
};

const FORMATS: Readonly<Record<string, ExpectedFormat>> = {
  email: 'email',
  date: 'date',
  datetime: 'date-time',
  place: 'place',
  cells: 'cells',
  candidates: 'candidates',
  'plain-text': 'plain-text',
  'one-line': 'one-line',
  'idempotency-key': 'idempotency-key',
};

function formatProblem(name: unknown): ShapeProblem {
  const format = FORMATS[String(name)];
  return format ? { problem: 'wrong-format', format } : { problem: 'other' };
}

function sizeProblem(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): ShapeProblem {
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  const unit = issue.origin === 'string' ? 'characters' : 'items';
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    return isNumber ? { problem: 'too-large', maximum } : { problem: 'too-long', maximum, unit };
  }
  const minimum = Number(issue.minimum);
  return isNumber ? { problem: 'too-small', minimum } : { problem: 'too-short', minimum, unit };
}

/** A Zod issue in the terms of our error texts. */
function problemOf(issue: Issue, request: unknown): ShapeProblem {
  const missing = isMissingAt(issue.path, request) && { received: 'nothing' as const };
  switch (issue.code) {
    case 'invalid_type':
      return { problem: 'wrong-type', expected: TYPES[issue.expected] ?? 'value', ...missing };
    case 'invalid_union':
      // The only union in a request.
      return { problem: 'wrong-type', expected: 'board', ...missing };
    case 'too_big':
    case 'too_small':
      return sizeProblem(issue);
    case 'invalid_format':
      return formatProblem(issue.format);
    case 'custom':
      return formatProblem(issue.params?.format);
    case 'invalid_key':
      return { problem: 'wrong-format', format: 'place' };
    case 'unrecognized_keys':
      return { problem: 'unknown-field', field: (issue.keys[0] ?? '').slice(0, MAX_QUOTED_LENGTH) };
    case 'invalid_value':
      return { problem: 'not-one-of', allowed: issue.values.map(String).join(', ') };
    default:
      return { problem: 'other' };
  }
}

/** Whether an issue is about a parameter that a query has more than once: its values come as a list. */
function isOfRepeated({ path: [name] }: Issue, query: unknown): boolean {
  return name !== undefined && Array.isArray(Reflect.get(Object(query), name));
}

/** Whether an issue is that an integer is beyond those that JavaScript holds exactly. */
function isOfSafeRange(issue: Issue): boolean {
  return (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
}

/** Whether another issue says of the same value that it is beyond a limit of its own. */
function hasOwnLimit(issue: Issue, issues: readonly Issue[]): boolean {
  return issues.some(
    (other) =>
      other.code === issue.code && !isOfSafeRange(other) && pathOf(other) === pathOf(issue),
  );
}

/** The first validation error of a request, and where it is. `target` is the part of the request that was read. */
export function validationFailure(
  { issues }: { readonly issues: readonly Issue[] },
  request: unknown,
  target: keyof ValidationTargets = 'json',
): Failure<'wrong-shape'> {
  const all = issues.map(deepest);
  const first = all.find((issue) => !(isOfSafeRange(issue) && hasOwnLimit(issue, all)));
  if (first && target === 'query' && isOfRepeated(first, request)) {
    return { code: 'wrong-shape', details: { path: String(first.path[0]), problem: 'repeated' } };
  }
  const problem: ShapeProblem = first ? problemOf(first, request) : { problem: 'other' };
  return { code: 'wrong-shape', details: { path: first ? pathOf(first) : '', ...problem } };
}
