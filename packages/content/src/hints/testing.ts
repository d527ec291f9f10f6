import {
  CELLS,
  findHint,
  type Grid,
  type Hint,
  type HintRequest,
  hintKey,
  makePuzzle,
  type Puzzle,
  parseGrid,
  seededRandom,
  solve,
  valueAt,
} from '@nanpure/engine';
import { type HintBoard, hintBoard, SAMPLE_PUZZLES, SEED } from '@nanpure/engine/testing';

/** A hint, and the board that it was given for. */
export interface GivenHint {
  readonly hint: Hint;
  readonly sample: HintBoard;
  /** How many of its cells are empty. */
  readonly emptyCells: number;
  /** The only solution, if there is just one. */
  readonly solution: Grid | undefined;
}

function puzzleOf(text: string): Puzzle {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`no grid: ${text}`);
  const puzzle = makePuzzle(grid.value);
  if (!puzzle.ok) throw new Error(`no puzzle: ${text}`);
  return puzzle.value;
}

const PUZZLES = Object.values(SAMPLE_PUZZLES).flat().map(puzzleOf);

/** What the digits have to agree with: the puzzle, where it was told, or else the board. */
function solutionOf({ board, context, puzzle }: HintBoard): Grid | undefined {
  return context.solution || context.givens ? puzzle.solution : solve(board);
}

/** One board in so many is asked for a technique that is rarely there. */
const RARE_TECHNIQUE = 13;

/** How many hints of one board are looked at, at most. */
const HINTS_OF_BOARD = 30;

/** Hints in the order in which presses show them, up to the first that comes again. */
function* pressed(sample: HintBoard, request: HintRequest): Generator<Hint, void> {
  const shown: string[] = [];
  for (let press = 0; press < HINTS_OF_BOARD; press++) {
    const random = seededRandom(SEED);
    const hint = findHint(sample.board, { random, ...sample.context, ...request, shown });
    if (shown.includes(hintKey(hint))) return;
    shown.push(hintKey(hint));
    yield hint;
  }
}

/**
 * Hints for random boards of all kinds: the first hint of each and, of every tenth, those that
 * follow. Some boards are asked for a technique that they hardly ever have, which leaves the last
 * resorts.
 */
export function* hintsOfBoards(boards: number): Generator<GivenHint, void> {
  for (let index = 0; index < boards; index++) {
    const sample = hintBoard(PUZZLES, index);
    const hints = pressed(sample, index % RARE_TECHNIQUE === 0 ? { technique: 'swordfish' } : {});
    const emptyCells = CELLS.filter((cell) => valueAt(sample.board, cell) === 0).length;
    for (const hint of hints) {
      yield {
        hint,
        sample,
        emptyCells,
        solution: hint.solutions === 'one' ? solutionOf(sample) : undefined,
      };
      if (index % 10 !== 0 && index % RARE_TECHNIQUE !== 0) break;
    }
  }
}
