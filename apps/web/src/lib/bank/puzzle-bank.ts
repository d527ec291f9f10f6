import { type Difficulty, err, ok, type Result } from '@nanpure/engine';
import { type Problem, parseProblem } from '@nanpure/engine/bank';
import * as z from 'zod/mini';
import { fetchWithTimeout } from '../fetch-with-timeout.ts';
import { logProblem } from '../log.ts';

/** Why the puzzles of a difficulty can't be had. `empty`: none of them can be read. */
export type PuzzleBankError =
  | { readonly code: 'unreachable' }
  | { readonly code: 'missing'; readonly status: number }
  | { readonly code: 'damaged'; readonly at: string; readonly message: string }
  | { readonly code: 'empty' };

type Fetched<T> = Promise<Result<T, PuzzleBankError>>;

/** A puzzle in a file of the bank, which is parsed when it is chosen. */
export interface BankEntry {
  /** Undefined where it is damaged. */
  readonly id: string | undefined;
  readonly techniquesRequired: readonly string[];
  /** Parses the puzzle. Undefined where it is damaged; that is logged. */
  readonly read: () => Problem | undefined;
}

const FETCH_TIMEOUT_MS = 15_000;

/** First what the browser has, if the server says that it is up to date; then the file itself. */
const CACHE_MODES: readonly RequestCache[] = ['no-cache', 'reload'];

const fileSchema = z
  .object({ problems: z.array(z.unknown()), generator: z.string(), count: z.int() })
  .check(z.refine(({ problems, count }) => problems.length === count, { path: ['count'] }));

const entrySchema = z.object({
  id: z.catch(z.optional(z.string()), undefined),
  techniques_required: z.catch(z.array(z.string()), []),
});

function entryOf(json: unknown, index: number): BankEntry {
  const { id, techniques_required: techniquesRequired } =
    entrySchema.safeParse(json).data ?? entrySchema.parse({});
  const read = () => {
    const problem = parseProblem(json, `problems[${index}]`);
    if (problem.ok) return problem.value;
    const { at, message } = problem.error;
    logProblem('A puzzle of the bank could not be read.', `${at} ${message}`);
    return undefined;
  };
  return { id, techniquesRequired, read };
}

/** The body as JSON; a page of HTML in its place (as a host answers for a lost file) is no file. */
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
  const options = { cache, timeoutMs: FETCH_TIMEOUT_MS, signal };
  return (await fetchWithTimeout(url, options, readJson)) ?? err({ code: 'unreachable' });
}

async function fetchEntries(
  difficulty: Difficulty,
  cache: RequestCache,
  signal: AbortSignal,
): Fetched<readonly BankEntry[]> {
  const json = await fetchJson(`/data/problems_${difficulty}.json`, cache, signal);
  if (!json.ok) return json;
  if (signal.aborted) return err({ code: 'unreachable' });
  const file = fileSchema.safeParse(json.value);
  if (!file.success) {
    const [issue] = file.error.issues;
    return err({
      code: 'damaged',
      at: issue?.path.join('.') ?? '',
      message: issue?.message ?? '',
    });
  }
  const { problems } = file.data;
  const isReadable = problems.some((problem) => parseProblem(problem).ok);
  return isReadable ? ok(problems.map(entryOf)) : err({ code: 'empty' });
}

/**
 * The puzzles of a difficulty in the bank, at least one of which can be read. A second attempt leaves out every
 * cache on the way.
 */
export async function loadBankEntries(
  difficulty: Difficulty,
  signal: AbortSignal,
): Fetched<readonly BankEntry[]> {
  let fetched: Awaited<ReturnType<typeof fetchEntries>> = err({ code: 'unreachable' });
  for (const cache of CACHE_MODES) {
    fetched = await fetchEntries(difficulty, cache, signal);
    if (fetched.ok || signal.aborted) break;
  }
  return fetched;
}
