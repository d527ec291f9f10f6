import { readFileSync } from 'node:fs';
import { DIFFICULTIES, type TaughtTechniqueId, TECHNIQUES_OF_DIFFICULTY } from '@nanpure/engine';
import { parseProblemFile } from '@nanpure/engine/bank';
import type { BankEntry } from '../../../../lib/puzzle-bank.ts';

/** The puzzles of the bank that the page of a technique takes its exercises from. */
export function readProblems(technique: TaughtTechniqueId): readonly BankEntry[] {
  const difficulty = DIFFICULTIES.find((each) =>
    TECHNIQUES_OF_DIFFICULTY[each].includes(technique),
  );
  const file = new URL(`../../../../../../../data/problems_${difficulty}.json`, import.meta.url);
  const parsed = parseProblemFile(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.problems.map((problem) => ({ ...problem, read: () => problem }));
}
