import { CellSet } from '../../cell-set.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { HOUSES, kindOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import { type Cell, DIGITS, type Digit, type House } from '../../types.ts';
import { almostLockedSets, placesIn } from '../almost-locked-sets/table.ts';
import { type Bits, setBit, wordsFor } from '../model/bits.ts';
import { cellPremise, housePremise, seenByAll, setPremises } from '../model/board.ts';
import { ALL_DIGITS, type DigitMask, digitsOf, masksOf } from '../model/digit-mask.ts';
import { perDigit, perPosition } from '../model/per-position.ts';
import { cellsIn, peersIn } from '../model/sight.ts';
import type { LadderPremise, Node } from '../model/step.ts';

/** Why of two nodes at least one is right: they are all of a cell, all of a digit in a house, or in an almost locked set. */
export type Reason =
  | { readonly cell: Cell }
  | { readonly house: House; readonly digit: Digit }
  | { readonly set: readonly Cell[] };

/** What makes strong links in a graph. */
export interface LinkKinds {
  readonly cells?: boolean;
  readonly houses?: boolean;
  readonly groups?: boolean;
  readonly sets?: boolean;
}

/** The candidates of a position, groups of them, and the links between them. */
export interface LinkGraph {
  readonly nodes: readonly Node[];
  /** The first nodes are single candidates. */
  readonly candidateCount: number;
  readonly words: number;
  /** For each node, a row of bits: the nodes that are wrong where it is right. */
  readonly weak: Bits;
  /** For each node the nodes that are right where it is wrong, and why. */
  readonly strong: readonly (readonly number[])[];
  readonly reasons: readonly (readonly Reason[])[];
  /** The nodes with strong links. */
  readonly linked: Bits;
}

/** A group, or a candidate, before it has a number. */
interface Place {
  readonly node: Node;
  /** Of a group what it is known by, its cells, and what sees all of them. */
  readonly key: string;
  readonly places: CellSet;
  readonly seen: CellSet;
}

interface Growing {
  /** Whose candidates the nodes are. */
  readonly digits: DigitMask;
  readonly nodes: Node[];
  /** The number of each candidate, by cell and digit; -1 for none. */
  readonly numbers: Int16Array;
  /** The groups, which follow the candidates, and the number of each by its key. */
  readonly groups: Place[];
  readonly groupNumbers: Map<string, number>;
  readonly strong: number[][];
  readonly reasons: Reason[][];
  /** Which nodes are joined: the first reason is the simplest. */
  readonly joined: Set<number>;
}

function indexOf(cell: Cell, digit: Digit): number {
  return 9 * cell + digit - 1;
}

function add(graph: Growing, node: Node): number {
  graph.strong.push([]);
  graph.reasons.push([]);
  return graph.nodes.push(node) - 1;
}

function placeOf(digit: Digit, cells: readonly Cell[]): Place {
  const isGroup = cells.length > 1;
  return {
    node: { digit, cells },
    key: isGroup ? `${digit}:${cells.join()}` : '',
    places: isGroup ? CellSet.from(cells) : CellSet.EMPTY,
    seen: isGroup ? seenByAll(cells) : CellSet.EMPTY,
  };
}

/** The number of a node; a group is added if it is new. */
function numberOf(graph: Growing, place: Place): number {
  const { digit, cells } = place.node;
  if (cells.length === 1) return graph.numbers[indexOf(cells[0] ?? 0, digit)] ?? -1;
  const known = graph.groupNumbers.get(place.key);
  if (known !== undefined) return known;
  const number = add(graph, place.node);
  graph.groupNumbers.set(place.key, number);
  graph.groups.push(place);
  return number;
}

function addCandidates(graph: Growing, position: Position): void {
  const masks = masksOf(position);
  for (const cell of position.emptyCells.toArray()) {
    for (const digit of digitsOf((masks[cell] ?? 0) & graph.digits)) {
      graph.numbers[indexOf(cell, digit)] = add(graph, { digit, cells: [cell] });
    }
  }
}

/** More nodes than a graph ever has. */
const MOST_NODES = 65_536;

function joinStrongly(graph: Growing, one: number, other: number, reason: Reason): void {
  const key = MOST_NODES * Math.min(one, other) + Math.max(one, other);
  if (graph.joined.has(key)) return;
  graph.joined.add(key);
  graph.strong[one]?.push(other);
  graph.reasons[one]?.push(reason);
  graph.strong[other]?.push(one);
  graph.reasons[other]?.push(reason);
}

function linkInCells(graph: Growing, position: Position): void {
  const masks = masksOf(position);
  for (const cell of position.bivalueCells.toArray()) {
    const [one, other] = digitsOf(masks[cell] ?? 0).map(
      (digit) => graph.numbers[indexOf(cell, digit)],
    );
    if (one !== undefined && other !== undefined) joinStrongly(graph, one, other, { cell });
  }
}

/** Three cells where a line and a box cross, as bits of the house. */
const SEGMENTS_OF_LINE = [0o007, 0o070, 0o700];
const SEGMENTS_OF_BOX = [...SEGMENTS_OF_LINE, 0o111, 0o222, 0o444];

/** Two groups of three at most have all places of a house. */
const MOST_PLACES = 6;

/** What can be one of two nodes of a digit in a house: a place, or several in a segment. */
function nodesIn(house: House, places: HouseMask, withGroups: boolean): HouseMask[] {
  const nodes: HouseMask[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) nodes.push(rest & -rest);
  if (!withGroups) return nodes;
  for (const segment of kindOf(house) === 'box' ? SEGMENTS_OF_BOX : SEGMENTS_OF_LINE) {
    const group = segment & places;
    if (maskSize(group) > 1 && group !== places) nodes.push(group);
  }
  return nodes;
}

/** A strong link of a digit in a house. */
interface HouseLink {
  readonly from: Place;
  readonly to: Place;
  readonly reason: { readonly house: House; readonly digit: Digit };
}

function linksInHouse(
  reason: HouseLink['reason'],
  places: HouseMask,
  withGroups: boolean,
): HouseLink[] {
  const nodes = nodesIn(reason.house, places, withGroups);
  const placeAt = (mask: HouseMask) => {
    const cells = cellsIn(reason.house).filter((_, index) => (mask >> index) & 1);
    return placeOf(reason.digit, cells);
  };
  return nodes.flatMap((one, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => (one | other) === places)
      .map((other) => ({ from: placeAt(one), to: placeAt(other), reason })),
  );
}

function houseLinks(withGroups: boolean) {
  const most = withGroups ? MOST_PLACES : 2;
  return perDigit((position, digit) =>
    HOUSES.flatMap((house) => {
      const places = position.maskIn(house, digit);
      const count = maskSize(places);
      if (count < 2 || count > most) return [];
      return linksInHouse({ house, digit }, places, withGroups);
    }),
  );
}

const plainHouseLinks = houseLinks(false);
const groupedHouseLinks = houseLinks(true);

function linkInHouses(graph: Growing, position: Position, withGroups: boolean): void {
  const linksOf = withGroups ? groupedHouseLinks : plainHouseLinks;
  for (const digit of digitsOf(graph.digits)) {
    for (const { from, to, reason } of linksOf(position, digit)) {
      joinStrongly(graph, numberOf(graph, from), numberOf(graph, to), reason);
    }
  }
}

function linkInSets(graph: Growing, position: Position): void {
  for (const set of almostLockedSets(position)) {
    const numbers = digitsOf(set.mask).map((digit) =>
      numberOf(graph, placeOf(digit, placesIn(set, digit).toArray())),
    );
    for (const [index, one] of numbers.entries()) {
      for (const other of numbers.slice(index + 1)) {
        joinStrongly(graph, one, other, { set: set.cells });
      }
    }
  }
}

/** A table of weak links that is being filled in. */
interface Weak {
  readonly graph: Growing;
  readonly words: number;
  readonly bits: Bits;
}

function exclude({ bits, words }: Weak, one: number, other: number): void {
  setBit(bits, other, one * words);
  setBit(bits, one, other * words);
}

/** The same digit in cells that see each other. */
function excludePeers(weak: Weak, candidateCount: number): void {
  const { nodes, numbers } = weak.graph;
  for (let number = 0; number < candidateCount; number++) {
    const { digit, cells } = nodes[number] ?? { digit: 1, cells: [] };
    for (const peer of peersIn(cells[0] ?? 0)) {
      const other = numbers[indexOf(peer, digit)] ?? -1;
      if (other > number) exclude(weak, number, other);
    }
  }
}

/** The digits of a cell, whose candidates follow one another. */
function excludeInCells(weak: Weak, candidateCount: number): void {
  const { nodes } = weak.graph;
  for (let number = 0; number < candidateCount; number++) {
    const cell = nodes[number]?.cells[0];
    for (let other = number + 1; other < candidateCount; other++) {
      if (nodes[other]?.cells[0] !== cell) break;
      exclude(weak, number, other);
    }
  }
}

interface Group extends Place {
  readonly number: number;
}

function excludeEachOther(weak: Weak, groups: readonly Group[]): void {
  for (const one of groups) {
    for (const other of groups) {
      if (other.places.isSubsetOf(one.seen)) exclude(weak, one.number, other.number);
    }
  }
}

/** A group excludes what all of its cells see. */
function excludeGroups(weak: Weak, candidateCount: number): void {
  const groups = weak.graph.groups.map((place, index) => ({
    ...place,
    number: candidateCount + index,
  }));
  for (const { number, node, seen } of groups) {
    for (const cell of seen.toArray()) {
      const other = weak.graph.numbers[indexOf(cell, node.digit)] ?? -1;
      if (other !== -1) exclude(weak, number, other);
    }
  }
  for (const digit of DIGITS) {
    const own = groups.filter(({ node }) => node.digit === digit);
    excludeEachOther(weak, own);
  }
}

/** The candidates of some digits of a position, with nothing linked yet. */
function candidatesOnly(position: Position, digits: DigitMask): Growing {
  const nodes: Node[] = [];
  const numbers = new Int16Array(729).fill(-1);
  const joined = new Set<number>();
  const graph: Growing = {
    digits,
    nodes,
    numbers,
    groups: [],
    groupNumbers: new Map(),
    strong: [],
    reasons: [],
    joined,
  };
  addCandidates(graph, position);
  return graph;
}

function weakLinks(graph: Growing, candidateCount: number): Bits {
  const words = wordsFor(graph.nodes.length);
  const weak: Weak = { graph, words, bits: new Int32Array(graph.nodes.length * words) };
  excludePeers(weak, candidateCount);
  excludeInCells(weak, candidateCount);
  excludeGroups(weak, candidateCount);
  return weak.bits;
}

/** The weak links of all candidates: the same in every graph that has nothing else for nodes. */
const weakLinksOfCandidates = perPosition((position) => {
  const graph = candidatesOnly(position, ALL_DIGITS);
  return weakLinks(graph, graph.nodes.length);
});

/** The graph of a position, or of some digits in it, with some kinds of strong links. */
export function linkGraph(
  position: Position,
  kinds: LinkKinds,
  digits: DigitMask = ALL_DIGITS,
): LinkGraph {
  const graph = candidatesOnly(position, digits);
  const candidateCount = graph.nodes.length;
  if (kinds.cells) linkInCells(graph, position);
  if (kinds.houses) linkInHouses(graph, position, kinds.groups === true);
  if (kinds.sets) linkInSets(graph, position);
  const { nodes, strong, reasons } = graph;
  const isPlain = digits === ALL_DIGITS && nodes.length === candidateCount;
  const weak = isPlain ? weakLinksOfCandidates(position) : weakLinks(graph, candidateCount);
  const words = wordsFor(nodes.length);
  const linked = new Int32Array(words);
  for (const [number, targets] of strong.entries()) if (targets.length > 0) setBit(linked, number);
  return { nodes, candidateCount, words, weak, strong, reasons, linked };
}

/** What has to be believed for a strong link; the first premise is the link itself. */
export function premisesOf(position: Position, reason: Reason): LadderPremise[] {
  if ('cell' in reason) return [cellPremise(position, reason.cell)];
  if ('house' in reason) return [housePremise(position, reason.house, reason.digit)];
  return setPremises(position, reason.set);
}
