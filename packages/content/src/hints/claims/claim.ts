import type { HouseKind, TaughtTechniqueId } from '@nanpure/engine';

/** A cell is 0-80, row by row. */
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** 0-8 are the rows, 9-17 the columns, 18-26 the boxes. */
export type House = number;

type Cells = readonly number[];
type Digits = readonly number[];

/** In place of a cell or a digit: the one that the same text places. */
export const HERE = -1;

/**
 * One fact that a sentence of a hint states or takes for granted, as plain data. What a sentence leaves
 * open is an empty list: the digits at level 2, the candidates that "earlier steps ruled out".
 */
export type Claim =
  // Where a step is
  | { readonly says: 'starts-in'; readonly house: House }
  | { readonly says: 'worth-searching'; readonly by: 'digits' | 'cells'; readonly house: House }
  | { readonly says: 'one-cell-empty'; readonly house: House }
  | { readonly says: 'cells-to-go'; readonly count: number }
  | { readonly says: 'technique'; readonly technique: TaughtTechniqueId }
  | { readonly says: 'outlined' }
  | { readonly says: 'empty'; readonly cell: number }
  | { readonly says: 'empty-cells'; readonly house: House; readonly cells: Cells }
  | { readonly says: 'lie-in'; readonly houses: readonly House[] }
  // Why it holds
  | {
      readonly says: 'only-places';
      readonly by: 'rules' | 'notes';
      readonly houses: readonly House[];
      readonly cells: Cells;
      readonly digits: Digits;
      /** How many digits there are of that kind: at least one, or exactly two. */
      readonly count: 'some' | 'two';
    }
  | {
      readonly says: 'only-digits';
      readonly by: 'rules' | 'notes';
      readonly cells: Cells;
      readonly digits: Digits;
    }
  | { readonly says: 'other-cells-taken'; readonly digits: Digits; readonly by: Kinds }
  | { readonly says: 'other-digits-seen' }
  | { readonly says: 'last-cell'; readonly house: House; readonly digit: number }
  | { readonly says: 'still-needs'; readonly house: House; readonly digit: number }
  | { readonly says: 'builds-on'; readonly candidates: readonly Candidate[] }
  // What follows
  | { readonly says: 'goes'; readonly cell: number; readonly digit: number }
  | { readonly says: 'ruled-out'; readonly candidates: readonly Candidate[] }
  | {
      readonly says: 'no-more-in';
      readonly houses: readonly House[];
      readonly digits: Digits;
    }
  | { readonly says: 'box-has-it-in'; readonly digit: number; readonly house: House }
  | { readonly says: 'nothing-else-in-the-two' }
  | { readonly says: 'lines'; readonly count: number; readonly kind: HouseKind }
  | { readonly says: 'apart'; readonly digit: number; readonly across: HouseKind }
  | { readonly says: 'one-each'; readonly houses: readonly House[] }
  // The player's notes
  | { readonly says: 'notes-missing'; readonly candidates: readonly Candidate[] }
  | { readonly says: 'notes-can-go'; readonly candidates: readonly Candidate[] }
  | { readonly says: 'several-notes-missing' }
  | { readonly says: 'several-notes-can-go' }
  | { readonly says: 'crossed-out' }
  // The solutions
  | { readonly says: 'many-solutions' }
  | { readonly says: 'complete' }
  | { readonly says: 'cannot-be-finished' }
  // Mistakes
  | { readonly says: 'wrong-digit-in'; readonly house: House }
  | { readonly says: 'wrong-digit-at'; readonly cell: number }
  | { readonly says: 'repeated-in'; readonly house: House }
  | { readonly says: 'same-digit'; readonly house: House; readonly cells: Cells }
  | { readonly says: 'one-is-given' }
  | { readonly says: 'some-must-go' }
  | { readonly says: 'stands-wrong'; readonly cells: Cells; readonly digit: number }
  | { readonly says: 'only-once'; readonly house: House; readonly digit: number }
  | { readonly says: 'only-one-keeps'; readonly cells: Cells; readonly digit: number }
  | { readonly says: 'given-in'; readonly house: House; readonly digit: number }
  | { readonly says: 'breaks-no-rule' }
  | { readonly says: 'solution-differs'; readonly cells: Cells }
  // Dead ends
  | { readonly says: 'cell-without-digit-in'; readonly house: House }
  | { readonly says: 'no-digit-fits'; readonly cell: number }
  | { readonly says: 'every-digit-seen' }
  | { readonly says: 'digit-without-place-in'; readonly house: House }
  | { readonly says: 'no-place'; readonly house: House; readonly digit: number }
  | { readonly says: 'every-empty-cell-sees'; readonly digit: number }
  | { readonly says: 'no-digit-repeated' }
  | { readonly says: 'dead-end-out-of-sight' }
  // No step
  | { readonly says: 'no-new-step'; readonly technique?: TaughtTechniqueId }
  | { readonly says: 'from-solution' }
  | { readonly says: 'has-empty-cells'; readonly house: House }
  | { readonly says: 'digits-left'; readonly cell: number; readonly count: number }
  | { readonly says: 'can-take'; readonly cell: number; readonly digits: Digits }
  | {
      readonly says: 'nothing-new-in';
      readonly house: House;
      readonly technique?: TaughtTechniqueId;
    }
  | {
      readonly says: 'nothing-new-at';
      readonly cell: number;
      readonly technique?: TaughtTechniqueId;
    }
  // The answer to a guess
  | { readonly says: 'in-pattern'; readonly cell: number }
  | { readonly says: 'answer-cell'; readonly cell: number }
  | { readonly says: 'stands'; readonly cell: number; readonly digit: number }
  | { readonly says: 'other-single'; readonly cell: number }
  | { readonly says: 'loses-candidate'; readonly cell: number }
  | { readonly says: 'outside'; readonly cell: number; readonly house: House }
  | { readonly says: 'open'; readonly cell: number }
  | { readonly says: 'replaceable'; readonly cell: number; readonly house: House }
  | { readonly says: 'not-in-pattern'; readonly cell: number };

type Kinds = readonly HouseKind[];

export type ClaimOf<Says extends Claim['says']> = Extract<Claim, { readonly says: Says }>;
