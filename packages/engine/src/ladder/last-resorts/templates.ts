import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { cellsOf, peersOf, ROWS } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { housePremise } from '../model/board.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';

/** A way to place a digit in each of some rows; undefined where there is none. The row with the fewest places first. */
function placing(rows: readonly House[], places: CellSet): readonly Cell[] | undefined {
  const counts = rows.map((row) => places.intersection(cellsOf(row)).size);
  const row = rows[counts.indexOf(Math.min(...counts))];
  if (row === undefined) return [];
  const rest = rows.filter((each) => each !== row);
  for (const cell of places.intersection(cellsOf(row))) {
    const others = placing(rest, places.difference(peersOf(cell)));
    if (others) return [cell, ...others];
  }
  return undefined;
}

/** The rows in which a digit is still to be placed. */
function openRows(position: Position, digit: Digit): House[] {
  return ROWS.filter((row) => position.maskIn(row, digit) !== 0);
}

/** The cells that no way to place a digit nine times (a template) has. */
export const outsideTemplates = perDigit((position, digit): CellSet => {
  const places = position.cellsFor(digit);
  const rows = openRows(position, digit);
  let untold = places;
  let outside = CellSet.EMPTY;
  for (const cell of places) {
    if (!untold.has(cell)) continue;
    const others = rows.filter((row) => !cellsOf(row).has(cell));
    const rest = placing(others, places.difference(peersOf(cell)));
    if (rest) untold = untold.difference(CellSet.from(rest));
    else outside = outside.union(CellSet.from([cell]));
  }
  return outside;
});

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
