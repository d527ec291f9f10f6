import { candidatesOf } from '../../candidates.ts';
import { CellSet, lowestBit } from '../../cell-set.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { BOXES, COLUMNS, cellAt, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { housePremise } from '../model/board.ts';
import { perDigit, perPosition } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** The rows in which a digit is still to be placed. */
function openRows(position: Position, digit: Digit): House[] {
  return ROWS.filter((row) => position.maskIn(row, digit) !== 0);
}

/** The columns of a box, by column. */
const COLUMNS_OF_BOX: readonly HouseMask[] = COLUMNS.map(
  (_, column) => 0o7 << (column - (column % 3)),
);

/** A search for ways to place a digit. */
interface TemplateSearch {
  /** The open rows, the one with the fewest places first. */
  readonly rows: readonly House[];
  /** The columns in which the digit can go in each row, those that no template had yet, and where it goes. */
  readonly places: readonly HouseMask[];
  readonly untold: HouseMask[];
  readonly chosen: HouseMask[];
  /** The columns that are taken, and those of the boxes that are, by band. */
  columns: HouseMask;
  readonly boxes: [HouseMask, HouseMask, HouseMask];
}

/** Places the digit in a row, and in those after it but for the first that was chosen; whether that can be done. */
function placeFrom(search: TemplateSearch, first: House, index: number): boolean {
  const row = search.rows[index];
  if (row === undefined) return true;
  if (row === first) return placeFrom(search, first, index + 1);
  const { places, untold, chosen, columns, boxes } = search;
  const band = Math.floor(row / 3);
  const taken = boxes[band] ?? 0;
  let rest = (places[row] ?? 0) & ~columns & ~taken;
  while (rest !== 0) {
    // With places that no template had, fewer templates are needed.
    const best = rest & (untold[row] ?? 0) || rest;
    const place = best & -best;
    rest &= ~place;
    chosen[row] = place;
    search.columns = columns | place;
    boxes[band] = taken | (COLUMNS_OF_BOX[lowestBit(place)] ?? 0);
    if (placeFrom(search, first, index + 1)) return true;
  }
  search.columns = columns;
  boxes[band] = taken;
  return false;
}

/** Tells the places of a template that has this one; whether there is any. */
function tellTemplateWith(search: TemplateSearch, row: House, place: HouseMask): boolean {
  const { rows, untold, chosen, boxes } = search;
  boxes.fill(0);
  boxes[Math.floor(row / 3)] = COLUMNS_OF_BOX[lowestBit(place)] ?? 0;
  search.columns = place;
  chosen[row] = place;
  if (!placeFrom(search, row, 0)) return false;
  for (const each of rows) untold[each] = (untold[each] ?? 0) & ~(chosen[each] ?? 0);
  return true;
}

function searchFor(position: Position, digit: Digit): TemplateSearch {
  const places = ROWS.map((row) => position.maskIn(row, digit));
  const countOf = (row: House) => maskSize(places[row] ?? 0);
  const rows = openRows(position, digit).sort((one, other) => countOf(one) - countOf(other));
  return { rows, places, untold: places.slice(), chosen: [], columns: 0, boxes: [0, 0, 0] };
}

/** The cells that no way to place a digit nine times (a template) has. */
export const outsideTemplates = perDigit((position, digit): CellSet => {
  const search = searchFor(position, digit);
  const { rows, untold } = search;
  const outside: Cell[] = [];
  for (const row of rows) {
    for (let rest = untold[row] ?? 0; rest !== 0; rest = untold[row] ?? 0) {
      const place = rest & -rest;
      if (!tellTemplateWith(search, row, place)) outside.push(cellAt(row, lowestBit(place)));
      untold[row] = (untold[row] ?? 0) & ~place;
    }
  }
  return CellSet.from(outside);
});

function countOpen(position: Position, houses: readonly House[], digit: Digit): number {
  return houses.filter((house) => position.maskIn(house, digit) !== 0).length;
}

/**
 * Whether anything can follow from the places of one digit alone: whatever that removes is outside all templates. So no
 * technique of one digit has to be looked for where each place is in one of them.
 */
const concludesAlone = perDigit((position, digit): boolean => {
  if (!outsideTemplates(position, digit).isEmpty) return true;
  const [rows, columns, boxes] = [ROWS, COLUMNS, BOXES].map((houses) =>
    countOpen(position, houses, digit),
  );
  // Templates go by rows: on a board that lacks a place for the digit in some house, they may overlook it.
  return rows !== columns || rows !== boxes;
});

/** The digits of which a technique of one digit may conclude something. */
export const digitsConcludingAlone = perPosition((position): readonly Digit[] =>
  DIGITS.filter((digit) => concludesAlone(position, digit)),
);

/** The cells that all templates of a digit have: where it has no other place left in a row. */
function insideTemplates(position: Position, digit: Digit): CellSet {
  return position.cellsFor(digit).difference(outsideTemplates(position, digit)).aloneInRow();
}

function* findingsOf(
  position: Position,
  conclusionsOf: (digit: Digit) => Pick<LadderFinding, 'placements' | 'eliminations'>,
): Generator<LadderFinding, void> {
  for (const digit of DIGITS) {
    const conclusions = conclusionsOf(digit);
    if (conclusions.placements.length + conclusions.eliminations.length === 0) continue;
    yield {
      ...conclusions,
      pattern: candidatesOf(position.cellsFor(digit), digit),
      premises: openRows(position, digit).map((row) => housePremise(position, row, digit)),
    };
  }
}

/** A cell that every way to place a digit nine times has. */
export function* findTemplateSets({ position }: LadderBoard): Generator<LadderFinding, void> {
  yield* findingsOf(position, (digit) => ({
    placements: candidatesOf(insideTemplates(position, digit), digit),
    eliminations: [],
  }));
}

/** Cells that no way to place a digit nine times has. */
export function* findTemplateDeletions({ position }: LadderBoard): Generator<LadderFinding, void> {
  yield* findingsOf(position, (digit) => ({
    placements: [],
    eliminations: candidatesOf(outsideTemplates(position, digit), digit),
  }));
}
