import { countSolutions } from '../solver/solve.ts';

// Tables that are made once, for the first search, are no work of any board.
countSolutions('.'.repeat(81));

/**
 * How much the search does to find no, one or two solutions of a board: how often it looks up which bit is
 * set, which it does at least once for each digit that it looks at and for each guess. The same on every
 * machine, unlike time. It is observed from outside, so that the search need not count.
 */
export function searchWork(board: string): number {
  const { clz32 } = Math;
  let work = 0;
  Math.clz32 = (bits) => {
    work++;
    return clz32(bits);
  };
  try {
    countSolutions(board);
  } finally {
    Math.clz32 = clz32;
  }
  return work;
}
