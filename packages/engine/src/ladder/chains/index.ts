import { DIGITS } from '../../types.ts';
import { bitOf } from '../model/digit-mask.ts';
import { perDigit } from '../model/per-position.ts';
import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { CHAIN_SHAPES, type Chain, chainSearch, chainsIn } from './chains.ts';
import { linkGraph } from './link-graph.ts';

const ofCells = chainSearch({ cells: true });
const plain = chainSearch({ cells: true, houses: true });
const grouped = chainSearch({ cells: true, houses: true, groups: true });

type Search = typeof plain;

function finder(search: Search, shapes = CHAIN_SHAPES, wants = (_: Chain) => true) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const shape of shapes) {
      for (const chain of search(position, shape)) if (wants(chain)) yield chain.finding;
    }
  };
}

const ofOneDigit = perDigit((position, digit) =>
  chainsIn(position, linkGraph(position, { houses: true }, bitOf(digit))),
);

/** Conjugate pairs of one digit. */
export function* findXChains({ position }: LadderBoard): Generator<LadderFinding, void> {
  const chains = DIGITS.flatMap((digit) => ofOneDigit(position, digit));
  chains.sort((one, other) => one.nodes.length - other.nodes.length);
  for (const { finding } of chains) yield finding;
}

/** Cells with two candidates. */
export const findXyChains = finder(ofCells);
/** Any strong links, round: every weak link is as good as a strong one. */
export const findContinuousNiceLoops = finder(plain, ['continuous']);
/** The chain leads from what it concludes back to that: a loop with one break. */
export const findDiscontinuousNiceLoops = finder(plain, ['discontinuous']);
/** The ends of an alternating inference chain take several candidates away. */
export const findAics = finder(plain, ['open']);

function isGrouped({ nodes }: Chain): boolean {
  return nodes.some(({ cells }) => cells.length > 1);
}

/** The same with groups: a digit in one of several cells. */
export const findGroupedContinuousNiceLoops = finder(grouped, ['continuous'], isGrouped);
export const findGroupedDiscontinuousNiceLoops = finder(grouped, ['discontinuous'], isGrouped);
export const findGroupedAics = finder(grouped, ['open'], isGrouped);
