import type { z } from 'zod';
import type { Failure } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** Long enough for any honest message; a message may quote what was sent. */
const LONGEST_MESSAGE = 200;

/** For a value that fits none of several forms, the branch that came furthest says most. */
function furthest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inside = issue.errors
    .flat()
    .map((each) => furthest({ ...each, path: [...issue.path, ...each.path] }))
    .sort((a, b) => b.path.length - a.path.length)[0];
  return inside && inside.path.length > issue.path.length ? inside : issue;
}

/** A path as a programmer writes it: `board[3][4]`. */
function pathOf(issue: Issue): string {
  return issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Says what is wrong with the shape of a JSON body, and where: the first thing that is. */
export function shapeFailure({
  issues,
}: {
  readonly issues: readonly Issue[];
}): Failure<'wrong-shape'> {
  const [first] = issues.map(furthest);
  const path = first ? pathOf(first) : '';
  const what = (first?.message ?? 'Invalid input').slice(0, LONGEST_MESSAGE);
  const message = `${path === '' ? 'The body' : path}: ${what}`;
  return { code: 'wrong-shape', message, details: { path } };
}
