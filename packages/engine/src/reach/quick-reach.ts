import type { Puzzle } from '../puzzle.ts';
import { type LogicalReach, logicalReach } from '../rating.ts';
import {
  BANDS,
  type CandidateWords,
  candidateWords,
  WORD_COUNT,
} from '../steps/candidate-words.ts';
import type { TechniqueId } from '../techniques/index.ts';
import { removeByFish } from './fish.ts';
import { removeByBoxLineReductions, removeByPointingPairs } from './intersections.ts';
import { removeByHiddenPairs, removeByNakedPairs } from './pairs.ts';
import { placeHiddenSingles, placeNakedSingles } from './place-singles.ts';

/** Changes a board in place by all uses of a technique; tells whether there were any. */
type Exhaust = (words: CandidateWords) => boolean;

const EXHAUST: Readonly<Partial<Record<TechniqueId, Exhaust>>> = {
  'naked-single': placeNakedSingles,
  'hidden-single': placeHiddenSingles,
  'naked-pair': removeByNakedPairs,
  'hidden-pair': removeByHiddenPairs,
  'pointing-pairs': removeByPointingPairs,
  'box-line-reduction': removeByBoxLineReductions,
  'x-wing': (words) => removeByFish(words, 2),
  swordfish: (words) => removeByFish(words, 3),
};

/** How many cells are empty: they have candidates. */
function countEmptyCells(words: CandidateWords): number {
  let count = 0;
  for (let band = 0; band < BANDS; band++) {
    let cells = 0;
    for (let at = band; at < WORD_COUNT; at += BANDS) cells |= words[at] ?? 0;
    for (; cells !== 0; cells &= cells - 1) count++;
  }
  return count;
}

/** Uses the first technique that there is a use for, until none is left; the last of them that was used. */
function exhaustAll(words: CandidateWords, inOrder: readonly Exhaust[]): number {
  let hardest = -1;
  let at = 0;
  while (at < inOrder.length) {
    if (inOrder[at]?.(words)) {
      hardest = Math.max(hardest, at);
      at = 0;
    } else {
      at++;
    }
  }
  return hardest;
}

/** How each of the techniques is exhausted; undefined where that isn't known, or singles don't come first. */
function exhaustsOf(techniques: readonly TechniqueId[]): readonly Exhaust[] | undefined {
  const [first, second] = techniques;
  if (first !== 'naked-single' || second !== 'hidden-single') return undefined;
  const known = techniques.flatMap((id) => EXHAUST[id] ?? []);
  return known.length === techniques.length ? known : undefined;
}

/**
 * What `logicalReach` says of puzzles with one solution, many times faster: the search for puzzles asks it thousands
 * of times. It needs no steps, so all uses of a technique are made at once on plain numbers. Where singles come first,
 * what is left in the end is the same.
 */
export function quickReachBy<Id extends TechniqueId>(
  techniques: readonly Id[],
): (puzzle: Pick<Puzzle, 'givens'>) => LogicalReach<Id> {
  const inOrder = exhaustsOf(techniques);
  if (!inOrder) return (puzzle) => logicalReach<Id>(puzzle, { techniques });
  return ({ givens }) => {
    const words = candidateWords(givens);
    const hardest = techniques[exhaustAll(words, inOrder)];
    const emptyCells = countEmptyCells(words);
    return { solved: emptyCells === 0, hardest, emptyCells };
  };
}
