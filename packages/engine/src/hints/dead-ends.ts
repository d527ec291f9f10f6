import { valueAt } from '../grid.ts';
import { cellsOf, housesOf } from '../houses.ts';
import type { Position } from '../position.ts';
import { EASIEST_HOUSES_FIRST } from '../techniques/hidden-single.ts';
import { type Cell, DIGITS, type House } from '../types.ts';
import { NOTHING, type NoSolutionHint } from './hint.ts';

function* cellsWithoutDigit(position: Position): Generator<NoSolutionHint> {
  for (const cell of position.emptyCells) {
    if (position.digitsAt(cell).length > 0) continue;
    const [, , area] = housesOf(cell);
    const deadEnd = { code: 'cell-without-digit', cell } as const;
    yield { ...NOTHING, kind: 'no-solution', deadEnd, area, cells: [cell] };
  }
}

function openCellsOf(house: House, position: Position): Cell[] {
  return [...cellsOf(house).intersection(position.emptyCells)];
}

function* digitsWithoutPlace(position: Position): Generator<NoSolutionHint> {
  for (const house of EASIEST_HOUSES_FIRST) {
    const standing = [...cellsOf(house)].map((cell) => valueAt(position.grid, cell));
    for (const digit of DIGITS) {
      if (standing.includes(digit) || !position.placesIn(house, digit).isEmpty) continue;
      const deadEnd = { code: 'digit-without-place', house, digit } as const;
      const cells = openCellsOf(house, position);
      yield { ...NOTHING, kind: 'no-solution', deadEnd, area: house, cells };
    }
  }
}

/**
 * Why a board without a repeated digit has no solution, as far as it can be seen at once; where it
 * takes a longer proof, the hint says no more than that.
 */
export function* deadEndHints(position: Position): Generator<NoSolutionHint> {
  let inSight = false;
  for (const find of [cellsWithoutDigit, digitsWithoutPlace]) {
    for (const hint of find(position)) {
      inSight = true;
      yield hint;
    }
  }
  if (!inSight) yield { ...NOTHING, kind: 'no-solution', deadEnd: { code: 'not-in-sight' } };
}
