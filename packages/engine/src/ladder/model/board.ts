import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { CELLS, peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Premise } from '../../steps/premise.ts';
import type { Candidate, Cell, Digit, House } from '../../types.ts';
import { digitsOf, maskAt, maskOfAll } from './digit-mask.ts';
import { flatMap } from './flat-map.ts';
import type { LadderFinding } from './step.ts';

const ALL_CELLS = CellSet.from(CELLS);

/** The cells that see each of some cells; no cell sees itself. */
export function seenByAll(cells: Iterable<Cell>): CellSet {
  let seen = ALL_CELLS;
  for (const cell of cells) seen = seen.intersection(peersOf(cell));
  return seen;
}

/** The cells that see at least one of these. */
export function seenByAny(cells: CellSet): CellSet {
  return cells.toArray().reduce((seen, cell) => seen.union(peersOf(cell)), CellSet.EMPTY);
}

/** The cells that see one of these and one of those. */
export function seenByOneOfEach(these: CellSet, those: CellSet): CellSet {
  return seenByAny(these).intersection(seenByAny(those));
}

/** A digit in those of some cells that have it as a candidate. */
export function digitIn(position: Position, digit: Digit, cells: CellSet): Candidate[] {
  return candidatesOf(position.cellsFor(digit).intersection(cells), digit);
}

/** All candidates of some cells. */
export function candidatesAt(position: Position, cells: readonly Cell[]): Candidate[] {
  return flatMap(cells, (cell) =>
    digitsOf(maskAt(position, cell)).map((digit) => ({ cell, digit })),
  );
}

/** That a cell has no candidates but those that it has. */
export function cellPremise(position: Position, cell: Cell): Premise {
  return { cell, digits: digitsOf(maskAt(position, cell)) };
}

/** What cells remove by having no candidates but those that they have. */
export function findingOfCells(
  position: Position,
  cells: readonly Cell[],
  eliminations: readonly Candidate[],
): LadderFinding {
  return {
    placements: [],
    eliminations,
    pattern: candidatesAt(position, cells),
    premises: cells.map((cell) => cellPremise(position, cell)),
  };
}

/** That a digit has no places in a house but those that it has. */
export function housePremise(position: Position, house: House, digit: Digit): Premise {
  return { house, digit, cells: position.placesIn(house, digit).toArray() };
}

/** That some cells have, taken together, no candidates but those that they have; and each of them for itself. */
export function setPremises(position: Position, cells: readonly Cell[]): Premise[] {
  const each = cells.map((cell) => cellPremise(position, cell));
  if (cells.length === 1) return each;
  return [{ cells, digits: digitsOf(maskOfAll(position, cells)) }, ...each];
}
