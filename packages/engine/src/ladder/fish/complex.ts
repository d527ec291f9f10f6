import { candidatesOf } from '../../candidates.ts';
import { CellSet, countBits, lowestBit } from '../../cell-set.ts';
import { CELLS, cellsOf, HOUSES, housesOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { outsideTemplates } from '../last-resorts/templates.ts';
import { housePremise, seenByAll } from '../model/board.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import { peersIn } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { bySize, siamese } from './shared.ts';

/*
 * Fish of any houses. A digit that stands somewhere leaves some base houses with places in fewer cover houses than
 * they are: so it doesn't stand there. The search starts from what is removed, as that decides which places can be
 * fins: those that it sees. Whatever a fish removes is no part of any template, so nothing else is tried.
 */

export type ComplexKind = 'franken' | 'mutant';

/** Some houses, as bits: 0 for the first row, 26 for the last box. */
type HouseBits = number;

function houseBitsOf(houses: readonly House[]): HouseBits {
  return houses.reduce((bits, house) => bits | (1 << house), 0);
}

function housesIn(bits: HouseBits): House[] {
  return HOUSES.filter((house) => (bits >> house) & 1);
}

const ROW_BITS: HouseBits = 0x1ff;
const COLUMN_BITS = ROW_BITS << 9;
const BOX_BITS = ROW_BITS << 18;

/** Base and cover of a fish; or which houses can be base and cover. */
interface Sets {
  readonly base: HouseBits;
  readonly cover: HouseBits;
}

const ANY = ROW_BITS | COLUMN_BITS | BOX_BITS;

/** Of a franken fish, base and cover are lines of either way, and boxes; of a mutant one anything. */
const ALLOWED: Readonly<Record<ComplexKind, readonly Sets[]>> = {
  franken: [
    { base: ANY & ~COLUMN_BITS, cover: ANY & ~ROW_BITS },
    { base: ANY & ~ROW_BITS, cover: ANY & ~COLUMN_BITS },
  ],
  mutant: [{ base: ANY, cover: ANY }],
};

/** How far a search for a digit goes, for a path and for all: large fish have more combinations than anybody waits for. */
const MOST_TRIES = { path: 5000, all: 40_000 };

type Effort = keyof typeof MOST_TRIES;

/** The houses of each cell. */
const HOUSES_OF = Int32Array.from(CELLS, (cell) => houseBitsOf(housesOf(cell)));

/** A search for the base houses that one candidate would leave with too few cover houses. */
interface Search {
  readonly size: number;
  readonly allowed: Sets;
  /** For each house, the places that would be left. */
  readonly left: readonly (readonly Cell[])[];
  readonly found: Sets[];
  readonly effort: Effort;
  readonly budget: { tries: number };
}

function isIn(houses: HouseBits, cell: Cell): boolean {
  return ((HOUSES_OF[cell] ?? 0) & houses) !== 0;
}

/** A place of the base that no cover house has. */
function firstUncovered(left: Search['left'], { base, cover }: Sets): Cell | undefined {
  for (let rest = base; rest !== 0; rest &= rest - 1) {
    const cell = left[lowestBit(rest)]?.find((each) => !isIn(cover, each));
    if (cell !== undefined) return cell;
  }
  return undefined;
}

function addCover(search: Search, { base, cover }: Sets, cell: Cell): void {
  if (countBits(cover) === search.size - 1) return;
  for (const house of housesOf(cell)) {
    const bit = 1 << house;
    if (bit & search.allowed.cover & ~base) extend(search, { base, cover: cover | bit });
  }
}

/** Whether a house can be added: it has places, none of them in the base, and there is room to cover them. */
function canBeBase({ left, allowed, size }: Search, { base, cover }: Sets, house: House): boolean {
  const own = left[house] ?? [];
  if (own.length === 0 || (allowed.base & ~cover & (1 << house)) === 0) return false;
  const isFull = countBits(cover) === size - 1;
  return own.every((cell) => !isIn(base, cell) && (!isFull || isIn(cover, cell)));
}

/** Adds base houses in order. */
function addBase(search: Search, { base, cover }: Sets): void {
  if (countBits(base) === search.size) return;
  for (let house = 32 - Math.clz32(base); house < HOUSES.length; house++) {
    if (!canBeBase(search, { base, cover }, house)) continue;
    extend(search, { base: base | (1 << house), cover });
  }
}

function extend(search: Search, sets: Sets): void {
  const { left, size, found, budget } = search;
  if (budget.tries-- <= 0) return;
  const cell = firstUncovered(left, sets);
  const [inBase, inCover] = [countBits(sets.base), countBits(sets.cover)];
  if (cell !== undefined) addCover(search, sets, cell);
  else if (inBase <= inCover) addBase(search, sets);
  else if (inBase === size) found.push(sets);
}

function unionOf(houses: HouseBits): CellSet {
  return housesIn(houses).reduce((cells, house) => cells.union(cellsOf(house)), CellSet.EMPTY);
}

/** The cells that are in more than one of some houses. */
function inSeveral(houses: HouseBits): CellSet {
  return unionOf(houses).difference(CellSet.inExactlyOne(housesIn(houses).map(cellsOf)));
}

interface ComplexFish extends Sets {
  readonly fins: CellSet;
}

/** The fish with a last cover house, through what is removed: the one that leaves the fewest fins, or all. */
function withLastCover(
  places: CellSet,
  sets: Sets,
  removed: Cell,
  { allowed, effort }: Pick<Search, 'allowed' | 'effort'>,
): ComplexFish[] {
  const basePlaces = places.intersection(unionOf(sets.base));
  const endo = inSeveral(sets.base).intersection(places);
  const fish = housesOf(removed)
    .map((house) => 1 << house)
    .filter((bit) => bit & allowed.cover & ~sets.base)
    .map((bit) => {
      const cover = sets.cover | bit;
      return { base: sets.base, cover, fins: basePlaces.difference(unionOf(cover)).union(endo) };
    });
  if (effort === 'all') return fish;
  const fewest = Math.min(...fish.map(({ fins }) => fins.size));
  return fish.filter(({ fins }) => fins.size === fewest);
}

/** Whether a fish is none of a simpler kind: a franken fish has a box, a mutant one more than lines of one way besides. */
function isOfKind({ base, cover }: Sets, kind: ComplexKind): boolean {
  if (kind === 'franken') return ((base | cover) & BOX_BITS) !== 0;
  return ALLOWED.franken.every(
    (allowed) => ((base & ~allowed.base) | (cover & ~allowed.cover)) !== 0,
  );
}

function findingOf(position: Position, digit: Digit, fish: ComplexFish): LadderFinding {
  const { base, cover, fins } = fish;
  const places = position.cellsFor(digit);
  const basePlaces = places.intersection(unionOf(base));
  // What is in two cover houses takes a place from both, even if it is of the base.
  const removable = unionOf(cover).difference(basePlaces).union(inSeveral(cover));
  const targets = places.intersection(removable).intersection(seenByAll(fins)).difference(fins);
  return {
    placements: [],
    eliminations: candidatesOf(targets, digit),
    pattern: candidatesOf(basePlaces, digit),
    premises: housesIn(base).map((house) => housePremise(position, house, digit)),
    fins: candidatesOf(fins, digit),
  };
}

/** The fish of a digit that remove one candidate. */
function fishAgainst(
  position: Position,
  digit: Digit,
  removed: Cell,
  search: Pick<Search, 'size' | 'allowed' | 'effort' | 'budget'>,
): ComplexFish[] {
  const places = position.cellsFor(digit);
  const seen = CellSet.from([removed, ...peersIn(removed)]);
  const left = HOUSES.map((house) =>
    cellsOf(house).has(removed)
      ? []
      : places.intersection(cellsOf(house)).difference(seen).toArray(),
  );
  const found: Sets[] = [];
  extend({ ...search, left, found }, { base: 0, cover: 0 });
  return flatMap(found, (sets) => withLastCover(places, sets, removed, search));
}

interface Found {
  /** The base houses, which siamese fish have in common. */
  readonly base: HouseBits;
  readonly finding: LadderFinding;
}

function fishOf(
  position: Position,
  digit: Digit,
  { size, kind, effort }: { size: number; kind: ComplexKind; effort: Effort },
): Found[] {
  const found = new Map<string, Found>();
  for (const allowed of ALLOWED[kind]) {
    const budget = { tries: MOST_TRIES[effort] };
    for (const removed of outsideTemplates(position, digit)) {
      const search = { size, allowed, effort, budget };
      for (const fish of fishAgainst(position, digit, removed, search)) {
        if (!isOfKind(fish, kind)) continue;
        const { base } = fish;
        const finding = findingOf(position, digit, fish);
        // Another cover is not told, and says nothing else.
        found.set(JSON.stringify([base, finding]), { base, finding });
      }
    }
  }
  return [...found.values()].filter(({ finding }) => finding.eliminations.length > 0);
}

const fishBySize = (kind: ComplexKind, effort: Effort) =>
  bySize((size) => perDigit((position, digit) => fishOf(position, digit, { size, kind, effort })));
const fishByKind = (effort: Effort) => ({
  franken: fishBySize('franken', effort),
  mutant: fishBySize('mutant', effort),
});
const FISH = { path: fishByKind('path'), all: fishByKind('all') };

/** Whether all that goes sees all fins: then it takes no two fish. */
function seesAllFins({ eliminations, fins = [] }: LadderFinding): boolean {
  const seen = seenByAll(fins.map(({ cell }) => cell));
  return eliminations.every(({ cell }) => seen.has(cell));
}

/** Siamese fish that each remove something of their own. */
function* siameseAmong(fish: readonly Found[]): Generator<LadderFinding, void> {
  for (const both of siamese(fish)) if (!seesAllFins(both)) yield both;
}

function finder(effort: Effort, size: number, kind: ComplexKind, isFinned: boolean) {
  const fishOfDigit = FISH[effort][kind][size];
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const digit of DIGITS) {
      const all = fishOfDigit?.(position, digit) ?? [];
      const own = all.filter(({ finding }) => (finding.fins?.length !== 0) === isFinned);
      for (const { finding } of own) yield finding;
      if (effort === 'all') yield* siameseAmong(own);
    }
  };
}

/**
 * A digit whose places in some base houses lie, but for the fins, in as many cover houses: what else is in these and
 * sees all fins is not that digit. Franken fish have boxes among lines of one way, mutant fish any houses.
 */
export function complexFish(size: number, kind: ComplexKind, isFinned: boolean) {
  return finder('path', size, kind, isFinned);
}

/** The same for longer, and with more fins than have to be; and two of the same base as one. */
export function furtherComplexFish(size: number, kind: ComplexKind, isFinned: boolean) {
  return finder('all', size, kind, isFinned);
}
