import { formatGrid, valueAt } from '../grid.ts';
import { CELLS } from '../houses.ts';
import { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Random, randomBelow, seededRandom, shuffled } from '../random.ts';
import type { Candidate, Cell } from '../types.ts';
import { digitFrom, puzzleFrom } from './boards.ts';
import { ALL_PUZZLES } from './puzzles.ts';
import { SEED } from './seed.ts';

/** A position of a real puzzle on its way to the solution. */
export interface Sample {
  readonly puzzle: Puzzle;
  readonly position: Position;
  /** Its number among the samples. */
  readonly index: number;
  /** What to print when something is wrong with it. */
  readonly name: string;
}

const PUZZLES = ALL_PUZZLES.map(puzzleFrom);

/** How likely a wrong candidate is to be gone already, as after other deductions. */
const SHARES_GONE = [0, 0.05, 0.15, 0.3];

function solutionAt(puzzle: Puzzle, cell: Cell): Candidate {
  return { cell, digit: digitFrom(valueAt(puzzle.solution, cell)) };
}

function wrongCandidates(puzzle: Puzzle, position: Position): Candidate[] {
  return CELLS.flatMap((cell) =>
    position
      .digitsAt(cell)
      .filter((digit) => digit !== valueAt(puzzle.solution, cell))
      .map((digit) => ({ cell, digit })),
  );
}

/** A position with some right digits placed and some wrong candidates gone, at random. */
function progress(puzzle: Puzzle, random: Random): Position {
  const start = Position.fromGrid(puzzle.givens);
  const empty = [...start.emptyCells];
  const share = SHARES_GONE[randomBelow(SHARES_GONE.length, random)] ?? 0;
  const placed = shuffled(empty, random)
    .slice(0, randomBelow(Math.ceil(empty.length / 2), random))
    .reduce((position, cell) => position.place(solutionAt(puzzle, cell)), start);
  return placed.eliminate(wrongCandidates(puzzle, placed).filter(() => random() < share));
}

/** Sample number `index`: the same position whenever it is asked for. */
function samplePosition(index: number): Sample {
  const puzzle = PUZZLES[index % PUZZLES.length];
  if (!puzzle) throw new Error('there are no puzzles');
  const position = progress(puzzle, seededRandom(`${SEED}/position/${index}`));
  return { puzzle, position, index, name: `position ${index}: ${formatGrid(position.grid)}` };
}

/** The first `count` samples, one at a time: so many that they would not fit into memory at once. */
export function* eachSamplePosition(count: number): Generator<Sample, void> {
  for (let index = 0; index < count; index++) yield samplePosition(index);
}

/** The first `count` samples. */
export function samplePositions(count: number): Sample[] {
  return [...eachSamplePosition(count)];
}
