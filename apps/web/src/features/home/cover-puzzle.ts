/** The easy puzzle on the cover, made by our own generator (rotational symmetry, seed 729). */
export const COVER_PUZZLE =
  '.6.1.8...3.1....2.........5.72.6......87592......8.51.6.........4....3.9...3.5.4.';

/** The one cell of it that has a single candidate: it is circled. */
export const CIRCLED_CELL = 30;
