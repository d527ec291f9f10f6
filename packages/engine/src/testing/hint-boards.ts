import { formatGrid, type Grid, valueAt } from '../grid.ts';
import type { Hint } from '../hints/hint.ts';
import type { HintContext } from '../hints/request.ts';
import { CELLS } from '../houses.ts';
import { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import { type Random, randomBelow, seededRandom, shuffled } from '../random.ts';
import { countSolutions } from '../solver/solve.ts';
import { applyStep, findSteps } from '../step.ts';
import { type Candidate, type Cell, DIGITS, type Digit } from '../types.ts';
import { withValue } from './boards.ts';
import { SEED } from './seed.ts';

type NotesByCell = readonly (readonly Digit[])[];

/** A board as a player can leave it, and what else is told to those who give hints. */
export interface SampleBoard {
  readonly puzzle: Puzzle;
  readonly board: Grid;
  readonly context: HintContext;
  /** What to print when something is wrong with it. */
  readonly name: string;
}

function emptyCells(board: Grid): Cell[] {
  return CELLS.filter((cell) => valueAt(board, cell) === 0);
}

/** The board with the right digits in some of its empty cells. */
function filled(board: Grid, { solution }: Puzzle, cells: readonly Cell[]): Grid {
  return cells.reduce((grid, cell) => withValue(grid, cell, valueAt(solution, cell)), board);
}

/** The board with random digits in a few of its empty cells, most of them wrong and some seen to be. */
function spoilt(board: Grid, random: Random): Grid {
  const cells = shuffled(emptyCells(board), random).slice(0, 1 + randomBelow(3, random));
  return cells.reduce((grid, cell) => {
    const fitting = Position.fromGrid(grid).digitsAt(cell);
    const digits = random() < 0.6 && fitting.length > 0 ? fitting : DIGITS;
    return withValue(grid, cell, digits[randomBelow(digits.length, random)] ?? 1);
  }, board);
}

/** How boards come about. */
const BOARDS = {
  progress: ({ givens, ...puzzle }, random) => {
    const empty = shuffled(emptyCells(givens), random);
    const count = randomBelow(empty.length + 1, random);
    return filled(givens, { givens, ...puzzle }, empty.slice(0, count));
  },
  'nearly full': ({ solution }, random) =>
    shuffled(CELLS, random)
      .slice(0, randomBelow(7, random))
      .reduce((grid, cell) => withValue(grid, cell, 0), solution),
  'nearly empty': ({ givens }, random) =>
    CELLS.reduce((grid, cell) => (random() < 0.3 ? grid : withValue(grid, cell, 0)), givens),
  'after the singles': ({ givens }) => {
    const singles = { techniques: ['naked-single', 'hidden-single'] } as const;
    let position = Position.fromGrid(givens);
    for (;;) {
      const [step] = findSteps(position, singles);
      if (!step) return position.grid;
      position = applyStep(position, step);
    }
  },
} satisfies Record<string, (puzzle: Puzzle, random: Random) => Grid>;

/** How notes come about; each sees the candidates of a cell. */
const NOTES = {
  right: (digits) => digits,
  'not everywhere': (digits, random) => (random() < 0.5 ? digits : []),
  incomplete: (digits, random) => digits.filter(() => random() < 0.8),
  stale: (digits, random) => DIGITS.filter((each) => digits.includes(each) || random() < 0.1),
} satisfies Record<string, (digits: readonly Digit[], random: Random) => readonly Digit[]>;

function notesOf(board: Grid, random: Random): NotesByCell | undefined {
  const position = Position.fromGrid(board);
  const take = [...Object.values(NOTES), undefined][randomBelow(5, random)];
  return take && CELLS.map((cell) => take(position.digitsAt(cell), random));
}

/** What is told about the puzzle: its solution, its givens, or nothing at all. */
function tellOf({ givens, solution }: Puzzle, random: Random): HintContext {
  return [{ givens, solution }, { solution }, { givens }, {}][randomBelow(4, random)] ?? {};
}

/** Board number `index`: the same whenever it is asked for. */
export function sampleBoard(puzzles: readonly Puzzle[], index: number): SampleBoard {
  const random = seededRandom(`${SEED}/hints/${index}`);
  const kinds = Object.entries(BOARDS);
  const [kind, make] = kinds[index % kinds.length] ?? [];
  const puzzle = puzzles[Math.floor(index / kinds.length) % puzzles.length];
  if (!puzzle || !make) throw new Error('there are no puzzles');
  const made = make(puzzle, random);
  const board = random() < 0.3 ? spoilt(made, random) : made;
  const told = kind === 'nearly empty' && random() < 0.8 ? {} : tellOf(puzzle, random);
  const context = { ...told, notes: notesOf(board, random) };
  return { puzzle, board, context, name: `hint board ${index}, ${kind}: ${formatGrid(board)}` };
}

/** Whether a digit can stand in a cell of a board that keeps the rules. */
function canStand(board: Grid, { cell, digit }: Candidate): boolean {
  return countSolutions(withValue(board, cell, digit), 1) === 1;
}

/** What a hint concludes that is not so; `solution` is that of the board, if it has just one. */
export function falseConclusions(hint: Hint, board: Grid, solution: Grid | undefined): Candidate[] {
  const isRight = ({ cell, digit }: Candidate) => valueAt(solution ?? board, cell) === digit;
  if (solution) {
    return [
      ...hint.placements.filter((each) => !isRight(each)),
      ...hint.eliminations.filter(isRight),
    ];
  }
  if (hint.solutions === 'none') return [];
  const others = hint.placements.flatMap(({ cell, digit }) =>
    DIGITS.filter((each) => each !== digit).map((each) => ({ cell, digit: each })),
  );
  return [...hint.eliminations, ...others].filter((each) => canStand(board, each));
}
