import { cellsOf } from '../houses.ts';
import type { Candidate, Cell, Digit, House } from '../types.ts';

/**
 * What has to be believed of the board for a step to follow from the rules: a cell has no other
 * candidates; a digit has no other places in a house; some cells have, taken together, no other
 * candidates (as an almost locked set, whose single cells have a premise each besides).
 */
export type Premise =
  | { readonly cell: Cell; readonly digits: readonly Digit[] }
  | { readonly house: House; readonly digit: Digit; readonly cells: readonly Cell[] }
  | { readonly cells: readonly Cell[]; readonly digits: readonly Digit[] };

/** That some cells have no candidates but these digits. */
export function cellPremises(cells: readonly Cell[], digits: readonly Digit[]): Premise[] {
  return cells.map((cell) => ({ cell, digits }));
}

/** That each digit has no places in each house but those of these cells that lie in it. */
export function housePremises(
  houses: readonly House[],
  digits: readonly Digit[],
  cells: readonly Cell[],
): Premise[] {
  return houses.flatMap((house) => {
    const inHouse = cells.filter((cell) => cellsOf(house).has(cell));
    return digits.map((digit) => ({ house, digit, cells: inHouse }));
  });
}

/** The candidates that a premise leaves to choose from; none for a set of cells. */
export function choicesOf(premise: Premise): Candidate[] {
  if ('cell' in premise) return premise.digits.map((digit) => ({ cell: premise.cell, digit }));
  if (!('house' in premise)) return [];
  return premise.cells.map((cell) => ({ cell, digit: premise.digit }));
}

/** Whether a premise is false where this candidate is there. */
export function isBlockedBy(premise: Premise, { cell, digit }: Candidate): boolean {
  if ('house' in premise) {
    const isElsewhere = cellsOf(premise.house).has(cell) && !premise.cells.includes(cell);
    return digit === premise.digit && isElsewhere;
  }
  const isInside = 'cell' in premise ? premise.cell === cell : premise.cells.includes(cell);
  return isInside && !premise.digits.includes(digit);
}
