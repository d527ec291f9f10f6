import type { Position } from '../../position.ts';
import { DIGITS, type Digit } from '../../types.ts';
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
import { linkGraph } from './link-graph.ts';
import { loopsIn } from './loops.ts';
import { graphOfGroups } from './refuted.ts';
import { lockedByLoop, withAllCommonDigits } from './sets.ts';
import { waysThroughGroups } from './through-groups.ts';
import { furtherChains, isLoop, type Way } from './variants.ts';

const ofCells = chainSearch({ cells: true });
const plain = chainSearch({ cells: true, houses: true });
const grouped = perPosition((position): Search => searchIn(graphOfGroups(position)));
const ofSets = chainSearch({ cells: true, sets: true });

type SearchOf = (position: Position) => Search;

function finder(
  searchOf: SearchOf,
  shapes = CHAIN_SHAPES,
  wants = (_: Chain) => true,
  told = ({ finding }: Chain, _: Position) => finding,
) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const shape of shapes) {
      for (const chain of chainsOf(position, searchOf(position), shape)) {
        if (wants(chain)) yield told(chain, position);
      }
    }
  };
}

/** Loops along some ways, with what each of their weak links removes. */
function* loopsAlong(position: Position, { graph }: Pick<Search, 'graph'>, ways: Iterable<Way>) {
  for (const way of ways) {
    const chain = chainAlong(position, graph, way, conclusionsOf(graph, way, true), true);
    if (!chain) continue;
    yield chain.finding;
    yield* lockedByLoop(position, chain);
  }
}

/** The same chains in other forms, or further loops. */
function furtherFinder(searchOf: SearchOf, shape: ChainShape) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    const search = searchOf(position);
    if (shape === 'continuous') yield* loopsAlong(position, search, loopsIn(search.graph));
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

const searchForDigit = (digit: Digit): SearchOf =>
  perPosition((position) => searchIn(linkGraph(position, { houses: true }, bitOf(digit))));
const OF_ONE_DIGIT = DIGITS.map(searchForDigit);

/** What the ends of such a chain remove, loop or not. */
export function* findFurtherXChains(board: LadderBoard): Generator<LadderFinding, void> {
  for (const searchOf of OF_ONE_DIGIT) yield* furtherFinder(searchOf, 'open')(board);
}

/** Cells with two candidates. */
export const findXyChains = finder(ofCells);
export const findFurtherXyChains = furtherFinder(ofCells, 'open');
/** Any strong links, round: every weak link is as good as a strong one. */
export const findContinuousNiceLoops = finder(plain, ['continuous']);
export const findFurtherContinuousNiceLoops = furtherFinder(plain, 'continuous');
/** The chain leads from what it concludes back to that: a loop with one break. */
export const findDiscontinuousNiceLoops = finder(plain, ['discontinuous']);
export const findFurtherDiscontinuousNiceLoops = furtherFinder(plain, 'discontinuous');
/** The ends of an alternating inference chain take several candidates away. */
export const findAics = finder(plain, ['open']);
export const findFurtherAics = furtherFinder(plain, 'open');

function isGrouped({ nodes }: Chain): boolean {
  return nodes.some(({ cells }) => cells.length > 1);
}

/** The same with groups: a digit in one of several cells. */
export const findGroupedContinuousNiceLoops = finder(grouped, ['continuous'], isGrouped);
export const findGroupedDiscontinuousNiceLoops = finder(grouped, ['discontinuous'], isGrouped);
export const findGroupedAics = finder(grouped, ['open'], isGrouped);

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
      yield* loopsAlong(position, { graph }, loops);
    } else {
      for (const { finding } of furtherChains(position, graph, ways, shape)) yield finding;
    }
  };
}

export const findLoopsThroughGroups = throughGroupsFinder('continuous');
export const findBrokenLoopsThroughGroups = throughGroupsFinder('discontinuous');
export const findAicsThroughGroups = throughGroupsFinder('open');

/** Whether a chain leads through almost locked sets, and through how many, single cells included. */
function hasSets({ reasons }: Chain, fewest: number, most: number): boolean {
  const isAmongSets = reasons.some((reason) => 'set' in reason);
  return isAmongSets && reasons.length >= fewest && reasons.length <= most;
}

/** Chains of three almost locked sets, and of more, with all digits that the outer ones have in common. */
export const findFurtherAlsXyWings = finder(
  ofSets,
  ['discontinuous', 'open'],
  (chain) => hasSets(chain, 3, 3),
  withAllCommonDigits,
);
export const findFurtherAlsChains = finder(
  ofSets,
  ['discontinuous', 'open'],
  (chain) => hasSets(chain, 4, 81),
  withAllCommonDigits,
);
