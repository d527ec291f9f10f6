import type { CellSet } from '../cell-set.ts';
import { BOXES, COLUMNS, cellsOf, ROWS } from '../houses.ts';
import { housePremises } from '../steps/premise.ts';
import { defineTechnique } from '../technique.ts';
import { type Candidate, DIGITS, type House } from '../types.ts';

const KINDS_OF_HOUSES = [
  { houses: BOXES, lastPlaces: (cells: CellSet) => cells.aloneInBox() },
  { houses: ROWS, lastPlaces: (cells: CellSet) => cells.aloneInRow() },
  { houses: COLUMNS, lastPlaces: (cells: CellSet) => cells.aloneInColumn() },
];

/** Boxes first: a person sees the last place in a box sooner than in a line. */
export const EASIEST_HOUSES_FIRST: readonly House[] = /* @__PURE__ */ KINDS_OF_HOUSES.flatMap(
  ({ houses }) => houses,
);

/** The step that fills the only place of a house for a digit. */
export function hiddenSingleAt({ house, cell, digit }: Candidate & { readonly house: House }) {
  return {
    technique: 'hidden-single' as const,
    placements: [{ cell, digit }],
    eliminations: [],
    evidence: { house: [house], digit: [digit], cell: [cell] },
  };
}

/** The last places of a house, given those of each digit anywhere. */
function lastPlacesIn(house: House, cellsByDigit: readonly CellSet[]): Candidate[] {
  const found: Candidate[] = [];
  for (const digit of DIGITS) {
    const cells = cellsByDigit[digit - 1];
    // Most often there is none.
    if (!cells?.intersects(cellsOf(house))) continue;
    const cell = cells.intersection(cellsOf(house)).first;
    if (cell !== undefined) found.push({ cell, digit });
  }
  return found;
}

/** A house with exactly one place for a digit: it goes there. Each such house is an instance. */
export const hiddenSingle = defineTechnique({
  id: 'hidden-single',
  difficulty: 'beginner',
  puzzleDifficulty: 'easy',
  order: 2,
  roles: { house: 'houses', digit: 'digits', cell: 'cells' },
  premises: ({ house, digit, cell }) => housePremises(house, digit, cell),
  *find(position) {
    for (const { houses, lastPlaces } of KINDS_OF_HOUSES) {
      const cellsByDigit = DIGITS.map((digit) => lastPlaces(position.cellsFor(digit)));
      const all = cellsByDigit.reduce((some, cells) => some.union(cells));
      for (const house of houses) {
        if (!all.intersects(cellsOf(house))) continue;
        for (const { cell, digit } of lastPlacesIn(house, cellsByDigit)) {
          yield hiddenSingleAt({ house, cell, digit });
        }
      }
    }
  },
});
