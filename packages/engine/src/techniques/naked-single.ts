import { defineTechnique } from '../technique.ts';

/** A cell with exactly one candidate: it goes there. */
export const nakedSingle = defineTechnique({
  id: 'naked-single',
  difficulty: 'beginner',
  order: 1,
  roles: { cell: 'cells', digit: 'digits' },
  *find(position) {
    for (const cell of position.emptyCells) {
      const [digit, second] = position.digitsAt(cell);
      if (digit === undefined || second !== undefined) continue;
      yield {
        placements: [{ cell, digit }],
        eliminations: [],
        evidence: { cell: [cell], digit: [digit] },
      };
    }
  },
});
