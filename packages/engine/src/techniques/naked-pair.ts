import { candidatesOf } from '../candidates.ts';
import { CellSet } from '../cell-set.ts';
import { peersOf, sharedHouses } from '../houses.ts';
import type { Position } from '../position.ts';
import { cellPremises } from '../steps/premise.ts';
import { defineTechnique } from '../technique.ts';
import type { Cell, Digit } from '../types.ts';

/** The cells that see this one and have the same two candidates; each pair from its first cell. */
function partnersAfter(cell: Cell, digits: readonly Digit[], position: Position): Cell[] {
  const seen = position.bivalueCells.intersection(peersOf(cell));
  const partners = digits.reduce(
    (cells, digit) => cells.intersection(position.cellsFor(digit)),
    seen,
  );
  return partners.toArray().filter((partner) => partner > cell);
}

/**
 * Two cells of a house with the same two candidates and no others: the two digits go there, so
 * nowhere else in any house that the cells share.
 */
export const nakedPair = defineTechnique({
  id: 'naked-pair',
  difficulty: 'intermediate',
  puzzleDifficulty: 'medium',
  order: 3,
  roles: { cells: 'cells', digits: 'digits', houses: 'houses' },
  premises: ({ cells, digits }) => cellPremises(cells, digits),
  *find(position, wantsIdle) {
    for (const cell of position.bivalueCells) {
      const digits = position.digitsAt(cell);
      for (const partner of partnersAfter(cell, digits, position)) {
        const targets = peersOf(cell).intersection(peersOf(partner));
        const eliminations = digits.flatMap((digit) =>
          candidatesOf(position.cellsFor(digit).intersection(targets), digit),
        );
        if (eliminations.length === 0 && !wantsIdle) continue;
        const houses = sharedHouses(CellSet.from([cell, partner]));
        yield {
          placements: [],
          eliminations,
          evidence: { cells: [cell, partner], digits, houses },
        };
      }
    }
  },
});
