import { useEffect, useState } from 'react';
import type { Day } from '../../lib/calendar.ts';
import { logProblem } from '../../lib/log.ts';
import {
  type DailyProblems,
  knownDailyPuzzles,
  makeDailyPuzzles,
} from '../../lib/workers/daily-maker.ts';

interface Outcome {
  readonly date: Day;
  /** `failed`: the worker could not make them. */
  readonly puzzles: DailyProblems | 'failed';
}

/** The puzzles of a day, made by a worker; undefined until they are there, or where no day is wanted. */
export function useDailyPuzzles(date: Day | undefined) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const known = date && knownDailyPuzzles(date);
  const isWanted = date !== undefined && known === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    void makeDailyPuzzles(date, abort.signal).then((made) => {
      if (abort.signal.aborted) return;
      if (!made.ok) logProblem('The puzzles of a day could not be made.', made.error.message);
      setOutcome({ date, puzzles: made.ok ? made.value : 'failed' });
    });
    return () => abort.abort();
  }, [date, isWanted, attempt]);
  const puzzles = known ?? (outcome?.date === date ? outcome?.puzzles : undefined);
  const retry = () => {
    setOutcome(undefined);
    setAttempt((times) => times + 1);
  };
  return { puzzles, retry };
}
