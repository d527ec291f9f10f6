import { makeGrid, seededRandom, transformGrid } from '@nanpure/engine';
import { randomTransformation } from '@nanpure/engine/testing';
import { gridFrom } from './grids.ts';

/** Puzzles that were each called the hardest, under the names they are known by. */
const HARDEST: Readonly<Record<string, string>> = {
  'AI Escargot (Arto Inkala, 2006)':
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  'Arto Inkala, 2010':
    '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
  'Arto Inkala, 2012':
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  'Golden Nugget':
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
  'Easter Monster':
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  'Platinum Blonde':
    '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...',
  'Fata Morgana':
    '........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........',
};

/** Those puzzles by turns, each time relabelled and rearranged at random: the same difficulty anew. */
export function hardestPuzzles(count: number): string[] {
  const originals = Object.values(HARDEST).map(gridFrom);
  return Array.from({ length: Math.ceil(count / originals.length) }, (_, round) =>
    originals.map((grid, index) => {
      const random = seededRandom(`hardest/${round}/${index}`);
      return makeGrid(transformGrid(grid, randomTransformation(random)));
    }),
  )
    .flat()
    .slice(0, count);
}
