import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { CELLS, cellsOf, HOUSES, housesOf, kindOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { outsideTemplates } from '../last-resorts/templates.ts';
import { housePremise, seenByAll } from '../model/board.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import { peersIn } from '../model/sight.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/*
 * Fish of any houses. A digit that stands somewhere leaves some base houses with places in fewer cover houses than
 * they are: so it doesn't stand there. The search starts from what is removed, as that decides which places can be
 * fins: those that it sees. Whatever a fish removes is no part of any template, so nothing else is tried.
 */

export type ComplexKind = 'franken' | 'mutant';

/** Base and cover of a fish. */
interface Sets {
  readonly base: readonly House[];
  readonly cover: readonly House[];
}

/** Which houses can be base and cover. */
interface Allowed {
  readonly isBase: (house: House) => boolean;
  readonly isCover: (house: House) => boolean;
}

const isAny = () => true;
const isNot = (line: 'row' | 'column') => (house: House) => kindOf(house) !== line;

/** Of a franken fish, base and cover are lines of either way, and boxes; of a mutant one anything. */
const ALLOWED: Readonly<Record<ComplexKind, readonly Allowed[]>> = {
  franken: [
    { isBase: isNot('column'), isCover: isNot('row') },
    { isBase: isNot('row'), isCover: isNot('column') },
  ],
  mutant: [{ isBase: isAny, isCover: isAny }],
};

/** How far a search for a digit goes: large fish have more combinations than anybody waits for. */
interface Effort {
  readonly mostTries: number;
  /** Whether a last cover house is taken that leaves more fins than another one. */
  readonly withManyFins: boolean;
}

const FOR_A_PATH: Effort = { mostTries: 5000, withManyFins: false };
const FOR_ALL: Effort = { mostTries: 40_000, withManyFins: true };

/** The houses of each cell, as bits. */
const HOUSE_BITS = Int32Array.from(CELLS, (cell) =>
  housesOf(cell).reduce((bits, house) => bits | (1 << house), 0),
);

/** A search for the base houses that one candidate would leave with too few cover houses. */
interface Search {
  readonly size: number;
  readonly allowed: Allowed;
  /** For each house, the places that would be left. */
  readonly left: readonly (readonly Cell[])[];
  readonly base: House[];
  readonly cover: House[];
  /** The same as bits. */
  baseBits: number;
  coverBits: number;
  readonly found: Sets[];
  readonly effort: Effort;
  readonly budget: { tries: number };
}

function isIn(bits: number, cell: Cell): boolean {
  return ((HOUSE_BITS[cell] ?? 0) & bits) !== 0;
}

/** A place of the base that no cover house has. */
function firstUncovered({ base, coverBits, left }: Search): Cell | undefined {
  for (const house of base) {
    for (const cell of left[house] ?? []) if (!isIn(coverBits, cell)) return cell;
  }
  return undefined;
}

function addCover(search: Search, cell: Cell): void {
  const { cover, size, allowed } = search;
  if (cover.length === size - 1) return;
  for (const house of housesOf(cell)) {
    const bit = 1 << house;
    if ((search.baseBits & bit) !== 0 || !allowed.isCover(house)) continue;
    cover.push(house);
    search.coverBits |= bit;
    extend(search);
    search.coverBits &= ~bit;
    cover.pop();
  }
}

/** Whether a house can be added: it has places, none of them in the base, and there is room to cover them. */
function canBeBase(
  { baseBits, coverBits, cover, left, allowed, size }: Search,
  house: House,
): boolean {
  const own = left[house] ?? [];
  if (own.length === 0 || (coverBits & (1 << house)) !== 0 || !allowed.isBase(house)) return false;
  const isFull = cover.length === size - 1;
  return own.every((cell) => !isIn(baseBits, cell) && (!isFull || isIn(coverBits, cell)));
}

function addBase(search: Search): void {
  const { base, size } = search;
  if (base.length === size) return;
  for (let house = (base.at(-1) ?? -1) + 1; house < HOUSES.length; house++) {
    if (!canBeBase(search, house)) continue;
    base.push(house);
    search.baseBits |= 1 << house;
    extend(search);
    search.baseBits &= ~(1 << house);
    base.pop();
  }
}

function extend(search: Search): void {
  const { base, cover, size, found, budget } = search;
  if (budget.tries-- <= 0) return;
  const cell = firstUncovered(search);
  if (cell !== undefined) addCover(search, cell);
  else if (base.length <= cover.length) addBase(search);
  else if (base.length === size) found.push({ base: [...base], cover: [...cover] });
}

function unionOf(houses: readonly House[]): CellSet {
  return houses.reduce((cells, house) => cells.union(cellsOf(house)), CellSet.EMPTY);
}

/** The cells that are in more than one of some houses. */
function inSeveral(houses: readonly House[]): CellSet {
  const once = CellSet.inExactlyOne(houses.map(cellsOf));
  return unionOf(houses).difference(once);
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
    .filter((house) => allowed.isCover(house) && !sets.base.includes(house))
    .map((house) => {
      const cover = [...sets.cover, house];
      return { base: sets.base, cover, fins: basePlaces.difference(unionOf(cover)).union(endo) };
    });
  if (effort.withManyFins) return fish;
  const fewest = Math.min(...fish.map(({ fins }) => fins.size));
  return fish.filter(({ fins }) => fins.size === fewest);
}

/** Whether base and cover are those of a plain, a franken or a mutant fish. */
function kindOfSets({ base, cover }: Sets): ComplexKind | 'basic' {
  const [inBase, inCover] = [base, cover].map((houses) => new Set(houses.map(kindOf)));
  if (!inBase || !inCover) return 'mutant';
  const isParted = !(['row', 'column'] as const).some(
    (line) => inBase.has(line) && inCover.has(line),
  );
  const isStraight = [inBase, inCover].every((kinds) => !(kinds.has('row') && kinds.has('column')));
  if (!isParted || !isStraight) return 'mutant';
  return inBase.has('box') || inCover.has('box') ? 'franken' : 'basic';
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
    premises: base.map((house) => housePremise(position, house, digit)),
    fins: candidatesOf(fins, digit),
  };
}

const keyOf = ({ base, cover }: Sets) =>
  [base, cover].map((houses) => [...houses].sort((a, b) => a - b).join()).join('/');

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
  extend({ ...search, left, base: [], cover: [], baseBits: 0, coverBits: 0, found });
  return flatMap(found, (sets) => withLastCover(places, sets, removed, search));
}

interface Found {
  readonly isFinned: boolean;
  readonly finding: LadderFinding;
}

function fishOf(
  position: Position,
  digit: Digit,
  { size, kind, effort }: { size: number; kind: ComplexKind; effort: Effort },
): Found[] {
  const found = new Map<string, Found>();
  for (const allowed of ALLOWED[kind]) {
    const budget = { tries: effort.mostTries };
    for (const removed of outsideTemplates(position, digit)) {
      for (const fish of fishAgainst(position, digit, removed, {
        ...{ size, allowed, effort, budget },
      })) {
        if (kindOfSets(fish) !== kind || found.has(keyOf(fish))) continue;
        const finding = findingOf(position, digit, fish);
        found.set(keyOf(fish), { isFinned: !fish.fins.isEmpty, finding });
      }
    }
  }
  return [...found.values()];
}

const SIZES = [2, 3, 4, 5, 6];

const fishBySize = (kind: ComplexKind, effort: Effort) =>
  new Map(
    SIZES.map((size) => [
      size,
      perDigit((position, digit) => fishOf(position, digit, { size, kind, effort })),
    ]),
  );
const FISH = {
  franken: fishBySize('franken', FOR_A_PATH),
  mutant: fishBySize('mutant', FOR_A_PATH),
};
const ALL_FISH = { franken: fishBySize('franken', FOR_ALL), mutant: fishBySize('mutant', FOR_ALL) };

function finder(fish: typeof FISH, size: number, kind: ComplexKind, isFinned: boolean) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const digit of DIGITS) {
      for (const found of fish[kind].get(size)?.(position, digit) ?? []) {
        const isWanted = found.isFinned === isFinned && found.finding.eliminations.length > 0;
        if (isWanted) yield found.finding;
      }
    }
  };
}

/**
 * A digit whose places in some base houses lie, but for the fins, in as many cover houses: what else is in these and
 * sees all fins is not that digit. Franken fish have boxes among lines of one way, mutant fish any houses.
 */
export function complexFish(size: number, kind: ComplexKind, isFinned: boolean) {
  return finder(FISH, size, kind, isFinned);
}

/** The same for longer, and with more fins than have to be. */
export function furtherComplexFish(size: number, kind: ComplexKind, isFinned: boolean) {
  return finder(ALL_FISH, size, kind, isFinned);
}
