import {
  type Candidate,
  CELLS,
  type Cell,
  type Digit,
  type Grid,
  type House,
  type Puzzle,
  parseGrid,
  parsePuzzle,
  seededRandom,
  solve,
  valueAt,
} from '@nanpure/engine';
import { findHint, type Hint, type HintRequest, hintKey } from '@nanpure/engine/hints';
import { SAMPLE_PUZZLES, type SampleBoard, sampleBoard } from '@nanpure/engine/testing';
import { SEED } from '../testing/trials.ts';
import type { Names } from './names.ts';

/** A hint, and the board that it was given for. */
export interface GivenHint {
  readonly hint: Hint;
  readonly sample: SampleBoard;
  /** How many of its cells are empty. */
  readonly emptyCells: number;
  /** The only solution, if there is just one. */
  readonly solution: Grid | undefined;
}

function gridOf(text: string): Grid {
  const grid = parseGrid(text);
  if (!grid.ok) throw new Error(`no grid: ${text}`);
  return grid.value;
}

function puzzleOf(text: string): Puzzle {
  const puzzle = parsePuzzle(gridOf(text));
  if (!puzzle.ok) throw new Error(`no puzzle: ${text}`);
  return puzzle.value;
}

const PUZZLES = Object.values(SAMPLE_PUZZLES).flat().map(puzzleOf);

/** What the digits have to agree with: the puzzle, where it was told, or else the board. */
function solutionOf({ board, context, puzzle }: SampleBoard): Grid | undefined {
  return context.solution || context.givens ? puzzle.solution : solve(board);
}

/** One board in so many is asked for a technique that is rarely there. */
const RARE_TECHNIQUE = 13;

/** One board in so many is asked on, press after press. */
const ASKED_ON = 10;

/** How many hints of one board are looked at, at most. */
const HINTS_OF_BOARD = 30;

/** Hints in the order in which presses show them, up to the first that comes again. */
function* pressed(
  sample: SampleBoard,
  request: HintRequest,
  presses: number,
): Generator<Hint, void> {
  const shown: string[] = [];
  for (let press = 0; press < presses; press++) {
    const random = seededRandom(SEED);
    const hint = findHint(sample.board, { random, ...sample.context, ...request, shown });
    if (shown.includes(hintKey(hint))) return;
    shown.push(hintKey(hint));
    yield hint;
  }
}

function given(hint: Hint, sample: SampleBoard): GivenHint {
  const emptyCells = CELLS.filter((cell) => valueAt(sample.board, cell) === 0).length;
  const solution = hint.solutions === 'one' ? solutionOf(sample) : undefined;
  return { hint, sample, emptyCells, solution };
}

/** A repeated digit of which one is given, on givens that do not settle the rest: no random board. */
function repeatedGiven(): GivenHint {
  const board = gridOf('5.......5'.padEnd(81, '.'));
  const context = { givens: gridOf('5'.padEnd(81, '.')) };
  const sample = { ...sampleBoard(PUZZLES, 0), board, context, name: 'a repeated given' };
  return given(findHint(board, context), sample);
}

/**
 * Hints for random boards of all kinds: the first hint of each and, of some, those that follow.
 * Some boards are asked for a technique that they hardly ever have, which leaves the last resorts.
 */
export function* hintsOfBoards(boards: number): Generator<GivenHint, void> {
  yield repeatedGiven();
  for (let index = 0; index < boards; index++) {
    const sample = sampleBoard(PUZZLES, index);
    const isRare = index % RARE_TECHNIQUE === 0;
    const presses = isRare || index % ASKED_ON === 0 ? HINTS_OF_BOARD : 1;
    const request = isRare ? ({ technique: 'swordfish' } as const) : {};
    for (const hint of pressed(sample, request, presses)) yield given(hint, sample);
  }
}

const cellToken = (cell: Cell) => `<c${cell}>`;
const houseToken = (house: House) => `<h${house}>`;
const digitToken = (digit: Digit) => `<d${digit}>`;
const joined = (tokens: readonly string[]) => tokens.join('');
const candidateTokens = (candidates: readonly Candidate[]) =>
  joined(candidates.map(({ cell, digit }) => cellToken(cell) + digitToken(digit)));

/** Names that a test can find again in a text. */
export const TOKENS: Names = {
  cells: (cells) => joined(cells.map(cellToken)),
  spots: (cells) => joined(cells.map(cellToken)),
  houses: (houses) => joined(houses.map(houseToken)),
  digits: (digits) => joined(digits.map(digitToken)),
  eitherDigit: (digits) => joined(digits.map(digitToken)),
  candidates: candidateTokens,
  removals: candidateTokens,
};

/** The cells (`c`), houses (`h`) or digits (`d`) that a text with such names speaks of. */
export function numbersIn(text: string, sign: 'c' | 'h' | 'd'): number[] {
  return [...text.matchAll(new RegExp(`<${sign}(\\d+)>`, 'g'))].map(([, number]) => Number(number));
}
