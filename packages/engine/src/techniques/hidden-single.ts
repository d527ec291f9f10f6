import { BOXES, COLUMNS, ROWS } from '../houses.ts';
import { defineTechnique } from '../technique.ts';
import { DIGITS } from '../types.ts';

/** Boxes first: a person sees the last place in a box sooner than in a line. */
const EASIEST_HOUSES_FIRST = [...BOXES, ...ROWS, ...COLUMNS];

/** A house with exactly one place for a digit: it goes there. Each such house is an instance. */
export const hiddenSingle = defineTechnique({
  id: 'hidden-single',
  difficulty: 'beginner',
  order: 2,
  roles: { house: 'houses', digit: 'digits', cell: 'cells' },
  *find(position) {
    for (const house of EASIEST_HOUSES_FIRST) {
      for (const digit of DIGITS) {
        const places = position.placesIn(house, digit);
        const cell = places.first;
        if (cell === undefined || places.size > 1) continue;
        yield {
          placements: [{ cell, digit }],
          eliminations: [],
          evidence: { house: [house], digit: [digit], cell: [cell] },
        };
      }
    }
  },
});
