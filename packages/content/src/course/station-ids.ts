/**
 * The stations of the course in their order, by the ends of their paths: paths need no more of them, and every page
 * of the site knows these.
 */
export const STATION_IDS = [
  'board',
  'boxes',
  'lines',
  'naked-single',
  'notes',
  'pointing-pairs',
  'box-line-reduction',
  'naked-pair',
  'hidden-pair',
  'which-one',
  'x-wing',
  'swordfish',
  'whole-puzzle',
] as const;

/** A station of the course. */
export type StationId = (typeof STATION_IDS)[number];
