import type { Cell, Digit, House, TaughtTechniqueId } from '@nanpure/engine';

/** How hard a task of a station is, by the effort of the search for it. */
export type Grade = 1 | 2 | 3;

/** All grades, easiest first. */
export const GRADES: readonly Grade[] = [1, 2, 3];

/** Where the board of a task comes from: a puzzle of the bank, so many steps along its easiest path. */
interface Place {
  /** Its id in the bank. */
  readonly puzzle: string;
  /** 81 characters, `.` for an empty cell. */
  readonly givens: string;
  readonly place: number;
}

/** What is asked on the board of a task. */
export type Question =
  /** The next step on the path, which is of the station's technique. */
  | { readonly kind: 'pattern' }
  /** The step at this place, asked for a little earlier, when it is none yet. */
  | { readonly kind: 'near-miss' }
  /** The digit that is missing in a house with one empty cell. */
  | { readonly kind: 'last-cell'; readonly house: House }
  /** The empty cells that see both of two cells. */
  | { readonly kind: 'common-peers'; readonly cells: readonly [Cell, Cell] }
  /** The cells of a box in which a digit still fits. */
  | { readonly kind: 'places'; readonly house: House; readonly digit: Digit }
  /** The digits that still fit in a cell. */
  | { readonly kind: 'candidates'; readonly cell: Cell }
  /** A digit is placed, which the step at this place does: the cells whose notes lose it. */
  | { readonly kind: 'stale-notes'; readonly cell: Cell; readonly digit: Digit }
  /** The only technique of those learnt that goes on, then where. */
  | { readonly kind: 'which-one'; readonly technique: TaughtTechniqueId };

/** A board with a question. */
export type AskedTask = Place & Question;

/** A task of a station. */
export type CourseTask = AskedTask & {
  /** The effort of the search, in no unit: only tasks of a station that ask the same question compare. */
  readonly effort: number;
  readonly grade: Grade;
};

/** The name of a task among all of its station, which stays as long as the task does. */
export function taskKey({ puzzle, place, kind }: AskedTask): string {
  return `${puzzle}@${place}${kind === 'pattern' ? '' : `-${kind}`}`;
}
