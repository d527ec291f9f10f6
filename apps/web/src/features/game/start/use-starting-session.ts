import { type Difficulty, ok } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Payment } from '../../../lib/puzzle-gate.ts';
import { gameStore } from '../saves/game-storage.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import { useOtherTabs } from '../saves/use-other-tabs.ts';
import { isInProgress, newSession, type Session } from '../session/session.ts';
import {
  type Fetched,
  originOf,
  type ProblemOrigin,
  type ProblemSource,
  type ProblemSourceError,
} from './problem-source.ts';

/** How the game begins; `unreadable`: with a new puzzle, as the saved game can't be read. */
export type Arrival = 'new' | 'restored' | 'unreadable';

/** The state of loading a game. `elsewhere`: another tab plays it. */
export type Start =
  | { readonly status: 'loading' }
  /** `hasGame`: there is a saved game to go back to. */
  | { readonly status: 'error'; readonly error: ProblemSourceError; readonly hasGame: boolean }
  | { readonly status: 'ready'; readonly session: Session; readonly arrival: Arrival }
  /** No session where the other tab has finished the game. */
  | { readonly status: 'elsewhere'; readonly session: Session | undefined };

/** `saved`: the saved game, or a new puzzle where there is none. */
type GameSource = 'saved' | ProblemOrigin;

/** Which game to start; a new object starts again. */
interface StartRequest {
  readonly source: GameSource;
  /** Takes the game over from another tab. */
  readonly isTakeOver?: true;
  /** The game that the player agreed to leave for it. */
  readonly left?: Session | undefined;
  /** Left out, the puzzle is free. */
  readonly pay?: Payment | undefined;
}

const LOADING: Start = { status: 'loading' };
const SAVED: StartRequest = { source: 'saved' };

/** The puzzle that a new game begins with. */
export interface ProblemFacts {
  readonly difficulty: Difficulty;
  readonly origin: ProblemOrigin;
}

/** Memoize slot and source: a new object is another game, and starts again. */
interface StartingOptions {
  readonly slot: SaveSlot;
  readonly source: ProblemSource;
  /** A puzzle was chosen from the bank, or generated. */
  readonly onProblem?: ((facts: ProblemFacts) => void) | undefined;
}

/** A game that was finished is none to go on with. */
function loadSavedGame(slot: SaveSlot): Session | undefined {
  const session = gameStore.load(slot);
  return session && isWon(session.game) ? undefined : session;
}

async function startOnNewPuzzle(
  load: ProblemSource,
  source: GameSource,
  signal: AbortSignal,
): Fetched<Session> {
  const problem = await load(source === 'made' ? source : 'bank', signal);
  return problem.ok ? ok(newSession(problem.value)) : problem;
}

function startOnSavedGame(slot: SaveSlot, { source, isTakeOver }: StartRequest): Start | undefined {
  if (source !== 'saved') return undefined;
  const session = loadSavedGame(slot);
  if (session && isTakeOver) gameStore.takeOver(slot, session);
  const arrival = session && isInProgress(session) ? 'restored' : 'new';
  return session && { status: 'ready', session, arrival };
}

const FREE: Payment = (handOver) => {
  handOver();
  return true;
};

/**
 * Replaces the old game and pays for the new one, once its puzzle is there: a failed download costs
 * nothing. False where the payment is refused, and where another tab has begun a game that nobody gave up.
 */
function payAndTakeOver(
  session: Session,
  { slot, onProblem }: StartingOptions,
  { source, left, pay = FREE }: StartRequest,
): boolean {
  const handOver = () => {
    if (source !== 'saved') gameStore.takeOver(slot, session);
    else if (slot.kind !== 'bank') gameStore.begin(slot, session);
  };
  if (source !== 'saved' && gameStore.hasOtherPlay(slot, left)) return false;
  const isPaid = pay(handOver);
  const { id, difficulty } = session.problem;
  if (isPaid) onProblem?.({ difficulty, origin: originOf(id) });
  return isPaid;
}

/** Undefined where the old game stays. */
async function startNewGame(
  options: StartingOptions,
  request: StartRequest,
  signal: AbortSignal,
): Promise<Start | undefined> {
  const isUnreadable = request.source === 'saved' && gameStore.isUnreadable(options.slot);
  const session = await startOnNewPuzzle(options.source, request.source, signal);
  if (signal.aborted) return LOADING;
  if (!session.ok) {
    // The saved game is replaced only once the new puzzle is there.
    const hasGame = loadSavedGame(options.slot) !== undefined;
    return { status: 'error', error: session.error, hasGame };
  }
  if (!payAndTakeOver(session.value, options, request)) return undefined;
  const arrival = isUnreadable ? 'unreadable' : 'new';
  return { status: 'ready', session: session.value, arrival };
}

/**
 * The session to begin with: the saved one, or one on a new puzzle. `startNew` replaces the game by one
 * on a new puzzle; after a failure `retryWithGenerated` generates a puzzle, `retryWithBank` takes one of the
 * bank, `tryAgain` repeats the request and `goBack` continues the saved game; `takeOver` continues here what another tab played. Give the
 * component a `key` for each slot, and what shows the game one for each `round`: the screen of a round is there
 * before its puzzle, and stays as that comes.
 */
export function useStartingSession({ slot, source, onProblem }: StartingOptions) {
  const [start, setStart] = useState<Start>(LOADING);
  const [round, setRound] = useState(0);
  const [request, setRequest] = useState(SAVED);

  useEffect(() => {
    const abort = new AbortController();
    const options = { slot, source, onProblem };
    // In slices: what is pressed meanwhile comes first.
    const arrive = (next: Start) => startTransition(() => setStart(next));
    const saved = startOnSavedGame(slot, request);
    if (saved) arrive(saved);
    else {
      void startNewGame(options, request, abort.signal).then((next) => {
        if (abort.signal.aborted) return;
        if (next) arrive(next);
        else setRequest(SAVED);
      });
    }
    return () => abort.abort();
  }, [slot, source, request, onProblem]);

  const begin = useCallback((next: StartRequest) => {
    setStart(LOADING);
    setRound((count) => count + 1);
    setRequest(next);
  }, []);
  const startNew = useCallback(
    (source: ProblemOrigin, left: Session, pay?: Payment) => begin({ source, left, pay }),
    [begin],
  );
  const retryWithGenerated = useCallback(
    () => begin({ ...request, source: 'made' }),
    [begin, request],
  );
  const retryWithBank = useCallback(() => begin({ ...request, source: 'bank' }), [begin, request]);
  const tryAgain = useCallback(() => begin({ ...request }), [begin, request]);
  const goBack = useCallback(() => begin({ source: 'saved' }), [begin]);
  const takeOver = useCallback(() => begin({ source: 'saved', isTakeOver: true }), [begin]);

  useOtherTabs(slot, {
    onPlayedElsewhere: useCallback((session: Session | undefined) => {
      setStart({ status: 'elsewhere', session });
      setRound((count) => count + 1);
    }, []),
    onNewerSave: goBack,
  });

  return { start, round, startNew, retryWithGenerated, retryWithBank, tryAgain, goBack, takeOver };
}
