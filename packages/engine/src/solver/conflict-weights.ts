// biome-ignore-all lint/style/noNonNullAssertion: indexes are bits of words, and never lead out of an array.
import { CELL_COUNT } from '../houses.ts';
import type { WordOperations } from './words.ts';

/** Parts of a weight that are spread over the cells in which a digit had its last places. */
const SHARED_WEIGHT = 3;

/** A weight for each cell, raised at each dead end. A cell is a place here: 27 × its word + its bit. */
export interface ConflictWeights {
  /** All weights are equal again. */
  readonly reset: () => void;
  /** A digit (0-8) has no place left in some house: raises the cells that it still had before that. */
  readonly addDigitConflict: (digit: number) => void;
  /** Some cells have no digit left: raises them. */
  readonly addCellConflict: () => void;
  /** The unsolved cell with the greatest weight for its number of candidates. */
  readonly heaviestCell: () => number;
}

/**
 * The dom/wdeg heuristic: guess first in cells that were part of many contradictions (Boussemart et al.,
 * "Boosting systematic search by weighting constraints", 2004).
 *
 * @param board 27 words of candidates, in which the search has left the board at its dead end
 * @param solvedAt where its three words of solved cells begin
 * @param operations the search's own: a second set would keep the compiler from knowing either
 */
export function createConflictWeights(
  board: Int32Array,
  solvedAt: number,
  { allCells, countCells, indexOfBit }: WordOperations,
): ConflictWeights {
  const weights = new Float64Array(CELL_COUNT);

  function addTo(word: number, cells: number, weight: number) {
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      weights[27 * word + indexOfBit(rest & -rest)]! += weight;
    }
  }

  /** The cells of a word in which some digit is possible. */
  function filled(word: number): number {
    let cells = 0;
    for (let place = word; place < 27; place += 3) cells |= board[place]!;
    return cells;
  }

  function candidatesAt(word: number, bit: number): number {
    let count = 0;
    for (let place = word; place < 27; place += 3) if ((board[place]! & bit) !== 0) count++;
    return count;
  }

  return {
    reset() {
      weights.fill(1);
    },
    addDigitConflict(digit) {
      const words = board.subarray(3 * digit, 3 * digit + 3);
      const count = words.reduce((sum, word) => sum + countCells(word), 0);
      words.forEach((cells, word) => {
        addTo(word, cells, SHARED_WEIGHT / count);
      });
    },
    addCellConflict() {
      for (let word = 0; word < 3; word++) addTo(word, ~filled(word) & allCells, 1);
    },
    heaviestCell() {
      let most = 0;
      let chosen = 0;
      for (let word = 0; word < 3; word++) {
        for (let rest = ~board[solvedAt + word]! & allCells; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const place = 27 * word + indexOfBit(bit);
          const weight = weights[place]! / (candidatesAt(word, bit) - 1);
          if (weight <= most) continue;
          most = weight;
          chosen = place;
        }
      }
      return chosen;
    },
  };
}
