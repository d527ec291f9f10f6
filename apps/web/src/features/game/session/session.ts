import { type Cell, type Digit, isDigit, wrongCells } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import {
  cellOf,
  configureGame,
  type Game,
  type GameConfig,
  gridOfGame,
  isGiven,
  isWon,
  type Move,
  newGame,
  play,
} from '@nanpure/engine/game';
import type { Hint } from '@nanpure/engine/hints';
import { type Clock, elapsedAt, startClock, stopClock, stoppedClock } from './clock.ts';
import { isDigitComplete } from './completed-digits.ts';
import { afterHint, type HintsTold, NOTHING_TOLD } from './hints-told.ts';
import { type MoveTimes, moveTimesAfter, newMoveTimes } from './move-times.ts';

/** Whether a digit is entered into the cell or noted there. */
export type InputMode = 'answer' | 'notes';

/** A game with all that is restored after a reload: clock, selection, mode. */
export interface Session {
  readonly problem: Problem;
  readonly game: Game;
  readonly clock: Clock;
  readonly moveTimes: MoveTimes;
  /** Undefined for a game with hints that was saved before they were kept. */
  readonly hintsTold: HintsTold | undefined;
  readonly selected: Cell | undefined;
  readonly mode: InputMode;
  /** When the first input was made, in milliseconds since 1970; undefined before it. */
  readonly startedAt: number | undefined;
  /** Chosen on the pad while no cell is selected: cells that are tapped take it. Not saved. */
  readonly heldDigit?: Digit | undefined;
  /** Not saved. */
  readonly isPaused?: boolean;
  /** Whether a dialog is open over the game, which stops the clock. Not saved. */
  readonly isUnderDialog?: boolean;
  /** How many wrong digits the latest move removed; undefined after any other move. Not saved. */
  readonly mistakesCleared?: number | undefined;
  /** Whether the latest move took all answers and notes away. Not saved. */
  readonly isRestarted?: true | undefined;
}

/** What can happen to a session; `at` is the time in milliseconds since 1970. */
export type SessionAction =
  /** `selects`: the cell that is selected along with the move. */
  | {
      readonly type: 'play';
      readonly move: Move;
      readonly at: number;
      readonly selects?: Cell | undefined;
    }
  /**
   * A cell was tapped: it takes the held digit, or is selected. `isAgain`: the tap before was on it, too, so that
   * a given is let go, where a digit can only be meant for other cells.
   */
  | {
      readonly type: 'press';
      readonly cell: Cell;
      readonly at: number;
      readonly isAgain?: boolean | undefined;
    }
  | { readonly type: 'select'; readonly cell: Cell }
  | { readonly type: 'hold-digit'; readonly digit: Digit }
  /** Drops the held digit, or else deselects the cell. */
  | { readonly type: 'clear-selection' }
  | { readonly type: 'mode'; readonly mode: InputMode }
  | { readonly type: 'configure'; readonly config: Partial<GameConfig> }
  | { readonly type: 'dismiss-rejection' }
  | { readonly type: 'hint-told'; readonly hint: Hint }
  | { readonly type: 'pause'; readonly at: number }
  | { readonly type: 'resume'; readonly at: number }
  | { readonly type: 'page-hidden'; readonly at: number }
  | { readonly type: 'page-shown'; readonly at: number }
  | { readonly type: 'dialog-opened'; readonly at: number }
  | { readonly type: 'dialog-closed'; readonly at: number };

export function newSession(problem: Problem): Session {
  const game = newGame(problem.puzzle);
  return {
    problem,
    game,
    clock: stoppedClock(),
    moveTimes: newMoveTimes(game),
    hintsTold: NOTHING_TOLD,
    selected: undefined,
    mode: 'answer',
    startedAt: undefined,
  };
}

/** Whether the game was begun and isn't won, so that there is progress to lose. */
export function isInProgress(session: Session): boolean {
  return session.startedAt !== undefined && !isWon(session.game);
}

export function entryMove(mode: InputMode, cell: Cell, digit: Digit): Move {
  return { type: mode === 'answer' ? 'answer' : 'note', cell, digit };
}

/** Whether a digit can be entered: not as an answer once all nine of it are placed. */
export function canEnter({ game, mode }: Pick<Session, 'game' | 'mode'>, digit: Digit): boolean {
  return mode === 'notes' || !isDigitComplete(game, digit);
}

function withoutCompleteDigit(session: Session): Session {
  const { heldDigit } = session;
  return heldDigit === undefined || canEnter(session, heldDigit)
    ? session
    : { ...session, heldDigit: undefined };
}

/** The first input starts the clock, the winning one stops it. Asking for a hint is no input. */
function afterMove(session: Session, game: Game, move: Move, at: number): Session {
  const elapsed = elapsedAt(session.clock, at);
  const moveTimes = moveTimesAfter(session.moveTimes, {
    before: session.game,
    after: game,
    move,
    elapsed,
  });
  if (move.type === 'hint') return { ...session, game, moveTimes };
  const running = startClock(session.clock, at);
  const clock = isWon(game) ? stopClock(running, at) : running;
  return withoutCompleteDigit({
    ...session,
    game,
    clock,
    moveTimes,
    startedAt: session.startedAt ?? at,
    mistakesCleared: move.type === 'clear-mistakes' ? wrongDigitsIn(session.game) : undefined,
    isRestarted: move.type === 'restart' ? true : undefined,
  });
}

/** How many digits on the board are wrong, whether or not the policy shows them. */
export function wrongDigitsIn(game: Game): number {
  return wrongCells(gridOfGame(game), game.puzzle.solution).length;
}

function playMove(session: Session, move: Move, at: number): Session {
  if (session.isPaused) return session;
  const game = play(session.game, move);
  return game === session.game ? session : afterMove(session, game, move, at);
}

function dismissRejection(session: Session): Session {
  return session.game.rejection
    ? { ...session, game: { ...session.game, rejection: undefined } }
    : session;
}

/** Also dismisses the notice about a refused entry, and drops the held digit. */
function select(session: Session, cell: Cell): Session {
  const { heldDigit, ...dismissed } = dismissRejection(session);
  if (heldDigit === undefined && dismissed.selected === cell) return dismissRejection(session);
  return { ...dismissed, selected: cell };
}

/** As `select`, but the notice about the move stays. */
function selecting(session: Session, cell: Cell | undefined): Session {
  return cell === undefined || cell === session.selected
    ? session
    : { ...session, selected: cell, heldDigit: undefined };
}

/** Enters the held digit; a cell that has a digit makes that one the held digit instead. */
function press(
  session: Session,
  { cell, at, isAgain }: Extract<SessionAction, { type: 'press' }>,
): Session {
  const { heldDigit, game, mode } = session;
  if (heldDigit === undefined) {
    const isLetGo = isAgain && cell === session.selected && isGiven(game, cell);
    return isLetGo ? clearSelection(session) : select(session, cell);
  }
  const { value } = cellOf(game, cell);
  if (!isDigit(value)) return playMove(session, entryMove(mode, cell, heldDigit), at);
  return canEnter(session, value) ? { ...dismissRejection(session), heldDigit: value } : session;
}

function holdDigit(session: Session, digit: Digit): Session {
  const heldDigit = session.heldDigit === digit ? undefined : digit;
  return { ...session, selected: undefined, heldDigit };
}

function clearSelection(session: Session): Session {
  return session.heldDigit === undefined
    ? { ...session, selected: undefined }
    : { ...session, heldDigit: undefined };
}

function configure(session: Session, config: Partial<GameConfig>): Session {
  const game = configureGame(session.game, config);
  const isSame = JSON.stringify(game.config) === JSON.stringify(session.game.config);
  return isSame ? session : { ...session, game };
}

function runClock(session: Session, at: number): Session {
  return isInProgress(session) && !session.isPaused && !session.isUnderDialog
    ? { ...session, clock: startClock(session.clock, at) }
    : session;
}

function hintTold(session: Session, hint: Hint): Session {
  const { hintsTold } = session;
  return hintsTold ? { ...session, hintsTold: afterHint(hintsTold, hint) } : session;
}

/** The session after an action; the same object where nothing changes. */
export function reduceSession(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'play':
      return selecting(playMove(session, action.move, action.at), action.selects);
    case 'press':
      return press(session, action);
    case 'select':
      return select(session, action.cell);
    case 'hold-digit':
      return holdDigit(session, action.digit);
    case 'clear-selection':
      return clearSelection(session);
    case 'mode':
      return withoutCompleteDigit({ ...session, mode: action.mode });
    case 'configure':
      return configure(session, action.config);
    case 'dismiss-rejection':
      return dismissRejection(session);
    case 'hint-told':
      return hintTold(session, action.hint);
    case 'pause':
      return { ...session, isPaused: true, clock: stopClock(session.clock, action.at) };
    case 'resume':
      return runClock({ ...session, isPaused: false }, action.at);
    case 'page-hidden':
      return { ...session, clock: stopClock(session.clock, action.at) };
    case 'page-shown':
      return runClock(session, action.at);
    case 'dialog-opened':
      return { ...session, isUnderDialog: true, clock: stopClock(session.clock, action.at) };
    case 'dialog-closed':
      return runClock({ ...session, isUnderDialog: false }, action.at);
  }
}
