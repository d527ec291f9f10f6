import { describe, expect, test } from 'vitest';
import { generateUnrated } from '../generator/generate.ts';
import { BY_COURSE, visitPuzzles } from '../generator/search.ts';
import type { Puzzle } from '../puzzle.ts';
import { seededRandom } from '../random.ts';
import { CATALOGUE_ORDER, logicalReach } from '../rating.ts';
import type { TaughtTechniqueId } from '../techniques/index.ts';
import { puzzleFrom } from '../testing/boards.ts';
import { LONG_TEST_MS } from '../testing/proof.ts';
import { ALL_PUZZLES } from '../testing/puzzles.ts';
import { TRIALS } from '../testing/trials.ts';
import { quickReachBy } from './quick-reach.ts';

/** Puzzles on the way to those that need a technique, so that rare ones come up as well. */
function puzzlesTowards(technique: TaughtTechniqueId, count: number): Puzzle[] {
  const goal = {
    ...BY_COURSE,
    symmetry: 'none',
    fewestGivens: 0,
    techniques: [technique],
  } as const;
  const visits = visitPuzzles(goal, seededRandom(`quick reach/${technique}`));
  return Array.from({ length: count }, () => visits.next().value.puzzle);
}

describe('how far techniques go, without their steps', () => {
  test('is what the steps say, with each number of techniques', { timeout: LONG_TEST_MS }, () => {
    const puzzles = [
      ...ALL_PUZZLES.map(puzzleFrom),
      ...CATALOGUE_ORDER.flatMap((id) => puzzlesTowards(id, TRIALS.quickReaches)),
    ];
    const seen = new Set<string | undefined>();
    for (let count = 2; count <= CATALOGUE_ORDER.length; count++) {
      const techniques = CATALOGUE_ORDER.slice(0, count);
      const reachOf = quickReachBy(techniques);
      for (const puzzle of puzzles) {
        const reach = reachOf(puzzle);
        expect(reach, puzzle.givens.join('')).toEqual(logicalReach(puzzle, { techniques }));
        seen.add(reach.hardest);
      }
    }
    expect([...CATALOGUE_ORDER].filter((id) => !seen.has(id))).toEqual([]);
  });

  test.each<readonly TaughtTechniqueId[][]>([
    [['hidden-single', 'naked-single', 'x-wing']],
    [['naked-single', 'x-wing', 'naked-pair']],
    [['naked-single', 'hidden-single', 'swordfish', 'x-wing', 'hidden-pair']],
    [['naked-single']],
  ])('is what the steps say where the list is %j', (techniques) => {
    const reachOf = quickReachBy(techniques);
    for (let seed = 0; seed < 100; seed++) {
      const puzzle = generateUnrated({ seed: `lists/${seed}`, symmetry: 'none' });
      expect(reachOf(puzzle)).toEqual(logicalReach(puzzle, { techniques }));
    }
  });
});
