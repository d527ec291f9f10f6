import { maskSize } from '../../house-mask.ts';
import { cellsOf, HOUSES, housesOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Candidate, type Cell, DIGITS } from '../../types.ts';
import { candidatesAt, cellPremise } from '../model/board.ts';
import { digitCount, digitsOf, maskAt } from '../model/digit-mask.ts';
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

/**
 * Bivalue universal grave plus one: every empty cell has two candidates but one, which has three. Without the one
 * that makes the difference each digit would have two places in every house: no puzzle with one solution comes there.
 */
export function* findBugPlusOne({ position }: LadderBoard): Generator<LadderFinding, void> {
  const cell = onlyTrivalueCell(position);
  if (cell === undefined) return;
  const [row] = housesOf(cell);
  const guardian = digitsOf(maskAt(position, cell))
    .filter((digit) => maskSize(position.maskIn(row, digit)) === 3)
    .map((digit) => ({ cell, digit }))
    .find((candidate) => isGraveWithout(position, candidate));
  if (!guardian) return;
  const cells = position.emptyCells.toArray();
  const premise = { cells, digits: DIGITS, guardians: [guardian] };
  yield {
    placements: [guardian],
    eliminations: [],
    pattern: candidatesAt(position, [cell]),
    premises: [premise, ...cells.map((each) => cellPremise(position, each))],
    assumes: 'one-solution',
  };
}
