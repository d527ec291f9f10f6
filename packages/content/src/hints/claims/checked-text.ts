import type { TaughtTechniqueId } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import type { BoardFacts, Told } from './board-facts.ts';
import type { Candidate, Claim, ClaimOf, House } from './claim.ts';

/** A text of a hint on the board that it is about. */
export interface CheckedText {
  readonly facts: BoardFacts;
  /** What steps had told before. */
  readonly told: Told;
  readonly level: HintLevel;
  readonly claims: readonly Claim[];
  /** What the same hint claims at level 3. */
  readonly answer: readonly Claim[];
  /** The cells that are outlined on the board. */
  readonly outlined: readonly number[];
  /** The technique whose steps alone were asked for. */
  readonly onlyTechnique?: TaughtTechniqueId | undefined;
}

/** Why a claim is not true; undefined where it is. */
export type Flaw = string | undefined;

/** How to hold claims of some kinds against the board. */
export type Checks<Says extends Claim['says']> = {
  readonly [Each in Says]: (claim: ClaimOf<Each>, text: CheckedText) => Flaw;
};

export function unless(isTrue: boolean, flaw: string): Flaw {
  return isTrue ? undefined : flaw;
}

export function sameItems(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}

export function claimsOf<Says extends Claim['says']>(
  claims: readonly Claim[],
  says: Says,
): ClaimOf<Says>[] {
  return claims.filter((claim): claim is ClaimOf<Says> => claim.says === says);
}

/** What a step rests on, as its level 3 tells it. */
export interface Pattern {
  /** Whether its digits have no other place, or its cells no other digit. */
  readonly rests: 'places' | 'cells';
  readonly houses: readonly House[];
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

export function patternOf(claims: readonly Claim[]): Pattern | undefined {
  const [places] = claimsOf(claims, 'only-places');
  if (places) return { rests: 'places', ...places };
  const [digits] = claimsOf(claims, 'only-digits');
  if (digits) return { rests: 'cells', houses: [], ...digits };
  const [last] = claimsOf(claims, 'last-cell');
  const [goes] = claimsOf(claims, 'goes');
  if (!last || !goes) return undefined;
  return { rests: 'places', houses: [last.house], cells: [goes.cell], digits: [last.digit] };
}

/** What a hint concludes, as its level 3 tells it. */
export function conclusionsOf(claims: readonly Claim[]): {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
} {
  return {
    placements: claimsOf(claims, 'goes').map(({ cell, digit }) => ({ cell, digit })),
    eliminations: claimsOf(claims, 'ruled-out').flatMap(({ candidates }) => candidates),
  };
}

/** What a text says that its step builds on; undefined where it says nothing of the kind. */
export function builtOn(claims: readonly Claim[]): readonly Candidate[] | undefined {
  const built = claimsOf(claims, 'builds-on');
  return built.length > 0 ? built.flatMap(({ candidates }) => candidates) : undefined;
}
