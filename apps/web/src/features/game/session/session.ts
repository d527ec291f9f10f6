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
import { type Clock, elapsedAt, startClock, stopClock, stoppedClock } from './clock.ts';
import { isDigitComplete } from './completed-digits.ts';
import {
  afterHint,
  type HintsTold,
  type LatestHint,
  NOTHING_TOLD,
  type TellingHint,
} from './hints-told.ts';
import { colourOf, entryMove, type Input, type InputMode, modeNow } from './input-mode.ts';
import { type MoveTimes, moveTimesAfter, newMoveTimes } from './move-times.ts';
import { type GroupAction, selectionAfter } from './selection.ts';

/** A game with all that is restored after a reload: clock, selection, mode. */
export interface Session extends Input {
  readonly problem: Problem;
  readonly game: Game;
  readonly clock: Clock;
  readonly moveTimes: MoveTimes;
  /** Undefined for a game with hints that was saved before they were kept. */
  readonly hintsTold: HintsTold | undefined;
  readonly latestHint?: LatestHint | undefined;
  /** When the first input was made, in milliseconds since 1970; undefined before it. */
  readonly startedAt: number | undefined;
  /** Whether a press adds its cell to the selection, or takes it out. Not saved. */
  readonly isGathering?: boolean;
  /** Chosen on the pad while no cell is selected: cells that are tapped take it. Not saved. */
  readonly heldDigit?: Digit | undefined;
  /** Whether the puzzle is not there yet, so that nothing can be done. */
  readonly isToCome?: true;
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
  /** The focus is in a cell: it is selected, unless it is in the selection's focus anyway. */
  | { readonly type: 'focus'; readonly cell: Cell }
  | GroupAction
  | { readonly type: 'gather'; readonly isGathering: boolean }
  | { readonly type: 'hold-digit'; readonly digit: Digit }
  /** Drops the held digit, or else deselects the cell. */
  | { readonly type: 'clear-selection' }
  | { readonly type: 'mode'; readonly mode: InputMode }
  | { readonly type: 'configure'; readonly config: Partial<GameConfig> }
  | { readonly type: 'dismiss-rejection' }
  | { readonly type: 'hint-told'; readonly hint: TellingHint; readonly latest: LatestHint }
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

/** Whether a digit can be entered: not as an answer once all nine of it are placed, and 9 is no colour. */
export function canEnter(session: Pick<Session, 'game' | keyof Input>, digit: Digit): boolean {
  const mode = modeNow(session);
  if (mode === 'colour') return colourOf(digit) !== undefined;
  return mode !== 'answer' || !isDigitComplete(session.game, digit);
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
  // A dialog that is still loading is open already: nothing seen of it, the board can be played.
  const running = session.isUnderDialog ? session.clock : startClock(session.clock, at);
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

/** Also dismisses the notice about a rejected entry, and drops the held digit. */
function select(session: Session, cell: Cell): Session {
  if (session.isGathering) return selectGroup(session, { type: 'move', cell });
  const { heldDigit, group, ...dismissed } = dismissRejection(session);
  const isSelected = dismissed.selected === cell && !group;
  return heldDigit === undefined && isSelected
    ? dismissRejection(session)
    : { ...dismissed, selected: cell };
}

function focus(session: Session, cell: Cell): Session {
  return session.group && session.selected === cell ? session : select(session, cell);
}

/** As `select`, for several cells. */
function selectGroup(session: Session, action: GroupAction): Session {
  const { heldDigit, ...dismissed } = dismissRejection(session);
  return { ...dismissed, ...selectionAfter(session, action) };
}

function gather(session: Session, isGathering: boolean): Session {
  const { heldDigit, ...rest } = session;
  return { ...rest, isGathering };
}

/** As `select`, but the notice about the move stays. */
function selecting(session: Session, cell: Cell | undefined): Session {
  return cell === undefined || cell === session.selected
    ? session
    : { ...session, selected: cell, group: undefined, heldDigit: undefined };
}

/** Enters the held digit; a cell that has a digit makes that one the held digit instead. */
function press(
  session: Session,
  { cell, at, isAgain }: Extract<SessionAction, { type: 'press' }>,
): Session {
  const { heldDigit, game, mode } = session;
  if (heldDigit === undefined) {
    if (session.isGathering) return selectGroup(session, { type: 'toggle', cell });
    const isLetGo = isAgain && cell === session.selected && isGiven(game, cell);
    return isLetGo ? clearSelection(session) : select(session, cell);
  }
  const { value } = cellOf(game, cell);
  if (!isDigit(value) || mode === 'colour') {
    return playMove(session, entryMove(mode, [cell], heldDigit), at);
  }
  return canEnter(session, value) ? { ...dismissRejection(session), heldDigit: value } : session;
}

const NO_SELECTION = { selected: undefined, group: undefined, isGathering: false } as const;

function holdDigit(session: Session, digit: Digit): Session {
  const heldDigit = session.heldDigit === digit ? undefined : digit;
  return { ...session, ...NO_SELECTION, heldDigit };
}

function clearSelection(session: Session): Session {
  return session.heldDigit === undefined
    ? { ...session, ...NO_SELECTION }
    : { ...session, heldDigit: undefined };
}

function withMode(session: Session, mode: InputMode): Session {
  return mode === 'answer' ? { ...session, mode } : { ...session, mode, pencil: mode };
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

function hintTold(
  session: Session,
  { hint, latest }: Extract<SessionAction, { type: 'hint-told' }>,
): Session {
  const { hintsTold } = session;
  return { ...session, latestHint: latest, hintsTold: hintsTold && afterHint(hintsTold, hint) };
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
    case 'focus':
      return focus(session, action.cell);
    case 'extend':
    case 'add':
    case 'toggle':
    case 'move':
    case 'select-cells':
      return selectGroup(session, action);
    case 'gather':
      return gather(session, action.isGathering);
    case 'hold-digit':
      return holdDigit(session, action.digit);
    case 'clear-selection':
      return clearSelection(session);
    case 'mode':
      return withoutCompleteDigit(withMode(session, action.mode));
    case 'configure':
      return configure(session, action.config);
    case 'dismiss-rejection':
      return dismissRejection(session);
    case 'hint-told':
      return hintTold(session, action);
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
