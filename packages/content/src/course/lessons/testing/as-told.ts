/* What each pattern's lesson says under "How to look", done to the letter and no more, on a board with all candidates. */
import type { Position } from '@nanpure/engine';
import {
  ALL_CELLS,
  ALL_DIGITS,
  ALL_HOUSES,
  cellsIn,
  housesAt,
} from '../../../hints/claims/geometry.ts';

/** What somebody strikes out: each cell with a digit that it loses. */
export type Struck = readonly (readonly [cell: number, digit: number])[];

const ROWS = ALL_HOUSES.slice(0, 9);
const COLUMNS = ALL_HOUSES.slice(9, 18);
const BOXES = ALL_HOUSES.slice(18);

function has(position: Position, cell: number, digit: number): boolean {
  return notesOf(position, cell).includes(digit);
}

function notesOf(position: Position, cell: number): number[] {
  return position.digitsAt(cell);
}

function placesOf(position: Position, house: number, digit: number): number[] {
  return cellsIn(house).filter((cell) => has(position, cell, digit));
}

/** How often a digit is on the board. */
function countOf(position: Position, digit: number): number {
  return ALL_CELLS.filter((cell) => position.valueAt(cell) === digit).length;
}

/** Digit after digit, box after box: two or three places in one line, and the digit goes from the line outside. */
function pointingPair(position: Position): Struck {
  for (const digit of ALL_DIGITS) {
    for (const box of BOXES) {
      const struck = struckOutside(position, digit, placesOf(position, box, digit));
      if (struck.length > 0) return struck;
    }
  }
  return [];
}

function struckOutside(position: Position, digit: number, places: readonly number[]): Struck {
  if (places.length < 2 || places.length > 3) return [];
  const line = [...ROWS, ...COLUMNS].find((each) =>
    places.every((cell) => housesAt(cell).includes(each)),
  );
  if (line === undefined) return [];
  return placesOf(position, line, digit)
    .filter((cell) => !places.includes(cell))
    .map((cell) => [cell, digit]);
}

/** Line after line, digit after digit: possible in one box only, and the rest of that box loses it. */
function boxLineReduction(position: Position): Struck {
  for (const line of [...ROWS, ...COLUMNS]) {
    for (const digit of ALL_DIGITS) {
      const places = placesOf(position, line, digit);
      const box = BOXES.find((each) => places.every((cell) => housesAt(cell).includes(each)));
      if (places.length === 0 || box === undefined) continue;
      const struck = placesOf(position, box, digit).filter((cell) => !places.includes(cell));
      if (struck.length > 0) return struck.map((cell) => [cell, digit]);
    }
  }
  return [];
}

/** Cell after cell with two candidates: the same two again in one of its houses, and they go from each house of both. */
function nakedPair(position: Position): Struck {
  for (const cell of ALL_CELLS) {
    const pair = notesOf(position, cell);
    if (pair.length !== 2) continue;
    const others = housesAt(cell).flatMap((house) => [...cellsIn(house)]);
    for (const other of others) {
      if (other === cell || notesOf(position, other).join() !== pair.join()) continue;
      const shared = housesAt(cell).filter((house) => housesAt(other).includes(house));
      const rest = new Set(shared.flatMap((house) => [...cellsIn(house)]));
      const struck = [...rest].flatMap((each) =>
        each === cell || each === other
          ? []
          : pair
              .filter((digit) => has(position, each, digit))
              .map((digit) => [each, digit] as const),
      );
      if (struck.length > 0) return struck;
    }
  }
  return [];
}

/** House after house with four empty cells: two digits with the same two places only, and all else goes from there. */
function hiddenPair(position: Position): Struck {
  for (const house of ALL_HOUSES) {
    if (cellsIn(house).filter((cell) => position.valueAt(cell) === 0).length < 4) continue;
    const twice = ALL_DIGITS.filter((digit) => placesOf(position, house, digit).length === 2);
    for (const digit of twice) {
      const cells = placesOf(position, house, digit);
      const other = twice.find(
        (each) => each !== digit && placesOf(position, house, each).join() === cells.join(),
      );
      if (other === undefined) continue;
      const struck = cells.flatMap((cell) =>
        notesOf(position, cell)
          .filter((each) => each !== digit && each !== other)
          .map((each) => [cell, each] as const),
      );
      if (struck.length > 0) return struck;
    }
  }
  return [];
}

/** The sets of so many of the lines, in the order of the lines. */
function setsOf(lines: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return lines.flatMap((line, index) =>
    setsOf(lines.slice(index + 1), size - 1).map((rest) => [line, ...rest]),
  );
}

/** The first so many lines that need only as many others for the digit, and what these others lose. */
function fishAlong(
  position: Position,
  digit: number,
  lines: readonly number[],
  size: number,
): Struck {
  const across = lines === ROWS ? COLUMNS : ROWS;
  const used = (line: number) =>
    across.filter((other) =>
      placesOf(position, line, digit).some((cell) => housesAt(cell).includes(other)),
    );
  const kept = lines
    .filter((line) => used(line).length >= 2 && used(line).length <= size)
    .sort((one, other) => used(one).length - used(other).length);
  const found = setsOf(kept, size).find((set) => new Set(set.flatMap(used)).size === size);
  if (!found) return [];
  const own = found.flatMap((line) => placesOf(position, line, digit));
  return [...new Set(found.flatMap(used))].flatMap((line) =>
    placesOf(position, line, digit)
      .filter((cell) => !own.includes(cell))
      .map((cell) => [cell, digit] as const),
  );
}

/** Digit after digit, the rows first; where nothing goes, the columns. */
function fish(position: Position, digits: readonly number[], size: number): Struck {
  for (const digit of digits) {
    for (const lines of [ROWS, COLUMNS]) {
      const struck = fishAlong(position, digit, lines, size);
      if (struck.length > 0) return struck;
    }
  }
  return [];
}

function xWing(position: Position): Struck {
  const fromFive = (digit: number) => Math.abs(countOf(position, digit) - 5);
  return fish(
    position,
    [...ALL_DIGITS].sort((one, other) => fromFive(one) - fromFive(other)),
    2,
  );
}

/** What somebody strikes out first who does what a lesson says. */
export const AS_TOLD = {
  'pointing-pairs': pointingPair,
  'box-line-reduction': boxLineReduction,
  'naked-pair': nakedPair,
  'hidden-pair': hiddenPair,
  'x-wing': xWing,
  swordfish: (position: Position) => fish(position, ALL_DIGITS, 3),
} as const;
