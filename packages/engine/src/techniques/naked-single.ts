import { cellPremises } from '../steps/premise.ts';
import { defineTechnique } from '../technique.ts';
import { type Candidate, DIGITS } from '../types.ts';

/** The step that fills a cell with its only candidate. */
export function nakedSingleAt({ cell, digit }: Candidate) {
  return {
    technique: 'naked-single' as const,
    placements: [{ cell, digit }],
    eliminations: [],
    evidence: { cell: [cell], digit: [digit] },
  };
}

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
      yield nakedSingleAt({ cell, digit });
    }
  },
});
