import { type Difficulty, err, ok, type Random, type Result } from '@nanpure/engine';
import {
  type Problem,
  parseProblemFileInTurns,
  rememberChoice,
  selectIndex,
} from '@nanpure/engine/bank';
import { inSlices } from '../../../lib/in-slices.ts';
import { logProblem } from '../../../lib/log.ts';
import { isMadePuzzle } from '../../../lib/workers/made-puzzle.ts';
import { loadTechniqueFacts } from './load-technique-facts.ts';
import { readRecentChoices, writeRecentChoices } from './recent-choices.ts';

/** `made`: generated on this device. */
export type ProblemOrigin = 'bank' | 'made';

/** Why there is no puzzle to play. */
export type ProblemSourceError =
  | { readonly code: 'unreachable' }
  | { readonly code: 'missing'; readonly status: number }
  | { readonly code: 'damaged'; readonly at: string; readonly message: string }
  | { readonly code: 'empty' }
  | { readonly code: 'not-made'; readonly message: string };

export type Fetched<T> = Promise<Result<T, ProblemSourceError>>;

const FETCH_TIMEOUT_MS = 15_000;

/** The first attempt asks the server whether the cached file is up to date, the second leaves out every cache. */
const CACHE_MODES: readonly RequestCache[] = ['no-cache', 'reload'];

/** An HTML page in place of JSON, as hosts answer for a missing file, counts as missing. */
async function readJson(response: Response): Fetched<unknown> {
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) return err({ code: 'missing', status: response.status });
  const body = await response.text();
  try {
    return ok(JSON.parse(body));
  } catch (reason) {
    return err({ code: 'damaged', at: '', message: String(reason) });
  }
}

async function fetchJson(url: string, cache: RequestCache, signal: AbortSignal): Fetched<unknown> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, FETCH_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    return await readJson(await fetch(url, { cache, signal: abort.signal }));
  } catch {
    return err({ code: 'unreachable' });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** All puzzles of a difficulty in the bank that can be read; at least one. */
async function fetchProblems(
  difficulty: Difficulty,
  cache: RequestCache,
  signal: AbortSignal,
): Fetched<readonly Problem[]> {
  const json = await fetchJson(`/data/problems_${difficulty}.json`, cache, signal);
  if (!json.ok) return json;
  const skip = ({ at, message }: { readonly at: string; readonly message: string }) =>
    logProblem('A puzzle of the bank could not be read.', `${at} ${message}`);
  const file = await inSlices(parseProblemFileInTurns(json.value, skip));
  if (signal.aborted) return err({ code: 'unreachable' });
  if (!file.ok) return err({ code: 'damaged', at: file.error.at, message: file.error.message });
  const { problems } = file.value;
  return problems.length > 0 ? ok(problems) : err({ code: 'empty' });
}

/** Fetches the bank of a difficulty; retries once without any cache. */
export async function loadProblems(
  difficulty: Difficulty,
  signal: AbortSignal,
): Fetched<readonly Problem[]> {
  let fetched: Awaited<ReturnType<typeof fetchProblems>> = err({ code: 'unreachable' });
  for (const cache of CACHE_MODES) {
    fetched = await fetchProblems(difficulty, cache, signal);
    if (fetched.ok || signal.aborted) break;
  }
  return fetched;
}

/** The indexes of the puzzles to choose from: those that need the technique, if there are any. */
async function placesOf(
  problems: readonly Problem[],
  technique: string | undefined,
): Fetched<readonly number[]> {
  const all = [...problems.keys()];
  if (technique === undefined) return ok(all);
  const facts = await loadTechniqueFacts();
  if (!facts) return err({ code: 'unreachable' });
  const ids = facts.idsNeeding(technique);
  const fitting = all.filter((place) => ids.includes(problems[place]?.id ?? ''));
  return ok(fitting.length > 0 ? fitting : all);
}

interface ChooseOptions {
  /** A technique that it should need; any text, as it may come from the URL. */
  readonly technique?: string | undefined;
  readonly random?: Random;
}

/** A random puzzle of the bank, not one of those played lately. */
export async function chooseProblem(
  difficulty: Difficulty,
  signal: AbortSignal,
  { technique, random = Math.random }: ChooseOptions = {},
): Fetched<Problem> {
  const problems = await loadProblems(difficulty, signal);
  if (!problems.ok) return problems;
  const recent = readRecentChoices(difficulty);
  const fitting = await placesOf(problems.value, technique);
  if (!fitting.ok) return fitting;
  const places = fitting.value;
  const chosen = selectIndex(
    places.length,
    recent.map((place) => places.indexOf(place)),
    random,
  );
  const index = chosen === undefined ? undefined : places[chosen];
  const problem = index === undefined ? undefined : problems.value[index];
  if (index === undefined || !problem) return err({ code: 'empty' });
  writeRecentChoices(difficulty, rememberChoice(recent, index));
  return ok(problem);
}

/** Generates a puzzle in a worker; works offline once the worker is cached. */
export async function generateProblem(
  difficulty: Difficulty,
  signal: AbortSignal,
): Fetched<Problem> {
  try {
    const { makePuzzleInWorker } = await import('../../../lib/workers/puzzle-maker.ts');
    const made = await makePuzzleInWorker(difficulty, signal);
    return made.ok ? made : err({ code: 'not-made', message: made.error.code });
  } catch (reason) {
    // The worker can't be downloaded.
    return err({ code: 'not-made', message: String(reason) });
  }
}

export function originOf(problemId: string): ProblemOrigin {
  return isMadePuzzle(problemId) ? 'made' : 'bank';
}
