import { type Difficulty, ok } from '@nanpure/engine';
import { useCallback, useEffect, useState } from 'react';
import type { Payment } from '../../../lib/puzzle-gate.ts';
import { gameStore } from '../saves/game-storage.ts';
import { useOtherTabs } from '../saves/use-other-tabs.ts';
import { isInProgress, newSession, type Session } from '../session/session.ts';
import {
  chooseProblem,
  type Fetched,
  generateProblem,
  originOf,
  type ProblemOrigin,
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

/** `saved`: the saved game, or a puzzle of the bank where there is none. */
export type GameSource = 'saved' | ProblemOrigin;

/** Which game to start; a new object starts again. */
interface StartRequest {
  readonly source: GameSource;
  /** Takes the game over from another tab. */
  readonly isTakeOver?: true;
  /** Left out, the puzzle is free. */
  readonly pay?: Payment | undefined;
}

const LOADING: Start = { status: 'loading' };
const SAVED: StartRequest = { source: 'saved' };

interface PuzzleRequest {
  readonly difficulty: Difficulty;
  /** A technique that a new puzzle should need. */
  readonly technique: string | undefined;
}

/** The puzzle that a new game begins with. */
export interface ProblemFacts {
  readonly difficulty: Difficulty;
  readonly origin: ProblemOrigin;
}

interface StartingOptions extends PuzzleRequest {
  /** A puzzle was chosen from the bank, or generated. */
  readonly onProblem?: ((facts: ProblemFacts) => void) | undefined;
}

async function startOnNewPuzzle(
  { difficulty, technique }: PuzzleRequest,
  source: GameSource,
  signal: AbortSignal,
): Fetched<Session> {
  const problem =
    source === 'made'
      ? await generateProblem(difficulty, signal)
      : await chooseProblem(difficulty, signal, { technique });
  return problem.ok ? ok(newSession(problem.value)) : problem;
}

function loadSavedGame({ difficulty, technique }: PuzzleRequest): Session | undefined {
  const session = gameStore.load(difficulty);
  // Practising a technique replaces a saved game only if it hasn't been begun.
  return technique !== undefined && session && !isInProgress(session) ? undefined : session;
}

function startOnSavedGame(
  puzzle: PuzzleRequest,
  { source, isTakeOver }: StartRequest,
): Start | undefined {
  if (source !== 'saved') return undefined;
  const session = loadSavedGame(puzzle);
  if (session && isTakeOver) gameStore.takeOver(session);
  const arrival = session && isInProgress(session) ? 'restored' : 'new';
  return session && { status: 'ready', session, arrival };
}

const FREE: Payment = (handOver) => {
  handOver();
  return true;
};

/**
 * Replaces the old game and pays for the new one, once its puzzle is there: a failed download costs
 * nothing. False where the payment is refused.
 */
function payAndTakeOver(
  session: Session,
  { technique, onProblem }: StartingOptions,
  { source, pay = FREE }: StartRequest,
): boolean {
  const handOver = () => {
    if (source !== 'saved' || technique !== undefined) gameStore.takeOver(session);
  };
  const isPaid = pay(handOver);
  const { id, difficulty } = session.problem;
  if (isPaid) onProblem?.({ difficulty, origin: originOf(id) });
  return isPaid;
}

/** Undefined where the payment is refused. */
async function startNewGame(
  options: StartingOptions,
  request: StartRequest,
  signal: AbortSignal,
): Promise<Start | undefined> {
  const isUnreadable = request.source === 'saved' && gameStore.isUnreadable(options.difficulty);
  const session = await startOnNewPuzzle(options, request.source, signal);
  if (signal.aborted) return LOADING;
  if (!session.ok) {
    // The saved game is replaced only once the new puzzle is there.
    const hasGame = loadSavedGame(options) !== undefined;
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
 * component a `key` for each difficulty.
 */
export function useStartingSession({ difficulty, technique, onProblem }: StartingOptions) {
  const [start, setStart] = useState<Start>(LOADING);
  const [request, setRequest] = useState(SAVED);

  useEffect(() => {
    const abort = new AbortController();
    const options = { difficulty, technique, onProblem };
    const saved = startOnSavedGame(options, request);
    if (saved) setStart(saved);
    else {
      void startNewGame(options, request, abort.signal).then((next) => {
        if (abort.signal.aborted) return;
        if (next) setStart(next);
        else setRequest(SAVED);
      });
    }
    return () => abort.abort();
  }, [difficulty, technique, request, onProblem]);

  const begin = useCallback((next: StartRequest) => {
    setStart(LOADING);
    setRequest(next);
  }, []);
  const startNew = useCallback(
    (source: ProblemOrigin, pay?: Payment) => begin({ source, pay }),
    [begin],
  );
  const { pay } = request;
  const retryWithGenerated = useCallback(() => begin({ source: 'made', pay }), [begin, pay]);
  const retryWithBank = useCallback(() => begin({ source: 'bank', pay }), [begin, pay]);
  const tryAgain = useCallback(() => begin({ ...request }), [begin, request]);
  const goBack = useCallback(() => begin({ source: 'saved' }), [begin]);
  const takeOver = useCallback(() => begin({ source: 'saved', isTakeOver: true }), [begin]);

  useOtherTabs(difficulty, {
    onPlayedElsewhere: useCallback(
      (session: Session | undefined) => setStart({ status: 'elsewhere', session }),
      [],
    ),
    onNewerSave: goBack,
  });

  return { start, startNew, retryWithGenerated, retryWithBank, tryAgain, goBack, takeOver };
}
