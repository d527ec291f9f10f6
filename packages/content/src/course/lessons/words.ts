import type { HouseKind } from '@nanpure/engine';
import type { Text } from '../../hints/pool.ts';

/** A step in words, as the sentences of a lesson name it. */
export interface StepWords {
  readonly cells: string;
  /** The cells without the name of the house, where it starts in just one. */
  readonly spots: string;
  /** "4", "2 and 7" */
  readonly digits: string;
  /** "4", "2 or 7" */
  readonly either: string;
  /** Where it starts: a box, a row, the rows of an X-Wing. */
  readonly houses: string;
  readonly kind: HouseKind;
  /** The same without the last. */
  readonly firstHouses: string;
  readonly lastHouse: string;
  /** The houses across those, where candidates go. */
  readonly across: string;
  readonly acrossKind: HouseKind;
  /** The cells that lose candidates, and what they lose. */
  readonly losing: string;
  readonly removals: string;
  /** The cells of the digits that prove it. */
  readonly causes: string;
}

type About = Text<StepWords>;

/** What the lesson of a single says. */
export interface SingleWords {
  readonly aim: string;
  readonly ask: About;
  readonly right: About;
  /** What to look at, and what follows. */
  readonly see: About;
  readonly follows: About;
  readonly rule: string;
  /** Goes before the reason why it is none. */
  readonly notOne: string;
  readonly search: string;
  readonly mistake: string;
  readonly again: About;
  readonly againRight: string;
}

/** What the lesson of a technique that strikes candidates out says. */
export interface PatternWords {
  readonly aim: string;
  readonly ask: About;
  readonly right: About;
  readonly pattern: About;
  readonly follows: About;
  readonly strike: About;
  readonly struck: About;
  readonly rule: string;
  /** Goes before the reason why it is none; the words are those of what it would be. */
  readonly notOne: About;
  readonly search: string;
  readonly mistake: string;
  /** The same on another board; the words are those of one of its patterns. */
  readonly again: About;
  readonly againRight: string;
}

interface InHouse {
  readonly houses: string;
  readonly digit: string;
  readonly cell: string;
}

/** What the lesson about the board says. */
export interface ReadingWords {
  readonly aim: string;
  readonly titles: Readonly<Record<'last' | 'digit' | 'house' | 'sees' | 'both', string>>;
  readonly last: string;
  readonly lastRight: Text<InHouse>;
  readonly lastWrong: Text<{ readonly houses: string; readonly count: number }>;
  readonly digit: Text<InHouse>;
  readonly digitRight: Text<InHouse>;
  readonly house: string;
  readonly sees: Text<{ readonly cell: string }>;
  readonly both: Text<{ readonly cells: string }>;
  readonly bothRight: string;
  readonly bothWrong: Text<{ readonly cell: string; readonly cells: string }>;
  readonly rule: string;
  readonly open: Text<{ readonly houses: string; readonly digits: string }>;
  readonly mistake: string;
}

interface Places {
  readonly houses: string;
  readonly digit: string;
  readonly cells: string;
}

/** What the lesson about notes says. */
export interface NotesWords {
  readonly aim: string;
  readonly titles: Readonly<
    Record<'note' | 'pairs' | 'all' | 'stale' | 'rule' | 'missing' | 'found', string>
  >;
  readonly ask: Text<Places>;
  readonly right: Text<Places>;
  readonly note: Text<Places>;
  readonly pairs: string;
  readonly all: string;
  readonly stale: Text<Places>;
  readonly staleRight: Text<Places>;
  /** Why a cell keeps its notes: it doesn't see the one that was filled, or has none of that digit. */
  readonly notSeen: Text<{ readonly cell: string; readonly cells: string }>;
  readonly noNote: Text<{ readonly cell: string; readonly digit: string }>;
  readonly rule: string;
  readonly missing: Text<{ readonly cells: string; readonly digits: string }>;
  readonly missingRight: Text<{ readonly cell: string; readonly digit: string }>;
  readonly complete: Text<{ readonly cell: string; readonly digits: string }>;
  /** A cell is none of those that are asked about. */
  readonly notMarked: Text<{ readonly cells: string }>;
  readonly found: Text<{ readonly cells: string; readonly digits: string }>;
  readonly mistake: string;
}

/** What the lesson about choosing a technique says. */
export interface WhichOneWords {
  readonly aim: string;
  readonly titles: Readonly<
    Record<'singles' | 'order' | 'pair' | 'findPair' | 'line' | 'findLine' | 'rule', string>
  >;
  readonly singles: string;
  readonly singlesRight: string;
  readonly notYet: Text<{ readonly cell: string; readonly digits: string }>;
  readonly order: string;
  readonly which: string;
  readonly rightOne: Text<{ readonly technique: string }>;
  readonly find: Text<{ readonly technique: string; readonly houses: string }>;
  readonly found: Text<StepWords>;
  readonly rule: string;
  readonly mistake: string;
}

/** What the lesson about whole puzzles says. */
export interface WholePuzzleWords {
  readonly aim: string;
  readonly titles: Readonly<Record<'stuck' | 'find' | 'look' | 'lookBack' | 'goal', string>>;
  readonly which: string;
  readonly rightOne: Text<{ readonly technique: string }>;
  readonly find: Text<StepWords>;
  readonly found: Text<StepWords>;
  readonly look: string;
  readonly lookBack: string;
  readonly goal: string;
  readonly mistake: string;
}

interface Here {
  readonly cell: string;
}

/** Some digits: "2 and 7", "2 or 7" */
interface Digits {
  readonly digits: string;
  readonly either: string;
}

/** Why an answer is none, in facts of the board. */
export interface ReasonWords {
  readonly filled: Text<Here & { readonly digit: string }>;
  readonly outside: Text<Here & { readonly houses: string }>;
  /** A house of the cell has the digit. */
  readonly taken: Text<Here & { readonly digit: string; readonly houses: string }>;
  /** A house has the digit. */
  readonly inHouse: Text<{ readonly digit: string; readonly houses: string }>;
  readonly candidates: Text<Here & { readonly digits: string; readonly count: number }>;
  readonly noPartner: Text<Here & { readonly digits: string; readonly houses: string }>;
  readonly neither: Text<Here & Digits>;
  readonly shownAlready: Text<{ readonly houses: string }>;
  readonly beyond: Text<{
    readonly houses: string;
    readonly digit: string;
    readonly spots: string;
    readonly across: string;
  }>;
  readonly morePlaces: Text<{
    readonly houses: string;
    readonly digit: string;
    readonly spots: string;
    readonly count: number;
  }>;
  readonly keeps: Text<Here>;
  readonly keepsInside: Text<Here>;
  readonly nothingToLose: Text<Here & Digits>;
  readonly unaffected: Text<Here & { readonly houses: string }>;
  readonly idle: Text<{ readonly technique: string; readonly cells: string }>;
  /** `pattern` names the technique, and its digit where it has one. */
  readonly notPart: Text<Here & { readonly pattern: string }>;
  /** No such technique goes on from here. */
  readonly noneHere: Text<{ readonly technique: string }>;
}

/** What all lessons of a language share. */
export interface SharedWords {
  /** Names of the cards, for the list of them. */
  readonly titles: Readonly<
    Record<
      | 'where'
      | 'see'
      | 'pattern'
      | 'follows'
      | 'strike'
      | 'rule'
      | 'notOne'
      | 'search'
      | 'mistake'
      | 'again',
      string
    >
  >;
  /** Goes before what is said of a right answer; `found` where nothing helped to find it. */
  readonly yes: string;
  readonly found: string;
  /** A technique, as one of those to choose from. */
  readonly option: Text<{ readonly technique: string }>;
  readonly left: Text<{ readonly count: number }>;
  readonly reasons: ReasonWords;
}
