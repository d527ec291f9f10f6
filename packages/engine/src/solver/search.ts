// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import { CELL_COUNT, CELLS, peersOf } from '../houses.ts';
import { createBlame } from './blame.ts';
import {
  CERTAIN_MINICOLUMNS,
  CERTAIN_MINIROWS,
  POSSIBLE_MINICOLUMNS,
  POSSIBLE_MINIROWS,
} from './patterns.ts';
import { cellAtIndex, indexOfCell, wordOfCell, wordOperations } from './words.ts';

/** Signs of a text, as the offset of the digit's words: an empty cell and a wrong sign have places of their own. */
const EMPTY_OFFSET = 27;
const WRONG_OFFSET = 30;
const OFFSETS = 33;

/** A search over one array that it allocates once: it can do one thing at a time. */
export interface Search {
  /** Takes 81 characters, `1`-`9` or one of `.0_*`; false where the text is anything else. */
  readonly loadText: (text: string) => boolean;
  /** Takes 81 values, 0 for an empty cell. */
  readonly loadValues: (values: ArrayLike<number>) => void;
  /**
   * Counts the solutions of what was loaded, up to `limit` (at least 1). Each is shown to `found`: the
   * 81 digits, in an array that the next one overwrites.
   */
  readonly run: (limit: number, found?: (digits: readonly number[]) => void) => number;
}

function offsetsOfCodes(): Int32Array {
  const offsets = new Int32Array(128).fill(WRONG_OFFSET);
  for (const sign of '.0_*') offsets[sign.charCodeAt(0)] = EMPTY_OFFSET;
  for (let digit = 1; digit <= 9; digit++) offsets[48 + digit] = 3 * (digit - 1);
  return offsets;
}

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
 * Makes a search. Everything that the inner loops touch is a constant of this one closure: so the
 * compiler knows where each array lies. As constants of a module they would lose that when bundled.
 */
export function createSearch(): Search {
  const allDigits = 0x1ff;

  /*
   * The board: 27 words of candidates, then three words of solved cells, the digits that have changed since
   * they were last looked at, and the digits that are not yet solved everywhere (a bit a digit).
   */
  const candidateWords = 27;
  const solvedAt = 27;
  const changedAt = 30;
  const unfinishedAt = 31;
  const boardWords = 32;

  /** What became of a board by propagation. Without a place for digit d (0-8) it is ~d, from -1 to -9. */
  const cellWithoutDigit = -10;
  const undecided = 0;
  const full = 1;

  /** Cells weighed for a guess. More would find little better ones, and cost more than they save. */
  const mostWeighed = 8;

  /**
   * A board that takes more guesses than this is stubborn: from then on guesses go where contradictions
   * showed, and as long as no solution was found, the search starts again with what it has learned, each
   * time with more patience. Hardly any puzzle gets there.
   */
  const patience = 1000;
  const patienceGrowth = 1.5;

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

  const operations = wordOperations();
  const { allCells, nine, eachBand, minirowsOf, minicolumnsOf, cellsOfMinirows } = operations;
  const { columnsOf, rowsOf, countCells, indexOfBit } = operations;
  /**
   * The board, and behind it those to come back to, one for each guess that stands. As the board stands
   * first, the compiler knows that no digit leads out of the array, and checks nothing.
   */
  const boards = new Int32Array(boardWords * (CELL_COUNT + 2));
  /** Cells solved since propagation began, by the digit that solved them. */
  const own = new Int32Array(candidateWords);
  const givens = new Int32Array(OFFSETS);
  /** The cells that a guess is chosen from: after propagation those with two candidates. */
  const weighed = new Int32Array(3);
  const solution: number[] = CELLS.map(() => 0);
  const offsetOfCode = offsetsOfCodes();
  const wordOf = Int32Array.from(CELLS, wordOfCell);
  const bitOf = Int32Array.from(CELLS, (cell) => 1 << indexOfCell(cell));
  const peers = peersOfBits();
  /** The cell of a bit (index 27 × word + bit). */
  const cellOf = Int32Array.from(CELLS, (bit) => cellAtIndex(Math.floor(bit / 27), bit % 27));
  const possibleMinirows = POSSIBLE_MINIROWS;
  const certainMinirows = CERTAIN_MINIROWS;
  const possibleMinicolumns = POSSIBLE_MINICOLUMNS;
  const certainMinicolumns = CERTAIN_MINICOLUMNS;
  const blame = createBlame(boards, solvedAt, operations);
  let count = 0;
  let most = 0;
  let guesses = 0;
  /** Guesses before the search starts again; and whether it is to do so. */
  let mostGuesses = 0;
  let isOutOfPatience = false;
  let show: ((digits: readonly number[]) => void) | undefined;

  /** The minirows that some pattern uses, of nine open bits a band; and those that every pattern uses. */
  function minirowsPossible(open: number): number {
    return (
      possibleMinirows[open & nine]! |
      (possibleMinirows[(open >> 9) & nine]! << 9) |
      (possibleMinirows[open >> 18]! << 18)
    );
  }
  function minirowsCertain(open: number): number {
    return (
      certainMinirows[open & nine]! |
      (certainMinirows[(open >> 9) & nine]! << 9) |
      (certainMinirows[open >> 18]! << 18)
    );
  }

  /** Leaves a digit (its first word at `place`) only the given cells in all houses they are in. */
  function settle(place: number, n0: number, n1: number, n2: number) {
    const all = n0 | n1 | n2;
    const reached = cellsOfMinirows(minirowsOf(all)) | columnsOf(all);
    boards[place] = (boards[place]! & ~(reached | rowsOf(n0))) | n0;
    boards[place + 1] = (boards[place + 1]! & ~(reached | rowsOf(n1))) | n1;
    boards[place + 2] = (boards[place + 2]! & ~(reached | rowsOf(n2))) | n2;
  }

  /** Draws every conclusion from singles and intersections; says what that made of the board. */
  function propagate(): number {
    for (let i = 0; i < candidateWords; i += 9) {
      own[i] = 0;
      own[i + 1] = 0;
      own[i + 2] = 0;
      own[i + 3] = 0;
      own[i + 4] = 0;
      own[i + 5] = 0;
      own[i + 6] = 0;
      own[i + 7] = 0;
      own[i + 8] = 0;
    }
    let forced = boards[changedAt]!;
    let unfinished = boards[unfinishedAt]!;
    let s0 = boards[solvedAt]!;
    let s1 = boards[solvedAt + 1]!;
    let s2 = boards[solvedAt + 2]!;
    // Cells solved since the beginning. They are taken from the other digits when those are visited.
    let t0 = 0;
    let t1 = 0;
    let t2 = 0;
    for (;;) {
      let batch = 0;
      let next = forced;
      while ((batch | next) !== 0) {
        if (batch === 0) {
          batch = next;
          next = 0;
        }
        const digit = indexOfBit(batch) & digitMask;
        batch ^= 1 << digit;
        next &= ~(1 << digit);
        const place = 3 * digit;
        const mine = 3 * digit;
        const before0 = boards[place]!;
        const before1 = boards[place + 1]!;
        const before2 = boards[place + 2]!;
        const m0 = own[mine]!;
        const m1 = own[mine + 1]!;
        const m2 = own[mine + 2]!;
        let w0 = before0 & (~t0 | m0);
        let w1 = before1 & (~t1 | m1);
        let w2 = before2 & (~t2 | m2);
        const isForced = (forced >> digit) & 1;
        if (((w0 ^ before0) | (w1 ^ before1) | (w2 ^ before2) | isForced) === 0) continue;
        forced &= ~(1 << digit);

        // Rows and columns by turns, until the candidates allow no conclusion in either direction.
        let open = minirowsOf(w0) | (minirowsOf(w1) << 1) | (minirowsOf(w2) << 2);
        let possible = minirowsPossible(open);
        let i0 = 0;
        let i1 = 0;
        let i2 = 0;
        for (;;) {
          w0 &= cellsOfMinirows(possible);
          w1 &= cellsOfMinirows(possible >> 1);
          w2 &= cellsOfMinirows(possible >> 2);
          const cells = w0 | w1 | w2;
          i0 = minicolumnsOf(cells);
          i1 = minicolumnsOf(cells >> 3);
          i2 = minicolumnsOf(cells >> 6);
          const within =
            possibleMinicolumns[i0]! |
            (possibleMinicolumns[i1]! << 3) |
            (possibleMinicolumns[i2]! << 6);
          if ((cells & ~within) === 0) break;
          w0 &= within;
          w1 &= within;
          w2 &= within;
          open = minirowsOf(w0) | (minirowsOf(w1) << 1) | (minirowsOf(w2) << 2);
          possible = minirowsPossible(open);
          if ((open & ~possible) === 0) break;
        }
        if ((w0 | w1 | w2) === 0) return ~digit;
        // Where a certain minirow and a certain minicolumn cross, the digit is found.
        const rows = minirowsCertain(open);
        const columns =
          certainMinicolumns[i0]! | (certainMinicolumns[i1]! << 3) | (certainMinicolumns[i2]! << 6);
        const n0 = w0 & cellsOfMinirows(rows) & columns & ~s0;
        const n1 = w1 & cellsOfMinirows(rows >> 1) & columns & ~s1;
        const n2 = w2 & cellsOfMinirows(rows >> 2) & columns & ~s2;
        if ((n0 | n1 | n2) !== 0) {
          s0 |= n0;
          s1 |= n1;
          s2 |= n2;
          t0 |= n0;
          t1 |= n1;
          t2 |= n2;
          own[mine] = m0 | n0;
          own[mine + 1] = m1 | n1;
          own[mine + 2] = m2 | n2;
          if (((w0 & ~s0) | (w1 & ~s1) | (w2 & ~s2)) === 0) unfinished &= ~(1 << digit);
          next = unfinished & ~(1 << digit);
        }
        boards[place] = w0;
        boards[place + 1] = w1;
        boards[place + 2] = w2;
      }

      // Bit by bit, the cells with one candidate or more, with two or more, with three or more: three
      // digits at a time.
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let c0 = 0;
      let c1 = 0;
      let c2 = 0;
      for (let place = 0; place < candidateWords; place += 9) {
        const x0 = boards[place]!;
        const y0 = boards[place + 3]!;
        const z0 = boards[place + 6]!;
        const x1 = boards[place + 1]!;
        const y1 = boards[place + 4]!;
        const z1 = boards[place + 7]!;
        const x2 = boards[place + 2]!;
        const y2 = boards[place + 5]!;
        const z2 = boards[place + 8]!;
        const any0 = x0 | y0 | z0;
        const two0 = (x0 & y0) | (z0 & (x0 | y0));
        c0 |= (b0 & any0) | (a0 & two0) | (x0 & y0 & z0);
        b0 |= (a0 & any0) | two0;
        a0 |= any0;
        const any1 = x1 | y1 | z1;
        const two1 = (x1 & y1) | (z1 & (x1 | y1));
        c1 |= (b1 & any1) | (a1 & two1) | (x1 & y1 & z1);
        b1 |= (a1 & any1) | two1;
        a1 |= any1;
        const any2 = x2 | y2 | z2;
        const two2 = (x2 & y2) | (z2 & (x2 | y2));
        c2 |= (b2 & any2) | (a2 & two2) | (x2 & y2 & z2);
        b2 |= (a2 & any2) | two2;
        a2 |= any2;
      }
      if ((a0 & a1 & a2) !== allCells) return cellWithoutDigit;
      if ((b0 | b1 | b2) === 0) return full;
      const k0 = ~(b0 | s0) & allCells;
      const k1 = ~(b1 | s1) & allCells;
      const k2 = ~(b2 | s2) & allCells;
      if ((k0 | k1 | k2) === 0) {
        boards[solvedAt] = s0;
        boards[solvedAt + 1] = s1;
        boards[solvedAt + 2] = s2;
        boards[unfinishedAt] = unfinished;
        weighed[0] = b0 & ~c0;
        weighed[1] = b1 & ~c1;
        weighed[2] = b2 & ~c2;
        return undecided;
      }
      s0 |= k0;
      s1 |= k1;
      s2 |= k2;
      for (let digit = 0; digit < 9; digit++) {
        const place = 3 * digit;
        const n0 = boards[place]! & k0;
        const n1 = boards[place + 1]! & k1;
        const n2 = boards[place + 2]! & k2;
        if ((n0 | n1 | n2) === 0) continue;
        settle(place, n0, n1, n2);
        forced |= 1 << digit;
      }
    }
  }

  /** The candidates of a cell (its word, its place in it), a bit a digit. */
  function digitsAt(word: number, index: number): number {
    return (
      ((boards[word]! >> index) & 1) |
      (((boards[word + 3]! >> index) & 1) << 1) |
      (((boards[word + 6]! >> index) & 1) << 2) |
      (((boards[word + 9]! >> index) & 1) << 3) |
      (((boards[word + 12]! >> index) & 1) << 4) |
      (((boards[word + 15]! >> index) & 1) << 5) |
      (((boards[word + 18]! >> index) & 1) << 6) |
      (((boards[word + 21]! >> index) & 1) << 7) |
      (((boards[word + 24]! >> index) & 1) << 8)
    );
  }

  /** What to guess: in one of the cells with two candidates, the one that decides much. */
  function chooseGuess(): number {
    if (guesses > patience) return mostBlamed();
    if ((weighed[0]! | weighed[1]! | weighed[2]!) !== 0) return heaviest();
    weighed[0] = ~boards[solvedAt]! & allCells;
    weighed[1] = ~boards[solvedAt + 1]! & allCells;
    weighed[2] = ~boards[solvedAt + 2]! & allCells;
    return scarcest() ?? heaviest();
  }

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

  /** A guess in the cell that was blamed most. */
  function mostBlamed(): number {
    const place = blame.mostBlamed();
    const word = Math.floor(place / 27);
    const index = place % 27;
    return (indexOfBit(digitsAt(word, index)) << digitShift) | (word << wordShift) | index;
  }

  /** Learns from the dead end that a stubborn board has run into. */
  function learn(state: number) {
    if (state === cellWithoutDigit) blame.blameCells();
    else if (state < 0) blame.blameDigit(~state);
  }

  /** Puts a digit into a cell, taking out the others that were possible there. */
  function putDigit(digit: number, digits: number, word: number, bit: number) {
    for (let rest = digits ^ (1 << digit); rest !== 0; rest &= rest - 1) {
      boards[3 * indexOfBit(rest & -rest) + word]! &= ~bit;
    }
    const n0 = word === 0 ? bit : 0;
    const n1 = word === 1 ? bit : 0;
    const n2 = word === 2 ? bit : 0;
    settle(3 * digit, n0, n1, n2);
    boards[solvedAt + word]! |= bit;
    boards[changedAt] = digits;
  }

  function report() {
    count++;
    if (!show) return;
    for (let place = 0; place < candidateWords; place++) {
      const digit = Math.floor(place / 3) + 1;
      const first = 27 * (place % 3);
      for (let rest = boards[place]!; rest !== 0; rest &= rest - 1) {
        solution[cellOf[first + indexOfBit(rest & -rest)]!] = digit;
      }
    }
    show(solution);
  }

  /** Copies a board. Written out: a call to copy this little takes longer than the copying. */
  function copy(from: number, to: number) {
    for (let i = 0; i < boardWords; i += 8) {
      boards[to + i] = boards[from + i]!;
      boards[to + i + 1] = boards[from + i + 1]!;
      boards[to + i + 2] = boards[from + i + 2]!;
      boards[to + i + 3] = boards[from + i + 3]!;
      boards[to + i + 4] = boards[from + i + 4]!;
      boards[to + i + 5] = boards[from + i + 5]!;
      boards[to + i + 6] = boards[from + i + 6]!;
      boards[to + i + 7] = boards[from + i + 7]!;
    }
  }

  /** Goes through all boards that this one can become, until enough solutions are found; `free` is where to keep the next one. */
  function explore(free: number) {
    for (;;) {
      const state = propagate();
      if (state === full) report();
      if (state !== undecided) {
        if (guesses > patience) learn(state);
        return;
      }
      guesses++;
      if (guesses === patience + 1) blame.forget();
      if (guesses > mostGuesses && count === 0) {
        isOutOfPatience = true;
        return;
      }
      const guess = chooseGuess();
      const digit = (guess >> digitShift) & digitMask;
      const word = (guess >> wordShift) & wordMask;
      const index = guess & placeMask;
      const digits = digitsAt(word, index);
      copy(0, free);
      putDigit(digit, digits, word, 1 << index);
      explore(free + boardWords);
      if (count >= most || isOutOfPatience) return;
      // It isn't that digit: on with the same board, without it.
      copy(free, 0);
      const others = digits ^ (1 << digit);
      if ((others & (others - 1)) === 0) {
        putDigit(indexOfBit(others), digits, word, 1 << index);
      } else {
        boards[3 * digit + word]! &= ~(1 << index);
        boards[changedAt] = 1 << digit;
      }
    }
  }

  /** Goes through a stubborn board from the beginning, as often as it takes. */
  function insist() {
    for (let more = patience; isOutOfPatience; more *= patienceGrowth) {
      isOutOfPatience = false;
      guesses = patience + 1;
      mostGuesses = guesses + more;
      begin();
      explore(boardWords);
    }
  }

  /** The board at the start, from the givens. */
  function begin() {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    for (let place = 0; place < candidateWords; place += 3) {
      s0 |= givens[place]!;
      s1 |= givens[place + 1]!;
      s2 |= givens[place + 2]!;
    }
    for (let place = 0; place < candidateWords; place += 3) {
      boards[place] = allCells & ~s0;
      boards[place + 1] = allCells & ~s1;
      boards[place + 2] = allCells & ~s2;
      settle(place, givens[place]!, givens[place + 1]!, givens[place + 2]!);
    }
    boards[solvedAt] = s0;
    boards[solvedAt + 1] = s1;
    boards[solvedAt + 2] = s2;
    boards[changedAt] = allDigits;
    boards[unfinishedAt] = allDigits;
  }

  return {
    // 81 as a number, here and below: under any name it costs a twentieth of the speed.
    loadText(text) {
      if (text.length !== 81) return false;
      givens.fill(0);
      let codes = 0;
      for (let cell = 0; cell < 81; cell++) {
        const code = text.charCodeAt(cell);
        codes |= code;
        givens[offsetOfCode[code & 127]! + wordOf[cell]!]! |= bitOf[cell]!;
      }
      const wrong = givens[WRONG_OFFSET]! | givens[WRONG_OFFSET + 1]! | givens[WRONG_OFFSET + 2]!;
      return codes < 128 && wrong === 0;
    },
    loadValues(values) {
      givens.fill(0);
      for (let cell = 0; cell < 81; cell++) {
        const value = values[cell]!;
        const offset = value === 0 ? EMPTY_OFFSET : 3 * (value - 1);
        givens[offset + wordOf[cell]!]! |= bitOf[cell]!;
      }
    },
    run(limit, found) {
      count = 0;
      most = limit;
      show = found;
      guesses = 0;
      mostGuesses = patience;
      begin();
      explore(boardWords);
      if (isOutOfPatience) insist();
      return count;
    },
  };
}
