import type { TaughtTechniqueId } from '@nanpure/engine';
import { nameOf } from './board-facts.ts';
import {
  builtOn,
  type CheckedText,
  type Checks,
  claimsOf,
  type Flaw,
  type Pattern,
  patternOf,
  sameItems,
  unless,
} from './checked-text.ts';
import type { Candidate, ClaimOf } from './claim.ts';
import { ALL_DIGITS, cellsIn, housesAt, kindOfHouse, peersAt, showCells } from './geometry.ts';

type Places = ClaimOf<'only-places'>;
type Digits = ClaimOf<'only-digits'>;

/** Where a digit can be in some houses, by the rules or in the player's notes. */
function placesOf({ houses, by }: Places, digit: number, { facts }: CheckedText): number[] {
  const isThere = (cell: number) =>
    by === 'rules' ? facts.allows({ cell, digit }) : facts.isNoted({ cell, digit });
  return [...new Set(houses.flatMap(cellsIn))].filter(isThere);
}

/** Whether each of the houses has a place for the digit, and none outside of the cells. */
function fitsOnlyThere({ houses, cells }: Places, places: readonly number[]): boolean {
  const isInEach = houses.every((house) => cellsIn(house).some((cell) => places.includes(cell)));
  return isInEach && places.every((cell) => cells.includes(cell));
}

/** At level 2: whether the digits that have no other place are so many. */
function countsRight(claim: Places, text: CheckedText): boolean {
  const built = claim.by === 'rules' && builtOn(text.claims) !== undefined;
  const left = built ? text.facts.leftAtLeast(text.told) : undefined;
  const digits = ALL_DIGITS.filter((digit) => {
    const places = placesOf(claim, digit, text);
    const open = left ? places.filter((cell) => left[cell]?.has(digit)) : places;
    return fitsOnlyThere(claim, open);
  });
  return claim.count === 'two' ? digits.length === 2 : digits.length > 0;
}

/** At level 3: whether the digits that are named are in these cells, but for what the text excepts. */
function fitNamed(claim: Places, text: CheckedText): boolean {
  const excepted = new Set(claim.by === 'rules' ? builtOn(text.claims)?.map(nameOf) : []);
  return claim.digits.every((digit) => {
    const places = placesOf(claim, digit, text).filter(
      (cell) => !excepted.has(nameOf({ cell, digit })),
    );
    const isAll = claim.houses.length > 1 && claim.digits.length === 1;
    return fitsOnlyThere(claim, places) && (isAll || sameItems(places, claim.cells));
  });
}

function unnotedCells(houses: readonly number[], { facts }: CheckedText): number[] {
  return houses
    .flatMap((house) => facts.emptyIn(house))
    .filter((cell) => facts.notesAt(cell).length === 0);
}

function checkPlaces(claim: Places, text: CheckedText): Flaw {
  if (claim.by === 'notes') {
    const bare = unnotedCells(claim.houses, text);
    if (bare.length > 0) return `no notes at all in ${showCells(bare)}`;
  }
  const isTrue = claim.digits.length === 0 ? countsRight(claim, text) : fitNamed(claim, text);
  return unless(isTrue, 'not those digits, or not only there');
}

/** What a cell can hold, by the rules and what the text excepts, or in the player's notes. */
function digitsAt({ by }: Digits, cell: number, { facts, claims }: CheckedText): number[] {
  if (by === 'notes') return [...facts.notesAt(cell)];
  const excepted = new Set(builtOn(claims)?.map(nameOf));
  return [...(facts.candidates[cell] ?? [])].filter(
    (digit) => !excepted.has(nameOf({ cell, digit })),
  );
}

/** At level 2, where neither the digits nor what earlier steps ruled out are named: some two remain. */
function holdSameTwo(claim: Digits, text: CheckedText): boolean {
  const sets = claim.cells.map((cell) => digitsAt(claim, cell, text));
  const isBuilt = claim.by === 'rules' && builtOn(text.claims) !== undefined;
  if (!isBuilt) return sets.every((set) => set.length === 2 && sameItems(set, sets[0] ?? []));
  const left = text.facts.leftAtLeast(text.told);
  const open = new Set(claim.cells.flatMap((cell) => [...(left[cell] ?? [])]));
  const common = ALL_DIGITS.filter((digit) => sets.every((set) => set.includes(digit)));
  return open.size <= 2 && [...open].every((digit) => common.includes(digit));
}

function checkDigits(claim: Digits, text: CheckedText): Flaw {
  if (claim.digits.length === 0) {
    return unless(holdSameTwo(claim, text), 'not the same two digits in both');
  }
  const wrong = claim.cells.filter((cell) => !sameItems(digitsAt(claim, cell, text), claim.digits));
  return unless(wrong.length === 0, `other digits in ${showCells(wrong)}`);
}

/** Whether every cell of the houses beside the pattern is filled or sees each digit in a crossing house. */
function checkTaken({ digits, by }: ClaimOf<'other-cells-taken'>, text: CheckedText): Flaw {
  const [places] = claimsOf(text.claims, 'only-places');
  if (!places) return 'the text names no cells before';
  const excepted = new Set(builtOn(text.claims)?.map(nameOf));
  const sees = (cell: number, digit: number) =>
    housesAt(cell)
      .filter((house) => by.includes(kindOfHouse(house)))
      .some((house) => cellsIn(house).some((other) => text.facts.values[other] === digit));
  const open = [...new Set(places.houses.flatMap(cellsIn))].filter(
    (cell) =>
      !places.cells.includes(cell) &&
      text.facts.isEmpty(cell) &&
      digits.some((digit) => !sees(cell, digit) && !excepted.has(nameOf({ cell, digit }))),
  );
  return unless(open.length === 0 && sameItems(digits, places.digits), `open: ${showCells(open)}`);
}

function checkSeen(text: CheckedText): Flaw {
  const pattern = patternOf(text.claims);
  if (!pattern) return 'the text names no cells';
  const excepted = new Set(builtOn(text.claims)?.map(nameOf));
  const unseen = pattern.cells.filter((cell) =>
    ALL_DIGITS.some(
      (digit) =>
        !pattern.digits.includes(digit) &&
        !excepted.has(nameOf({ cell, digit })) &&
        !peersAt(cell).some((peer) => text.facts.values[peer] === digit),
    ),
  );
  return unless(unseen.length === 0, `some other digit is not seen by ${showCells(unseen)}`);
}

function checkBuilt({ candidates }: ClaimOf<'builds-on'>, text: CheckedText): Flaw {
  if (candidates.length === 0) {
    return unless(builtOn(text.answer) !== undefined, 'level 3 names nothing of the kind');
  }
  const { facts, told } = text;
  const wrong = candidates.filter(
    (each) => !facts.allows(each) || !facts.isRuledOut(each, told) || facts.canStand(each),
  );
  return unless(wrong.length === 0, `nothing has ruled out ${show(wrong)}`);
}

function show(candidates: readonly Candidate[]): string {
  return candidates.map(({ cell, digit }) => `${digit} in ${showCells([cell])}`).join(', ');
}

/** The cells of a step's pattern, as far as the text names them. */
function patternCells({ claims, answer, facts }: CheckedText): Pattern | undefined {
  const pattern = patternOf(claims) ?? patternOf(answer);
  return pattern && { ...pattern, cells: pattern.cells.filter((cell) => facts.isEmpty(cell)) };
}

function checkLieIn({ houses }: ClaimOf<'lie-in'>, text: CheckedText): Flaw {
  const pattern = patternCells(text);
  if (!pattern) return 'there is no pattern';
  const isFish = pattern.houses.length > 1 && pattern.rests === 'places' && houses.length > 1;
  const covered = houses.flatMap(cellsIn);
  const isTrue = isFish
    ? pattern.cells.every((cell) => covered.includes(cell))
    : houses.every((house) => pattern.cells.every((cell) => cellsIn(house).includes(cell)));
  return unless(isTrue, 'the cells are not all in there');
}

/** What each technique's pattern is like. */
const SHAPES: Readonly<Record<TaughtTechniqueId, (pattern: Pattern) => boolean>> = {
  'naked-single': ({ rests, cells }) => rests === 'cells' && cells.length === 1,
  'hidden-single': ({ rests, cells }) => rests === 'places' && cells.length === 1,
  'naked-pair': ({ rests, cells, digits }) =>
    rests === 'cells' && cells.length === 2 && digits.length === 2,
  'hidden-pair': ({ rests, cells, digits }) =>
    rests === 'places' && cells.length === 2 && digits.length === 2,
  'pointing-pairs': (pattern) => isConfined(pattern, 'box'),
  'box-line-reduction': (pattern) => isConfined(pattern, 'line'),
  'x-wing': (pattern) => isFishOf(pattern, 2),
  swordfish: (pattern) => isFishOf(pattern, 3),
};

function isConfined({ rests, houses, cells, digits }: Pattern, from: 'box' | 'line'): boolean {
  const isFrom = houses.every((house) => (kindOfHouse(house) === 'box') === (from === 'box'));
  return (
    rests === 'places' && isFrom && houses.length === 1 && cells.length > 1 && digits.length === 1
  );
}

function isFishOf({ rests, houses, digits }: Pattern, size: number): boolean {
  const kinds = new Set(houses.map(kindOfHouse));
  return rests === 'places' && houses.length === size && kinds.size === 1 && digits.length === 1;
}

function checkTechnique({ technique }: ClaimOf<'technique'>, { answer }: CheckedText): Flaw {
  const pattern = patternOf(answer);
  return unless(pattern !== undefined && SHAPES[technique](pattern), 'another technique is used');
}

function checkStart({ house }: ClaimOf<'starts-in'>, { answer }: CheckedText): Flaw {
  const pattern = patternOf(answer);
  if (!pattern) return 'level 3 tells no step';
  const isThere =
    pattern.rests === 'places'
      ? pattern.houses.includes(house)
      : pattern.cells.every((cell) => cellsIn(house).includes(cell));
  return unless(isThere, 'the step does not start there');
}

/** What claims say of where a step is, and why it holds. */
export const REASON_CHECKS: Checks<
  | 'starts-in'
  | 'worth-searching'
  | 'one-cell-empty'
  | 'cells-to-go'
  | 'technique'
  | 'outlined'
  | 'empty'
  | 'empty-cells'
  | 'lie-in'
  | 'only-places'
  | 'only-digits'
  | 'other-cells-taken'
  | 'other-digits-seen'
  | 'last-cell'
  | 'still-needs'
  | 'builds-on'
> = {
  'starts-in': checkStart,
  'worth-searching': ({ by }, { answer }) => {
    const rests = patternOf(answer)?.rests;
    return unless(rests === (by === 'digits' ? 'places' : 'cells'), 'this search cannot succeed');
  },
  'one-cell-empty': ({ house }, { facts }) =>
    unless(facts.emptyIn(house).length === 1, 'it has more or fewer empty cells'),
  'cells-to-go': ({ count }, { facts }) =>
    unless(facts.emptyCells.length === count, `there are ${facts.emptyCells.length}`),
  technique: checkTechnique,
  outlined: (_, { outlined, answer }) => {
    const cells = patternOf(answer)?.cells ?? [];
    const isFine = outlined.length > 0 && outlined.every((cell) => cells.includes(cell));
    return unless(isFine, 'other cells are outlined');
  },
  empty: ({ cell }, { facts }) => unless(facts.isEmpty(cell), 'it is filled'),
  'empty-cells': ({ house, cells }, { facts }) => {
    const named = cells.length === 0 ? cellsIn(house) : cells;
    return unless(sameItems(facts.emptyIn(house), named), 'other cells are empty');
  },
  'lie-in': checkLieIn,
  'only-places': checkPlaces,
  'only-digits': checkDigits,
  'other-cells-taken': checkTaken,
  'other-digits-seen': (_, text) => checkSeen(text),
  'last-cell': ({ house, digit }, { facts, claims }) => {
    const [goes] = claimsOf(claims, 'goes');
    const isLast = goes !== undefined && sameItems(facts.emptyIn(house), [goes.cell]);
    const stands = cellsIn(house).some((cell) => facts.values[cell] === digit);
    return unless(isLast && !stands, 'it is not the last, or the digit is not missing');
  },
  'still-needs': ({ house, digit }, { facts }) => {
    const stands = cellsIn(house).some((cell) => facts.values[cell] === digit);
    return unless(!stands && facts.emptyIn(house).length > 0, 'it has that digit');
  },
  'builds-on': checkBuilt,
};

/** Whether a pattern rules a candidate out; `cover` are the lines across in which a fish does. */
export function implied(
  pattern: Pattern,
  { cell, digit }: Candidate,
  cover: readonly number[],
): boolean {
  const { rests, houses, cells, digits } = pattern;
  const isOwn = cells.includes(cell);
  if (rests === 'places' && digits.length === 2) return isOwn && !digits.includes(digit);
  if (isOwn || !digits.includes(digit)) return false;
  const isIn = (lines: readonly number[]) => lines.some((line) => cellsIn(line).includes(cell));
  if (rests === 'places' && houses.length > 1) return isIn(cover) && !isIn(houses);
  return cells.every((each) => peersAt(each).includes(cell));
}
