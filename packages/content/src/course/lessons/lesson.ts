import type { Candidate, Cell, Digit, House, Value } from '@nanpure/engine';
import type { Cause } from '@nanpure/engine/hints';

/** What stands on the board of a card. */
export interface LessonBoard {
  /** 81 values row by row; 0 for an empty cell. */
  readonly values: readonly Value[];
  /** The notes of each of the 81 cells, as far as the card shows them. */
  readonly notes: readonly (readonly Digit[])[];
}

/** What a card marks on its board. */
export interface LessonMarks {
  readonly houses: readonly House[];
  /** The houses across those, in which something follows. */
  readonly across: readonly House[];
  /** Digits that keep others out, and the cells that they close. */
  readonly causes: readonly Cause[];
  readonly cells: readonly Cell[];
  /** Candidates that the sentence is about. */
  readonly supporting: readonly Candidate[];
  readonly confirmed: readonly Candidate[];
  readonly eliminated: readonly Candidate[];
}

/** What has to be answered, and why another answer is none. */
export type LessonQuestion =
  /** Cells to tap: all of any one of the sets. */
  | {
      readonly asks: 'cells';
      readonly answers: readonly (readonly Cell[])[];
      /** That a tap was right, and how many more there are. */
      readonly left: (count: number) => string;
      readonly wrong: (cell: Cell) => string;
    }
  | {
      readonly asks: 'digit';
      readonly answer: Digit;
      readonly wrong: (digit: Digit) => string;
    }
  /** One of some names. */
  | {
      readonly asks: 'option';
      readonly options: readonly string[];
      readonly answer: number;
      readonly wrong: (option: number) => string;
    };

interface Shown {
  /** The name of the card, for the list of them. */
  readonly title: string;
  readonly text: string;
  readonly board: LessonBoard;
  readonly marks: LessonMarks;
}

/** A question on a board: what is shown once it is answered, and the sentence that goes with that. */
export type AskCard = Shown & {
  readonly kind: 'ask';
  readonly question: LessonQuestion;
  /** What is said of the answer: to whom gives it, and to whom is shown it. */
  readonly right: string;
  readonly shown: string;
  /** For each answer that counts; where there is just one, for all of them. */
  readonly solved: readonly LessonMarks[];
};

/** Something to look at: a step, what is none, a mistake, or why it is always true. */
export type LookCard = Shown & { readonly kind: 'look' | 'not-one' | 'mistake' | 'rule' };

/** One screen of a lesson: a board, and what is asked or said about it. */
export type LessonCard = AskCard | LookCard;

/** The lesson of a station. */
export interface StationLesson {
  /** What can be done after it, in one line. */
  readonly aim: string;
  /** Begins with a question. */
  readonly cards: readonly LessonCard[];
}
