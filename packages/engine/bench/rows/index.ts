import type { PuzzleList } from '../lists/folder.ts';
import { easyPuzzles, minimalPuzzles } from '../lists/generated.ts';
import { hardestPuzzles } from '../lists/hardest.ts';
import type { Row } from '../row.ts';
import { firstSolution } from './first-solution.ts';
import { generateMinimal } from './generate-minimal.ts';
import { hardOnDemand, swordfishOnDemand } from './hard-on-demand.ts';
import { ladderPaths } from './ladder-path.ts';
import { loading } from './loading.ts';
import { nextHint } from './next-hint.ts';
import { nextLadderHint } from './next-ladder-hint.ts';
import { proveUnique } from './prove-unique.ts';
import { solvingPath } from './solving-path.ts';

const FEWEST_GIVENS = 17;

/** Whether each puzzle of a list has as few givens as one with a single solution can have. */
function has17Givens({ puzzles }: PuzzleList): boolean {
  return puzzles.every((puzzle) => puzzle.replaceAll('.', '').length === FEWEST_GIVENS);
}

/** hodoku-ts is not on npm: its figure is for top1465, and was measured elsewhere. */
const LADDER_ON_LISTS = 'p95 ≤ 15 ms (hodoku-ts: 849 ms)';

/** Each takes a large part of a second. */
const MOST_VERY_HARD = 35;

function fewVeryHardPuzzles(count: number): string[] {
  return hardestPuzzles(Math.min(count, MOST_VERY_HARD));
}

function rowsOfList(list: PuzzleList): Row[] {
  const { name, puzzles } = list;
  return has17Givens(list)
    ? [
        proveUnique(`${name} (17 givens)`, '35× (42×)', () => puzzles),
        firstSolution(`${name} (17 givens)`, '22× (28×)', puzzles),
      ]
    : [
        proveUnique(name, '27× (32×)', () => puzzles),
        ...ladderPaths(name, LADDER_ON_LISTS, () => puzzles),
        nextLadderHint(name, 'p99 ≤ 20 ms', () => puzzles),
      ];
}

/** One in twenty of them takes long: of 500 puzzles that is so few that another 500 say something else. */
const TIMES_AS_MANY = 8;

/** The table: what the lists of a folder add, and what is generated. */
export function rowsFor(lists: readonly PuzzleList[]): Row[] {
  return [
    ...lists.flatMap(rowsOfList),
    proveUnique('minimal random puzzles', '28× (34×)', minimalPuzzles),
    proveUnique('easy puzzles with 34 givens', '40× (48×)', easyPuzzles),
    proveUnique('very hard puzzles', '16× (20×)', hardestPuzzles),
    generateMinimal,
    solvingPath,
    ...ladderPaths('minimal random puzzles', 'p95 ≤ 2 ms (hodoku-ts: 24 ms)', (count) =>
      minimalPuzzles(TIMES_AS_MANY * count),
    ),
    ...ladderPaths('very hard puzzles', 'all solved', fewVeryHardPuzzles),
    nextHint,
    nextLadderHint('minimal random puzzles', 'p99 ≤ 20 ms', minimalPuzzles),
    nextLadderHint('very hard puzzles', 'told only', fewVeryHardPuzzles),
    loading('@nanpure/engine', 'told only'),
    loading('@nanpure/engine/ladder', 'p50 ≤ 10 ms (hodoku-ts: 757 ms)'),
    hardOnDemand,
    swordfishOnDemand,
  ];
}
