import { readFileSync } from 'node:fs';
import { DIFFICULTIES } from '@nanpure/engine';
import { type Problem, parseProblemFile } from '@nanpure/engine/bank';

const DATA_FOLDER = new URL('../../../../data/', import.meta.url);

/** All puzzles of the bank, the easy ones first. */
export function readBank(): Problem[] {
  return DIFFICULTIES.flatMap((difficulty) => {
    const text = readFileSync(new URL(`problems_${difficulty}.json`, DATA_FOLDER), 'utf8');
    const file = parseProblemFile(JSON.parse(text));
    if (!file.ok) throw new Error(`problems_${difficulty}.json: ${file.error.message}`);
    return file.value.problems;
  });
}
