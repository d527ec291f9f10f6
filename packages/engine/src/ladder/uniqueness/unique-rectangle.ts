import { candidatesIn } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { maskSize } from '../../house-mask.ts';
import { arePeers, cellsOf, sharedHouses } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Candidate, Cell, Digit, House } from '../../types.ts';
import { candidatesAt, cellPremise, digitIn, housePremise, seenByAll } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { type DigitMask, digitCount, digitsOf, maskAt, maskOfAll } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { sharedLines } from '../model/sight.ts';
import type { LadderFinding, LadderPremise } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type AlmostDeadly, almostDeadlyOf, almostDeadlyWithGaps } from './almost-deadly.ts';
import { seenBySameDigit } from './rectangles.ts';

/** What follows from a rectangle, with what has to be believed besides. */
function findingOf(
  position: Position,
  { cells, mask, guardians }: AlmostDeadly,
  removed: readonly Candidate[],
  besides: { readonly cells?: readonly Cell[]; readonly premises?: readonly LadderPremise[] } = {},
): LadderFinding[] {
  const eliminations = removed.filter((each) => position.has(each));
  if (eliminations.length === 0) return [];
  const pattern = candidatesAt(position, [...cells, ...(besides.cells ?? [])]);
  const premises = [{ cells, digits: digitsOf(mask), guardians }, ...(besides.premises ?? [])];
  return [
    {
      placements: [],
      eliminations: distinctCandidates(eliminations),
      pattern,
      premises,
      assumes: 'one-solution',
    },
  ];
}

type FromRectangle = (
  position: Position,
  rectangle: AlmostDeadly,
  mostInSubset?: number,
) => LadderFinding[];

/** Only one cell has more than the two digits: it is neither of them. */
const type1: FromRectangle = (position, rectangle) => {
  const { roof, mask } = rectangle;
  return roof.length === 1
    ? findingOf(position, rectangle, candidatesIn(roof, digitsOf(mask)))
    : [];
};

function bySameGuardian(position: Position, rectangle: AlmostDeadly): LadderFinding[] {
  return findingOf(position, rectangle, seenBySameDigit(position, rectangle.guardians));
}

function isDiagonal(roof: readonly Cell[]): boolean {
  const [one, other] = roof;
  return one !== undefined && other !== undefined && roof.length === 2 && !arePeers(one, other);
}

/** Two cells side by side have the same further candidate: one of them is it. */
const type2: FromRectangle = (position, rectangle) => {
  const { roof } = rectangle;
  return roof.length === 2 && !isDiagonal(roof) ? bySameGuardian(position, rectangle) : [];
};

/** Two cells across, or three, have the same further candidate. */
const type5: FromRectangle = (position, rectangle) => {
  const { roof } = rectangle;
  return roof.length === 3 || isDiagonal(roof) ? bySameGuardian(position, rectangle) : [];
};

/** So many further cells has a naked subset that is looked for at first … */
const MOST_IN_SUBSET = 3;
/** … and so many has a house besides the two of a rectangle. */
const MOST_BESIDE = 7;

/** Every choice of up to `most` cells of a house that make a naked subset with one more cell of these digits. */
function* subsetsWith(
  position: Position,
  cells: readonly Cell[],
  digits: DigitMask,
  most: number,
  chosen: readonly Cell[] = [],
): Generator<readonly Cell[], void> {
  if (chosen.length > 0 && digitCount(digits) === chosen.length + 1) yield chosen;
  if (chosen.length === most) return;
  for (const [index, cell] of cells.entries()) {
    const both = digits | maskAt(position, cell);
    if (digitCount(both) > most + 1) continue;
    yield* subsetsWith(position, cells.slice(index + 1), both, most, [...chosen, cell]);
  }
}

/** A naked subset of the further candidates of two cells, taken as one cell, with other cells of a house. */
interface SubsetOfRectangle {
  readonly subset: readonly Cell[];
  readonly digits: readonly Digit[];
}

function subsetsOfRectangle(
  position: Position,
  { roof, cells, guardians }: AlmostDeadly,
  most: number,
): SubsetOfRectangle[] {
  if (roof.length !== 2 || isDiagonal(roof)) return [];
  const extra = guardians.reduce((mask, { digit }) => mask | (1 << (digit - 1)), 0);
  return flatMap(sharedHouses(CellSet.from(roof)), (house) => {
    const others = position.emptyCells.intersection(cellsOf(house)).difference(CellSet.from(cells));
    return [...subsetsWith(position, others.toArray(), extra, most)].map((subset) => ({
      subset,
      digits: digitsOf(extra | maskOfAll(position, subset)),
    }));
  });
}

/** What a subset removes: a digit from what sees all cells that can have it, or from the houses that all share. */
function bySubset(
  position: Position,
  rectangle: AlmostDeadly,
  most: number,
  seenFor: (digit: Digit, subset: readonly Cell[]) => CellSet,
): LadderFinding[] {
  return flatMap(subsetsOfRectangle(position, rectangle, most), ({ subset, digits }) => {
    const eliminations = flatMap(digits, (digit) =>
      digitIn(position, digit, seenFor(digit, subset)),
    );
    const premises = subset.map((cell) => cellPremise(position, cell));
    return findingOf(position, rectangle, eliminations, { cells: subset, premises });
  });
}

/** The further candidates of two cells are, taken as one cell, part of a naked subset. */
const type3: FromRectangle = (position, rectangle, most = MOST_IN_SUBSET) =>
  bySubset(position, rectangle, most, (digit, subset) => {
    const holders = subset.filter((cell) => digitsOf(maskAt(position, cell)).includes(digit));
    const own = rectangle.guardians.filter((each) => each.digit === digit).map(({ cell }) => cell);
    return seenByAll([...holders, ...own]);
  });

/** The same of subsets of any size, and what the houses of the whole subset lose. */
const type3InOtherForms: FromRectangle = (position, rectangle) => [
  ...type3(position, rectangle, MOST_BESIDE),
  ...bySubset(position, rectangle, MOST_BESIDE, (_, subset) =>
    seenByAll([...rectangle.roof, ...subset]),
  ),
];

/** Whether a digit has places in a house, and none but these. */
function isConfined(position: Position, house: House, digit: Digit, cells: readonly Cell[]) {
  const count = maskSize(position.maskIn(house, digit));
  if (count === 0 || count > cells.length) return false;
  return position.placesIn(house, digit).isSubsetOf(CellSet.from(cells));
}

/** One of the digits is in one of the two cells: the other one is in neither. */
const type4: FromRectangle = (position, rectangle) => {
  const { roof, mask } = rectangle;
  if (roof.length !== 2 || isDiagonal(roof)) return [];
  return flatMap(sharedHouses(CellSet.from(roof)), (house) =>
    flatMap(digitsOf(mask), (digit) => {
      if (!isConfined(position, house, digit, roof)) return [];
      const others = digitsOf(mask).filter((each) => each !== digit);
      const premises = [housePremise(position, house, digit)];
      return findingOf(position, rectangle, candidatesIn(roof, others), { premises });
    }),
  );
};

/** What follows where a digit has no further places in two sides of a rectangle, each given by its two corners. */
function byTwoSides(
  position: Position,
  rectangle: AlmostDeadly,
  { digit, sides }: { readonly digit: Digit; readonly sides: readonly (readonly [Cell, Cell])[] },
  removed: readonly Candidate[],
): LadderFinding[] {
  const premises = flatMap(sides, (corners) =>
    sharedLines(...corners)
      .filter((house) => isConfined(position, house, digit, corners))
      .map((house) => housePremise(position, house, digit)),
  );
  return premises.length < 2 ? [] : findingOf(position, rectangle, removed, { premises });
}

/** A digit is an X-Wing in the rectangle: in the two cells across that have more, it isn't. */
const type6: FromRectangle = (position, rectangle) => {
  const { roof, mask } = rectangle;
  if (!isDiagonal(roof)) return [];
  const [one, other, third, fourth] = rectangle.cells;
  const opposite: readonly (readonly [Cell, Cell])[][] = [
    [
      [one, other],
      [third, fourth],
    ],
    [
      [other, third],
      [fourth, one],
    ],
  ];
  return flatMap(digitsOf(mask), (digit) =>
    flatMap(opposite, (sides) =>
      byTwoSides(position, rectangle, { digit, sides }, candidatesIn(roof, [digit])),
    ),
  );
};

/**
 * One of the digits has, in the row and the column of a corner, no places outside the rectangle; the corner
 * opposite has the two digits alone: the corner is not the other digit.
 */
const hidden: FromRectangle = (position, rectangle) => {
  const { cells, floor, mask, roof } = rectangle;
  if (roof.length < 2) return [];
  return flatMap(cells, (corner, index) => {
    const [next = 0, opposite = 0, previous = 0] = [1, 2, 3].map((by) => cells[(index + by) % 4]);
    if (!floor.includes(opposite)) return [];
    const sides = [
      [corner, next],
      [corner, previous],
    ] as const;
    return flatMap(digitsOf(mask), (digit) => {
      const others = digitsOf(mask).filter((each) => each !== digit);
      return byTwoSides(position, rectangle, { digit, sides }, candidatesIn([corner], others));
    });
  });
};

const TYPES = { type1, type2, type3, type4, type5, type6, hidden };
/** In which other forms a type is told, too. */
const FORMS: Partial<Record<keyof typeof TYPES, FromRectangle>> = { type3: type3InOtherForms };

/**
 * Four cells of two rows, two columns and two boxes that would hold two digits only: these could be exchanged, so
 * in a puzzle with one solution something keeps them from it.
 */
export function uniqueRectangle(type: keyof typeof TYPES) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const rectangle of almostDeadlyOf(position)) yield* TYPES[type](position, rectangle);
  };
}

/** The same of rectangles in which a candidate is gone already, and what a type removes in other forms. */
export function furtherUniqueRectangle(type: keyof typeof TYPES) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    const withGaps = almostDeadlyWithGaps(position);
    for (const rectangle of withGaps) yield* TYPES[type](position, rectangle);
    const other = FORMS[type];
    for (const rectangle of other ? [...almostDeadlyOf(position), ...withGaps] : []) {
      yield* other?.(position, rectangle) ?? [];
    }
  };
}
