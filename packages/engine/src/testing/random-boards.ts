import { fullGrid } from '../generator/full-grid.ts';
import { valueAt } from '../grid.ts';
import { CELLS, peersOf } from '../houses.ts';
import { type Random, randomBelow, seededRandom, shuffled } from '../random.ts';
import { type Cell, DIGITS } from '../types.ts';
import { SEED } from './trials.ts';

const FEWEST_GIVENS = 20;
const MOST_GIVENS = 54;
const SHARE_SPOILT = 0.4;
/** How often a spoilt board shows it, by a digit that stands twice in a house. */
const SHARE_REPEATING = 0.2;

/** The board with another digit in a cell, if there is one; most often one that no peer holds. */
function spoil(board: readonly number[], cell: Cell, random: Random): number[] {
  const held = random() < SHARE_REPEATING ? [] : [...peersOf(cell)].map((peer) => board[peer]);
  const others = DIGITS.filter((digit) => digit !== board[cell] && !held.includes(digit));
  const other = others[randomBelow(others.length, random)] ?? 0;
  return board.map((value, each) => (each === cell ? other : value));
}

/**
 * Board number `index`, the same whenever it is asked for: 81 values, some cells of a random full grid
 * and often a wrong one among them. Boards without, with one and with several solutions are all common.
 */
export function randomBoard(index: number): number[] {
  const random = seededRandom(`${SEED}/board/${index}`);
  const full = fullGrid(random);
  const order = shuffled(CELLS, random);
  const givens = FEWEST_GIVENS + randomBelow(MOST_GIVENS - FEWEST_GIVENS + 1, random);
  const kept = new Set(order.slice(0, givens));
  const board = CELLS.map((cell) => (kept.has(cell) ? valueAt(full, cell) : 0));
  const [first = 0] = order;
  return random() < SHARE_SPOILT ? spoil(board, first, random) : board;
}
