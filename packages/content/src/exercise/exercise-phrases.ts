import type { HouseKind, TaughtTechniqueId } from '@nanpure/engine';
import type { Pool, Text } from '../hints/pool.ts';

/**
 * How much of the pattern is shown: all of it, so that only the conclusion is left to find; half of
 * it; nothing; or something that may be no pattern at all.
 */
export type ExerciseMode = 'guided' | 'half' | 'free' | 'near-miss';

/** The kinds of houses that count, where a task is not about all of them. */
export type Scope = 'box' | 'line';

interface Technique {
  readonly technique: string;
}
interface Tap {
  readonly cells: string;
}
interface Candidate extends Tap {
  readonly digits: string;
}
/** "2 and 7", "2 or 7" */
interface Digits {
  readonly digits: string;
  readonly either: string;
}
interface Houses {
  readonly houses: string;
}
/** A technique with the digits that it is about, as `pattern` names it. */
interface Pattern {
  readonly pattern: string;
}
/** The lines that cross those. */
interface Across {
  readonly across: string;
}
/** The cells of a pattern, without the name of its house where it has just one. */
interface Spots {
  readonly spots: string;
}

/** Everything that the tasks about a pattern say in one language, besides the hints' sentences. */
export interface ExercisePhrases {
  readonly names: Readonly<Record<TaughtTechniqueId, string>>;
  /** A technique and its digits: two that share their cells, or those that each have a pattern. */
  readonly pattern: {
    readonly pair: Text<Technique & { readonly digits: string }>;
    readonly single: Text<Technique & { readonly digits: string }>;
  };
  /** The pattern is shown, and its conclusion asked for. */
  readonly guided: {
    /** A digit, by what else fits in its cell. */
    readonly cell: Text<Technique & Tap>;
    /** A digit, by where else in a house it fits. */
    readonly place: Text<Technique & Houses & Spots>;
    readonly elimination: Text<Pattern & Houses & Spots>;
    /** A pattern on the crossings of some lines. */
    readonly crossings: Text<Pattern & Houses & Across>;
  };
  /** One part of the pattern is shown, and the other one asked for. */
  readonly half: {
    /** A house, where the pattern is one cell. */
    readonly cell: Text<Technique & Houses>;
    /** A cell, where the pattern is two. */
    readonly cells: Text<Pattern & Tap & Houses>;
    /** The house that the pattern starts from, where it is the cells of one digit there. */
    readonly places: Text<Pattern & Houses>;
    /** All lines but the last, where the pattern is lines of a kind. */
    readonly lines: Text<Pattern & Houses & { readonly kind: HouseKind }>;
  };
  readonly free: Text<Technique>;
  /** The same for a digit with one place left, where only some houses count. */
  readonly freeIn: Readonly<Record<Scope, string>>;
  /** May be one, or not. */
  readonly nearMiss: {
    readonly cell: Text<Technique & Candidate>;
    readonly cells: Text<Technique & Candidate & Houses>;
    /** On the crossings of some lines. */
    readonly crossings: Text<Technique & Houses & Across & { readonly digits: string }>;
  };
  readonly right: Pool<6, Record<never, never>>;
  /** The pattern is found; what it removes, or which digit it places, is asked for now. */
  readonly strikeOut: string;
  readonly whichDigit: string;
  /** Why a try is not what was asked for, or how far it goes. */
  readonly wrong: {
    readonly filled: Text<Tap>;
    readonly noCandidate: Text<Candidate>;
    /** A digit for a cell that nobody asked about. */
    readonly otherCell: Text<Tap>;
    /** A cell that no pattern of the technique uses. */
    /** A cell that is no naked single, as two digits fit. */
    readonly fitsBoth: Text<Tap & Technique & { readonly digits: string }>;
    readonly inNoPattern: {
      readonly cell: Text<Tap & Technique>;
      readonly cells: Text<Tap & Technique>;
    };
    /** A cell that is the only place of no digit in the houses that count. */
    readonly notOnlyPlace: Readonly<Record<Scope, Text<Tap>>>;
    /** A cell of a true pattern, which is not the one asked for. */
    readonly elsewhere: Text<Tap & Technique>;
    /** A cell of a true pattern. */
    readonly begun: Text<Tap & Technique>;
    readonly keeps: Text<Candidate>;
    readonly unaffected: Text<Candidate>;
    readonly cellsLeft: Text<{ readonly count: number }>;
    readonly candidatesLeft: Text<{ readonly count: number }>;
  };
  /** A true pattern that removes nothing. */
  readonly idle: {
    /** No house of it has another candidate of its digits. */
    readonly inHouses: Text<Pattern & Houses & Digits>;
    /** Its cells have no other candidates. */
    readonly inCells: Text<Pattern>;
  };
  /** A true pattern that is not the one asked for. */
  readonly another: Text<Pattern & Tap>;
  /** "Is it one?" was answered, where it is none; the reason follows. */
  readonly answered: { readonly right: string; readonly wrong: string };
  /** What is the matter with a near miss. */
  readonly flaw: {
    /** A cell of the pattern has other candidates too. */
    readonly moreInCells: Text<Technique & Tap & Digits>;
    /** A digit has more places in a house than the pattern has. */
    readonly morePlaces: Text<
      Technique & Houses & Spots & { readonly digit: string; readonly count: number }
    >;
    /** A digit fits in a base house outside of the houses that cross it. */
    readonly outside: Text<
      Technique & Houses & Tap & { readonly digit: string; readonly cover: string }
    >;
  };
  /** After any answer to "is it one?" where it is; the reason follows. */
  readonly isOne: Text<Technique>;
}
