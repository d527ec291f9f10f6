import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import type { Position } from '../../position.ts';
import { type Candidate, DIGITS } from '../../types.ts';
import { digitsConcludingAlone } from '../last-resorts/templates.ts';
import { digitIn, housePremise, seenByAny, seenByOneOfEach } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { firstOfEach } from '../model/conclusions.ts';
import { flat, flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { pairsOf } from '../model/together.ts';
import { type Cluster, clustersIn } from './clusters.ts';

/** What a few clusters remove, with all their colours. */
function findingOf(
  position: Position,
  clusters: readonly Cluster[],
  eliminations: readonly Candidate[],
): LadderFinding {
  const colours = flatMap(clusters, ({ digit, colours: [one, other] }) => [
    candidatesOf(one, digit),
    candidatesOf(other, digit),
  ]);
  const premises = flatMap(clusters, ({ digit, pairs }) =>
    pairs.map(({ house }) => housePremise(position, house, digit)),
  );
  return { placements: [], eliminations, pattern: flat(colours), premises, colours };
}

/** Two pairs are a two-string kite or the like; with a single one, all is said by its house. */
const FEWEST_PAIRS = 2;

/** The colours that see themselves. */
function wrongColours({ colours }: Cluster): CellSet[] {
  return colours.filter((colour) => seenByAny(colour).intersects(colour));
}

/** What sees both colours. */
function seenByBoth(position: Position, { digit, colours: [one, other] }: Cluster): Candidate[] {
  return digitIn(position, digit, seenByOneOfEach(one, other).difference(one.union(other)));
}

function bySimpleColouring(position: Position, cluster: Cluster): Candidate[] {
  const [wrong] = wrongColours(cluster);
  return wrong ? candidatesOf(wrong, cluster.digit) : seenByBoth(position, cluster);
}

const simpleColourings = perDigit((position, digit) =>
  flatMap(
    clustersIn(position, digit).filter(({ pairs }) => pairs.length >= FEWEST_PAIRS),
    (cluster) => {
      const eliminations = bySimpleColouring(position, cluster);
      return eliminations.length > 0 ? [findingOf(position, [cluster], eliminations)] : [];
    },
  ),
);

/**
 * Conjugate pairs of a digit that hang together, in two colours: what sees both is not that digit (trap), and a
 * colour that sees itself is wrong (wrap).
 */
export function* findSimpleColouring({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const digit of digitsConcludingAlone(position)) yield* simpleColourings(position, digit);
}

/** Each colour that sees itself, and what sees both colours beside it. */
export function* findFurtherSimpleColouring({
  position,
}: LadderBoard): Generator<LadderFinding, void> {
  for (const cluster of flatMap(DIGITS, (digit) => clustersIn(position, digit))) {
    const wrong = wrongColours(cluster).map((colour) => candidatesOf(colour, cluster.digit));
    for (const eliminations of [...wrong, seenByBoth(position, cluster)]) {
      const hasPairs = cluster.pairs.length >= FEWEST_PAIRS;
      if (hasPairs && eliminations.length > 0) yield findingOf(position, [cluster], eliminations);
    }
  }
}

/** The colours of one cluster that see both of another: they are wrong. */
function byBothColours(one: Cluster, other: Cluster): Candidate[] {
  return flatMap(one.colours, (colour) => {
    const seen = seenByAny(colour);
    return other.colours.every((each) => seen.intersects(each))
      ? candidatesOf(colour, one.digit)
      : [];
  });
}

/** Where a colour of one sees a colour of the other, one of the two is wrong: one of their opposites is right. */
function byOneColour(position: Position, one: Cluster, other: Cluster): Candidate[] {
  const found = flatMap(one.colours, (colour, index) => {
    const seen = seenByAny(colour);
    return flatMap(other.colours, (each, otherIndex) => {
      if (!seen.intersects(each)) return [];
      const opposite = one.colours[1 - index] ?? CellSet.EMPTY;
      const otherOpposite = other.colours[1 - otherIndex] ?? CellSet.EMPTY;
      const between = seenByOneOfEach(opposite, otherOpposite);
      return digitIn(position, one.digit, between);
    });
  });
  return distinctCandidates(found);
}

/** A colour that is wrong for itself comes before what follows from one of two. */
function* ofTwo(position: Position, one: Cluster, other: Cluster) {
  for (const eliminations of [
    byBothColours(one, other),
    byBothColours(other, one),
    byOneColour(position, one, other),
  ]) {
    if (eliminations.length > 0) yield findingOf(position, [one, other], eliminations);
  }
}

const multiColourings = perDigit((position, digit) =>
  flatMap(pairsOf(clustersIn(position, digit)), (pair) => [
    ...firstOfEach(ofTwo(position, ...pair)),
  ]),
);

/**
 * Two clusters of a digit: a colour that sees both of the other one's is wrong; where it sees one of them, what
 * sees both opposites is not that digit.
 */
export function* findMultiColouring({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const digit of digitsConcludingAlone(position)) yield* multiColourings(position, digit);
}
