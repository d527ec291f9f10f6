import { maskSize } from '../../house-mask.ts';
import { cellsOf, HOUSES, housesOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Candidate, type Cell, DIGITS } from '../../types.ts';
import { candidatesAt, cellPremise } from '../model/board.ts';
import { digitCount, maskAt } from '../model/digit-mask.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** The only cell with three candidates, where all others have two. */
function onlyTrivalueCell(position: Position): Cell | undefined {
  const [cell, another] = position.emptyCells.difference(position.bivalueCells).toArray();
  if (cell === undefined || another !== undefined) return undefined;
  return digitCount(maskAt(position, cell)) === 3 ? cell : undefined;
}

/** Whether without one candidate every digit would have two places in each house where it has any. */
function isGraveWithout(position: Position, { cell, digit }: Candidate): boolean {
  return HOUSES.every((house) =>
    DIGITS.every((each) => {
      const isHere = each === digit && cellsOf(house).has(cell);
      const places = maskSize(position.maskIn(house, each)) - (isHere ? 1 : 0);
      return places === 2 || places === 0;
    }),
  );
}

function graveOf(position: Position) {
  const cell = onlyTrivalueCell(position);
  if (cell === undefined) return undefined;
  const [row] = housesOf(cell);
  const own = candidatesAt(position, [cell]);
  const guardian = own.find(
    (each) => maskSize(position.maskIn(row, each.digit)) === 3 && isGraveWithout(position, each),
  );
  return guardian && { guardian, own };
}

function* findingsOf(
  position: Position,
  conclusionsOf: (
    guardian: Candidate,
    own: readonly Candidate[],
  ) => Pick<LadderFinding, 'placements' | 'eliminations'>,
): Generator<LadderFinding, void> {
  const grave = graveOf(position);
  if (!grave) return;
  const { own, guardian } = grave;
  const cells = position.emptyCells.toArray();
  const premise = { cells, digits: DIGITS, guardians: [guardian] };
  yield {
    ...conclusionsOf(guardian, own),
    pattern: own,
    premises: [premise, ...cells.map((each) => cellPremise(position, each))],
    assumes: 'one-solution',
  };
}

/**
 * Bivalue universal grave plus one: every empty cell has two candidates but one, which has three. Without the one
 * that makes the difference each digit would have two places in every house: no puzzle with one solution comes there.
 */
export function findBugPlusOne({ position }: LadderBoard): Iterable<LadderFinding> {
  return findingsOf(position, (guardian) => ({ placements: [guardian], eliminations: [] }));
}

/** The same, told by what the cell loses. */
export function eliminateByBugPlusOne({ position }: LadderBoard): Iterable<LadderFinding> {
  return findingsOf(position, (guardian, own) => ({
    placements: [],
    eliminations: own.filter((each) => each !== guardian),
  }));
}
