import { readFileSync } from 'node:fs';
import { DIFFICULTIES } from '@nanpure/engine';
import { type Problem, parseProblemFile } from '@nanpure/engine/bank';

function problemsOf(difficulty: string): readonly Problem[] {
  const url = new URL(`../../../../data/problems_${difficulty}.json`, import.meta.url);
  const file = parseProblemFile(JSON.parse(readFileSync(url, 'utf8')));
  if (!file.ok) throw new Error(file.error.message);
  return file.value.problems;
}

/** The real puzzle bank. */
export const BANK: readonly Problem[] = DIFFICULTIES.flatMap(problemsOf);
