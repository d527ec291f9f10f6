import type { HintContext } from '@nanpure/engine/hints';
import type { Candidate } from './claim.ts';
import { ALL_CELLS, cellsIn } from './geometry.ts';
import { digitsByRules, hasRepeats, plainSolutions } from './plain-solver.ts';
import { type Candidates, plainClosure } from './plain-steps.ts';

/** So many solutions of a board are looked at. */
const MOST_SOLUTIONS = 50;

/** What steps have told since the board last changed. */
export interface Told {
  readonly placements: ReadonlySet<string>;
  readonly eliminations: ReadonlySet<string>;
}

export const NOTHING_TOLD: Told = { placements: new Set(), eliminations: new Set() };

export function nameOf({ cell, digit }: Candidate): string {
  return `${cell}:${digit}`;
}

/** A board with everything that a hint may say something about, worked out anew. */
export class BoardFacts {
  readonly values: readonly number[];
  readonly givens: readonly number[] | undefined;
  readonly notes: readonly (readonly number[])[];
  /** The solutions that a hint has to hold for: the only one, if it is known, or those of the board. */
  readonly solutions: readonly (readonly number[])[];
  /** What the rules leave in each empty cell. */
  readonly candidates: Candidates;
  readonly emptyCells: readonly number[];
  #closure: Candidates | undefined;

  constructor(values: readonly number[], { givens, solution, notes = [] }: HintContext) {
    this.values = values;
    this.givens = givens;
    this.notes = notes;
    this.solutions = solutionsOf(values, givens, solution);
    this.candidates = ALL_CELLS.map((cell) => new Set(digitsByRules(values, cell)));
    this.emptyCells = ALL_CELLS.filter((cell) => values[cell] === 0);
  }

  isEmpty(cell: number): boolean {
    return this.values[cell] === 0;
  }

  emptyIn(house: number): number[] {
    return cellsIn(house).filter((cell) => this.isEmpty(cell));
  }

  /** Whether the rules alone leave a candidate. */
  allows({ cell, digit }: Candidate): boolean {
    return this.candidates[cell]?.has(digit) ?? false;
  }

  notesAt(cell: number): readonly number[] {
    return this.isEmpty(cell) ? (this.notes[cell] ?? []) : [];
  }

  isNoted({ cell, digit }: Candidate): boolean {
    return this.notesAt(cell).includes(digit);
  }

  /** Whether the player's notes leave a candidate out that can be proven to be none. */
  isCrossedOut(candidate: Candidate): boolean {
    if (this.notesAt(candidate.cell).length === 0 || this.isNoted(candidate)) return false;
    this.#closure ??= plainClosure(this.candidates);
    return !this.#closure[candidate.cell]?.has(candidate.digit);
  }

  /** Whether earlier steps have ruled a candidate out: those that were told, or the player's own. */
  isRuledOut(candidate: Candidate, told: Told): boolean {
    return told.eliminations.has(nameOf(candidate)) || this.isCrossedOut(candidate);
  }

  /** What the rules and the steps that were told leave. */
  leftByTold(told: Told): Candidates {
    return this.#without(({ cell, digit }) => told.eliminations.has(nameOf({ cell, digit })));
  }

  /**
   * The same without what the player may have crossed out. Whether he has, or has only not noted it,
   * nobody can see: what is left is between the two.
   */
  leftAtLeast(told: Told): Candidates {
    return this.#without((candidate) => this.isRuledOut(candidate, told));
  }

  /**
   * The same where only those cells count as worked out that note everything else: what is not noted in
   * others has been forgotten, or not looked at.
   */
  leftAsNoted(told: Told): Candidates {
    const isWorkedOut = ALL_CELLS.map((cell) =>
      [...(this.candidates[cell] ?? [])].every(
        (digit) => this.isNoted({ cell, digit }) || this.isRuledOut({ cell, digit }, told),
      ),
    );
    return this.#without(
      (candidate) =>
        told.eliminations.has(nameOf(candidate)) ||
        (Boolean(isWorkedOut[candidate.cell]) && this.isCrossedOut(candidate)),
    );
  }

  #without(isOut: (candidate: Candidate) => boolean): Candidates {
    return this.candidates.map(
      (digits, cell) => new Set([...digits].filter((digit) => !isOut({ cell, digit }))),
    );
  }

  /** Whether a digit stands in a cell in some solution. */
  canStand({ cell, digit }: Candidate): boolean {
    if (this.solutions.some((solution) => solution[cell] === digit)) return true;
    if (this.solutions.length < 2 || !this.allows({ cell, digit })) return false;
    const values = this.values.map((value, each) => (each === cell ? digit : value));
    return plainSolutions(values, 1).length > 0;
  }
}

/** As a hint is to be held against them: the solution that is known, that of the givens, or those of the board. */
function solutionsOf(
  values: readonly number[],
  givens: readonly number[] | undefined,
  solution: readonly number[] | undefined,
): readonly (readonly number[])[] {
  if (solution) return [solution];
  const ofGivens = givens ? plainSolutions(givens, 2) : [];
  if (ofGivens.length === 1) return ofGivens;
  return hasRepeats(values) ? [] : plainSolutions(values, MOST_SOLUTIONS);
}
