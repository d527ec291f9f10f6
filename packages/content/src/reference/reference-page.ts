import type { LadderStep, LadderTechniqueId } from '@nanpure/engine/ladder';
import type { ReferenceId } from './reference-ids.ts';

/** What the techniques of a page have in common; the list has a heading for each. */
export type ReferenceFamily =
  | 'singles'
  | 'subsets'
  | 'fish'
  | 'single-digit'
  | 'wings'
  | 'uniqueness'
  | 'colouring'
  | 'chains'
  | 'almost-locked-sets'
  | 'last-resorts';

/** A page about one technique of the ladder, or about variants of one. */
export interface ReferencePage {
  readonly id: ReferenceId;
  readonly family: ReferenceFamily;
  /** The techniques that it is about, easiest first. */
  readonly rungs: readonly [LadderTechniqueId, ...LadderTechniqueId[]];
}

/** What a language says on a page. Names, and what else they are called, are those of the ladder. */
export interface ReferenceTexts {
  /** Why it is true, a paragraph each. */
  readonly idea: readonly string[];
  /** What a person does with pencil and eyes, a step each. */
  readonly howToLook: readonly string[];
  /** Where something has to be said honestly: what it assumes, what hardly anyone does on paper. */
  readonly remarks?: readonly string[];
  /** What sets a variant apart from the others, above its example. */
  readonly variants?: Readonly<Partial<Record<LadderTechniqueId, string>>>;
}

/** A step on a board of a real puzzle. */
export interface ReferenceExample {
  /** The puzzle, 81 characters. */
  readonly givens: string;
  /** The board with its candidates, as `formatPosition(…, 'line')` writes it. */
  readonly position: string;
  readonly step: LadderStep;
}
