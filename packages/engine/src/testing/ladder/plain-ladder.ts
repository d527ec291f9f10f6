import type { Grid } from '../../grid.ts';
import type { Position } from '../../position.ts';
import {
  ALL,
  BOXES,
  type Candidates,
  COLUMNS,
  choose,
  columnOf,
  DIGITS,
  distinct,
  has,
  isSame,
  NINE,
  ROWS,
  rowOf,
  seenBy,
  seesEachOther,
  UNITS,
} from './plain-board.ts';
import { PLAIN_UNIQUENESS, type PlainSearch } from './plain-uniqueness.ts';

/*
 * What techniques of the ladder remove, found by trying all there is, with nothing of the engine but a position's
 * candidates. Slow, and plain enough to be read as their definitions. Candidates are numbers: 10 × cell + digit.
 */

function nakedSubsets(candidates: Candidates, size: number): number[] {
  return UNITS.flatMap((unit) => {
    const few = unit.filter((cell) => {
      const count = candidates[cell]?.length ?? 0;
      return count >= 2 && count <= size;
    });
    return choose(few, size).flatMap((cells) => {
      const digits = distinct(cells.flatMap((cell) => candidates[cell] ?? []));
      if (digits.length !== size) return [];
      const rest = unit.filter((cell) => !cells.includes(cell));
      return rest.flatMap((cell) =>
        digits.filter((digit) => has(candidates, cell, digit)).map((digit) => 10 * cell + digit),
      );
    });
  });
}

function hiddenSubsets(candidates: Candidates, size: number): number[] {
  return UNITS.flatMap((unit) => {
    const placesOf = (digit: number) => unit.filter((cell) => has(candidates, cell, digit));
    const few = DIGITS.filter((digit) =>
      [2, 3, 4].slice(0, size - 1).includes(placesOf(digit).length),
    );
    return choose(few, size).flatMap((digits) => {
      const cells = distinct(digits.flatMap(placesOf));
      if (cells.length !== size) return [];
      return cells.flatMap((cell) =>
        (candidates[cell] ?? [])
          .filter((digit) => !digits.includes(digit))
          .map((digit) => 10 * cell + digit),
      );
    });
  });
}

/** Fish of parallel lines: plain ones, or those with fins. */
function fish(candidates: Candidates, size: number, isFinned: boolean): number[] {
  return DIGITS.flatMap((digit) => {
    const all = ALL.filter((cell) => has(candidates, cell, digit));
    return [[rowOf, columnOf] as const, [columnOf, rowOf] as const].flatMap(([along, across]) => {
      const lines = NINE.map((line) => all.filter((cell) => along(cell) === line));
      const open = lines.filter((places) => places.length >= 2);
      return choose(open, size).flatMap((base) => {
        const places = base.flat();
        const used = distinct(places.map(across));
        // More lines across than the fish has: the places in those that are left out are the fins.
        if (used.length > size !== isFinned) return [];
        const others = all.filter((cell) => !places.includes(cell));
        return choose(used, size).flatMap((cover) => {
          const isCovered = (cell: number) => cover.includes(across(cell));
          const fins = places.filter((cell) => !isCovered(cell));
          if (!base.every((line) => line.some(isCovered))) return [];
          return others
            .filter((cell) => isCovered(cell) && fins.every((fin) => seesEachOther(cell, fin)))
            .map((cell) => 10 * cell + digit);
        });
      });
    });
  });
}

/** The pairs of cells in which alone a digit can be in a unit, both ways round. */
function conjugates(candidates: Candidates, digit: number, units = UNITS) {
  return units.flatMap((unit) => {
    const [a, b, another] = unit.filter((cell) => has(candidates, cell, digit));
    if (a === undefined || b === undefined || another !== undefined) return [];
    return [
      [a, b],
      [b, a],
    ] as const;
  });
}

function twoLinks(candidates: Candidates): number[] {
  return DIGITS.flatMap((digit) => {
    const pairs = conjugates(candidates, digit);
    return pairs.flatMap(([start, inner]) =>
      pairs.flatMap(([otherInner, end]) => {
        const cells = [start, inner, otherInner, end];
        const isJoined = seesEachOther(inner, otherInner) && distinct(cells).length === 4;
        return isJoined ? seenBy(candidates, digit, [start, end], cells) : [];
      }),
    );
  });
}

function emptyRectangles(candidates: Candidates): number[] {
  const crosses = BOXES.flatMap((box) =>
    ROWS.flatMap((row) => COLUMNS.map((column) => ({ box, row, column }))),
  ).filter(({ box, row, column }) =>
    box.some((cell) => row.includes(cell) && column.includes(cell)),
  );
  return DIGITS.flatMap((digit) =>
    crosses.flatMap(({ box, row, column }) => {
      const places = box.filter((cell) => has(candidates, cell, digit));
      const isCross = places.every((cell) => row.includes(cell) || column.includes(cell));
      const isSplit = [row, column].every((line) => !places.every((cell) => line.includes(cell)));
      if (!isCross || !isSplit) return [];
      return (
        [
          [row, column, COLUMNS],
          [column, row, ROWS],
        ] as const
      ).flatMap(([near, far, lines]) =>
        conjugates(candidates, digit, lines)
          .filter(([inner]) => near.includes(inner) && !box.includes(inner))
          .flatMap(([, outer]) => {
            const rest = places.filter((cell) => far.includes(cell));
            return seenBy(candidates, digit, [outer, ...rest], box);
          }),
      );
    }),
  );
}

/** The candidates of some cells, if they have as many as is said. */
function cellsWith(candidates: Candidates, count: number): number[] {
  return ALL.filter((cell) => candidates[cell]?.length === count);
}

function xyWings(candidates: Candidates): number[] {
  const pairs = cellsWith(candidates, 2);
  return pairs.flatMap((pivot) =>
    choose(
      pairs.filter((cell) => seesEachOther(cell, pivot)),
      2,
    ).flatMap((pincers) => {
      const own = candidates[pivot] ?? [];
      const [one = [], other = []] = pincers.map((cell) => candidates[cell] ?? []);
      const removed = one.filter((digit) => other.includes(digit) && !own.includes(digit));
      const isWing = isSame(
        distinct([...one, ...other])
          .filter((each) => !removed.includes(each))
          .sort(),
        own,
      );
      return removed.length === 1 && isWing
        ? removed.flatMap((digit) => seenBy(candidates, digit, pincers))
        : [];
    }),
  );
}

function xyzWings(candidates: Candidates): number[] {
  const pairs = cellsWith(candidates, 2);
  return cellsWith(candidates, 3).flatMap((pivot) =>
    choose(
      pairs.filter((cell) => seesEachOther(cell, pivot)),
      2,
    ).flatMap((pincers) => {
      const own = candidates[pivot] ?? [];
      const [one = [], other = []] = pincers.map((cell) => candidates[cell] ?? []);
      const removed = one.filter((digit) => other.includes(digit));
      const isWing = isSame(distinct([...one, ...other]).sort(), own) && removed.length === 1;
      return isWing
        ? removed.flatMap((digit) => seenBy(candidates, digit, [pivot, ...pincers]))
        : [];
    }),
  );
}

function wWings(candidates: Candidates): number[] {
  return choose(cellsWith(candidates, 2), 2).flatMap(([one = 0, other = 0]) => {
    const digits = candidates[one] ?? [];
    if (!isSame(digits, candidates[other] ?? []) || seesEachOther(one, other)) return [];
    return digits.flatMap((digit) => {
      const isJoined = conjugates(candidates, digit).some(
        ([near, far]) =>
          seesEachOther(one, near) && seesEachOther(other, far) && near !== other && far !== one,
      );
      const removed = digits.filter((each) => each !== digit);
      return isJoined ? removed.flatMap((each) => seenBy(candidates, each, [one, other])) : [];
    });
  });
}

/** What is removed by techniques that a plain search can find in time; several of them together where names overlap. */
const PLAIN_LADDER: Readonly<Record<string, PlainSearch>> = {
  ...PLAIN_UNIQUENESS,
  'naked-triple': (candidates) => nakedSubsets(candidates, 3),
  'naked-quadruple': (candidates) => nakedSubsets(candidates, 4),
  'hidden-triple': (candidates) => hiddenSubsets(candidates, 3),
  'hidden-quadruple': (candidates) => hiddenSubsets(candidates, 4),
  'x-wing': (candidates) => fish(candidates, 2, false),
  swordfish: (candidates) => fish(candidates, 3, false),
  jellyfish: (candidates) => fish(candidates, 4, false),
  'finned-x-wing sashimi-x-wing': (candidates) => fish(candidates, 2, true),
  'finned-swordfish sashimi-swordfish': (candidates) => fish(candidates, 3, true),
  'finned-squirmbag sashimi-squirmbag': (candidates) => fish(candidates, 5, true),
  'finned-whale sashimi-whale': (candidates) => fish(candidates, 6, true),
  'skyscraper two-string-kite turbot-fish': twoLinks,
  'empty-rectangle': emptyRectangles,
  'xy-wing': xyWings,
  'xyz-wing': xyzWings,
  'w-wing': wWings,
};

/** The names of `plainlyRemoved`. */
export const PLAIN_LADDER_NAMES = Object.keys(PLAIN_LADDER);

/** What some techniques remove in a position of a puzzle: 10 × cell + digit, each once, in order. */
export function plainlyRemoved(names: string, position: Position, givens: Grid): number[] {
  const candidates = ALL.map((cell) => position.digitsAt(cell));
  const solved = ALL.map((cell) => ({ value: position.grid[cell] ?? 0, given: givens[cell] ?? 0 }));
  return distinct(PLAIN_LADDER[names]?.(candidates, solved) ?? []).sort((a, b) => a - b);
}
