import { type Cell, type Digit, HOUSES, type House, kindOf } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { cellsIn, isIn } from './geometry.ts';
import { isHouse } from './premises.ts';
import { type FishOfLines, seesAll, siameseFishOf } from './siamese-fish.ts';
import { effect, premise, type Teller, type Telling } from './telling.ts';

/** How many of some houses a cell is in. */
function timesIn(houses: readonly House[], cell: Cell): number {
  return houses.filter((house) => isIn(house, cell)).length;
}

/** A fish without its cover. */
interface Base {
  readonly houses: readonly House[];
  /** Where its digit can be, but for the fins. */
  readonly places: readonly Cell[];
  readonly removed: readonly Cell[];
}

/** A cell that some cover doesn't hold as often as it has to: twice where it is removed from the base itself. */
function firstMissing({ places, removed }: Base, cover: readonly House[]): Cell | undefined {
  const uncovered = places.find((cell) => timesIn(cover, cell) === 0);
  if (uncovered !== undefined) return uncovered;
  return removed.find((cell) => timesIn(cover, cell) < (places.includes(cell) ? 2 : 1));
}

/** The cover among some houses; undefined where these don't do. */
function coverAmong(
  base: Base,
  allowed: readonly House[],
  chosen: readonly House[] = [],
): readonly House[] | undefined {
  const missing = firstMissing(base, chosen);
  if (missing === undefined) return chosen;
  if (chosen.length === base.houses.length) return undefined;
  for (const house of allowed) {
    if (!isIn(house, missing) || chosen.includes(house)) continue;
    const cover = coverAmong(base, allowed, [...chosen, house]);
    if (cover) return cover;
  }
  return undefined;
}

/** The cover of a fish: lines across its base if these do, then boxes as well, then any houses. */
function coverOf(base: Base): readonly House[] | undefined {
  const kinds = new Set(base.houses.map(kindOf));
  const others = HOUSES.filter((house) => !base.houses.includes(house));
  const across = others.filter((house) => !kinds.has(kindOf(house)) && kindOf(house) !== 'box');
  const withBoxes = others.filter((house) => kindOf(house) === 'box' || !kinds.has(kindOf(house)));
  const found = coverAmong(base, across) ?? coverAmong(base, withBoxes) ?? coverAmong(base, others);
  return found && [...found].sort((a, b) => a - b);
}

/** What covers the places without the fins in fewer houses than the base has: then one of the fins is right. */
function narrowCoverOf({ houses, places }: Base): readonly House[] | undefined {
  const cover = coverOf({ houses, places, removed: [] });
  return cover && cover.length < houses.length ? cover : undefined;
}

function baseOf({ premises, pattern, fins = [], eliminations }: LadderStep): Base {
  const finCells = cellsIn(fins);
  return {
    houses: premises.filter(isHouse).map(({ house }) => house),
    places: cellsIn(pattern).filter((cell) => !finCells.includes(cell)),
    removed: cellsIn(eliminations),
  };
}

/** Whether all houses are rows, or all are columns. */
function hasOneKind(houses: readonly House[]): boolean {
  const [kind, another] = new Set(houses.map(kindOf));
  return kind !== 'box' && another === undefined;
}

type FishFacts = Parameters<LadderPhrases['fish']['usedUp']>[0];

/** Why a fish removes what it does; `twice` are the cells that it removes from its own base. */
function reasonsOf(
  facts: FishFacts,
  { fish }: LadderPhrases,
  twice: readonly Cell[] = [],
): LadderSentence[] {
  const { digit, fins } = facts;
  return [
    premise(fish.base(facts)),
    effect(fish.usedUp(facts)),
    ...(twice.length > 0 ? [effect(fish.twice({ digit, cells: twice }))] : []),
    ...(fins.length > 0 ? [effect(fish.finIsRight({ digit, fins }))] : []),
  ];
}

/** One fish. */
function tellOne(
  step: LadderStep,
  base: Base,
  digit: Digit,
  phrases: LadderPhrases,
): Telling | undefined {
  const full = coverOf(base);
  const cover = full ?? narrowCoverOf(base);
  if (!cover) return undefined;
  const { look, base: places, tooFew } = phrases.fish;
  const fins = cellsIn(step.fins ?? []);
  const isOfLines = hasOneKind(base.houses) && hasOneKind(cover);
  const facts = { base: base.houses, cover, digit, fins, isOfLines };
  const twice = base.removed.filter((cell) => base.places.includes(cell));
  return {
    look: fins.length > 0 ? look.finned({ ...facts, cells: fins }) : look.plain(facts),
    reasons: full
      ? reasonsOf(facts, phrases, twice)
      : [premise(places(facts)), effect(tooFew(facts))],
  };
}

/** The fish of a step whose parts are removed by fins of their own; undefined where one fish removes all. */
function severalFishOf(step: LadderStep): readonly FishOfLines[] | undefined {
  const { houses, removed } = baseOf(step);
  const fins = cellsIn(step.fins ?? []);
  if (!hasOneKind(houses) || removed.every((cell) => seesAll(cell, fins))) return undefined;
  return siameseFishOf({ base: houses, places: cellsIn(step.pattern), removed });
}

/** The houses in which the places of a fish lie, but for its fins; of several fish, all of theirs. */
export function fishCoverOf(step: LadderStep): readonly House[] | undefined {
  const several = severalFishOf(step);
  if (several) return [...new Set(several.flatMap(({ cover }) => cover))].sort((a, b) => a - b);
  const base = baseOf(step);
  return coverOf(base) ?? narrowCoverOf(base);
}

/** Siamese fish, one after the other. */
function tellSeveral(
  base: readonly House[],
  digit: Digit,
  several: readonly FishOfLines[],
  phrases: LadderPhrases,
): Telling | undefined {
  const [first] = several;
  if (!first) return undefined;
  return {
    look: phrases.fish.look.finned({ base, cover: first.cover, cells: first.fins }),
    reasons: several.flatMap(({ cover, fins }) =>
      reasonsOf({ base, cover, digit, fins, isOfLines: true }, phrases),
    ),
  };
}

/** A digit whose places in the base lie in as many cover houses, but for the fins. */
export const tellFish: Teller = (step, phrases) => {
  const base = baseOf(step);
  const digit = step.pattern[0]?.digit;
  if (digit === undefined) return undefined;
  const several = severalFishOf(step);
  return several
    ? tellSeveral(base.houses, digit, several, phrases)
    : tellOne(step, base, digit, phrases);
};
