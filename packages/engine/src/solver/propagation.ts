// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import type { Boards } from './boards.ts';
import { patternTables } from './patterns.ts';
import type { WordOperations } from './words.ts';

/**
 * What follows at once from the first of the boards.
 *
 * @param operations the search's own: a second set would keep the compiler from knowing either
 */
export function createPropagation(memory: Boards, operations: WordOperations) {
  const { boards, candidateWords, solvedAt, changedAt, unfinishedAt } = memory;
  const { allCells, nine, minirowsOf, minicolumnsOf, cellsOfMinirows } = operations;
  const { columnsOf, rowsOf, indexOfBit } = operations;

  /** What became of a board by propagation. Without a place for digit d (0-8) it is ~d, from -1 to -9. */
  const cellWithoutDigit = -10;
  const undecided = 0;
  const full = 1;

  const digitMask = 15;
  /** Cells solved since propagation began, by the digit that solved them. */
  const own = new Int32Array(candidateWords);
  /** The cells that have two candidates, where propagation leaves the board undecided. */
  const pairs = new Int32Array(3);
  const { possibleMinirows, certainMinirows, possibleMinicolumns, certainMinicolumns } =
    patternTables();

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
  function assign(place: number, n0: number, n1: number, n2: number) {
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
        pairs[0] = b0 & ~c0;
        pairs[1] = b1 & ~c1;
        pairs[2] = b2 & ~c2;
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
        assign(place, n0, n1, n2);
        forced |= 1 << digit;
      }
    }
  }

  return { cellWithoutDigit, undecided, full, pairs, assign, propagate };
}
