import type { Difficulty } from '@nanpure/engine';
import { useCallback, useEffect, useState } from 'react';
import { clearGame, loadGame } from './game-storage.ts';
import { chooseProblem, type ProblemSourceError } from './problem-source.ts';
import { isInProgress, newSession, type Session } from './session.ts';

/** How a game comes to be: fetched or restored, or not at all. */
export type Start =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: ProblemSourceError }
  | { readonly status: 'ready'; readonly session: Session; readonly isRestored: boolean };

const LOADING: Start = { status: 'loading' };

async function startNew(difficulty: Difficulty, signal: AbortSignal): Promise<Start> {
  const problem = await chooseProblem(difficulty, signal);
  return problem.ok
    ? { status: 'ready', session: newSession(problem.value), isRestored: false }
    : { status: 'error', error: problem.error };
}

function savedStart(difficulty: Difficulty): Start | undefined {
  const session = loadGame(difficulty, Date.now());
  return session && { status: 'ready', session, isRestored: isInProgress(session) };
}

/**
 * The session to begin with: the saved one, or one on a new puzzle. `startOver` gives up what is
 * being played. For one difficulty: another one takes another component (a `key`).
 */
export function useStartingSession(difficulty: Difficulty) {
  const [start, setStart] = useState<Start>(LOADING);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    // Here and not in `startOver`: the game that goes saves itself once more on its way out.
    if (round > 0) clearGame(difficulty);
    const saved = savedStart(difficulty);
    if (saved) setStart(saved);
    else {
      void startNew(difficulty, abort.signal).then((next) => {
        if (!abort.signal.aborted) setStart(next);
      });
    }
    return () => abort.abort();
  }, [difficulty, round]);

  const startOver = useCallback(() => {
    setStart(LOADING);
    setRound((before) => before + 1);
  }, []);

  return { start, startOver };
}
