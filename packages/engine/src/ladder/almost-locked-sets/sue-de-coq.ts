import { maskSize } from '../../house-mask.ts';
import { BOXES, COLUMNS, cellsIn, ROWS } from '../../houses.ts';
import { once } from '../../once.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell, House } from '../../types.ts';
import { candidatesAt, digitIn, findingOfCells, seenByAll } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { chosenOf, unionsOf } from '../model/choices.ts';
import {
  ALL_DIGITS,
  bitOf,
  type DigitMask,
  digitCount,
  digitsOf,
  maskOfAll,
  masksOf,
} from '../model/digit-mask.ts';
import { flat, flatMap } from '../model/flat-map.ts';
import { perHouses } from '../model/per-house.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

const MOST_BESIDE = 4;

/** The digits of all cells are as many as these: each has exactly one place among them. */
function byAllCells(position: Position, cells: readonly Cell[]): Candidate[] {
  return flatMap(digitsOf(maskOfAll(position, cells)), (digit) => {
    const holders = cells.filter((cell) => position.cellsFor(digit).has(cell));
    return digitIn(position, digit, seenByAll(holders));
  });
}

/** What the line loses: the digits of its own side, and those of the crossing that the box's side lacks; and so the box. */
function byHouses(
  position: Position,
  cells: readonly Cell[],
  { both, lineOnly, boxOnly }: Crossing,
): Candidate[] {
  const [center, line, box] = [both, lineOnly, boxOnly].map((part) =>
    maskOfAll(
      position,
      part.filter((cell) => cells.includes(cell)),
    ),
  );
  const [own = 0, inLine = 0, inBox = 0] = [center, line, box];
  const removedFrom = (rest: readonly Cell[], mask: DigitMask) =>
    candidatesAt(
      position,
      rest.filter((cell) => !cells.includes(cell)),
    ).filter(({ digit }) => (mask & bitOf(digit)) !== 0);
  return [
    ...removedFrom(lineOnly, inLine | (own & ~inBox)),
    ...removedFrom(boxOnly, inBox | (own & ~inLine)),
    ...removedFrom(both, own | inLine | inBox),
  ];
}

function findingOf(
  position: Position,
  cells: readonly Cell[],
  eliminations: readonly Candidate[],
): LadderFinding | undefined {
  if (eliminations.length === 0) return undefined;
  return findingOfCells(position, cells, distinctCandidates(eliminations));
}

/** Where a line and a box cross: the cells of both, of the line alone and of the box alone. */
interface Crossing {
  readonly line: House;
  readonly box: House;
  readonly both: readonly Cell[];
  readonly lineOnly: readonly Cell[];
  readonly boxOnly: readonly Cell[];
}

const allCrossings = once((): readonly Crossing[] =>
  flatMap([...ROWS, ...COLUMNS], (line) =>
    flatMap(BOXES, (box) => {
      const [inLine, inBox] = [cellsIn(line), cellsIn(box)];
      const both = inLine.filter((cell) => inBox.includes(cell));
      if (both.length === 0) return [];
      const isOutside = (cell: Cell) => !both.includes(cell);
      return [
        { line, box, both, lineOnly: inLine.filter(isOutside), boxOnly: inBox.filter(isOutside) },
      ];
    }),
  ),
);

/** Two digits more than the cells that share them: each side takes at least one of those. */
const FEWEST_SURPLUS = 2;

/** Cells beside a crossing, as bits, with their digits and how many of those of the crossing they take. */
interface Side {
  readonly bits: number;
  readonly mask: DigitMask;
  readonly taken: number;
}

/** How many digits of a crossing some cells beside it take; none or fewer where they are no side of a pattern. */
function takenBy(bits: number, mask: DigitMask, center: DigitMask): number {
  const count = maskSize(bits);
  if (count > MOST_BESIDE || (mask & center) === 0) return 0;
  return count - digitCount(mask & ~center);
}

/** The choices of cells beside a crossing that are a side of a pattern. */
function sidesIn(center: DigitMask, unions: Uint16Array, most: number): Side[] {
  const sides: Side[] = [];
  for (let bits = 1; bits < unions.length; bits++) {
    const mask = unions[bits] ?? 0;
    const taken = takenBy(bits, mask, center);
    if (taken > 0 && taken <= most) sides.push({ bits, mask, taken });
  }
  return sides;
}

/** Both sides, which share none of some digits, take as many digits as the crossing has too many; as bits. */
function sidesOf(
  { mask: center, surplus }: Center,
  apart: DigitMask,
  lineUnions: Uint16Array,
  boxUnions: Uint16Array,
): (readonly [number, number])[] {
  const sides: (readonly [number, number])[] = [];
  const ofLine = sidesIn(center, lineUnions, surplus - 1);
  if (ofLine.length === 0) return sides;
  const ofBox = sidesIn(center, boxUnions, surplus - 1);
  for (const line of ofLine) {
    for (const box of ofBox) {
      const isPattern =
        (box.mask & line.mask & (center | apart)) === 0 && line.taken + box.taken === surplus;
      if (isPattern) sides.push([line.bits, box.bits]);
    }
  }
  return sides;
}

interface Center {
  readonly bits: number;
  readonly mask: DigitMask;
  readonly surplus: number;
}

/** The choices of two or three cells of a crossing with digits enough. */
function centersOf(unions: Uint16Array): Center[] {
  return flatMap([3, 5, 6, 7], (bits) => {
    const mask = unions[bits] ?? 0;
    const surplus = digitCount(mask) - maskSize(bits);
    return bits < unions.length && surplus >= FEWEST_SURPLUS ? [{ bits, mask, surplus }] : [];
  });
}

/** The cells of every such pattern at a crossing, whether or not it removes anything. */
function patternsAt(position: Position, crossing: Crossing, apart: DigitMask): (readonly Cell[])[] {
  const masks = masksOf(position);
  const openIn = (cells: readonly Cell[]) => cells.filter((cell) => masks[cell] !== 0);
  const unionsIn = (cells: readonly Cell[]) => unionsOf(cells.map((cell) => masks[cell] ?? 0));
  const both = openIn(crossing.both);
  const centers = both.length < 2 ? [] : centersOf(unionsIn(both));
  if (centers.length === 0) return [];
  const [lineOnly, boxOnly] = [openIn(crossing.lineOnly), openIn(crossing.boxOnly)];
  const [lineUnions, boxUnions] = [unionsIn(lineOnly), unionsIn(boxOnly)];
  return flatMap(centers, (center) =>
    sidesOf(center, apart, lineUnions, boxUnions).map(([line, box]) => [
      ...chosenOf(both, center.bits),
      ...chosenOf(lineOnly, line),
      ...chosenOf(boxOnly, box),
    ]),
  );
}

/** The patterns of a position whose sides share none of some digits, nor any of the crossing. */
const patternsApart = (apart: DigitMask) =>
  perHouses(
    () => allCrossings().map(({ line, box }) => [line, box]),
    (position, index) => {
      const crossing = allCrossings()[index];
      return crossing ? patternsAt(position, crossing, apart) : [];
    },
  );

const patternsOf = patternsApart(ALL_DIGITS);
/** Each side has the digits that it brings itself: the other one may bring the same. */
const extendedOf = patternsApart(0);

/**
 * Two or three cells where a line and a box cross, with cells of the line alone and of the box alone that share no
 * digit: together they have as many candidates as they are, so each digit has its place among them.
 */
export function* findSuesDeCoq({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const cells of flat(patternsOf(position))) {
    const found = findingOf(position, cells, byAllCells(position, cells));
    if (found) yield found;
  }
}

/** The same, but only what the line and the box lose as houses; and where both bring the same digit. */
export function* findSuesDeCoqByHouses({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const [index, patterns] of extendedOf(position).entries()) {
    const crossing = allCrossings()[index];
    for (const cells of crossing ? patterns : []) {
      const found = crossing && findingOf(position, cells, byHouses(position, cells, crossing));
      if (found) yield found;
    }
  }
}
