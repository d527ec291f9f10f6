import type { TechniqueId } from '@nanpure/engine';
import type { Pool, Text } from '../hints/pool.ts';

/**
 * How much of the pattern is shown: all of it, so that only the conclusion is left to find; half of
 * it; nothing; or something that may be no pattern at all.
 */
export type ExerciseMode = 'guided' | 'half' | 'free' | 'near-miss';

interface Technique {
  readonly technique: string;
}
interface Tap {
  readonly cells: string;
}
interface Candidate extends Tap {
  readonly digits: string;
}

/** Everything that "Find it yourself" says in one language, besides the hints' sentences. */
export interface ExercisePhrases {
  readonly title: string;
  readonly lead: Text<Technique>;
  readonly modes: Readonly<Record<ExerciseMode, string>>;
  /** The pattern is shown, in `cells`. */
  readonly guided: {
    readonly placement: Text<Technique & Tap>;
    readonly elimination: Text<Technique & Tap>;
  };
  /** One part of the pattern is shown, and the other one asked for. */
  readonly half: {
    /** A house, where the pattern is one cell. */
    readonly cell: Text<Technique & { readonly houses: string }>;
    /** A cell, where the pattern is two. */
    readonly cells: Text<Technique & Tap & { readonly houses: string }>;
    /** The house that the pattern starts from, where it is the cells of one digit there. */
    readonly places: Text<Technique & { readonly digit: string; readonly houses: string }>;
    /** All lines but the last, where the pattern is lines. */
    readonly lines: Text<Technique & { readonly digit: string; readonly houses: string }>;
  };
  readonly free: Text<Technique>;
  readonly nearMiss: Text<Technique & Tap>;
  readonly right: Pool<6, Record<never, never>>;
  /** Why a try is not what was asked for. */
  readonly wrong: {
    readonly filled: Text<Tap>;
    readonly noCandidate: Text<Candidate>;
    readonly notInPattern: Text<Tap>;
    readonly keeps: Text<Candidate>;
    readonly unaffected: Text<Candidate>;
    readonly unfinished: Text<{ readonly count: number }>;
  };
  /** What is the matter with a near miss. */
  readonly flaw: {
    /** A cell of the pattern has other candidates too. */
    readonly moreInCells: Text<Candidate & Technique>;
    /** A digit of the pattern fits elsewhere in its houses too. */
    readonly moreInHouses: Text<Candidate & Technique>;
    /** It is one, and rules nothing out. */
    readonly noEffect: Text<Technique>;
  };
  /** After any answer to "is it one?" where it is; the reason follows. */
  readonly isOne: Text<Technique>;
  readonly names: Readonly<Record<TechniqueId, string>>;
}
