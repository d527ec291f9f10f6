import type { TaughtTechniqueId } from '@nanpure/engine';
import type { Candidate } from './claim.ts';
import {
  ALL_CELLS,
  ALL_DIGITS,
  ALL_HOUSES,
  cellsIn,
  crossingsOf,
  housesAt,
  housesWith,
  kindOfHouse,
  peersAt,
} from './geometry.ts';

/* The eight techniques by their definitions, as sets of candidates: what a checker of hints may conclude. */

/** The candidates of each cell; an empty set where a digit stands. */
export type Candidates = readonly ReadonlySet<number>[];

/** What a technique concludes. */
export interface PlainStep {
  readonly technique: TaughtTechniqueId;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

type Found = Omit<PlainStep, 'technique'>;

function placesOf(candidates: Candidates, house: number, digit: number): number[] {
  return cellsIn(house).filter((cell) => candidates[cell]?.has(digit));
}

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other) => [one, other] as const),
  );
}

/** The candidates in some cells that are of some digits. */
function those(candidates: Candidates, cells: readonly number[], digits: Iterable<number>) {
  const wanted = [...digits];
  return cells.flatMap((cell): Candidate[] =>
    wanted.filter((digit) => candidates[cell]?.has(digit)).map((digit) => ({ cell, digit })),
  );
}

const places = (cell: number, digit: number): Found => ({
  placements: [{ cell, digit }],
  eliminations: [],
});
const removes = (eliminations: readonly Candidate[]): Found => ({ placements: [], eliminations });

function nakedSingles(candidates: Candidates): Found[] {
  return ALL_CELLS.flatMap((cell) => {
    const [digit, another] = candidates[cell] ?? [];
    return digit === undefined || another !== undefined ? [] : [places(cell, digit)];
  });
}

/** Each digit of each house, with its places. */
function placesByHouse(candidates: Candidates) {
  return ALL_HOUSES.flatMap((house) =>
    ALL_DIGITS.map((digit) => ({ house, digit, cells: placesOf(candidates, house, digit) })),
  );
}

function hiddenSingles(candidates: Candidates): Found[] {
  return placesByHouse(candidates).flatMap(({ digit, cells: [cell, another] }) =>
    cell === undefined || another !== undefined ? [] : [places(cell, digit)],
  );
}

function nakedPairs(candidates: Candidates): Found[] {
  const twos = ALL_CELLS.filter((cell) => candidates[cell]?.size === 2);
  return pairsOf(twos).flatMap((pair) => {
    const [digits, others] = pair.map((cell) => candidates[cell] ?? new Set<number>());
    if (!digits || !others || [...digits].some((digit) => !others.has(digit))) return [];
    const around = housesWith(pair).flatMap(cellsIn);
    const rest = [...new Set(around)].filter((cell) => !pair.includes(cell));
    return [removes(those(candidates, rest, digits))];
  });
}

function hiddenPairs(candidates: Candidates): Found[] {
  return ALL_HOUSES.flatMap((house) => {
    const twos = ALL_DIGITS.map((digit) => ({
      digit,
      cells: placesOf(candidates, house, digit),
    })).filter(({ cells }) => cells.length === 2);
    return pairsOf(twos)
      .filter(([one, other]) => one.cells.join() === other.cells.join())
      .map(([one, other]) => {
        const gone = ALL_DIGITS.filter((digit) => digit !== one.digit && digit !== other.digit);
        return removes(those(candidates, one.cells, gone));
      });
  });
}

/** A digit whose places in a house of one kind all lie in a house of another. */
function confined(candidates: Candidates, from: 'box' | 'line'): Found[] {
  const bases = placesByHouse(candidates).filter(
    ({ house, cells }) => (kindOfHouse(house) === 'box') === (from === 'box') && cells.length > 1,
  );
  return bases.flatMap(({ house, digit, cells }) =>
    housesWith(cells)
      .filter((cover) => cover !== house)
      .map((cover) => {
        const rest = cellsIn(cover).filter((cell) => !cells.includes(cell));
        return removes(those(candidates, rest, [digit]));
      }),
  );
}

function setsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    setsOf(items.slice(index + 1), size - 1).map((set) => [item, ...set]),
  );
}

/** Some lines in which a digit has two or more places, all in as many lines across. */
function fish(candidates: Candidates, size: number): Found[] {
  const bases = placesByHouse(candidates).filter(
    ({ house, cells }) => kindOfHouse(house) !== 'box' && cells.length > 1 && cells.length <= size,
  );
  return (['row', 'column'] as const).flatMap((kind) =>
    ALL_DIGITS.flatMap((digit) => {
      const own = bases.filter((base) => base.digit === digit && kindOfHouse(base.house) === kind);
      return setsOf(own, size).flatMap((set) => {
        const cells = set.flatMap((base) => base.cells);
        const across = cells.map((cell) => housesAt(cell)[kind === 'row' ? 1 : 0] ?? 0);
        const cover = [...new Set(across)];
        if (cover.length > size) return [];
        const rest = cover.flatMap(cellsIn).filter((cell) => !cells.includes(cell));
        const inBase = crossingsOf(
          set.map(({ house }) => house),
          cover,
        );
        const gone = rest.filter((cell) => !inBase.includes(cell));
        return [removes(those(candidates, gone, [digit]))];
      });
    }),
  );
}

const TECHNIQUES: Readonly<Record<TaughtTechniqueId, (candidates: Candidates) => Found[]>> = {
  'naked-single': nakedSingles,
  'hidden-single': hiddenSingles,
  'naked-pair': nakedPairs,
  'hidden-pair': hiddenPairs,
  'pointing-pairs': (candidates) => confined(candidates, 'box'),
  'box-line-reduction': (candidates) => confined(candidates, 'line'),
  'x-wing': (candidates) => fish(candidates, 2),
  swordfish: (candidates) => fish(candidates, 3),
};

/** How hard a technique is: 1 for beginners to 4. */
export const LEVEL_OF: Readonly<Record<TaughtTechniqueId, number>> = {
  'naked-single': 1,
  'hidden-single': 1,
  'naked-pair': 2,
  'hidden-pair': 2,
  'pointing-pairs': 2,
  'box-line-reduction': 3,
  'x-wing': 3,
  swordfish: 4,
};

export const ALL_TECHNIQUES = Object.keys(LEVEL_OF) as TaughtTechniqueId[];

/** Every step of a technique that places or removes something. */
export function plainSteps(candidates: Candidates, technique: TaughtTechniqueId): PlainStep[] {
  return TECHNIQUES[technique](candidates)
    .filter(({ placements, eliminations }) => placements.length + eliminations.length > 0)
    .map((found) => ({ technique, ...found }));
}

/** What a digit in a cell leaves no room for. */
function excludedBy({ cell, digit }: Candidate): Candidate[] {
  return [
    ...peersAt(cell).map((peer) => ({ cell: peer, digit })),
    ...ALL_DIGITS.filter((each) => each !== digit).map((each) => ({ cell, digit: each })),
  ];
}

/** Removes what all steps of a technique rule out; tells whether anything was there to remove. */
function applyAll(left: readonly Set<number>[], technique: TaughtTechniqueId): boolean {
  const gone = plainSteps(left, technique).flatMap(({ placements, eliminations }) => [
    ...eliminations,
    ...placements.flatMap(excludedBy),
  ]);
  return gone.filter(({ cell, digit }) => left[cell]?.delete(digit)).length > 0;
}

/** All that the eight techniques leave in the end, digits that they place included. */
export function plainClosure(start: Candidates): Candidates {
  const left = start.map((digits) => new Set(digits));
  while (ALL_TECHNIQUES.some((technique) => applyAll(left, technique)));
  return left;
}
