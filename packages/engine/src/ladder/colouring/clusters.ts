import { CellSet } from '../../cell-set.ts';
import type { Cell, Digit } from '../../types.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import { type Conjugate, conjugatesOf } from '../single-digit/strong-links.ts';

/** Conjugate pairs of a digit that hang together: the cells of one colour are right, those of the other wrong. */
export interface Cluster {
  readonly digit: Digit;
  readonly pairs: readonly Conjugate[];
  readonly colours: readonly [CellSet, CellSet];
}

/** The cells that hang together with one, which comes first, in two colours that take turns. */
export function coloursFrom(
  start: Cell,
  besides: (cell: Cell) => Iterable<Cell>,
): readonly [CellSet, CellSet] {
  const colours = new Map([[start, 0]]);
  for (const [cell, colour] of colours) {
    for (const next of besides(cell)) {
      // What is added while the map is walked through is walked through, too.
      if (!colours.has(next)) colours.set(next, 1 - colour);
    }
  }
  const ofColour = (wanted: number) =>
    CellSet.from(flatMap([...colours], ([cell, colour]) => (colour === wanted ? [cell] : [])));
  return [ofColour(0), ofColour(1)];
}

/** The cells with which a cell is paired. */
function partnersOf(pairs: readonly Conjugate[], cell: Cell): Cell[] {
  return flatMap(pairs, ({ cells }) =>
    cells.includes(cell) ? cells.filter((each) => each !== cell) : [],
  );
}

/** The connected parts of some pairs, which need not be of one house, coloured. */
function clustersOf(digit: Digit, pairs: readonly Conjugate[]): Cluster[] {
  const clusters: Cluster[] = [];
  let rest = pairs;
  for (let [first] = rest; first; [first] = rest) {
    const colours = coloursFrom(first.cells[0], (cell) => partnersOf(pairs, cell));
    const isOwn = ({ cells }: Conjugate) => colours.some((colour) => colour.has(cells[0]));
    clusters.push({ digit, pairs: rest.filter(isOwn), colours });
    rest = rest.filter((pair) => !isOwn(pair));
  }
  return clusters;
}

/** The clusters of a digit. */
export const clustersIn = perDigit((position, digit) =>
  clustersOf(digit, conjugatesOf(position, digit)),
);
