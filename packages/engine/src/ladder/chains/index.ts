import type { Position } from '../../position.ts';
import { DIGITS } from '../../types.ts';
import { digitsConcludingAlone } from '../last-resorts/templates.ts';
import { bitOf } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import { perDigit, perPosition } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import {
  CHAIN_SHAPES,
  type Chain,
  type ChainShape,
  chainAlong,
  chainSearch,
  chainsIn,
  chainsOf,
  conclusionsOf,
  type Search,
  searchIn,
  waysIn,
} from './chains.ts';
import { type LinkGraph, linkGraph } from './link-graph.ts';
import { loopsIn } from './loops.ts';
import { graphOfGroups } from './refuted.ts';
import { lockedByLoop } from './sets.ts';
import { waysThroughGroups } from './through-groups.ts';
import { furtherChains, isLoop, type Way } from './variants.ts';

const ofCells = chainSearch({ cells: true });
const plain = chainSearch({ cells: true, houses: true });
const withGroups = perPosition((position): Search => searchIn(graphOfGroups(position)));

type SearchOf = (position: Position) => Search;

function finder(searchOf: SearchOf, shapes = CHAIN_SHAPES, wants = (_: Chain) => true) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const shape of shapes) {
      for (const chain of chainsOf(position, searchOf(position), shape)) {
        if (wants(chain)) yield chain.finding;
      }
    }
  };
}

/** Loops along some ways, with what each of their weak links removes. */
function* loopsAlong(
  position: Position,
  graph: LinkGraph,
  ways: Iterable<Way>,
  wants = (_: Chain) => true,
) {
  for (const way of ways) {
    const chain = chainAlong(position, graph, way, conclusionsOf(graph, way, true), true);
    if (!chain || !wants(chain)) continue;
    yield chain.finding;
    yield* lockedByLoop(position, chain);
  }
}

/** The same chains in other forms, or further loops. */
function furtherFinder(searchOf: SearchOf, shape: ChainShape) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    const search = searchOf(position);
    if (shape === 'continuous') yield* loopsAlong(position, search.graph, loopsIn(search.graph));
    else {
      for (const chain of furtherChains(position, search.graph, waysIn(search), shape)) {
        yield chain.finding;
      }
    }
  };
}

const ofOneDigit = perDigit((position, digit) =>
  chainsIn(position, linkGraph(position, { houses: true }, bitOf(digit))),
);

/** Conjugate pairs of one digit. */
export function* findXChains({ position }: LadderBoard): Generator<LadderFinding, void> {
  const chains = flatMap(digitsConcludingAlone(position), (digit) => ofOneDigit(position, digit));
  chains.sort((one, other) => one.nodes.length - other.nodes.length);
  for (const { finding } of chains) yield finding;
}

const OF_ONE_DIGIT = DIGITS.map((digit) => chainSearch({ houses: true }, bitOf(digit)));

/** What the ends of such a chain remove, loop or not. */
export function* findFurtherXChains(board: LadderBoard): Generator<LadderFinding, void> {
  for (const searchOf of OF_ONE_DIGIT) yield* furtherFinder(searchOf, 'open')(board);
}

/** Cells with two candidates. */
export const findXyChains = finder(ofCells);
export const findFurtherXyChains = furtherFinder(ofCells, 'open');

/**
 * Chains by any strong links, and in their other forms. A continuous loop goes round: every weak link is as good as a
 * strong one. A discontinuous one leads from what it concludes back to that: a loop with one break. The ends of an open
 * one, an alternating inference chain, take several candidates away.
 */
export function ofShape(shape: ChainShape) {
  return [finder(plain, [shape]), furtherFinder(plain, shape)] as const;
}

function isGrouped({ nodes }: Chain): boolean {
  return nodes.some(({ cells }) => cells.length > 1);
}

function leadsThroughSets({ reasons }: Chain): boolean {
  return reasons.some((reason) => 'set' in reason);
}

/** The ways through groups and almost locked sets. */
const throughGroups = perPosition((position) => {
  const graph = linkGraph(position, { cells: true, houses: true, groups: true, sets: true });
  return { graph, ways: waysThroughGroups(graph) };
});

/** Chains through almost locked sets, and through groups where a chain without them comes to the same. */
function throughGroupsFinder(shape: ChainShape) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    const { graph, ways } = throughGroups(position);
    if (shape === 'continuous') {
      const loops = ways.filter((way) => isLoop(graph, way));
      yield* loopsAlong(position, graph, loops);
      // The shortest are not all: others of the same ends remove something else on their way.
      const ofGroups = graphOfGroups(position);
      yield* loopsAlong(position, ofGroups, loopsIn(ofGroups), isGrouped);
      yield* loopsAlong(position, graph, loopsIn(graph), leadsThroughSets);
    } else {
      for (const { finding } of furtherChains(position, graph, ways, shape)) yield finding;
    }
  };
}

/** The same with groups: a digit in one of several cells. */
export function grouped(shape: ChainShape) {
  return [finder(withGroups, [shape], isGrouped), throughGroupsFinder(shape)] as const;
}
