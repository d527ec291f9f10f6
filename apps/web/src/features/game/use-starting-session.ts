import type { Difficulty } from '@nanpure/engine';
import { useCallback, useEffect, useState } from 'react';
import { gameStore } from './game-storage.ts';
import type { GameHooks, Payment } from './parts.ts';
import {
  chooseProblem,
  inventProblem,
  originOf,
  type ProblemSourceError,
} from './problem-source.ts';
import { isInProgress, newSession, type Session } from './session.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** How a game comes to be: fetched or restored, or not at all, or played in another tab. */
export type Start =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: ProblemSourceError }
  | { readonly status: 'ready'; readonly session: Session; readonly isRestored: boolean }
  /** Without a session where the other tab has finished the game. */
  | { readonly status: 'elsewhere'; readonly session: Session | undefined };

/** Where a new puzzle comes from: the bank, or it is made on this device. */
export type NewPuzzleSource = 'bank' | 'made';

/** Where a game is to come from: what is saved (or else the bank), or a new puzzle. */
export type GameSource = 'saved' | NewPuzzleSource;

/** A wish for a game; each one is another object. */
interface Wish {
  readonly source: GameSource;
  /** Takes the game over from another tab. */
  readonly isClaim?: true;
  /** What a new puzzle costs; left out, nothing. */
  readonly pay?: Payment | undefined;
}

const LOADING: Start = { status: 'loading' };
const SAVED: Wish = { source: 'saved' };

interface Wanted {
  readonly difficulty: Difficulty;
  /** A technique that a new puzzle should take. */
  readonly technique: string | undefined;
}

interface StartingOptions extends Wanted, Pick<GameHooks, 'onProblem'> {}

async function startOnNewPuzzle(
  { difficulty, technique }: Wanted,
  source: GameSource,
  signal: AbortSignal,
): Promise<Start> {
  const problem =
    source === 'made'
      ? await inventProblem(difficulty, signal)
      : await chooseProblem(difficulty, signal, { technique });
  return problem.ok
    ? { status: 'ready', session: newSession(problem.value), isRestored: false }
    : { status: 'error', error: problem.error };
}

function startOnSavedGame(
  { difficulty, technique }: Wanted,
  { source, isClaim }: Wish,
): Start | undefined {
  if (source !== 'saved') return undefined;
  const session = gameStore.load(difficulty);
  // Who wants to practise gives up a game that hasn't been begun, and no other.
  if (technique !== undefined && session && !isInProgress(session)) return undefined;
  if (session && isClaim) gameStore.claim(session);
  return session && { status: 'ready', session, isRestored: isInProgress(session) };
}

const FOR_FREE: Payment = (handOver) => {
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
  { source, pay = FOR_FREE }: Wish,
): boolean {
  const handOver = () => {
    if (source !== 'saved' || technique !== undefined) gameStore.claim(session);
  };
  const isPaid = pay(handOver);
  const { id, difficulty } = session.problem;
  if (isPaid) onProblem?.({ difficulty, origin: originOf(id) });
  return isPaid;
}

/**
 * The session to begin with: the saved one, or one on a new puzzle. `startNew` gives up what is
 * being played for a puzzle from the bank, or for one that is made here; `makeInstead` has one made
 * that could not be loaded; `takeOver` goes on here with what another tab played. For one difficulty:
 * another one takes another component (a `key`).
 */
export function useStartingSession({ difficulty, technique, onProblem }: StartingOptions) {
  const [start, setStart] = useState<Start>(LOADING);
  const [wish, setWish] = useState(SAVED);

  useEffect(() => {
    const abort = new AbortController();
    const options = { difficulty, technique, onProblem };
    const saved = startOnSavedGame(options, wish);
    if (saved) setStart(saved);
    else {
      void startOnNewPuzzle(options, wish.source, abort.signal).then((next) => {
        if (abort.signal.aborted) return;
        if (next.status !== 'ready' || takeUp(next.session, options, wish)) setStart(next);
        else setWish(SAVED);
      });
    }
    return () => abort.abort();
  }, [difficulty, technique, wish, onProblem]);

  const begin = useCallback((next: Wish) => {
    setStart(LOADING);
    setWish(next);
  }, []);
  const startNew = useCallback(
    (source: NewPuzzleSource, pay?: Payment) => begin({ source, pay }),
    [begin],
  );
  const { pay } = wish;
  const makeInstead = useCallback(() => begin({ source: 'made', pay }), [begin, pay]);
  const takeOver = useCallback(() => begin({ source: 'saved', isClaim: true }), [begin]);

  useOtherTabs(difficulty, {
    onPlayedElsewhere: useCallback(
      (session: Session | undefined) => setStart({ status: 'elsewhere', session }),
      [],
    ),
    onNewerSave: useCallback(() => begin({ source: 'saved' }), [begin]),
  });

  return { start, startNew, makeInstead, takeOver };
}
