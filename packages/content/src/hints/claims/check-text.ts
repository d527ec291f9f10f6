import { ANSWER_CHECKS } from './check-answers.ts';
import { GUESS_CHECKS } from './check-guesses.ts';
import { MISTAKE_CHECKS } from './check-mistakes.ts';
import { REASON_CHECKS } from './check-reasons.ts';
import type { CheckedText, Checks, Flaw } from './checked-text.ts';
import type { Claim } from './claim.ts';

const CHECKS: Checks<Claim['says']> = {
  ...REASON_CHECKS,
  ...ANSWER_CHECKS,
  ...MISTAKE_CHECKS,
  ...GUESS_CHECKS,
};

/** Why a claim of a text is not true; undefined where it is. */
function flawOf(claim: Claim, text: CheckedText): Flaw {
  // Each claim goes to the check of its kind, which types cannot follow through a table.
  const check = CHECKS[claim.says] as (claim: Claim, text: CheckedText) => Flaw;
  return check(claim, text);
}

/** What is not true in a text: each untrue claim, and why. */
export function untrueIn(text: CheckedText): string[] {
  return text.claims.flatMap((claim) => {
    const flaw = flawOf(claim, text);
    return flaw === undefined ? [] : [`${JSON.stringify(claim)}: ${flaw}`];
  });
}
