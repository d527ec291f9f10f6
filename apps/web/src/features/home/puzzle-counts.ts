import { parseProblemIndex } from '@nanpure/engine';
import index from '../../../../../data/problems_index.json';

const parsed = parseProblemIndex(index);
if (!parsed.ok) {
  const { at, message } = parsed.error;
  throw new Error(`data/problems_index.json: ${at} ${message}`);
}

/** How many puzzles the bank has. Read while the pages are built: a broken index breaks the build. */
export const PUZZLE_COUNTS = parsed.value;
