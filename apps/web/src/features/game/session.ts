import { type Cell, type Digit, isDigit, wrongCells } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import {
  cellOf,
  configureGame,
  type Game,
  type GameConfig,
  gridOfGame,
  isWon,
  type Move,
  newGame,
  play,
} from '@nanpure/engine/game';
import { type Clock, elapsedAt, startClock, stopClock, stoppedClock } from './clock.ts';
import { newPace, type Pace, paceAfter } from './pace.ts';
import { isSpent } from './spent-digits.ts';

/** What a digit does: it goes into the cell, or it is noted there. */
export type InputMode = 'answer' | 'notes';

/** A game with everything around it that the player would miss after a reload. */
export interface Session {
  readonly problem: Problem;
  readonly game: Game;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly selected: Cell | undefined;
  readonly mode: InputMode;
  /** When the first input was made, in milliseconds since 1970; undefined before it. */
  readonly startedAt: number | undefined;
  /** A digit that waits for the cells it goes into, while none is selected. Not saved. */
  readonly armed?: Digit | undefined;
  /** Whether the player has put the game aside for a while. Not saved. */
  readonly isPaused?: boolean;
  /** Whether a dialog lies over the game. Not saved. */
  readonly isCovered?: boolean;
  /** How many wrong digits the latest move took out; undefined after any other move. Not saved. */
  readonly mistakesCleared?: number | undefined;
}

/** What can happen to a session; `at` is the time in milliseconds since 1970. */
export type SessionAction =
  /** A move, and the cell that it selects, if it does. */
  | {
      readonly type: 'play';
      readonly move: Move;
      readonly at: number;
      readonly selects?: Cell | undefined;
    }
  /** A cell was tapped: it is selected, or takes the digit that waits. */
  | { readonly type: 'press'; readonly cell: Cell; readonly at: number }
  | { readonly type: 'select'; readonly cell: Cell }
  | { readonly type: 'arm'; readonly digit: Digit }
  /** The digit that waits is put away, or else the selected cell is left. */
  | { readonly type: 'let-go' }
  | { readonly type: 'mode'; readonly mode: InputMode }
  | { readonly type: 'configure'; readonly config: Partial<GameConfig> }
  | { readonly type: 'dismiss-rejection' }
  | { readonly type: 'pause'; readonly at: number }
  | { readonly type: 'resume'; readonly at: number }
  | { readonly type: 'page-hidden'; readonly at: number }
  | { readonly type: 'page-shown'; readonly at: number }
  | { readonly type: 'covered'; readonly at: number }
  | { readonly type: 'uncovered'; readonly at: number };

/** A session on a new puzzle: nothing entered, nothing selected, the clock at zero. */
export function newSession(problem: Problem): Session {
  const game = newGame(problem.puzzle);
  return {
    problem,
    game,
    clock: stoppedClock(),
    pace: newPace(game),
    selected: undefined,
    mode: 'answer',
    startedAt: undefined,
  };
}

/** Whether there is something to lose: an input was made, and the game isn't won. */
export function isInProgress(session: Session): boolean {
  return session.startedAt !== undefined && !isWon(session.game);
}

/** A move of the mode: the digit is answered or noted. */
export function entryMove(mode: InputMode, cell: Cell, digit: Digit): Move {
  return { type: mode === 'answer' ? 'answer' : 'note', cell, digit };
}

/** Whether a digit can still be entered: in answer mode not once all nine of it are in place. */
export function canEnter({ game, mode }: Pick<Session, 'game' | 'mode'>, digit: Digit): boolean {
  return mode === 'notes' || !isSpent(game, digit);
}

/** A digit waits no longer than it can be entered. */
function withoutSpentDigit(session: Session): Session {
  const { armed } = session;
  return armed === undefined || canEnter(session, armed)
    ? session
    : { ...session, armed: undefined };
}

/** The first input starts the clock, the winning one stops it. A hint that is asked for is no input. */
function afterMove(session: Session, game: Game, move: Move, at: number): Session {
  const elapsed = elapsedAt(session.clock, at);
  const pace = paceAfter(session.pace, { before: session.game, after: game, move, elapsed });
  if (move.type === 'hint') return { ...session, game, pace };
  const running = startClock(session.clock, at);
  const clock = isWon(game) ? stopClock(running, at) : running;
  return withoutSpentDigit({
    ...session,
    game,
    clock,
    pace,
    startedAt: session.startedAt ?? at,
    mistakesCleared: move.type === 'clear-mistakes' ? wrongDigitsIn(session.game) : undefined,
  });
}

function wrongDigitsIn(game: Game): number {
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

/** Selecting a cell dismisses the notice about a refused entry, and puts a waiting digit away. */
function select(session: Session, cell: Cell): Session {
  const { armed, ...dismissed } = dismissRejection(session);
  if (armed === undefined && dismissed.selected === cell) return dismissRejection(session);
  return { ...dismissed, selected: cell };
}

/** The cell that a move was made on is selected; what was said of the move stays. */
function selecting(session: Session, cell: Cell | undefined): Session {
  return cell === undefined || cell === session.selected
    ? session
    : { ...session, selected: cell, armed: undefined };
}

/** A tap with a digit that waits enters it; on a cell that has a digit, that one waits instead. */
function press(session: Session, cell: Cell, at: number): Session {
  const { armed, game, mode } = session;
  if (armed === undefined) return select(session, cell);
  const { value } = cellOf(game, cell);
  if (!isDigit(value)) return playMove(session, entryMove(mode, cell, armed), at);
  return canEnter(session, value) ? { ...dismissRejection(session), armed: value } : session;
}

function arm(session: Session, digit: Digit): Session {
  const armed = session.armed === digit ? undefined : digit;
  return { ...session, selected: undefined, armed };
}

function letGo(session: Session): Session {
  return session.armed === undefined
    ? { ...session, selected: undefined }
    : { ...session, armed: undefined };
}

function configure(session: Session, config: Partial<GameConfig>): Session {
  const game = configureGame(session.game, config);
  const isSame = JSON.stringify(game.config) === JSON.stringify(session.game.config);
  return isSame ? session : { ...session, game };
}

function runClock(session: Session, at: number): Session {
  return isInProgress(session) && !session.isPaused && !session.isCovered
    ? { ...session, clock: startClock(session.clock, at) }
    : session;
}

/** The session after something happened; the very same one where it changes nothing. */
export function reduceSession(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'play':
      return selecting(playMove(session, action.move, action.at), action.selects);
    case 'press':
      return press(session, action.cell, action.at);
    case 'select':
      return select(session, action.cell);
    case 'arm':
      return arm(session, action.digit);
    case 'let-go':
      return letGo(session);
    case 'mode':
      return withoutSpentDigit({ ...session, mode: action.mode });
    case 'configure':
      return configure(session, action.config);
    case 'dismiss-rejection':
      return dismissRejection(session);
    case 'pause':
      return { ...session, isPaused: true, clock: stopClock(session.clock, action.at) };
    case 'resume':
      return runClock({ ...session, isPaused: false }, action.at);
    case 'page-hidden':
      return { ...session, clock: stopClock(session.clock, action.at) };
    case 'page-shown':
      return runClock(session, action.at);
    case 'covered':
      return { ...session, isCovered: true, clock: stopClock(session.clock, action.at) };
    case 'uncovered':
      return runClock({ ...session, isCovered: false }, action.at);
  }
}
