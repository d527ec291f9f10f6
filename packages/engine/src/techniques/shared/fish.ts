import { CellSet } from '../../cell-set.ts';
import { COLUMNS, cellsOf, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Finding } from '../../technique.ts';
import { DIGITS, type Digit, type House } from '../../types.ts';
import { combinations } from './combinations.ts';
import { withoutDigit } from './intersections.ts';

export const FISH_ROLES = {
  digit: 'digits',
  base: 'houses',
  cover: 'houses',
  cells: 'cells',
} as const;

function unionOf(houses: readonly House[]): CellSet {
  return houses.reduce((cells, house) => cells.or(cellsOf(house)), CellSet.EMPTY);
}

/** The lines that can be part of a fish: two to `size` places for the digit. */
function baseLines(position: Position, digit: Digit, lines: readonly House[], size: number) {
  return lines.filter((line) => {
    const count = position.placesIn(line, digit).size;
    return count >= 2 && count <= size;
  });
}

function* findFishOf(
  position: Position,
  digit: Digit,
  size: number,
  lines: readonly House[],
  crossLines: readonly House[],
): Generator<Finding<typeof FISH_ROLES>> {
  for (const base of combinations(baseLines(position, digit, lines, size), size)) {
    const cells = position.cellsFor(digit).and(unionOf(base));
    const cover = crossLines.filter((line) => !cells.and(cellsOf(line)).isEmpty);
    if (cover.length !== size) continue;
    const targets = position.cellsFor(digit).and(unionOf(cover)).without(cells);
    if (targets.isEmpty) continue;
    yield {
      placements: [],
      eliminations: withoutDigit(targets, digit),
      evidence: { digit: [digit], base, cover, cells: [...cells] },
    };
  }
}

/**
 * A digit whose places in `size` parallel base lines (two to `size` in each) all lie in `size`
 * cover lines across them: each cover line gets its digit from a base line, so from nowhere else.
 */
export function* findFish(position: Position, size: number): Generator<Finding<typeof FISH_ROLES>> {
  for (const digit of DIGITS) {
    yield* findFishOf(position, digit, size, ROWS, COLUMNS);
    yield* findFishOf(position, digit, size, COLUMNS, ROWS);
  }
}
