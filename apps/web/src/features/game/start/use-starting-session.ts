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

/** What a game begins with: a puzzle, the game that was saved, or a puzzle as that can't be read. */
export type Arrival = 'new' | 'restored' | 'unreadable';

/** How a game comes to be: fetched or restored, or not at all, or played in another tab. */
export type Start =
  | { readonly status: 'loading' }
  /** `hasGame`: there is a game to go back to. */
  | { readonly status: 'error'; readonly error: ProblemSourceError; readonly hasGame: boolean }
  | { readonly status: 'ready'; readonly session: Session; readonly arrival: Arrival }
  /** Without a session where the other tab has finished the game. */
  | { readonly status: 'elsewhere'; readonly session: Session | undefined };

/** Where a new puzzle comes from: the bank, or it is made on this device. */
export type NewPuzzleSource = 'bank' | 'made';

/** Where a game is to come from: what is saved (or else the bank), or a new puzzle. */
export type GameSource = 'saved' | NewPuzzleSource;

/** A wish for a game; each one is another object. */
interface StartRequest {
  readonly source: GameSource;
  /** Takes the game over from another tab. */
  readonly isTakeOver?: true;
  /** What a new puzzle costs; left out, nothing. */
  readonly pay?: Payment | undefined;
}

const LOADING: Start = { status: 'loading' };
const SAVED: StartRequest = { source: 'saved' };

interface PuzzleRequest {
  readonly difficulty: Difficulty;
  /** A technique that a new puzzle should take. */
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
  // Who wants to practise gives up a game that hasn't been begun, and no other.
  return technique !== undefined && session && !isInProgress(session) ? undefined : session;
}

function startOnSavedGame(
  wanted: PuzzleRequest,
  { source, isTakeOver }: StartRequest,
): Start | undefined {
  if (source !== 'saved') return undefined;
  const session = loadSavedGame(wanted);
  if (session && isTakeOver) gameStore.takeOver(session);
  const arrival = session && isInProgress(session) ? 'restored' : 'new';
  return session && { status: 'ready', session, arrival };
}

const FREE: Payment = (handOver) => {
  handOver();
  return true;
};

/**
 * Only now is the old game given up, and the new one paid for: a puzzle that can't be had costs
 * nothing. False where it can't be paid for.
 */
function takeUp(
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

/** What comes of the wish for a new game; undefined where that can't be paid for. */
async function startNewGame(
  options: StartingOptions,
  request: StartRequest,
  signal: AbortSignal,
): Promise<Start | undefined> {
  const isUnreadable = request.source === 'saved' && gameStore.isUnreadable(options.difficulty);
  const session = await startOnNewPuzzle(options, request.source, signal);
  if (signal.aborted) return LOADING;
  if (!session.ok) {
    // The game before is given up for a new one only when that is there.
    const hasGame = loadSavedGame(options) !== undefined;
    return { status: 'error', error: session.error, hasGame };
  }
  if (!takeUp(session.value, options, request)) return undefined;
  const arrival = isUnreadable ? 'unreadable' : 'new';
  return { status: 'ready', session: session.value, arrival };
}

/**
 * The session to begin with: the saved one, or one on a new puzzle. `startNew` gives up what is
 * being played for a puzzle from the bank, or for one that is made here; where that could not be had,
 * `retryWithGenerated` has one made, `tryAgain` asks for it once more and `goBack` goes on with the game before;
 * `takeOver` goes on here with what another tab played. For one difficulty: another one takes another
 * component (a `key`).
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
    (source: NewPuzzleSource, pay?: Payment) => begin({ source, pay }),
    [begin],
  );
  const { pay } = request;
  const retryWithGenerated = useCallback(() => begin({ source: 'made', pay }), [begin, pay]);
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

  return { start, startNew, retryWithGenerated, tryAgain, goBack, takeOver };
}
