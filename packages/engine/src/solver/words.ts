/*
 * How the search sees a board. A digit has three words of 27 bits: word r holds its candidates in the
 * r-th row of each band, bits 0-8 in the top band, 9-17 in the middle one, 18-26 in the bottom one, a
 * bit a column. The same columns of three rows are so the same bits of three words, and what is done
 * to one band is done to all three in one operation. (Octal numbers show it: three signs a band, one a
 * stack.)
 */

/** Which of a digit's three words a cell (0-80) is in. */
export function wordOfCell(cell: number): number {
  return Math.floor(cell / 9) % 3;
}

/** The place of a cell's bit in that word. */
export function indexOfCell(cell: number): number {
  return 9 * Math.floor(cell / 27) + (cell % 9);
}

/** The cell at a place in a word: the inverse of the two above. */
export function cellAtIndex(word: number, index: number): number {
  return 27 * Math.floor(index / 9) + 9 * word + (index % 9);
}

/**
 * What can be done with a word at once. A closure, as its constants and functions are known to the
 * compiler even where a bundler has made variables of those of a module: that is an eighth of the
 * speed of the search.
 */
export function wordOperations() {
  const allCells = 0o777_777_777;
  /** The first cell of each minirow: three cells of a row within a box. */
  const firstCells = 0o111_111_111;
  const firstStack = 0o007_007_007;
  const firstEightColumns = 0o377_377_377;
  const lastColumn = 0o400_400_400;
  const nine = 0o777;
  /** Times nine bits, it spreads them over the three bands. */
  const eachBand = 0o001_001_001;

  /** The first cells of the minirows in which a word has a cell. */
  function minirowsOf(word: number): number {
    return (word | (word >> 1) | (word >> 2)) & firstCells;
  }

  /** The cells of the minirows whose first cells are among the given bits. */
  function cellsOfMinirows(bits: number): number {
    return (bits & firstCells) * 7;
  }

  /** The columns in which a word has a cell, in all three bands. */
  function columnsOf(word: number): number {
    return ((word | (word >> 9) | (word >> 18)) & nine) * eachBand;
  }

  /** The rows in which a word has a cell. */
  function rowsOf(word: number): number {
    // Adding eight ones carries into the ninth bit where one of the eight is set.
    const filled = (((word & firstEightColumns) + firstEightColumns) | word) & lastColumn;
    return (filled << 1) - (filled >> 8);
  }

  /** The minicolumns of the first stack in which a word has a cell, as nine bits: three a band. */
  function minicolumnsOf(word: number): number {
    const cells = word & firstStack;
    return (cells | (cells >> 6) | (cells >> 12)) & nine;
  }

  /** The number of cells in a word (adding bits in parallel, as in Warren, "Hacker's Delight"). */
  function countCells(word: number): number {
    const pairs = word - ((word >> 1) & 0x55555555);
    const nibbles = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
    return (((nibbles + (nibbles >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }

  /** The place of the highest bit. */
  function indexOfBit(bits: number): number {
    return 31 - Math.clz32(bits);
  }

  return {
    allCells,
    nine,
    eachBand,
    minirowsOf,
    cellsOfMinirows,
    columnsOf,
    rowsOf,
    minicolumnsOf,
    countCells,
    indexOfBit,
  };
}

/** What can be done with a word. */
export type WordOperations = ReturnType<typeof wordOperations>;
