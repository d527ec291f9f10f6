import type { EnglishStrings } from '@nanpure/content/strings';
import type { Cell } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import type { Session, SessionAction } from '../session/session.ts';

/** A key, named like `KeyboardEvent.code`, with its modifiers; `key-map.ts` says how it is matched. */
export interface Key {
  readonly code: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl?: true;
  readonly shift?: true;
  /** Acts only while the board has the focus: a single character, or a key with another meaning elsewhere. */
  readonly onBoardOnly?: true;
}

/** What can be announced. */
export type SpokenFact =
  | 'row'
  | 'column'
  | 'box'
  | 'candidates'
  | 'remaining'
  | 'where'
  | 'again'
  | 'missing'
  | NotPossible;

/**
 * Why a command does nothing, where the player can't see it. A wrong digit that is rejected is something else: the
 * `Rejection` of a game.
 */
export type NotPossible =
  | 'given'
  | 'filled'
  | 'none-empty'
  | 'nothing-to-clear'
  | 'no-such-colour'
  | 'no-digit'
  | 'all-placed'
  | 'paused'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'no-notes'
  | 'nothing-entered'
  | 'notes-complete'
  | 'nothing-wrong';

/** What can open over the game. */
export type DialogName = 'menu' | 'modes' | 'settings' | 'help';

/** What a command asks of the screen around the game. */
export type ScreenAction =
  | { readonly type: 'ask-hint' }
  | { readonly type: 'open'; readonly dialog: DialogName }
  /** Moves the focus alone: nothing is selected where a digit waits for its cells, or the game is won. */
  | { readonly type: 'focus-cell'; readonly cell: Cell }
  | Speech;

/** A message that is seen as well as heard. `cell`: the cell that the announcement is about. */
export interface Speech {
  readonly type: 'speak';
  readonly fact: SpokenFact;
  readonly cell?: Cell | undefined;
}

/** The keys of the commands' texts; `digit-5` and the like share one. */
export type CommandName = keyof EnglishStrings['help']['commands'];

export interface Moment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The cell that has the focus. */
  readonly focused?: Cell | undefined;
  /** The focused cell, unless it was focused by a pointer: a digit key enters into it. */
  readonly reached?: Cell | undefined;
}

export type KeyboardFocus = Pick<Moment, 'focused' | 'reached'>;

/** Something the player can do: keys, buttons and help are made from this. */
export interface Command {
  readonly id: string;
  readonly name: CommandName;
  /** Empty for a command that has a button only. */
  readonly keys: readonly Key[];
  /** Whether it goes on as long as its key is held down. Others would count one mistake, or one hint, many times. */
  readonly repeats?: true;
  /** Whether it has a button in the menu, with the text of its name. */
  readonly isInMenu?: true;
  /**
   * Whether it can be done now; otherwise its button is disabled. Which cell has the focus isn't known here: a
   * command that acts on that one where none is selected is possible, and its action says what speaks against it, as
   * that of `CLEAR`.
   */
  readonly isPossible: (session: Session) => boolean;
  /** What is announced where it can't be done. */
  readonly reasonNotPossible?: (session: Session) => NotPossible | undefined;
  /** Undefined where nothing would change, such as without a selected cell. */
  readonly actionFor: (
    session: Session,
    moment: Moment,
  ) => SessionAction | ScreenAction | undefined;
}

/** Whether the game is neither won nor paused. */
export function isBeingPlayed({ game, isPaused }: Session): boolean {
  return !isWon(game) && !isPaused;
}
