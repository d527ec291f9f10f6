import {
  type Difficulty,
  err,
  ok,
  type Problem,
  parseProblemFile,
  type Random,
  type Result,
  rememberChoice,
  selectIndex,
} from '@nanpure/engine';
import { readRecentChoices, writeRecentChoices } from './recent-choices.ts';

/** Why there is no puzzle to play. */
export type ProblemSourceError =
  | { readonly code: 'unreachable' }
  | { readonly code: 'missing'; readonly status: number }
  | { readonly code: 'damaged'; readonly at: string; readonly message: string }
  | { readonly code: 'empty' };

/** The body as JSON; a page of HTML in its place (as a host answers for a lost file) is no file. */
async function readJson(response: Response): Promise<Result<unknown, ProblemSourceError>> {
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) return err({ code: 'missing', status: response.status });
  try {
    return ok(JSON.parse(await response.text()));
  } catch (reason) {
    return err({ code: 'damaged', at: '', message: String(reason) });
  }
}

async function fetchJson(
  url: string,
  signal: AbortSignal,
): Promise<Result<unknown, ProblemSourceError>> {
  try {
    return await readJson(await fetch(url, { cache: 'no-cache', signal }));
  } catch {
    return err({ code: 'unreachable' });
  }
}

/** All puzzles of a difficulty, from the bank. */
async function fetchProblems(
  difficulty: Difficulty,
  signal: AbortSignal,
): Promise<Result<readonly Problem[], ProblemSourceError>> {
  const json = await fetchJson(`/data/problems_${difficulty}.json`, signal);
  if (!json.ok) return json;
  const file = parseProblemFile(json.value);
  return file.ok
    ? ok(file.value.problems)
    : err({ code: 'damaged', at: file.error.at, message: file.error.message });
}

/** A puzzle of the difficulty from the bank, not one of the latest played. */
export async function chooseProblem(
  difficulty: Difficulty,
  signal: AbortSignal,
  random: Random = Math.random,
): Promise<Result<Problem, ProblemSourceError>> {
  const problems = await fetchProblems(difficulty, signal);
  if (!problems.ok) return problems;
  const recent = readRecentChoices(difficulty);
  const index = selectIndex(problems.value.length, recent, random);
  const problem = index === undefined ? undefined : problems.value[index];
  if (index === undefined || !problem) return err({ code: 'empty' });
  writeRecentChoices(difficulty, rememberChoice(recent, index));
  return ok(problem);
}
