import {
  type Cell,
  type Game,
  isWon,
  type Move,
  newGame,
  type Problem,
  play,
} from '@nanpure/engine';
import { type Clock, startClock, stopClock, stoppedClock } from './clock.ts';

/** What a digit does: it goes into the cell, or it is noted there. */
export type InputMode = 'answer' | 'notes';

/** A game with everything around it that the player would miss after a reload. */
export interface Session {
  readonly problem: Problem;
  readonly game: Game;
  readonly clock: Clock;
  readonly selected: Cell | undefined;
  readonly mode: InputMode;
  /** When the first input was made, in milliseconds since 1970; undefined before it. */
  readonly startedAt: number | undefined;
}

/** What can happen to a session; `at` is the time in milliseconds since 1970. */
export type SessionAction =
  | { readonly type: 'play'; readonly move: Move; readonly at: number }
  | { readonly type: 'select'; readonly cell: Cell }
  | { readonly type: 'mode'; readonly mode: InputMode }
  | { readonly type: 'dismiss-rejection' }
  | { readonly type: 'page-hidden'; readonly at: number }
  | { readonly type: 'page-shown'; readonly at: number };

/** A session on a new puzzle: nothing entered, nothing selected, the clock at zero. */
export function newSession(problem: Problem): Session {
  return {
    problem,
    game: newGame(problem.puzzle),
    clock: stoppedClock(),
    selected: undefined,
    mode: 'answer',
    startedAt: undefined,
  };
}

/** Whether there is something to lose: an input was made, and the game isn't won. */
export function isInProgress(session: Session): boolean {
  return session.startedAt !== undefined && !isWon(session.game);
}

/** The first input starts the clock, the winning one stops it. */
function afterMove(session: Session, game: Game, at: number): Session {
  const running = startClock(session.clock, at);
  const clock = isWon(game) ? stopClock(running, at) : running;
  return { ...session, game, clock, startedAt: session.startedAt ?? at };
}

function dismissRejection(session: Session): Session {
  return session.game.rejection
    ? { ...session, game: { ...session.game, rejection: undefined } }
    : session;
}

/** Selecting a cell dismisses the notice about a refused entry. */
function select(session: Session, cell: Cell): Session {
  const dismissed = dismissRejection(session);
  return dismissed.selected === cell ? dismissed : { ...dismissed, selected: cell };
}

/** The session after something happened; the very same one where it changes nothing. */
export function reduceSession(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'play': {
      const game = play(session.game, action.move);
      return game === session.game ? session : afterMove(session, game, action.at);
    }
    case 'select':
      return select(session, action.cell);
    case 'mode':
      return { ...session, mode: action.mode };
    case 'dismiss-rejection':
      return dismissRejection(session);
    case 'page-hidden':
      return { ...session, clock: stopClock(session.clock, action.at) };
    case 'page-shown':
      return isInProgress(session)
        ? { ...session, clock: startClock(session.clock, action.at) }
        : session;
  }
}
