import { formatGrid, type Grid } from '../grid.ts';
import { findHint } from './find-hint.ts';
import { type AnyHintFacts, type Hint, type HintLevel, hintKey } from './hint.ts';
import type { HintContext } from './request.ts';

/** A hint of any kind, reasoned with whatever techniques. */
type LevelledHint = AnyHintFacts & { readonly level: HintLevel };

/** Where a player stands with his hints. Plain data, to be kept with the game or not at all. */
export interface HintSession<AnyHint = Hint> {
  /** The hint to show now. */
  readonly hint: AnyHint;
  /** The board for which it was found: its digits, and everything else that was known. */
  readonly digits: string;
  readonly details: string;
  /** The keys of the hints that were shown on these digits up to level 3, in order. */
  readonly shown: readonly string[];
}

const NEXT_LEVEL: Readonly<Record<HintLevel, HintLevel | undefined>> = {
  1: 2,
  2: 3,
  3: undefined,
};

function detailsOf({ notes = [], technique, techniques = [] }: HintContext): string {
  return [technique ?? techniques.join(), ...notes.map((digits) => digits.join(''))].join('|');
}

/** The hints that are finished once one more is asked for. */
function finished({ hint, shown }: HintSession<LevelledHint>): readonly string[] {
  return NEXT_LEVEL[hint.level] ? shown : [...shown, hintKey(hint)];
}

/**
 * What one more press of the hint button shows: the same hint at its next level, and after level 3
 * the next one at level 1. On a changed board hints start at level 1 again; where only notes have
 * changed, those that were told to the end don't come again before the other steps.
 */
export function nextHint<AnyHint extends LevelledHint = Hint>(
  previous: HintSession<AnyHint | Hint> | undefined,
  board: Grid,
  context: HintContext = {},
): HintSession<AnyHint | Hint> {
  const [digits, details] = [formatGrid(board), detailsOf(context)];
  const last = previous?.digits === digits ? previous : undefined;
  const level = last && NEXT_LEVEL[last.hint.level];
  if (last?.details === details && level) return { ...last, hint: { ...last.hint, level } };
  const shown = last ? finished(last) : [];
  const hint = findHint(board, { ...context, level: 1, shown });
  const isNoted = last !== undefined && last.details !== details;
  if (isNoted && hint.kind !== 'step' && shown.length > 0) {
    // Steps that were passed over come again before an answer is taken from the solution.
    return { hint: findHint(board, { ...context, level: 1 }), digits, details, shown: [] };
  }
  return { hint, digits, details, shown };
}
