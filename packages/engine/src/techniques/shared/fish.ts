import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { COLUMNS, cellsOf, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Finding } from '../../technique.ts';
import { DIGITS, type Digit, type House } from '../../types.ts';
import type { BASE_ROLES } from './base.ts';

/** Some parallel lines, and which lines across them hold the digit's places in them. */
interface Fish {
  readonly base: readonly House[];
  readonly across: HouseMask;
}

const NO_LINES: Fish = { base: [], across: 0 };

/** Every way to choose `size` of the lines so that `size` lines across hold all of their places. */
function chooseBase(lines: readonly Fish[], size: number): Fish[] {
  const found: Fish[] = [];
  const extend = (from: number, chosen: Fish) => {
    const missing = size - chosen.base.length;
    if (missing === 0) found.push(chosen);
    for (let index = from; missing > 0 && index <= lines.length - missing; index++) {
      const line = lines[index] ?? NO_LINES;
      const across = chosen.across | line.across;
      if (maskSize(across) > size) continue;
      extend(index + 1, { base: [...chosen.base, ...line.base], across });
    }
  };
  extend(0, NO_LINES);
  return found;
}

/** The lines that can be part of a fish: two to `size` places for the digit. */
function baseLines(position: Position, digit: Digit, lines: readonly House[], size: number) {
  const found: Fish[] = [];
  for (const line of lines) {
    const across = position.maskIn(line, digit);
    const count = maskSize(across);
    if (count >= 2 && count <= size) found.push({ base: [line], across });
  }
  return found;
}

function unionOf(houses: readonly House[]): CellSet {
  return houses.reduce((cells, house) => cells.union(cellsOf(house)), CellSet.EMPTY);
}

/** Which fish to look for: of so many lines, and whether those that remove nothing count. */
interface Wanted {
  readonly size: number;
  readonly wantsIdle: boolean;
}

function* findFishOf(
  position: Position,
  digit: Digit,
  { size, wantsIdle }: Wanted,
  lines: readonly House[],
  crossLines: readonly House[],
): Generator<Finding<typeof BASE_ROLES>, void> {
  for (const { base, across } of chooseBase(baseLines(position, digit, lines, size), size)) {
    const cover = crossLines.filter((_, index) => (across >> index) & 1);
    const cells = position.cellsFor(digit).intersection(unionOf(base));
    const targets = position.cellsFor(digit).intersection(unionOf(cover)).difference(cells);
    if ((targets.isEmpty && !wantsIdle) || cover.length !== size) continue;
    yield {
      placements: [],
      eliminations: candidatesOf(targets, digit),
      evidence: { digit: [digit], base, cover, cells: cells.toArray() },
    };
  }
}

/**
 * A digit whose places in `size` parallel base lines (two to `size` in each) all lie in `size`
 * cover lines across them: each cover line gets its digit from a base line, so from nowhere else.
 * Idle ones, which remove nothing, on demand.
 */
export function* findFish(
  position: Position,
  size: number,
  wantsIdle: boolean,
): Generator<Finding<typeof BASE_ROLES>, void> {
  for (const digit of DIGITS) {
    yield* findFishOf(position, digit, { size, wantsIdle }, ROWS, COLUMNS);
    yield* findFishOf(position, digit, { size, wantsIdle }, COLUMNS, ROWS);
  }
}
