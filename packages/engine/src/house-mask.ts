/** Some of the nine cells of a house: bit 0 stands for its first cell, bit 8 for its last. */
export type Spots = number;

const ALL_SPOTS = 0x1ff;
const PATTERNS: readonly Spots[] = Array.from({ length: ALL_SPOTS + 1 }, (_, spots) => spots);
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const SPOT_COUNTS: readonly number[] = PATTERNS.map(
  (spots) => NINE.filter((spot) => (spots >> spot) & 1).length,
);

/** How many cells of a house these are. */
export function countSpots(spots: Spots): number {
  return SPOT_COUNTS[spots] ?? 0;
}

/** A row's spots with two bits of room after each, so that three rows fit into one another. */
const SPREAD: readonly number[] = PATTERNS.map((spots) =>
  NINE.reduce((spread, spot) => spread | (((spots >> spot) & 1) << (3 * spot)), 0),
);

function spread(spots: Spots): number {
  return SPREAD[spots] ?? 0;
}

/** A row's spots, in three groups of three, each group with room for those of two more rows. */
function groups(spots: Spots): number {
  return (spots & 0o7) | ((spots & 0o70) << 6) | ((spots & 0o700) << 12);
}

/** Enters three rows (a word of 27 bits) into a list of spots by house. */
function enterBand(word: number, band: number, byHouse: Spots[]): void {
  const first = word & ALL_SPOTS;
  const second = (word >> 9) & ALL_SPOTS;
  const third = word >> 18;
  const boxes = groups(first) | (groups(second) << 3) | (groups(third) << 6);
  byHouse[3 * band] = first;
  byHouse[3 * band + 1] = second;
  byHouse[3 * band + 2] = third;
  for (let box = 0; box < 3; box++) byHouse[18 + 3 * band + box] = (boxes >> (9 * box)) & ALL_SPOTS;
  const columns = spread(first) | (spread(second) << 1) | (spread(third) << 2);
  for (let column = 0; column < 9; column++) {
    const inBand = (columns >> (3 * column)) & 0o7;
    byHouse[9 + column] = (byHouse[9 + column] ?? 0) | (inBand << (3 * band));
  }
}

/** Cells, given as one word of 27 bits a band, as spots of each of the 27 houses. */
export function spotsByHouse(top: number, middle: number, bottom: number): readonly Spots[] {
  const byHouse: Spots[] = new Array<Spots>(27).fill(0);
  enterBand(top, 0, byHouse);
  enterBand(middle, 1, byHouse);
  enterBand(bottom, 2, byHouse);
  return byHouse;
}
