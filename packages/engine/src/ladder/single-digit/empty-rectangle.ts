import type { CellSet } from '../../cell-set.ts';
import { maskSize } from '../../house-mask.ts';
import { BOXES, boxOf, cellsIn, cellsOf, kindOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { digitsConcludingAlone } from '../last-resorts/templates.ts';
import { digitIn, seenByAll } from '../model/board.ts';
import { chainOf, strongInHouse } from '../model/chain.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { pairsOf, together } from '../model/together.ts';
import { type Conjugate, conjugatesOf } from './strong-links.ts';

/** A box in which a digit stands in one row or in one column, and in neither of them alone. */
interface Cross {
  readonly box: House;
  readonly row: House;
  readonly column: House;
  readonly places: CellSet;
}

/** Two places are a conjugate pair, and so a turbot fish: some call that an empty rectangle, too. */
const FEWEST_PLACES = 2;
/** A row and a column of a box. */
const MOST_PLACES = 5;

/** The three rows and columns of a box, as bits of the box. */
const ROWS_OF_BOX = [0o007, 0o070, 0o700];
const COLUMNS_OF_BOX = [0o111, 0o222, 0o444];

function crossesIn(position: Position, box: House, digit: Digit): Cross[] {
  const mask = position.maskIn(box, digit);
  if (maskSize(mask) < FEWEST_PLACES || maskSize(mask) > MOST_PLACES) return [];
  const index = box - 18;
  return flatMap(ROWS_OF_BOX, (rowBits, inRow) =>
    flatMap(COLUMNS_OF_BOX, (columnBits, inColumn) => {
      const isCross =
        (mask & ~(rowBits | columnBits)) === 0 && mask & ~rowBits && mask & ~columnBits;
      if (!isCross) return [];
      const row = 3 * Math.floor(index / 3) + inRow;
      const column = 9 + 3 * (index % 3) + inColumn;
      return [{ box, row, column, places: position.placesIn(box, digit) }];
    }),
  );
}

/** The cross with a conjugate pair, one of whose cells lies in a line of the cross. */
function rectangleOf(
  position: Position,
  { box, row, column, places }: Cross,
  { digit, house, cells }: Conjugate,
  inner: Cell,
): LadderFinding | undefined {
  const [near, far] = kindOf(house) === 'column' ? [row, column] : [column, row];
  const outer = cells.find((cell) => cell !== inner);
  const isInLine = cellsIn(near).includes(inner) && !cellsIn(box).includes(inner);
  if (outer === undefined || !isInLine) return undefined;
  const farPlaces = places.intersection(cellsOf(far)).toArray();
  const targets = seenByAll([outer, ...farPlaces]).difference(cellsOf(box));
  const eliminations = digitIn(position, digit, targets);
  if (eliminations.length === 0) return undefined;
  const nearPlaces = places.intersection(cellsOf(near)).toArray();
  const chain = chainOf([
    strongInHouse(position, { house, digit }, [outer], [inner]),
    strongInHouse(position, { house: box, digit }, nearPlaces, farPlaces),
  ]);
  return { placements: [], eliminations, ...chain };
}

interface EmptyRectangle {
  readonly box: House;
  readonly finding: LadderFinding;
}

const rectanglesOf = perDigit((position, digit): EmptyRectangle[] => {
  const lines = conjugatesOf(position, digit).filter(({ house }) => kindOf(house) !== 'box');
  if (lines.length === 0) return [];
  return flatMap(
    flatMap(BOXES, (box) => crossesIn(position, box, digit)),
    (cross) =>
      flatMap(lines, (line) =>
        flatMap(line.cells, (inner) => {
          const finding = rectangleOf(position, cross, line, inner);
          return finding ? [{ box: cross.box, finding }] : [];
        }),
      ),
  );
});

/**
 * A box in which a digit stands in one row or in one column, and a line across one of them with two places, the
 * one of them in it: what sees the other one and the rest of the box is not that digit.
 */
export function* findEmptyRectangles({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const digit of digitsConcludingAlone(position)) {
    for (const { finding } of rectanglesOf(position, digit)) yield finding;
  }
}

/** What is removed where the two lines cross, and nothing besides. */
function atCrossing({ finding, ...rest }: EmptyRectangle): EmptyRectangle[] {
  const [first] = finding.links ?? [];
  const [outer = 0] = first?.from.cells ?? [];
  return finding.eliminations
    .filter(({ cell }) => boxOf(cell) !== boxOf(outer))
    .map((each) => ({ ...rest, finding: { ...finding, eliminations: [each] } }));
}

/** What an empty rectangle removes, cell by cell; and dual ones, two of the same box. */
export function* findFurtherEmptyRectangles({
  position,
}: LadderBoard): Generator<LadderFinding, void> {
  for (const digit of DIGITS) {
    const all = flatMap(rectanglesOf(position, digit), (each) => [each, ...atCrossing(each)]);
    for (const { finding } of all) yield finding;
    for (const [one, other] of pairsOf(all, (a, b) => a.box === b.box)) {
      yield together(one.finding, other.finding);
    }
  }
}
