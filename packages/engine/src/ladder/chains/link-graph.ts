import { lowestBit } from '../../cell-set.ts';
import { type HouseMask, maskSize } from '../../house-mask.ts';
import { HOUSES, kindOf } from '../../houses.ts';
import type { Position } from '../../position.ts';
import type { Digit, House } from '../../types.ts';
import { almostLockedSets, placesIn } from '../almost-locked-sets/table.ts';
import { type Bits, setBit, wordsFor } from '../model/bits.ts';
import { cellPremise, housePremise, setPremises } from '../model/board.ts';
import { indexOf } from '../model/candidate-numbers.ts';
import { ALL_DIGITS, type DigitMask, digitsOf, masksOf } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderPremise, Node } from '../model/step.ts';
import { pairsOf } from '../model/together.ts';
import {
  addStrong,
  candidatesOnly,
  type Growing,
  numberOf,
  type Place,
  placeIn,
  placeOf,
  type Reason,
} from './growing-graph.ts';
import { weakLinks, weakLinksOfCandidates } from './weak-links.ts';

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
  /** For each node the nodes that are right where it is wrong, and why; undefined where there are none. */
  readonly strong: readonly (readonly number[] | undefined)[];
  readonly reasons: readonly (readonly Reason[] | undefined)[];
  /** The nodes with strong links. */
  readonly linked: Bits;
}

/** Joins two nodes, unless they are: the first reason is the simplest. */
function joinStrongly(graph: Growing, one: number, other: number, reason: Reason): void {
  if (graph.strong[one]?.includes(other)) return;
  addStrong(graph, one, other, reason);
  addStrong(graph, other, one, reason);
}

function linkInCells(graph: Growing, position: Position): void {
  const masks = masksOf(position);
  for (const cell of position.bivalueCells.toArray()) {
    const [low, high] = digitsOf(masks[cell] ?? 0);
    if (low === undefined || high === undefined) continue;
    const [one, other] = [graph.numbers[indexOf(cell, low)], graph.numbers[indexOf(cell, high)]];
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
  const { house, digit } = reason;
  const nodes = nodesIn(house, places, withGroups);
  return pairsOf(nodes, (one, other) => (one | other) === places).map(([one, other]) => ({
    from: placeIn(house, one, digit),
    to: placeIn(house, other, digit),
    reason,
  }));
}

function houseLinks(withGroups: boolean) {
  const most = withGroups ? MOST_PLACES : 2;
  return perDigit((position, digit) =>
    flatMap(HOUSES, (house) => {
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
      numberOf(graph, placeOf(digit, placesIn(set, digit))),
    );
    for (const pair of pairsOf(numbers)) joinStrongly(graph, ...pair, { set: set.cells });
  }
}

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
  const weak = isPlain
    ? weakLinksOfCandidates(position)
    : weakLinks(position, graph, candidateCount);
  const words = wordsFor(nodes.length);
  const linked = new Int32Array(words);
  for (let number = 0; number < strong.length; number++) if (strong[number]) setBit(linked, number);
  return { nodes, candidateCount, words, weak, strong, reasons, linked };
}

/** The nodes with strong links that are wrong where a node is right. */
export function endsBeside({ weak, linked, words }: LinkGraph, node: number): number[] {
  const ends: number[] = [];
  for (let word = 0; word < words; word++) {
    let bits = (weak[node * words + word] ?? 0) & (linked[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) ends.push(32 * word + lowestBit(bits));
  }
  return ends;
}

/** Why one of two nodes is right; undefined where no strong link joins them. */
export function reasonOf({ strong, reasons }: LinkGraph, one: number, other: number) {
  return reasons[one]?.[strong[one]?.indexOf(other) ?? -1];
}

/** What has to be believed for a strong link; the first premise is the link itself. */
export function premisesOf(position: Position, reason: Reason): LadderPremise[] {
  if ('cell' in reason) return [cellPremise(position, reason.cell)];
  if ('house' in reason) return [housePremise(position, reason.house, reason.digit)];
  return setPremises(position, reason.set);
}
