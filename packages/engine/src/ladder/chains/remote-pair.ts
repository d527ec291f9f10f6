import { candidatesOf } from '../../candidates.ts';
import { CellSet } from '../../cell-set.ts';
import { peersOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Cell } from '../../types.ts';
import { coloursFrom } from '../colouring/clusters.ts';
import { digitIn, findingOfCells, seenByOneOfEach } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { type DigitMask, digitsOf, maskAt } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { bivalueCellsOf, twinsOf } from '../model/twins.ts';

/** Three cells are a chain that says nothing new, two a naked pair. */
const FEWEST_CELLS = 4;
/** Four cells that are all twins of each other. */
const FEWEST_TWINS = 6;

function findingOf(
  position: Position,
  colours: readonly [CellSet, CellSet],
): LadderFinding | undefined {
  const [one, other] = colours;
  const cells = one.union(other);
  if (cells.size < FEWEST_CELLS || one.intersects(other)) return undefined;
  const seen = seenByOneOfEach(one, other).difference(cells);
  const [first] = cells;
  const digits = digitsOf(first === undefined ? 0 : maskAt(position, first));
  const [low = 1, high = 1] = digits;
  const eliminations = flatMap(digits, (digit) => digitIn(position, digit, seen));
  if (eliminations.length === 0) return undefined;
  return {
    ...findingOfCells(position, cells.toArray(), distinctCandidates(eliminations)),
    colours: [
      [...candidatesOf(one, low), ...candidatesOf(other, high)],
      [...candidatesOf(one, high), ...candidatesOf(other, low)],
    ],
  };
}

/** The groups of cells with the same two candidates that hang together, coloured. */
function* clustersOf(position: Position): Generator<readonly [CellSet, CellSet], void> {
  if (twinsOf(position).length < FEWEST_TWINS) return;
  const byMask = new Map<DigitMask, Cell[]>();
  for (const cell of bivalueCellsOf(position)) {
    const mask = maskAt(position, cell);
    const known = byMask.get(mask);
    if (known) known.push(cell);
    else byMask.set(mask, [cell]);
  }
  for (const cells of byMask.values()) {
    let rest = cells.length < FEWEST_CELLS ? CellSet.EMPTY : CellSet.from(cells);
    for (let start = rest.first; start !== undefined; start = rest.first) {
      const colours = coloursFrom(start, (cell) => rest.intersection(peersOf(cell)));
      rest = rest.difference(colours[0].union(colours[1]));
      yield colours;
    }
  }
}

/**
 * Four or more cells with the same two candidates, each seeing the next: they take turns, so what sees two that are
 * an odd number of links apart has neither.
 */
export function* findRemotePairs({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const colours of clustersOf(position)) {
    const found = findingOf(position, colours);
    if (found) yield found;
  }
}

/** All chains of some cells that go on from one. */
function chainsFrom(chain: readonly Cell[], rest: CellSet): readonly (readonly Cell[])[] {
  const peers = rest.intersection(peersOf(chain.at(-1) ?? 0)).toArray();
  return [chain, ...flatMap(peers, (peer) => chainsFrom([...chain, peer], rest.withoutCell(peer)))];
}

/** Whether some of the cells see each other: of one colour, they can't all be the same digit. */
function seeThemselves(cells: CellSet): boolean {
  return [...cells].some((cell) => cells.intersects(peersOf(cell)));
}

/** The same chain by chain: what its ends remove, and what any two of its cells do that are far enough apart. */
export function* findSingleRemotePairs({ position }: LadderBoard): Generator<LadderFinding, void> {
  for (const [one, other] of clustersOf(position)) {
    // Without a solution there may be chains beyond number.
    if (seeThemselves(one) || seeThemselves(other)) continue;
    const cells = one.union(other);
    for (const chain of flatMap([...cells], (start) =>
      chainsFrom([start], cells.withoutCell(start)),
    )) {
      if (chain.length < FEWEST_CELLS || chain.length % 2 === 1) continue;
      yield* byChain(position, chain);
    }
  }
}

function* byChain(position: Position, chain: readonly Cell[]): Generator<LadderFinding, void> {
  const ofColour = (colour: number) =>
    CellSet.from(chain.filter((_, index) => index % 2 === colour));
  const found = findingOf(position, [ofColour(0), ofColour(1)]);
  if (!found) return;
  yield found;
  const [start = 0, end = 0] = [chain[0], chain.at(-1)];
  const seen = peersOf(start).intersection(peersOf(end));
  const eliminations = found.eliminations.filter(({ cell }) => seen.has(cell));
  if (eliminations.length > 0) yield { ...found, eliminations };
}
