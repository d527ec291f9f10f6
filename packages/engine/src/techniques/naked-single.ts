import { cellPremises } from '../steps/premise.ts';
import { defineTechnique } from '../technique.ts';
import { DIGITS } from '../types.ts';

/** A cell with exactly one candidate: it goes there. */
export const nakedSingle = defineTechnique({
  id: 'naked-single',
  difficulty: 'beginner',
  puzzleDifficulty: 'easy',
  order: 1,
  roles: { cell: 'cells', digit: 'digits' },
  premises: ({ cell, digit }) => cellPremises(cell, digit),
  *find(position) {
    for (const cell of position.singleValueCells) {
      const digit = DIGITS.find((each) => position.cellsFor(each).has(cell));
      if (digit === undefined) continue;
      yield {
        placements: [{ cell, digit }],
        eliminations: [],
        evidence: { cell: [cell], digit: [digit] },
      };
    }
  },
});
