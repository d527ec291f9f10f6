import type { QuestionTry } from '@nanpure/content/exercise';

/** What there is to say about the latest try at a question. */
export type QuestionVerdict =
  | { readonly kind: 'tried'; readonly tried: QuestionTry }
  | { readonly kind: 'right' | 'shown' };

/** The tries that show that something was not understood. */
const WRONG: ReadonlySet<QuestionTry['code']> = new Set([
  'blocked',
  'unseen',
  'outside',
  'no-note',
  'not-last',
  'not-this-one',
]);

/** Whether the latest try was wrong. */
export function isWrongTry(verdict: QuestionVerdict | undefined): boolean {
  return verdict?.kind === 'tried' && WRONG.has(verdict.tried.code);
}
