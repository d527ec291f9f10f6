import {
  arePeers,
  type Candidate,
  type Cell,
  cellsOf,
  type Digit,
  HOUSES,
  type House,
  kindOf,
} from '@nanpure/engine';

/** The cells of some candidates, each once, in order. */
export function cellsIn(candidates: readonly Candidate[]): Cell[] {
  return [...new Set(candidates.map(({ cell }) => cell))].sort((a, b) => a - b);
}

/** The digits of some candidates, each once, in order. */
export function digitsIn(candidates: readonly Candidate[]): Digit[] {
  return [...new Set(candidates.map(({ digit }) => digit))].sort((a, b) => a - b);
}

/** Each of some digits in each of some cells. */
export function inEach(cells: readonly Cell[], digits: readonly Digit[]): Candidate[] {
  return cells.flatMap((cell) => digits.map((digit) => ({ cell, digit })));
}

/** The houses that all of some cells lie in: a line before the box. */
export function sharedBy(cells: readonly Cell[]): House[] {
  return HOUSES.filter((house) => cells.every((cell) => cellsOf(house).has(cell)));
}

/** Whether a cell is in a house. */
export function isIn(house: House, cell: Cell): boolean {
  return cellsOf(house).has(cell);
}

export function isBox(house: House): boolean {
  return kindOf(house) === 'box';
}

/** The first two cells, one of each list, that see each other. */
export function firstSight(
  some: readonly Cell[],
  others: readonly Cell[],
): readonly [Cell, Cell] | undefined {
  for (const one of some) {
    const other = others.find((each) => arePeers(one, each));
    if (other !== undefined) return [one, other];
  }
  return undefined;
}

/** Whether a cell sees each of some others. */
export function seesAll(cell: Cell, others: readonly Cell[]): boolean {
  return others.every((other) => arePeers(cell, other));
}

/** Whether a cell sees at least one of some others. */
export function seesAny(cell: Cell, others: readonly Cell[]): boolean {
  return others.some((other) => arePeers(cell, other));
}
