import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Candidate, DIGITS } from '../../types.ts';
import { digitIn, housePremise } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type Cluster, clustersIn } from './clusters.ts';

/** The cells that see at least one of these. */
function seenByAny(cells: CellSet): CellSet {
  return cells.toArray().reduce((seen, cell) => seen.union(peersOf(cell)), CellSet.EMPTY);
}

/** What a few clusters remove, with all their colours. */
function findingOf(
  position: Position,
  clusters: readonly Cluster[],
  eliminations: readonly Candidate[],
): LadderFinding {
  const colours = clusters.flatMap(({ digit, colours: [one, other] }) => [
    candidatesOf(one, digit),
    candidatesOf(other, digit),
  ]);
  const premises = clusters.flatMap(({ digit, pairs }) =>
    pairs.map(({ house }) => housePremise(position, house, digit)),
  );
  return { placements: [], eliminations, pattern: colours.flat(), premises, colours };
}

/** Two pairs are a two-string kite or the like; with a single one, all is said by its house. */
const FEWEST_PAIRS = 2;

function bySimpleColouring(position: Position, cluster: Cluster): Candidate[] {
  const { digit, colours } = cluster;
  const [one, other] = colours;
  const wrong = colours.find((colour) => seenByAny(colour).intersects(colour));
  if (wrong) return candidatesOf(wrong, digit);
  const between = seenByAny(one).intersection(seenByAny(other));
  return digitIn(position, digit, between.difference(one.union(other)));
}

const simpleColourings = perDigit((position, digit) =>
  clustersIn(position, digit)
    .filter(({ pairs }) => pairs.length >= FEWEST_PAIRS)
    .flatMap((cluster) => {
      const eliminations = bySimpleColouring(position, cluster);
      return eliminations.length > 0 ? [findingOf(position, [cluster], eliminations)] : [];
    }),
);

/**
 * Conjugate pairs of a digit that hang together, in two colours: what sees both is not that digit (trap), and a
 * colour that sees itself is wrong (wrap).
 */
export function* findSimpleColouring({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const digit of DIGITS) yield* simpleColourings(position, digit);
}

/** What is wrong as a colour of one cluster sees one or both of another. */
function byTwoClusters(position: Position, one: Cluster, other: Cluster): Candidate[] {
  const { digit } = one;
  const all = [...one.colours, ...other.colours].reduce((some, each) => some.union(each));
  const found = one.colours.flatMap((colour, index) => {
    const seen = seenByAny(colour);
    const [first, second] = other.colours.map((each) => seen.intersects(each));
    if (first && second) return candidatesOf(colour, digit);
    if (!first && !second) return [];
    // One of the two colours is wrong, so one of their opposites is right.
    const opposite = one.colours[1 - index] ?? CellSet.EMPTY;
    const otherOpposite = other.colours[first ? 1 : 0];
    const between = seenByAny(opposite).intersection(seenByAny(otherOpposite));
    return digitIn(position, digit, between.difference(all));
  });
  return distinctCandidates(found);
}

const multiColourings = perDigit((position, digit) => {
  const clusters = clustersIn(position, digit);
  return clusters
    .flatMap((one) =>
      clusters.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    .flatMap((pair) => {
      const eliminations = byTwoClusters(position, ...pair);
      return eliminations.length > 0 ? [findingOf(position, pair, eliminations)] : [];
    });
});

/**
 * Two clusters of a digit: a colour that sees both of the other one's is wrong; where it sees one of them, what
 * sees both opposites is not that digit.
 */
export function* findMultiColouring({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const digit of DIGITS) yield* multiColourings(position, digit);
}
