import { type Problem, parseProblem } from '@nanpure/engine/bank';
import { fetchWithTimeout } from '../fetch-with-timeout.ts';
import { parseJson } from '../storage/json.ts';
import { pathOfPuzzle } from './bank-path.ts';

/** Beyond that the whole bank is asked for, which may be kept on the device. */
const FETCH_TIMEOUT_MS = 5_000;

async function fetchText(path: string, signal: AbortSignal): Promise<string> {
  const options = { cache: 'no-cache', timeoutMs: FETCH_TIMEOUT_MS, signal } as const;
  const readText = async (response: Response) => (response.ok ? await response.text() : '');
  return (await fetchWithTimeout(path, options, readText)) ?? '';
}

/**
 * One puzzle of the bank, in a file of half a kilobyte. Undefined where that can't be had or read: offline, or
 * after a deploy with another bank. Then the file with all of them, which the service worker keeps, has one.
 */
export async function loadBankPuzzle(
  id: string,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  const problem = parseProblem(parseJson(await fetchText(pathOfPuzzle(id), signal)));
  return problem.ok && problem.value.id === id ? problem.value : undefined;
}
