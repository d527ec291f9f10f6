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

/** The colour of each cell that hangs together with the first one: false for its own. */
function colourFrom(start: Cell, pairs: readonly Conjugate[]): Map<Cell, boolean> {
  const colours = new Map([[start, false]]);
  for (const [cell, colour] of colours) {
    for (const { cells } of pairs) {
      const partner = cells.find((each) => each !== cell);
      if (!cells.includes(cell) || partner === undefined || colours.has(partner)) continue;
      // What is added while the map is walked through is walked through, too.
      colours.set(partner, !colour);
    }
  }
  return colours;
}

/** The connected parts of some pairs, which need not be of one house, coloured. */
function clustersOf(digit: Digit, pairs: readonly Conjugate[]): Cluster[] {
  const clusters: Cluster[] = [];
  let rest = pairs;
  for (let [first] = rest; first; [first] = rest) {
    const colours = colourFrom(first.cells[0], rest);
    const ofColour = (wanted: boolean) =>
      CellSet.from(flatMap([...colours], ([cell, colour]) => (colour === wanted ? [cell] : [])));
    const own = rest.filter(({ cells }) => colours.has(cells[0]));
    clusters.push({ digit, pairs: own, colours: [ofColour(false), ofColour(true)] });
    rest = rest.filter(({ cells }) => !colours.has(cells[0]));
  }
  return clusters;
}

/** The clusters of a digit. */
export const clustersIn = perDigit((position, digit) =>
  clustersOf(digit, conjugatesOf(position, digit)),
);
