import {
  ALL,
  boxOf,
  type Candidates,
  choose,
  columnOf,
  DIGITS,
  distinct,
  has,
  isSame,
  rowOf,
  seenBy,
  UNITS,
} from './plain-board.ts';

/*
 * What techniques remove that hold for puzzles with one solution only, found by trying all there is. Four cells of two
 * rows, two columns and two boxes can't hold two digits alone, unless one is given: these would change places.
 */

/** What stands in a cell, and whether the puzzle gave it: 0 for nothing. */
export interface PlainValue {
  readonly value: number;
  readonly given: number;
}

/** What a technique removes, from the candidates of the open cells and what stands in the others. */
export type PlainSearch = (
  candidates: Candidates,
  values: readonly PlainValue[],
) => readonly number[];

/** The corners of a rectangle: each with the next one and the one before in a line with it. */
type Corners = readonly [number, number, number, number];

/** All four cells of two rows and two columns that lie in two boxes. */
const RECTANGLES: readonly Corners[] = ALL.flatMap((a) =>
  ALL.flatMap((c): Corners[] => {
    if (rowOf(c) <= rowOf(a) || columnOf(c) === columnOf(a)) return [];
    const b = 9 * rowOf(a) + columnOf(c);
    const d = 9 * rowOf(c) + columnOf(a);
    return columnOf(a) < columnOf(c) && distinct([a, b, c, d].map(boxOf)).length === 2
      ? [[a, b, c, d]]
      : [];
  }),
);

/** A rectangle of open cells that two digits would fill: one of its cells has these alone, all have one of them. */
interface Deadly {
  readonly corners: Corners;
  readonly pair: readonly number[];
  /** The corners with more, and what they have more. */
  readonly roof: readonly number[];
  readonly extras: Candidates;
}

function deadlyIn(candidates: Candidates): Deadly[] {
  return RECTANGLES.flatMap((corners) => {
    const all = corners.map((cell) => candidates[cell] ?? []);
    const twos = all.filter((digits) => digits.length === 2);
    const pairs = twos.filter((pair, index) =>
      twos.slice(0, index).every((other) => !isSame(pair, other)),
    );
    return pairs.flatMap((pair): Deadly[] => {
      if (!all.every((digits) => pair.some((digit) => digits.includes(digit)))) return [];
      const extras = ALL.map((cell) =>
        corners.includes(cell)
          ? (candidates[cell] ?? []).filter((digit) => !pair.includes(digit))
          : [],
      );
      return [{ corners, pair, roof: corners.filter((cell) => extras[cell]?.length), extras }];
    });
  });
}

/** Of some candidates, those that are there. */
function among(candidates: Candidates, cells: readonly number[], digits: readonly number[]) {
  return cells.flatMap((cell) =>
    digits.filter((digit) => has(candidates, cell, digit)).map((digit) => 10 * cell + digit),
  );
}

type Lines = 'side' | 'across';

/** Whether a roof is of two corners in a line with each other, or across. */
function isOfTwo({ roof }: Deadly, lines: Lines): boolean {
  const [one = 0, other = 0] = roof;
  const isInLine = rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other);
  return roof.length === 2 && isInLine === (lines === 'side');
}

/** What sees all of a digit that some cells have, if that is all that they have. */
function byCommonExtra(candidates: Candidates, extras: Candidates): number[] {
  const [digit, another] = distinct(extras.flat());
  if (digit === undefined || another !== undefined) return [];
  const cells = ALL.filter((cell) => extras[cell]?.includes(digit));
  return seenBy(candidates, digit, cells);
}

/** The roof as one cell with all its extras is part of a naked subset of a unit, with any others. */
function bySubset(candidates: Candidates, { corners, roof, extras }: Deadly): number[] {
  const units = UNITS.filter((unit) => roof.every((cell) => unit.includes(cell)));
  return units.flatMap((unit) => {
    const open = unit.filter((cell) => candidates[cell]?.length && !corners.includes(cell));
    return open.flatMap((_, index) =>
      choose(open, index + 1).flatMap((others) => {
        const digitsAt = (cell: number) => (roof.includes(cell) ? extras : candidates)[cell] ?? [];
        const cells = [...roof, ...others];
        const digits = distinct(cells.flatMap(digitsAt));
        if (digits.length !== others.length + 1) return [];
        return digits.flatMap((digit) => {
          const holders = cells.filter((cell) => digitsAt(cell).includes(digit));
          return seenBy(candidates, digit, holders);
        });
      }),
    );
  });
}

/** Whether a digit has its places in a unit in some cells alone. */
function isOnlyIn(
  candidates: Candidates,
  unit: readonly number[],
  digit: number,
  cells: readonly number[],
): boolean {
  const places = unit.filter((cell) => has(candidates, cell, digit));
  return places.length > 0 && places.every((cell) => cells.includes(cell));
}

/** In a unit of the roof one digit of the pair has no other place: the other one can't be there. */
function byConfinedDigit(candidates: Candidates, { pair, roof }: Deadly): number[] {
  const units = UNITS.filter((unit) => roof.every((cell) => unit.includes(cell)));
  return pair.flatMap((digit) =>
    units.some((unit) => isOnlyIn(candidates, unit, digit, roof))
      ? among(
          candidates,
          roof,
          pair.filter((each) => each !== digit),
        )
      : [],
  );
}

const lineUnits = UNITS.filter((unit) =>
  [rowOf, columnOf].some((lineOf) => distinct(unit.map(lineOf)).length === 1),
);

/** The lines through two corners. */
function linesThrough(one: number, other: number) {
  return lineUnits.filter((unit) => unit.includes(one) && unit.includes(other));
}

/** A digit of the pair has, in both rows or in both columns, no place but the corners: it isn't in the roof. */
function byXWing(candidates: Candidates, { corners, pair, roof }: Deadly): number[] {
  const [a, b, c, d] = corners;
  const sides = [
    [linesThrough(a, b), linesThrough(c, d)],
    [linesThrough(b, c), linesThrough(d, a)],
  ];
  return pair.flatMap((digit) => {
    const isWing = sides.some((parallel) =>
      parallel.flat().every((unit) => isOnlyIn(candidates, unit, digit, corners)),
    );
    return isWing ? among(candidates, roof, [digit]) : [];
  });
}

/** Across from a corner with the pair alone, a digit has no other place in both lines of a corner: it isn't the other. */
function byHiddenPair(candidates: Candidates, { corners, pair, roof }: Deadly): number[] {
  if (roof.length < 2) return [];
  return corners.flatMap((corner, index) => {
    const opposite = corners[(index + 2) % 4] ?? 0;
    if (!isSame(candidates[opposite] ?? [], pair)) return [];
    const lines = lineUnits.filter((unit) => unit.includes(corner));
    return pair.flatMap((digit) =>
      lines.every((unit) => isOnlyIn(candidates, unit, digit, corners))
        ? among(
            candidates,
            [corner],
            pair.filter((each) => each !== digit),
          )
        : [],
    );
  });
}

/** What some type of rectangle removes. */
function unique(
  isOfType: (deadly: Deadly) => boolean,
  removes: (candidates: Candidates, deadly: Deadly) => number[],
): PlainSearch {
  return (candidates) =>
    deadlyIn(candidates)
      .filter(isOfType)
      .flatMap((deadly) => removes(candidates, deadly));
}

const bySameExtra = (candidates: Candidates, { extras }: Deadly) =>
  byCommonExtra(candidates, extras);

/** For each open corner, the digit with which the solved ones could be exchanged; undefined where none could. */
function completingOf(corners: Corners, values: readonly PlainValue[]): Candidates | undefined {
  const valueAt = (cell: number) => values[cell]?.value ?? 0;
  const [a, b, c, d] = corners;
  const solved = (...cells: number[]) => distinct(cells.map(valueAt).filter((value) => value > 0));
  const [even, odd] = [solved(a, c), solved(b, d)];
  if (even.length !== 1 || odd.length !== 1 || isSame(even, odd)) return undefined;
  const open = corners.filter((cell) => valueAt(cell) === 0);
  return ALL.map((cell) => {
    if (!open.includes(cell)) return [];
    return cell === a || cell === c ? even : odd;
  });
}

/** Rectangles with solved corners that weren't given, and so many open ones. */
function avoidable(
  open: number,
  removes: (candidates: Candidates, completing: Candidates) => number[],
): PlainSearch {
  return (candidates, values) =>
    RECTANGLES.flatMap((corners) => {
      if (corners.some((cell) => values[cell]?.given)) return [];
      if (corners.filter((cell) => values[cell]?.value === 0).length !== open) return [];
      const completing = completingOf(corners, values);
      const isPossible = completing?.every((digits, cell) =>
        digits.every((digit) => has(candidates, cell, digit)),
      );
      return completing && isPossible ? removes(candidates, completing) : [];
    });
}

const completed = (_: Candidates, completing: Candidates) =>
  completing.flatMap((digits, cell) => digits.map((digit) => 10 * cell + digit));

function extraOfOpen(candidates: Candidates, completing: Candidates): number[] {
  const extras = ALL.map((cell) =>
    completing[cell]?.length
      ? (candidates[cell] ?? []).filter((digit) => !completing[cell]?.includes(digit))
      : [],
  );
  return byCommonExtra(candidates, extras);
}

/** All open cells have two candidates but one, which has three: what is left there if each digit shall not be twice. */
function grave(candidates: Candidates): number[] {
  const open = ALL.filter((cell) => candidates[cell]?.length);
  const large = open.filter((cell) => candidates[cell]?.length !== 2);
  const [cell = -1, another] = large;
  const own = candidates[cell] ?? [];
  if (another !== undefined || own.length !== 3) return [];
  return own.flatMap((digit) => {
    const without = candidates.map((digits, each) =>
      each === cell ? digits.filter((one) => one !== digit) : digits,
    );
    const isGrave = UNITS.every((unit) =>
      DIGITS.every((each) =>
        [0, 2].includes(unit.filter((place) => has(without, place, each)).length),
      ),
    );
    return isGrave ? (without[cell] ?? []).map((each) => 10 * cell + each) : [];
  });
}

const isOneAndMore = ({ roof }: Deadly) => roof.length === 1;
const isSide = (deadly: Deadly) => isOfTwo(deadly, 'side');
const isAcross = (deadly: Deadly) => isOfTwo(deadly, 'across');

/** The searches by the name of their technique. */
export const PLAIN_UNIQUENESS: Readonly<Record<string, PlainSearch>> = {
  'unique-rectangle-1': unique(isOneAndMore, (candidates, { roof, pair }) =>
    among(candidates, roof, pair),
  ),
  'unique-rectangle-2': unique(isSide, bySameExtra),
  'unique-rectangle-3': unique(isSide, bySubset),
  'unique-rectangle-4': unique(isSide, byConfinedDigit),
  'unique-rectangle-5': unique(
    (deadly) => deadly.roof.length === 3 || isAcross(deadly),
    bySameExtra,
  ),
  'unique-rectangle-6': unique(isAcross, byXWing),
  'hidden-rectangle': unique(() => true, byHiddenPair),
  'avoidable-rectangle-1': avoidable(1, completed),
  'avoidable-rectangle-2': avoidable(2, extraOfOpen),
  'bug-plus-one': grave,
};
