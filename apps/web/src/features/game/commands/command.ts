import type { Cell } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import type { Session, SessionAction } from '../session.ts';

/** A key by its place on the keyboard (`KeyboardEvent.code`), with the modifiers it needs. */
export interface Key {
  readonly code: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl?: true;
  readonly shift?: true;
  /** A key that means something elsewhere on the page, so that it acts on the board only. */
  readonly onBoardOnly?: true;
}

/** What of the board can be heard. */
export type SpokenFact =
  | 'row'
  | 'column'
  | 'box'
  | 'candidates'
  | 'remaining'
  | 'where'
  | 'again'
  | 'missing'
  | 'nothing-wrong'
  | Refusal;

/** Why a command does nothing, where that would leave the player wondering. */
export type Refusal =
  | 'given'
  | 'filled'
  | 'all-placed'
  | 'paused'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'no-notes'
  | 'notes-complete';

/** What a command asks of the screen around the game. */
export type ScreenAction =
  | { readonly type: 'ask-hint' }
  | { readonly type: 'open'; readonly dialog: 'help' | 'settings' }
  | Speech;

/** Something to be said, about a cell if it is about one. */
export interface Speech {
  readonly type: 'speak';
  readonly fact: SpokenFact;
  readonly cell?: Cell | undefined;
}

/** The commands by the names that the help has for them; `digit-5` and the like share one. */
export type CommandName =
  | 'digit'
  | 'note'
  | 'press'
  | 'clear'
  | 'answer-mode'
  | 'notes-mode'
  | 'switch-mode'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'row-start'
  | 'row-end'
  | 'board-start'
  | 'board-end'
  | 'box-up'
  | 'box-down'
  | 'let-go'
  | 'undo'
  | 'redo'
  | 'fill-notes'
  | 'clear-all-notes'
  | 'clear-mistakes'
  | 'say-row'
  | 'say-column'
  | 'say-box'
  | 'say-missing'
  | 'say-candidates'
  | 'say-remaining'
  | 'say-where'
  | 'say-again'
  | 'hint'
  | 'pause'
  | 'settings'
  | 'help';

/** The moment at which a command is given. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The cell that has the keyboard's focus, if one has. */
  readonly focused?: Cell | undefined;
  /** The same, unless a pointer put the focus there: a digit that is pressed goes into it. */
  readonly reached?: Cell | undefined;
}

/** Where the keyboard is when a command is given. */
export type KeyboardFocus = Pick<Moment, 'focused' | 'reached'>;

/** Something the player can do: the keys, the buttons and the help all come from this. */
export interface Command {
  readonly id: string;
  readonly name: CommandName;
  /** None for what has a button only. */
  readonly keys: readonly Key[];
  /** Whether it can be done at all now; its button is disabled otherwise. */
  readonly isPossible: (session: Session) => boolean;
  /** What is said where it can't be done; left out, nothing. */
  readonly refusal?: (session: Session) => Refusal | undefined;
  /** What happens; undefined where it changes nothing, such as without a selected cell. */
  readonly actionFor: (
    session: Session,
    moment: Moment,
  ) => SessionAction | ScreenAction | undefined;
}

/** Whether the board is in sight and not yet done with. */
export function isBeingPlayed({ game, isPaused }: Session): boolean {
  return !isWon(game) && !isPaused;
}
