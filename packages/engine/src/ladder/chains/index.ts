import type { LadderFinding } from '../model/step.ts';
import type { LadderBoard } from '../model/technique.ts';
import { type Chain, chainSearch } from './chains.ts';

const ofOneDigit = chainSearch({ houses: true });
const ofCells = chainSearch({ cells: true });
const plain = chainSearch({ cells: true, houses: true });
const grouped = chainSearch({ cells: true, houses: true, groups: true });
const ofSets = chainSearch({ cells: true, sets: true });

type Search = typeof plain;

function finder(search: Search, wants: (chain: Chain) => boolean) {
  return function* find({ position }: LadderBoard): Generator<LadderFinding, void> {
    for (const chain of search(position)) if (wants(chain)) yield chain.finding;
  };
}

function isGrouped({ nodes }: Chain): boolean {
  return nodes.some(({ cells }) => cells.length > 1);
}

/** How many conclusions a chain has. */
function yieldOf({ finding }: Chain): number {
  return finding.placements.length + finding.eliminations.length;
}

const isContinuous = ({ isLoop }: Chain) => isLoop;
/** The chain leads from what it concludes back to that: a loop with one break. */
const isDiscontinuous = (chain: Chain) => !chain.isLoop && yieldOf(chain) === 1;
const isOpen = (chain: Chain) => !chain.isLoop && yieldOf(chain) > 1;

/** Conjugate pairs of one digit. */
export const findXChains = finder(ofOneDigit, () => true);
/** Cells with two candidates. */
export const findXyChains = finder(ofCells, () => true);
/** Any strong links, round: every weak link is as good as a strong one. */
export const findContinuousNiceLoops = finder(plain, isContinuous);
export const findDiscontinuousNiceLoops = finder(plain, isDiscontinuous);
/** The ends of an alternating inference chain take several candidates away. */
export const findAics = finder(plain, isOpen);

/** The same with groups: a digit in one of several cells. */
export const findGroupedContinuousNiceLoops = finder(
  grouped,
  (chain) => isGrouped(chain) && isContinuous(chain),
);
export const findGroupedDiscontinuousNiceLoops = finder(
  grouped,
  (chain) => isGrouped(chain) && isDiscontinuous(chain),
);
export const findGroupedAics = finder(grouped, (chain) => isGrouped(chain) && isOpen(chain));

/** How many sets a chain leads through, single cells included. */
const setsOf = ({ reasons }: Chain) => reasons.length;
const hasSet = ({ reasons }: Chain) => reasons.some((reason) => 'set' in reason);

/** Three almost locked sets, the middle one sharing a restricted common candidate with each. */
export const findAlsXyWings = finder(ofSets, (chain) => hasSet(chain) && setsOf(chain) === 3);
/** Four and more of them. */
export const findAlsChains = finder(ofSets, (chain) => hasSet(chain) && setsOf(chain) > 3);
