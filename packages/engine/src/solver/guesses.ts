// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import { CELL_COUNT, CELLS, peersOf } from '../houses.ts';
import type { Boards } from './boards.ts';
import { indexOfCell, type WordOperations, wordOfCell } from './words.ts';

/** For each bit of each word (index 27 × word + bit), the peers of its cell in the three words. */
function peersOfBits(): Int32Array {
  const peers = new Int32Array(3 * CELL_COUNT);
  for (const cell of CELLS) {
    const place = 3 * (27 * wordOfCell(cell) + indexOfCell(cell));
    for (const peer of peersOf(cell)) peers[place + wordOfCell(peer)]! |= 1 << indexOfCell(peer);
  }
  return peers;
}

/**
 * What to guess on the first of the boards.
 *
 * @param pairs the cells with two candidates that propagation has left
 * @param operations the search's own: a second set would keep the compiler from knowing either
 */
export function createGuesses(memory: Boards, pairs: Int32Array, operations: WordOperations) {
  const { boards, solvedAt, digitsAt } = memory;
  const { allCells, eachBand, countCells, indexOfBit } = operations;
  /** The cells that a guess is chosen from. */
  const weighed = pairs;

  /** Cells weighed for a guess. More would find little better ones, and cost more than they save. */
  const mostWeighed = 8;

  /*
   * A guess is one number, so that the heaviest is simply the greatest: from the lowest bit on, the place
   * in the word, the word, the digit, and above them its weight.
   */
  const placeMask = 31;
  const wordShift = 5;
  const wordMask = 3;
  const digitShift = 7;
  const digitMask = 15;
  const weightShift = 11;

  const peers = peersOfBits();

  /** The first word and place of a digit among the cells of `mask << shift`; undefined unless it has two there. */
  function firstOfTwo(place: number, mask: number, shift: number): number | undefined {
    let cells = 0;
    let first: number | undefined;
    for (let word = 2; word >= 0; word--) {
      const here = (boards[place + word]! >> shift) & mask;
      cells += countCells(here);
      if (here !== 0) first = (word << wordShift) | (shift + indexOfBit(here & -here));
    }
    return cells === 2 ? first : undefined;
  }

  /**
   * A guess for boards that are so empty that no cell is down to two digits: a digit that has two
   * places in a box or a column. Undefined where there is none.
   */
  function scarcest(): number | undefined {
    for (let digit = 0; digit < 9; digit++) {
      for (let nth = 0; nth < 9; nth++) {
        const box = firstOfTwo(3 * digit, 7, 3 * nth);
        const found = box ?? firstOfTwo(3 * digit, eachBand, nth);
        if (found !== undefined) return (digit << digitShift) | found;
      }
    }
    return undefined;
  }

  /** How much the choice between the first two digits of a cell decides: among cells alike, and at all. */
  function weightOf(digits: number, cell: number): number {
    const digit = indexOfBit(digits);
    const x = 3 * digit;
    const y = 3 * indexOfBit(digits ^ (1 << digit));
    const reached0 = (boards[x]! | boards[y]!) & peers[3 * cell]!;
    const reached1 = (boards[x + 1]! | boards[y + 1]!) & peers[3 * cell + 1]!;
    const reached2 = (boards[x + 2]! | boards[y + 2]!) & peers[3 * cell + 2]!;
    const alike = (reached0 & weighed[0]!) | (reached1 & weighed[1]!) | (reached2 & weighed[2]!);
    return 2 * countCells(alike) + countCells(reached0 | reached1 | reached2);
  }

  /** A guess in the heaviest of the first few cells in `weighed`. */
  function heaviest(): number {
    let best = 0;
    let left = mostWeighed;
    for (let word = 0; word < 3; word++) {
      for (let rest = weighed[word]!; rest !== 0; rest &= rest - 1) {
        if (left-- === 0) return best;
        const index = indexOfBit(rest & -rest);
        const digits = digitsAt(word, index);
        const guess = (indexOfBit(digits) << digitShift) | (word << wordShift) | index;
        const more = ((weightOf(digits, 27 * word + index) << weightShift) | guess) - best;
        // The greater of the two, without a branch that nobody can foresee.
        best += more & ~(more >> 31);
      }
    }
    return best;
  }

  /** What to guess: in one of the cells with two candidates, the one that decides much. */
  function chooseGuess(): number {
    if ((weighed[0]! | weighed[1]! | weighed[2]!) !== 0) return heaviest();
    weighed[0] = ~boards[solvedAt]! & allCells;
    weighed[1] = ~boards[solvedAt + 1]! & allCells;
    weighed[2] = ~boards[solvedAt + 2]! & allCells;
    return scarcest() ?? heaviest();
  }

  /** A guess in a cell (27 × its word + its bit). */
  function guessAt(place: number): number {
    const word = Math.floor(place / 27);
    const index = place % 27;
    return (indexOfBit(digitsAt(word, index)) << digitShift) | (word << wordShift) | index;
  }

  return { chooseGuess, guessAt, wordShift, wordMask, digitShift, digitMask, placeMask };
}
