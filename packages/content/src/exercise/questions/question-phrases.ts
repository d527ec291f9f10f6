import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Text } from '../../hints/pool.ts';

interface Cells {
  readonly cells: string;
}
interface Houses {
  readonly houses: string;
}
interface Digit {
  readonly digit: string;
}
interface Digits {
  readonly digits: string;
}
interface Count {
  readonly count: number;
}

/** What the tasks say in one language that ask for something else than a pattern, and what help says in all of them. */
export interface QuestionPhrases {
  /** The names of the techniques as answers, in parts between which a line may break. */
  readonly labels: Readonly<Record<TaughtTechniqueId, readonly string[]>>;
  readonly prompt: {
    /** A house whose one empty cell is shown. */
    readonly lastDigit: Text<Houses>;
    /** A house with one empty cell is somewhere. */
    readonly lastCell: string;
    readonly commonPeers: Text<Cells>;
    readonly places: Text<Houses & Digit>;
    readonly candidates: Text<Cells>;
    readonly staleNotes: Text<Cells & Digit>;
    readonly whichOne: string;
  };
  /** Why the answer is the answer. */
  readonly reason: {
    readonly lastCell: Text<Houses & Digit>;
    readonly commonPeers: Text<Cells & Count>;
    readonly places: Text<Houses & Digit & { readonly spots: string }>;
    readonly candidates: Text<Cells & Digits & Count>;
    readonly staleNotes: Text<Cells & Digit & Count>;
  };
  /** Why a try is not what was asked for, or how far it goes. */
  readonly wrong: {
    readonly already: Text<Cells>;
    readonly digitAlready: Text<Digit>;
    /** The question names the cell itself. */
    readonly askedAbout: Text<Cells>;
    /** A house of a cell has the digit. */
    readonly blocked: Text<Cells & Digit & Houses>;
    /** Two cells share no house. */
    readonly unseen: Text<Cells & { readonly of: string }>;
    readonly outside: Text<Cells & Houses>;
    readonly noNote: Text<Cells & Digit>;
    /** `houses` is the house of the cell with the fewest empty cells, and `count` how many these are. */
    readonly notLast: Text<Cells & Houses & Count>;
    readonly digitsLeft: Text<Count>;
    /** What a technique would need, where it is not there or leads nowhere. */
    readonly technique: Readonly<Record<TaughtTechniqueId, string>>;
  };
  /** The technique is named; where it is, is asked next. */
  readonly technique: Text<{ readonly technique: string }>;
  /** A step of the help on the way to the answer. */
  readonly help: {
    readonly look: Text<Houses>;
    readonly digit: Text<Digits>;
    /** The digits around a cell say what goes into it. */
    readonly around: Text<Houses>;
    /** Something goes from the rest of these houses. */
    readonly removal: Text<Houses & Digits>;
    /** Something goes from the cells of the pattern. */
    readonly inside: Text<Cells & Digits>;
    /** These houses have the digit that is looked for. */
    readonly blocking: Text<Houses & Digit & Count>;
  };
}
