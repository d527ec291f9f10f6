// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import { CELL_COUNT, CELLS, peersOf } from '../houses.ts';
import {
  CERTAIN_MINICOLUMNS,
  CERTAIN_MINIROWS,
  POSSIBLE_MINICOLUMNS,
  POSSIBLE_MINIROWS,
} from './patterns.ts';
import { cellAtIndex, indexOfCell, wordOfCell, wordOperations } from './words.ts';

const ALL_DIGITS = 0x1ff;

/*
 * A frame is the board at one depth of the search: 27 words of candidates, then three words of solved
 * cells, the digits that have changed since they were last looked at, and the digits that are not yet
 * solved everywhere (a bit a digit).
 */
const CANDIDATES = 27;
const SOLVED = 27;
const CHANGED = 30;
const UNFINISHED = 31;
const FRAME = 32;

/** What became of a board by propagation. */
const BROKEN = -1;
const OPEN = 0;
const FULL = 1;

/** Cells weighed for a guess. More would find little better ones, and cost more than they save. */
const MOST_WEIGHED = 8;

/** A guess is one number: 81 × digit + 27 × word + bit. */
const GUESSES_A_DIGIT = 81;

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
  const { allCells, nine, eachBand, minirowsOf, minicolumnsOf, cellsOfMinirows, ...operations } =
    wordOperations();
  const { columnsOf, rowsOf, countCells, indexOfBit } = operations;
  const frames = new Int32Array(FRAME * (CELL_COUNT + 1));
  /** Cells solved since propagation began, by the digit that solved them. */
  const own = new Int32Array(CANDIDATES);
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
  let count = 0;
  let most = 0;
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
    frames[place] = (frames[place]! & ~(reached | rowsOf(n0))) | n0;
    frames[place + 1] = (frames[place + 1]! & ~(reached | rowsOf(n1))) | n1;
    frames[place + 2] = (frames[place + 2]! & ~(reached | rowsOf(n2))) | n2;
  }

  /** Draws every conclusion from singles and intersections; says what that made of the board. */
  function propagate(frame: number): number {
    for (let i = 0; i < CANDIDATES; i++) own[i] = 0;
    let forced = frames[frame + CHANGED]!;
    let unfinished = frames[frame + UNFINISHED]!;
    let s0 = frames[frame + SOLVED]!;
    let s1 = frames[frame + SOLVED + 1]!;
    let s2 = frames[frame + SOLVED + 2]!;
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
        const digit = indexOfBit(batch);
        batch ^= 1 << digit;
        next &= ~(1 << digit);
        const place = frame + 3 * digit;
        const mine = 3 * digit;
        const before0 = frames[place]!;
        const before1 = frames[place + 1]!;
        const before2 = frames[place + 2]!;
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
        if ((w0 | w1 | w2) === 0) return BROKEN;
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
        frames[place] = w0;
        frames[place + 1] = w1;
        frames[place + 2] = w2;
      }

      // Bit by bit, the cells with one candidate or more, with two or more, with three or more.
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let c0 = 0;
      let c1 = 0;
      let c2 = 0;
      for (let place = frame; place < frame + CANDIDATES; place += 3) {
        const w0 = frames[place]!;
        const w1 = frames[place + 1]!;
        const w2 = frames[place + 2]!;
        c0 |= b0 & w0;
        c1 |= b1 & w1;
        c2 |= b2 & w2;
        b0 |= a0 & w0;
        b1 |= a1 & w1;
        b2 |= a2 & w2;
        a0 |= w0;
        a1 |= w1;
        a2 |= w2;
      }
      if ((a0 & a1 & a2) !== allCells) return BROKEN;
      if ((b0 | b1 | b2) === 0) return FULL;
      const k0 = ~(b0 | s0) & allCells;
      const k1 = ~(b1 | s1) & allCells;
      const k2 = ~(b2 | s2) & allCells;
      if ((k0 | k1 | k2) === 0) {
        frames[frame + SOLVED] = s0;
        frames[frame + SOLVED + 1] = s1;
        frames[frame + SOLVED + 2] = s2;
        frames[frame + UNFINISHED] = unfinished;
        weighed[0] = b0 & ~c0;
        weighed[1] = b1 & ~c1;
        weighed[2] = b2 & ~c2;
        return OPEN;
      }
      s0 |= k0;
      s1 |= k1;
      s2 |= k2;
      for (let digit = 0; digit < 9; digit++) {
        const place = frame + 3 * digit;
        const n0 = frames[place]! & k0;
        const n1 = frames[place + 1]! & k1;
        const n2 = frames[place + 2]! & k2;
        if ((n0 | n1 | n2) === 0) continue;
        settle(place, n0, n1, n2);
        forced |= 1 << digit;
      }
    }
  }

  /** The candidates of a cell (its bit's index, its word), a bit a digit. */
  function digitsAt(frame: number, word: number, index: number): number {
    const place = frame + word;
    return (
      ((frames[place]! >> index) & 1) |
      (((frames[place + 3]! >> index) & 1) << 1) |
      (((frames[place + 6]! >> index) & 1) << 2) |
      (((frames[place + 9]! >> index) & 1) << 3) |
      (((frames[place + 12]! >> index) & 1) << 4) |
      (((frames[place + 15]! >> index) & 1) << 5) |
      (((frames[place + 18]! >> index) & 1) << 6) |
      (((frames[place + 21]! >> index) & 1) << 7) |
      (((frames[place + 24]! >> index) & 1) << 8)
    );
  }

  /** What to guess, as 81 × digit + 27 × word + bit: in one of the cells with two candidates, the one that decides much. */
  function chooseGuess(frame: number): number {
    if ((weighed[0]! | weighed[1]! | weighed[2]!) !== 0) return heaviest(frame);
    weighed[0] = ~frames[frame + SOLVED]! & allCells;
    weighed[1] = ~frames[frame + SOLVED + 1]! & allCells;
    weighed[2] = ~frames[frame + SOLVED + 2]! & allCells;
    return scarcest(frame) ?? heaviest(frame);
  }

  /** The first place, as 27 × word + bit, of a digit among the cells of `mask << shift`; undefined unless it has two there. */
  function firstOfTwo(place: number, mask: number, shift: number): number | undefined {
    let cells = 0;
    let first: number | undefined;
    for (let word = 2; word >= 0; word--) {
      const here = (frames[place + word]! >> shift) & mask;
      cells += countCells(here);
      if (here !== 0) first = 27 * word + shift + indexOfBit(here & -here);
    }
    return cells === 2 ? first : undefined;
  }

  /**
   * A guess for boards that are so empty that no cell is down to two digits: a digit that has two
   * places in a box or a column. Undefined where there is none.
   */
  function scarcest(frame: number): number | undefined {
    for (let digit = 0; digit < 9; digit++) {
      for (let nth = 0; nth < 9; nth++) {
        const box = firstOfTwo(frame + 3 * digit, 7, 3 * nth);
        const found = box ?? firstOfTwo(frame + 3 * digit, eachBand, nth);
        if (found !== undefined) return GUESSES_A_DIGIT * digit + found;
      }
    }
    return undefined;
  }

  /** How much the choice between the first two digits of a cell decides: among cells alike, and at all. */
  function weightOf(frame: number, digits: number, cell: number): number {
    const digit = indexOfBit(digits);
    const x = frame + 3 * digit;
    const y = frame + 3 * indexOfBit(digits ^ (1 << digit));
    const reached0 = (frames[x]! | frames[y]!) & peers[3 * cell]!;
    const reached1 = (frames[x + 1]! | frames[y + 1]!) & peers[3 * cell + 1]!;
    const reached2 = (frames[x + 2]! | frames[y + 2]!) & peers[3 * cell + 2]!;
    const alike = (reached0 & weighed[0]!) | (reached1 & weighed[1]!) | (reached2 & weighed[2]!);
    return 2 * countCells(alike) + countCells(reached0 | reached1 | reached2);
  }

  /** A guess in the heaviest of the first few cells in `weighed`. */
  function heaviest(frame: number): number {
    let chosen = 0;
    let best = -1;
    let left = MOST_WEIGHED;
    for (let word = 0; word < 3; word++) {
      for (let rest = weighed[word]!; rest !== 0; rest &= rest - 1) {
        if (left-- === 0) return chosen;
        const index = indexOfBit(rest & -rest);
        const cell = 27 * word + index;
        const digits = digitsAt(frame, word, index);
        const weight = weightOf(frame, digits, cell);
        if (weight <= best) continue;
        best = weight;
        chosen = GUESSES_A_DIGIT * indexOfBit(digits) + cell;
      }
    }
    return chosen;
  }

  /** A copy of a frame, one deeper. Written out: a call to copy this little takes longer than the copying. */
  function copyDown(frame: number) {
    const to = frame + FRAME;
    for (let i = 0; i < FRAME; i += 8) {
      frames[to + i] = frames[frame + i]!;
      frames[to + i + 1] = frames[frame + i + 1]!;
      frames[to + i + 2] = frames[frame + i + 2]!;
      frames[to + i + 3] = frames[frame + i + 3]!;
      frames[to + i + 4] = frames[frame + i + 4]!;
      frames[to + i + 5] = frames[frame + i + 5]!;
      frames[to + i + 6] = frames[frame + i + 6]!;
      frames[to + i + 7] = frames[frame + i + 7]!;
    }
  }

  /** Puts a digit into a cell of a frame, taking out the others that were possible there. */
  function putDigit(frame: number, digit: number, digits: number, word: number, bit: number) {
    for (let rest = digits ^ (1 << digit); rest !== 0; rest &= rest - 1) {
      frames[frame + 3 * indexOfBit(rest & -rest) + word]! &= ~bit;
    }
    const n0 = word === 0 ? bit : 0;
    const n1 = word === 1 ? bit : 0;
    const n2 = word === 2 ? bit : 0;
    settle(frame + 3 * digit, n0, n1, n2);
    frames[frame + SOLVED + word]! |= bit;
    frames[frame + CHANGED] = digits;
  }

  function report(frame: number) {
    count++;
    if (!show) return;
    for (let place = 0; place < CANDIDATES; place++) {
      const digit = Math.floor(place / 3) + 1;
      const first = 27 * (place % 3);
      for (let rest = frames[frame + place]!; rest !== 0; rest &= rest - 1) {
        solution[cellOf[first + indexOfBit(rest & -rest)]!] = digit;
      }
    }
    show(solution);
  }

  /** Goes through all boards below a frame, until enough solutions are found. */
  function explore(frame: number) {
    for (;;) {
      const state = propagate(frame);
      if (state === FULL) report(frame);
      if (state !== OPEN) return;
      const guess = chooseGuess(frame);
      const digit = Math.floor(guess / GUESSES_A_DIGIT);
      const word = Math.floor(guess / 27) % 3;
      const index = guess % 27;
      const digits = digitsAt(frame, word, index);
      copyDown(frame);
      putDigit(frame + FRAME, digit, digits, word, 1 << index);
      explore(frame + FRAME);
      if (count >= most) return;
      // It isn't that digit: on with the same frame, without it.
      frames[frame + 3 * digit + word]! &= ~(1 << index);
      frames[frame + CHANGED] = 1 << digit;
    }
  }

  /** The first frame, from the givens. */
  function begin() {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    for (let place = 0; place < CANDIDATES; place += 3) {
      s0 |= givens[place]!;
      s1 |= givens[place + 1]!;
      s2 |= givens[place + 2]!;
    }
    for (let place = 0; place < CANDIDATES; place += 3) {
      frames[place] = allCells & ~s0;
      frames[place + 1] = allCells & ~s1;
      frames[place + 2] = allCells & ~s2;
      settle(place, givens[place]!, givens[place + 1]!, givens[place + 2]!);
    }
    frames[SOLVED] = s0;
    frames[SOLVED + 1] = s1;
    frames[SOLVED + 2] = s2;
    frames[CHANGED] = ALL_DIGITS;
    frames[UNFINISHED] = ALL_DIGITS;
  }

  return {
    loadText(text) {
      if (text.length !== CELL_COUNT) return false;
      givens.fill(0);
      let codes = 0;
      for (let cell = 0; cell < CELL_COUNT; cell++) {
        const code = text.charCodeAt(cell);
        codes |= code;
        givens[offsetOfCode[code & 127]! + wordOf[cell]!]! |= bitOf[cell]!;
      }
      const wrong = givens[WRONG_OFFSET]! | givens[WRONG_OFFSET + 1]! | givens[WRONG_OFFSET + 2]!;
      return codes < 128 && wrong === 0;
    },
    loadValues(values) {
      givens.fill(0);
      for (let cell = 0; cell < CELL_COUNT; cell++) {
        const value = values[cell]!;
        const offset = value === 0 ? EMPTY_OFFSET : 3 * (value - 1);
        givens[offset + wordOf[cell]!]! |= bitOf[cell]!;
      }
    },
    run(limit, found) {
      count = 0;
      most = limit;
      show = found;
      begin();
      explore(0);
      return count;
    },
  };
}
