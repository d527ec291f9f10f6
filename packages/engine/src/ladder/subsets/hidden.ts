import { type HouseMask, maskSize } from '../../house-mask.ts';
import { cellsIn } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { DIGITS, type Digit, type House } from '../../types.ts';
import { candidatesAt, housePremise } from '../model/board.ts';
import { chosenOf } from '../model/choices.ts';
import { eachUnion } from '../model/combinations.ts';
import { bitOf, masksOf } from '../model/digit-mask.ts';
import { flat, flatMap } from '../model/flat-map.ts';
import { perHouse } from '../model/per-house.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

interface Subset {
  readonly digits: readonly Digit[];
  /** Where these are, as bits of the house. */
  readonly places: number;
}

function subsetsIn(position: Position, house: House, size: number): Subset[] {
  const few: Digit[] = [];
  const places: HouseMask[] = [];
  for (const digit of DIGITS) {
    const mask = position.maskIn(house, digit);
    if (maskSize(mask) < 2 || maskSize(mask) > size) continue;
    few.push(digit);
    places.push(mask);
  }
  const subsets: Subset[] = [];
  if (few.length < size) return subsets;
  eachUnion(places, size, size, (chosen, union) => {
    subsets.push({ digits: chosen.map((index) => few[index] ?? 1), places: union });
  });
  return subsets;
}

function findingOf(position: Position, house: House, { digits, places }: Subset) {
  const masks = masksOf(position);
  const own = digits.reduce((mask, digit) => mask | bitOf(digit), 0);
  const cells = chosenOf(cellsIn(house), places);
  if (cells.every((cell) => ((masks[cell] ?? 0) & ~own) === 0)) return undefined;
  const all = candidatesAt(position, cells);
  return {
    placements: [],
    eliminations: all.filter(({ digit }) => !digits.includes(digit)),
    pattern: all.filter(({ digit }) => digits.includes(digit)),
    premises: digits.map((digit) => housePremise(position, house, digit)),
  };
}

/** Whether two digits have the same two places in a house, one of which has other candidates. */
function hidesPair(position: Position, house: House): boolean {
  const bivalue = position.bivalueCells.maskIn(house);
  const twice: HouseMask[] = [];
  for (const digit of DIGITS) {
    const places = position.maskIn(house, digit);
    if (maskSize(places) !== 2 || (places & ~bivalue) === 0) continue;
    if (twice.includes(places)) return true;
    twice.push(places);
  }
  return false;
}

const hidingPairs = perHouse(hidesPair);

/** Whether there is any hidden pair. */
export function hasHiddenPair(position: Position): boolean {
  return hidingPairs(position).includes(true);
}

/** Some digits that have, taken together, as many places in a house as they are: nothing else goes there. */
export function hiddenSubset(size: 3 | 4) {
  const findings = perHouse((position, house) =>
    flatMap(subsetsIn(position, house, size), (subset) => findingOf(position, house, subset) ?? []),
  );
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const found of flat(findings(position))) yield found;
  };
}
