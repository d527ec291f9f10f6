import { argument } from './arguments.ts';
import { type HouseMask, masksByHouse } from './house-mask.ts';
import type { Cell, House } from './types.ts';

/** A word has the cells of a band, three rows, as bits. */
export const CELLS_PER_WORD = 27;

/** The number of bits set in a 27-bit word: sums of ever wider groups, side by side. */
export function countBits(word: number): number {
  const pairs = word - ((word >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest bit set in a word. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Adds the cells of one word, which holds the three rows of a band, to a list. */
export function addCells(word: number, firstCell: Cell, list: Cell[]): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) list.push(firstCell + lowestBit(rest));
}

/** One row of a band's word, and one box; the others by shifting. */
export const ROW = 0o777;
export const BOX = 0o7007007;
/** The first column's cells in the word of a band; times nine bits, those of all these columns. */
export const FIRST_COLUMN = 0o1001001;

/** The bits of a word that are alone in their group: in three equal groups, `step` bits apart. */
export function aloneInGroup(word: number, group: number, step: number): number {
  const first = word & group;
  const second = word & (group << step);
  const third = word & (group << (2 * step));
  return (
    ((first & (first - 1)) === 0 ? first : 0) |
    ((second & (second - 1)) === 0 ? second : 0) |
    ((third & (third - 1)) === 0 ? third : 0)
  );
}

/** The columns in which three words, one a band, have exactly one cell: as nine bits. */
export function oneCellColumns(top: number, middle: number, bottom: number): number {
  const some = top | middle | bottom;
  const severalBands = (top & middle) | ((top | middle) & bottom);
  const several =
    severalBands |
    (severalBands >> 9) |
    (severalBands >> 18) |
    (some & (some >> 9)) |
    ((some | (some >> 9)) & (some >> 18));
  return (some | (some >> 9) | (some >> 18)) & ~several & ROW;
}

/** Walks through the words of a set: most who ask for its cells want the first few only. */
class CellIterator implements Iterator<Cell, undefined> {
  private firstCell: Cell = 0;

  constructor(
    private word: number,
    private middle: number,
    private readonly bottom: number,
  ) {}

  next(): IteratorResult<Cell, undefined> {
    while (this.word === 0) {
      if (this.firstCell === 2 * CELLS_PER_WORD) return { done: true, value: undefined };
      this.word = this.middle;
      this.middle = this.bottom;
      this.firstCell += CELLS_PER_WORD;
    }
    const value = this.firstCell + lowestBit(this.word);
    this.word &= this.word - 1;
    return { done: false, value };
  }
}

/** An iterator that never ends is noticed here. */
const MOST_ITEMS = 10_000;

/**
 * An immutable set of cells, iterated in order: three 27-bit words, one a band. Its methods have the names of
 * ECMAScript's `Set`, where that has them.
 */
export class CellSet implements Iterable<Cell> {
  static readonly EMPTY = new CellSet(0, 0, 0);

  /** Memoized: most sets are never asked for their masks. */
  private masks: readonly HouseMask[] | undefined = undefined;

  private constructor(
    private readonly top: number,
    private readonly middle: number,
    private readonly bottom: number,
  ) {}

  /**
   * The set of the given cells; numbers that are no cell (0-80) are left out.
   *
   * @example
   * ```ts
   * const corner = CellSet.from([0, 1, 9, 10]);
   * corner.intersection(cellsOf(0)).toArray(); // → [0,1]
   * ```
   */
  static from(cells: Iterable<Cell>): CellSet {
    return argument('cells', 'no more than 10,000 numbers', cells, CellSet.#read);
  }

  static readonly #read = (cells: unknown): CellSet | undefined => {
    const words: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (const cell of cells as Iterable<Cell>) {
      if (++count > MOST_ITEMS) return undefined;
      if (!Number.isInteger(cell)) continue;
      const band = Math.floor(cell / CELLS_PER_WORD);
      const isCell = band === 0 || band === 1 || band === 2;
      if (isCell) words[band] |= 1 << (cell % CELLS_PER_WORD);
    }
    return new CellSet(...words);
  };

  /** The cells that are in exactly one of the sets: not in any that an earlier one has, too. */
  static inExactlyOne(sets: Iterable<CellSet>): CellSet {
    return argument('sets', 'no more than 10,000 cell sets', sets, CellSet.#readExactlyOne);
  }

  static readonly #readExactlyOne = (sets: unknown): CellSet | undefined => {
    let [someTop, someMiddle, someBottom] = [0, 0, 0];
    let [moreTop, moreMiddle, moreBottom] = [0, 0, 0];
    let count = 0;
    for (const { top, middle, bottom } of sets as Iterable<CellSet>) {
      if (++count > MOST_ITEMS || typeof top !== 'number') return undefined;
      moreTop |= someTop & top;
      moreMiddle |= someMiddle & middle;
      moreBottom |= someBottom & bottom;
      someTop |= top;
      someMiddle |= middle;
      someBottom |= bottom;
    }
    return new CellSet(someTop & ~moreTop, someMiddle & ~moreMiddle, someBottom & ~moreBottom);
  };

  get size(): number {
    return countBits(this.top) + countBits(this.middle) + countBits(this.bottom);
  }

  get isEmpty(): boolean {
    return (this.top | this.middle | this.bottom) === 0;
  }

  /** The first cell in order; undefined in an empty set. */
  get first(): Cell | undefined {
    if (this.top !== 0) return lowestBit(this.top);
    if (this.middle !== 0) return CELLS_PER_WORD + lowestBit(this.middle);
    return this.bottom === 0 ? undefined : 2 * CELLS_PER_WORD + lowestBit(this.bottom);
  }

  /** Whether a cell is in the set; false for a number that is no cell. */
  has(cell: Cell): boolean {
    return this.intersects(oneCell(cell));
  }

  /** Whether the two sets have a cell in common: the opposite of `isDisjointFrom`. */
  intersects(other: CellSet): boolean {
    return (
      ((this.top & other.top) | (this.middle & other.middle) | (this.bottom & other.bottom)) !== 0
    );
  }

  /** Which cells of a house are in the set: quicker to count and to compare than sets are. */
  maskIn(house: House): HouseMask {
    this.masks ??= masksByHouse(this.top, this.middle, this.bottom);
    return this.masks[house] ?? 0;
  }

  /** The cells that no other cell of this set shares a row with. */
  aloneInRow(): CellSet {
    return this.aloneIn(ROW, 9);
  }

  /** The cells that no other cell of this set shares a column with. */
  aloneInColumn(): CellSet {
    const { top, middle, bottom } = this;
    const cells = oneCellColumns(top, middle, bottom) * FIRST_COLUMN;
    return new CellSet(top & cells, middle & cells, bottom & cells);
  }

  /** The cells that no other cell of this set shares a box with. */
  aloneInBox(): CellSet {
    return this.aloneIn(BOX, 3);
  }

  private aloneIn(group: number, step: number): CellSet {
    return new CellSet(
      aloneInGroup(this.top, group, step),
      aloneInGroup(this.middle, group, step),
      aloneInGroup(this.bottom, group, step),
    );
  }

  /** The cells in this set or the other. */
  union(other: CellSet): CellSet {
    return new CellSet(
      this.top | other.top,
      this.middle | other.middle,
      this.bottom | other.bottom,
    );
  }

  /** The cells in both sets. */
  intersection(other: CellSet): CellSet {
    return new CellSet(
      this.top & other.top,
      this.middle & other.middle,
      this.bottom & other.bottom,
    );
  }

  /** The cells in this set that are not in the other. */
  difference(other: CellSet): CellSet {
    return new CellSet(
      this.top & ~other.top,
      this.middle & ~other.middle,
      this.bottom & ~other.bottom,
    );
  }

  /** This set with one cell less. */
  withoutCell(cell: Cell): CellSet {
    return this.difference(oneCell(cell));
  }

  equals(other: CellSet): boolean {
    return this.top === other.top && this.middle === other.middle && this.bottom === other.bottom;
  }

  /** Whether every cell of this set is in the other. */
  isSubsetOf(other: CellSet): boolean {
    return (
      ((this.top & ~other.top) | (this.middle & ~other.middle) | (this.bottom & ~other.bottom)) ===
      0
    );
  }

  /** Whether the two sets have no cell in common. */
  isDisjointFrom(other: CellSet): boolean {
    return !this.intersects(other);
  }

  /** The cells in order. */
  toArray(): Cell[] {
    const cells: Cell[] = [];
    addCells(this.top, 0, cells);
    addCells(this.middle, CELLS_PER_WORD, cells);
    addCells(this.bottom, 2 * CELLS_PER_WORD, cells);
    return cells;
  }

  [Symbol.iterator](): Iterator<Cell, undefined> {
    return new CellIterator(this.top, this.middle, this.bottom);
  }
}

/** Each cell as a set: looked up, as positions ask for them all the time. */
const ONE_CELL: readonly CellSet[] = Array.from({ length: 3 * CELLS_PER_WORD }, (_, cell) =>
  CellSet.from([cell]),
);

/** The set of one cell; the empty set for a number that is none. */
export function oneCell(cell: Cell): CellSet {
  return ONE_CELL[cell] ?? CellSet.EMPTY;
}
