import {
  DIGITS,
  HOUSES,
  type HouseKind,
  kindOf,
  type Position,
  stepPattern,
  type TaughtStep,
  type TaughtTechniqueId,
} from '@nanpure/engine';

/** Where a technique may begin: a digit with so many places in a house of one of these kinds. */
interface Beginnings {
  readonly kinds: readonly HouseKind[];
  readonly fewest: number;
  readonly most: number;
}

const EVERYWHERE: readonly HouseKind[] = ['box', 'row', 'column'];
const LINES: readonly HouseKind[] = ['row', 'column'];

const BEGINNINGS: Readonly<
  Record<Exclude<TaughtTechniqueId, 'naked-single' | 'naked-pair'>, Beginnings>
> = {
  // Which digits are still to come in a house is all that can be seen beforehand.
  'hidden-single': { kinds: EVERYWHERE, fewest: 1, most: 9 },
  'hidden-pair': { kinds: EVERYWHERE, fewest: 2, most: 2 },
  'pointing-pairs': { kinds: ['box'], fewest: 2, most: 3 },
  'box-line-reduction': { kinds: LINES, fewest: 2, most: 3 },
  'x-wing': { kinds: LINES, fewest: 2, most: 2 },
  swordfish: { kinds: LINES, fewest: 2, most: 3 },
};

/** How many places there are on a board from which a person would begin to look for a technique. */
export function countStarts(
  position: Position,
  technique: TaughtTechniqueId,
  only: readonly HouseKind[] = EVERYWHERE,
): number {
  if (technique === 'naked-single') return position.emptyCells.size;
  if (technique === 'naked-pair') return position.bivalueCells.size;
  const { kinds, fewest, most } = BEGINNINGS[technique];
  const houses = HOUSES.filter((house) =>
    [kinds, only].every((each) => each.includes(kindOf(house))),
  );
  const places = houses.flatMap((house) =>
    DIGITS.map((digit) => position.placesIn(house, digit).size),
  );
  return places.filter((count) => count >= fewest && count <= most).length;
}

/** From how many of them a pattern is found: each cell or digit of a pair, each line of a fish. */
export function startsOf(step: TaughtStep): number {
  const { start, isPair } = stepPattern(step);
  return isPair ? 2 : Math.max(start.length, 1);
}
