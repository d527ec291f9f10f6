import { DIFFICULTIES } from '@nanpure/engine';
import { parseJson } from '../../../lib/storage/json.ts';

/** The files of the puzzle bank. */
export const PUZZLE_FILES: readonly string[] = [
  ...DIFFICULTIES.map((difficulty) => `/data/problems_${difficulty}.json`),
  '/data/problems_index.json',
];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a text is a file of the bank, all of it: not a page in its place, and nothing cut off. */
export function isPuzzleFile(text: string): boolean {
  const file = parseJson(text);
  if (!isRecord(file)) return false;
  const { problems, count, total_problems: total } = file;
  return Array.isArray(problems)
    ? problems.length > 0 && problems.length === count
    : typeof total === 'number';
}
