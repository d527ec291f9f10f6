// biome-ignore-all lint/style/noNonNullAssertion: a look-up function in the inner loop costs a quarter of the speed.
import { CELL_COUNT } from '../houses.ts';

/**
 * The memory of a search: its board, and those to come back to. All parts of a search share one. A closure,
 * as its numbers are known to the compiler even where a bundler has made variables of those of a module.
 */
export function createBoards() {
  /*
   * A board: 27 words of candidates, then three words of solved cells, the digits that have changed since
   * they were last looked at, and the digits that are not yet solved everywhere (a bit a digit).
   */
  const candidateWords = 27;
  const solvedAt = 27;
  const changedAt = 30;
  const unfinishedAt = 31;
  const boardWords = 32;

  /**
   * The board, and behind it those to come back to, one for each guess that stands. As the board stands
   * first, the compiler knows that no digit leads out of the array, and checks nothing.
   */
  const boards = new Int32Array(boardWords * (CELL_COUNT + 2));

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

  return {
    candidateWords,
    solvedAt,
    changedAt,
    unfinishedAt,
    boardWords,
    boards,
    digitsAt,
    copy,
  };
}

/** The memory of a search. */
export type Boards = ReturnType<typeof createBoards>;
