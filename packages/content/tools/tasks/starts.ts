import {
  cellsOf,
  DIGITS,
  HOUSES,
  type House,
  type HouseKind,
  housesOf,
  kindOf,
  type Position,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';

/** Something on the board from which a person begins to look for a technique: a cell, or a digit in a house. */
export interface Start {
  readonly key: string;
  /** What has less of it is looked at first. */
  readonly order: number;
}

/** A technique that begins with a digit that has so many places in a house of one of these kinds. */
interface Beginning {
  readonly kinds: readonly HouseKind[];
  readonly places: readonly [fewest: number, most: number];
  /** Whether one digit is followed across the board, or one house is read from end to end. */
  readonly by: 'digit' | 'house';
}

const LINES: readonly HouseKind[] = ['row', 'column'];
const HOUSE_KINDS: readonly HouseKind[] = ['box', ...LINES];

const BEGINNINGS: Readonly<
  Record<Exclude<TaughtTechniqueId, 'naked-single' | 'naked-pair'>, Beginning>
> = {
  // How many places there are is what the search is for.
  'hidden-single': { kinds: HOUSE_KINDS, places: [1, 9], by: 'house' },
  'hidden-pair': { kinds: HOUSE_KINDS, places: [2, 2], by: 'house' },
  'pointing-pairs': { kinds: ['box'], places: [2, 3], by: 'digit' },
  'box-line-reduction': { kinds: LINES, places: [2, 3], by: 'digit' },
  'x-wing': { kinds: LINES, places: [2, 2], by: 'digit' },
  swordfish: { kinds: LINES, places: [2, 3], by: 'digit' },
};

function keyOf(house: House, digit: number): string {
  return `house ${house} digit ${digit}`;
}

function emptyIn(house: House, position: Position): number {
  return cellsOf(house).intersection(position.emptyCells).size;
}

function cellStarts(position: Position, technique: 'naked-single' | 'naked-pair'): Start[] {
  const isPair = technique === 'naked-pair';
  return [...(isPair ? position.bivalueCells : position.emptyCells)].map((cell) => ({
    key: `cell ${cell}`,
    // Cells with two notes stand out, none more than another; without notes, full houses do.
    order: isPair ? 0 : Math.min(...housesOf(cell).map((house) => emptyIn(house, position))),
  }));
}

/** Where a person would begin to look for a technique, in houses of some kinds. */
export function startsOf(
  position: Position,
  technique: TaughtTechniqueId,
  only: readonly HouseKind[] = HOUSE_KINDS,
): Start[] {
  if (technique === 'naked-single' || technique === 'naked-pair') {
    return cellStarts(position, technique);
  }
  const { kinds, places, by } = BEGINNINGS[technique];
  const [fewest, most] = places;
  // In boxes alone, a digit is followed from one to the next.
  const isByDigit = by === 'digit' || only.every((kind) => kind === 'box');
  const houses = HOUSES.filter((house) =>
    [kinds, only].every((each) => each.includes(kindOf(house))),
  );
  return houses.flatMap((house) =>
    DIGITS.filter((digit) => {
      const { size } = position.placesIn(house, digit);
      return size >= fewest && size <= most;
    }).map((digit) => ({
      key: keyOf(house, digit),
      order: isByDigit ? position.cellsFor(digit).size : emptyIn(house, position),
    })),
  );
}

/** The starts from which a pattern is found. */
function keysOf(step: TaughtStep): string[] {
  const { start, cells, digits, premiseKind } = stepPattern(step);
  if (premiseKind === 'cells') return cells.map((cell) => `cell ${cell}`);
  return start.flatMap((house) => digits.map((digit) => keyOf(house, digit)));
}

/** How many of some things are looked at on average before one of the right ones, if they come in any order. */
function expectedLooks(all: number, right: number): number {
  return (all + 1) / (right + 1);
}

/** At how many starts a person looks until the first that leads to one of some patterns, that one included. */
export function looksUntilFound(starts: readonly Start[], patterns: readonly TaughtStep[]): number {
  const keys = new Set(patterns.flatMap(keysOf));
  const right = starts.filter(({ key }) => keys.has(key)).map(({ order }) => order);
  // What isn't there is looked for everywhere, and given up somewhere.
  if (right.length === 0) return expectedLooks(starts.length, 1);
  const first = Math.min(...right);
  const before = starts.filter(({ order }) => order < first).length;
  const atOnce = starts.filter(({ order }) => order === first).length;
  return before + expectedLooks(atOnce, right.filter((order) => order === first).length);
}
