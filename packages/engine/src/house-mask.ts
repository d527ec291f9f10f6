/** Some of the nine cells of a house: bit 0 stands for its first cell, bit 8 for its last. */
export type HouseMask = number;

const ALL_NINE = 0x1ff;

/** A number for each mask: by that of the mask without its lowest bit, all others one further down, and by this bit. */
function byMask(entryOf: (ofUpper: number, lowest: number) => number): readonly number[] {
  const entries = [0];
  for (let mask = 1; mask <= ALL_NINE; mask++) {
    entries.push(entryOf(entries[mask >> 1] ?? 0, mask & 1));
  }
  return entries;
}

const MASK_SIZES = byMask((ofUpper, lowest) => ofUpper + lowest);

/** How many cells of a house these are. */
export function maskSize(mask: HouseMask): number {
  return MASK_SIZES[mask] ?? 0;
}

/** A row's mask with two bits of room after each, so that three rows fit into one another. */
const SPREAD = byMask((ofUpper, lowest) => (ofUpper << 3) | lowest);

function spread(mask: HouseMask): number {
  return SPREAD[mask] ?? 0;
}

/** A row's mask, in three groups of three, each group with room for those of two more rows. */
function groups(mask: HouseMask): number {
  return (mask & 0o7) | ((mask & 0o70) << 6) | ((mask & 0o700) << 12);
}

/** Enters three rows (a word of 27 bits) into a list of masks by house. */
function enterBand(word: number, band: number, byHouse: HouseMask[]): void {
  const first = word & ALL_NINE;
  const second = (word >> 9) & ALL_NINE;
  const third = word >> 18;
  const boxes = groups(first) | (groups(second) << 3) | (groups(third) << 6);
  byHouse[3 * band] = first;
  byHouse[3 * band + 1] = second;
  byHouse[3 * band + 2] = third;
  for (let box = 0; box < 3; box++) byHouse[18 + 3 * band + box] = (boxes >> (9 * box)) & ALL_NINE;
  const columns = spread(first) | (spread(second) << 1) | (spread(third) << 2);
  for (let column = 0; column < 9; column++) {
    const inBand = (columns >> (3 * column)) & 0o7;
    byHouse[9 + column] = (byHouse[9 + column] ?? 0) | (inBand << (3 * band));
  }
}

/** Cells, given as one word of 27 bits a band, as masks of each of the 27 houses. */
export function masksByHouse(top: number, middle: number, bottom: number): readonly HouseMask[] {
  const byHouse: HouseMask[] = new Array<HouseMask>(27).fill(0);
  enterBand(top, 0, byHouse);
  enterBand(middle, 1, byHouse);
  enterBand(bottom, 2, byHouse);
  return byHouse;
}
