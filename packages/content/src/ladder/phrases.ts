import type { Candidate, Cell, Digit, House } from '@nanpure/engine';
import type { Node } from '@nanpure/engine/ladder';
import type { Names } from '../hints/names.ts';
import type { LastCellPhrases } from '../hints/phrases.ts';
import type { Pool, Text } from '../hints/pool.ts';
import type { Cells, CellsWithDigits, Colour, Joined, LetteredSet, Places } from './facts.ts';
import type { UniquenessPhrases } from './uniqueness-phrases.ts';

/** What has to be believed of the board. */
export interface PremisePhrases {
  readonly cells: Text<CellsWithDigits>;
  readonly house: Text<Places>;
  /** Several digits that have, taken together, only these cells of a house. */
  readonly digitsInHouse: Text<{ readonly house: House } & CellsWithDigits>;
  /** Cells with as many digits as they are. */
  readonly locked: Text<CellsWithDigits>;
  /** Cells with one digit more than they are. */
  readonly almostLocked: Text<LetteredSet>;
}

/** A chain, link by link, and what follows from its ends. */
export interface ChainPhrases {
  readonly look: {
    readonly ends: Text<{ readonly from: readonly Cell[]; readonly to: readonly Cell[] }>;
    readonly back: Text<Cells>;
    readonly loop: Text<Cells>;
  };
  readonly strong: {
    readonly cell: Text<Joined>;
    readonly house: Text<Joined & { readonly house: House }>;
    readonly set: Text<Joined & LetteredSet>;
  };
  readonly weak: {
    readonly cell: Text<Joined>;
    readonly house: Text<Joined & { readonly house: House }>;
    /** Cells that share no one house, but see each other. */
    readonly sight: Text<Joined>;
  };
  readonly ends: {
    /** One of these cells has the digit in any case. */
    readonly sameDigit: Text<{ readonly digit: Digit } & Cells>;
    readonly otherDigit: Text<{ readonly from: Node; readonly to: Node }>;
    /** The chain leads from a candidate that is wrong to the very same being right. */
    readonly itself: Text<{ readonly digit: Digit } & Cells>;
    readonly loop: string;
  };
}

/** Cells and digits of a house, and what crosses it. */
export interface SubsetPhrases {
  readonly look: {
    readonly cell: Text<Cells>;
    readonly place: Text<{ readonly house: House } & Cells>;
    readonly crossing: Text<{ readonly house: House; readonly cover: House } & Cells>;
    readonly naked: Text<Cells>;
    readonly hidden: Text<{ readonly house: House; readonly count: number } & Cells>;
    readonly sueDeCoq: Text<{ readonly line: House; readonly box: House } & Cells>;
  };
  readonly crossing: Text<{ readonly cover: House; readonly digit: Digit }>;
  readonly naked: Text<{ readonly houses: readonly House[]; readonly count: number }>;
  readonly hidden: Text<{ readonly count: number }>;
  readonly sueDeCoq: Text<{ readonly line: House; readonly box: House }>;
  /** With the digits that a line and a box both bring, each for itself, there are as many as cells … */
  readonly withTwice: Text<
    {
      readonly line: House;
      readonly box: House;
      readonly twice: readonly Digit[];
    } & CellsWithDigits
  >;
  /** … and what follows from that. */
  readonly sueDeCoqTwice: Text<{
    readonly line: House;
    readonly box: House;
    readonly twice: readonly Digit[];
  }>;
}

export interface FishPhrases {
  readonly look: {
    readonly plain: Text<{ readonly base: readonly House[]; readonly cover: readonly House[] }>;
    readonly finned: Text<
      { readonly base: readonly House[]; readonly cover: readonly House[] } & Cells
    >;
  };
  /** Where a digit fits in the base: in the cover, but for the fins, if it has any. */
  readonly base: Text<{
    readonly base: readonly House[];
    readonly cover: readonly House[];
    readonly digit: Digit;
    readonly fins: readonly Cell[];
    readonly isOfLines: boolean;
  }>;
  /** What the base does to the cover, if no fin is right. */
  readonly usedUp: Text<{
    readonly base: readonly House[];
    readonly cover: readonly House[];
    readonly digit: Digit;
    readonly fins: readonly Cell[];
    readonly isOfLines: boolean;
  }>;
  /** What is in two cover houses would take the place of two. */
  readonly twice: Text<{ readonly digit: Digit } & Cells>;
  /** Without the fins, the base has fewer cover houses than it needs: one of the fins is right. */
  readonly tooFew: Text<{
    readonly base: readonly House[];
    readonly cover: readonly House[];
    readonly digit: Digit;
    readonly fins: readonly Cell[];
  }>;
  /** And if a fin is right. */
  readonly finIsRight: Text<{ readonly digit: Digit; readonly fins: readonly Cell[] }>;
}

export interface ColouringPhrases {
  readonly look: Text<Cells>;
  readonly lookAtTwoGroups: Text<Cells>;
  readonly pairs: Text<{ readonly houses: readonly House[]; readonly digit: Digit }>;
  /** Two colours, one of which is right. */
  readonly colours: Text<{
    readonly one: Colour;
    readonly other: Colour;
    readonly digit: Digit;
    /** Whether two others have been told of before. */
    readonly isSecond: boolean;
  }>;
  /** Two cells of one colour share a house. */
  readonly wrap: Text<{ readonly colour: Colour; readonly house: House } & Cells>;
  readonly trap: Text<{ readonly one: Colour; readonly other: Colour; readonly digit: Digit }>;
  /** A colour sees both colours of another cluster. */
  readonly seesBoth: Text<{ readonly colour: Colour; readonly others: readonly Colour[] }>;
  /** Two colours that see each other … */
  readonly seeOther: Text<{ readonly seeing: readonly [Colour, Colour] } & Cells>;
  /** … so one of their opposites is right. */
  readonly oneOfOpposites: Text<{
    readonly opposites: readonly [Colour, Colour];
    readonly digit: Digit;
  }>;
  readonly remotePair: Text<{
    readonly one: readonly Cell[];
    readonly other: readonly Cell[];
    readonly digits: readonly Digit[];
  }>;
}

export interface WingPhrases {
  readonly look: {
    readonly pivot: Text<{ readonly pivot: Cell; readonly pincers: readonly Cell[] }>;
    readonly twins: Text<{ readonly house: House } & Cells>;
  };
  /** What a digit in the pivot does to a pincer. */
  readonly pincer: Text<{
    readonly digit: Digit;
    readonly pincer: Cell;
    readonly digits: readonly Digit[];
    readonly forced: Digit;
  }>;
  /** The pivot can be the digit itself. */
  readonly pivotItself: Text<Candidate>;
  /** Two cells see the two places of a digit: they can't both be it. */
  readonly twins: Text<{
    readonly digit: Digit;
    readonly other: Digit;
    readonly house: House;
    readonly near: readonly [Cell, Cell];
    readonly twins: readonly [Cell, Cell];
  }>;
}

interface TwoSets {
  readonly one: LetteredSet;
  readonly other: LetteredSet;
}

export interface AlmostLockedSetPhrases {
  readonly look: {
    readonly two: Text<TwoSets>;
    readonly stem: Text<{ readonly stem: Cell } & Cells>;
  };
  /** A digit that can't be in both sets. */
  readonly restricted: Text<{ readonly from: Node; readonly to: Node } & TwoSets>;
  /** With one such digit, a digit that both sets have is in one of them. */
  readonly common: Text<{ readonly restricted: Digit; readonly digit: Digit } & Cells & TwoSets>;
  /** With two such digits, all digits of both sets have their place there. */
  readonly doublyLinked: Text<{ readonly restricted: readonly Digit[] }>;
  /** What a digit in the stem does to a set. */
  readonly petal: Text<{
    readonly stem: Cell;
    readonly digit: Digit;
    readonly set: LetteredSet;
    readonly left: readonly Digit[];
  }>;
  readonly blossom: Text<{ readonly digit: Digit } & Cells>;
}

export interface LastResortPhrases {
  readonly look: {
    readonly template: string;
    readonly suppose: Text<Cells>;
    readonly inCell: Text<Cells>;
    readonly inHouse: Text<{ readonly house: House } & Cells>;
  };
  readonly templateSet: Text<{ readonly digit: Digit } & Cells>;
  readonly templateDelete: Text<{ readonly digit: Digit } & Cells>;
  /** One of the candidates to begin with is the conclusion itself. */
  readonly alreadySo: Text<{ readonly candidate: Candidate }>;
  /** Whichever of them is right, the conclusion is the same. */
  readonly whichever: string;
  /** A supposition, and what it rules out. */
  readonly suppose: Text<{ readonly candidate: Candidate; readonly removed: readonly Candidate[] }>;
  /** A further supposition within that one … */
  readonly supposeBesides: Text<{
    readonly candidate: Candidate;
    readonly removed: readonly Candidate[];
  }>;
  /** … which fails. */
  readonly failsBesides: Text<{ readonly candidate: Candidate }>;
  readonly branch: Text<{ readonly candidate: Candidate; readonly removed: readonly Candidate[] }>;
  /** Of the candidates to begin with, one that leaves something with nothing … */
  readonly branchFails: Text<{ readonly candidate: Candidate }>;
  /** … where the others, several of them, conclude the same. */
  readonly othersAgree: string;
  /** … where only one of them doesn't fail. */
  readonly oneIsLeft: string;
  /** What a cell, or a digit of a house, is left with, and what that rules out. */
  readonly followsInCell: Text<{
    readonly candidate: Candidate;
    readonly digits: readonly Digit[];
    readonly removed: readonly Candidate[];
  }>;
  readonly followsInHouse: Text<{
    readonly candidate: Candidate;
    readonly house: House;
    readonly removed: readonly Candidate[];
  }>;
  /** Consequences like those before, of a net that is too long to be told in full. */
  readonly more: Text<{ readonly count: number }>;
  /** The candidates that fail in what was only counted. */
  readonly moreFail: Text<{ readonly candidates: readonly Candidate[] }>;
  readonly deadCell: Text<CellsWithDigits>;
  readonly deadHouse: Text<Places>;
  readonly contradiction: string;
}

/** Everything that the steps of the ladder say in one language. */
export interface LadderPhrases {
  readonly names: Names;
  /** Level 1: a question, and where to look. */
  readonly levelOne: Pool<9, { readonly area: string }>;
  /** Level 2: the technique … */
  readonly levelTwo: Text<{ readonly technique: string }>;
  readonly lastCell: LastCellPhrases;
  readonly premises: PremisePhrases;
  readonly chains: ChainPhrases;
  readonly subsets: SubsetPhrases;
  readonly fish: FishPhrases;
  readonly colouring: ColouringPhrases;
  readonly uniqueness: UniquenessPhrases;
  readonly wings: WingPhrases;
  readonly sets: AlmostLockedSetPhrases;
  readonly lastResorts: LastResortPhrases;
  /** That a step is true only of a puzzle with one solution. */
  readonly oneSolution: string;
  /** The conclusion after its reason … */
  readonly placement: Text<{ readonly digit: Digit } & Cells>;
  readonly elimination: Text<{ readonly removals: string }>;
  /** … and where it comes first. */
  readonly answer: {
    readonly placement: Text<{ readonly digit: string; readonly cells: string }>;
    readonly elimination: Text<{ readonly removals: string }>;
  };
  readonly join: (sentences: readonly string[]) => string;
}
