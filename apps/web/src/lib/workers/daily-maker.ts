import { ok } from '@nanpure/engine';
import { type Problem, parseProblem } from '@nanpure/engine/bank';
import type { Day } from '../calendar.ts';
import { spawnPuzzleWorker } from './puzzle-maker.ts';
import { createWorkerClient } from './worker-client.ts';

/** Many times what the slowest device needs. */
const DAILY_TIMEOUT_MS = 30_000;

/** What the worker is asked for: all puzzles of a day. */
export interface DailyRequest {
  readonly date: Day;
}

/** An easy, a medium and a hard one. */
export type DailyProblems = readonly Problem[];

function parseProblems(value: unknown): DailyProblems | undefined {
  if (!Array.isArray(value)) return undefined;
  const problems = value.flatMap((each) => {
    const problem = parseProblem(each);
    return problem.ok ? [problem.value] : [];
  });
  return problems.length === value.length ? problems : undefined;
}

const askPuzzleWorker = createWorkerClient<DailyRequest, DailyProblems>({
  spawn: spawnPuzzleWorker,
  parse: parseProblems,
  timeoutMs: DAILY_TIMEOUT_MS,
});

const made = new Map<Day, DailyProblems>();

/** The puzzles of a day, if they were made before on this page. */
export function knownDailyPuzzles(date: Day): DailyProblems | undefined {
  return made.get(date);
}

/** Makes the puzzles of a day away from the page: the same for everyone. */
export async function makeDailyPuzzles(date: Day, signal: AbortSignal) {
  const known = made.get(date);
  if (known) return ok(known);
  const problems = await askPuzzleWorker({ date }, signal);
  if (problems.ok) made.set(date, problems.value);
  return problems;
}
