import type { Cell, Digit, House } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { type Base, coverOf, hasOneKind, narrowCoverOf } from './fish-cover.ts';
import { cellsIn } from './geometry.ts';
import { isHouse } from './premises.ts';
import { type PartialFish, seesAll, siameseFishOf } from './siamese-fish.ts';
import { effect, premise, type Teller, type Telling } from './telling.ts';

function baseOf({ premises, pattern, fins = [], eliminations }: LadderStep): Base {
  const finCells = cellsIn(fins);
  return {
    houses: premises.filter(isHouse).map(({ house }) => house),
    places: cellsIn(pattern).filter((cell) => !finCells.includes(cell)),
    removed: cellsIn(eliminations),
  };
}

type FishFacts = Parameters<LadderPhrases['fish']['usedUp']>[0];

/** Why a fish removes what it does; `twice` are the cells that it removes from its own base. */
function reasonsOf(
  facts: FishFacts,
  { fish }: LadderPhrases,
  twice: readonly Cell[] = [],
): LadderSentence[] {
  const { digit, fins, base, cover } = facts;
  if (cover.length < base.length) return [premise(fish.base(facts)), effect(fish.tooFew(facts))];
  return [
    premise(fish.base(facts)),
    effect(fish.usedUp(facts)),
    ...(twice.length > 0 ? [effect(fish.twice({ digit, cells: twice }))] : []),
    ...(fins.length > 0 ? [effect(fish.finIsRight({ digit, fins }))] : []),
  ];
}

/** Whether base and cover are lines, the ones across the others. */
function isOfLines(base: readonly House[], cover: readonly House[]): boolean {
  return hasOneKind(base) && hasOneKind(cover);
}

/** Where to look: at the fins, where there are any. */
function lookAt(facts: FishFacts, { fish: { look } }: LadderPhrases): string {
  const { fins } = facts;
  return fins.length > 0 ? look.finned({ ...facts, cells: fins }) : look.plain(facts);
}

/** One fish. */
function tellOne(
  step: LadderStep,
  base: Base,
  digit: Digit,
  phrases: LadderPhrases,
): Telling | undefined {
  const cover = coverOf(base) ?? narrowCoverOf(base);
  if (!cover) return undefined;
  const fins = cellsIn(step.fins ?? []);
  const facts = { base: base.houses, cover, digit, fins, isOfLines: isOfLines(base.houses, cover) };
  const twice = base.removed.filter((cell) => base.places.includes(cell));
  return { look: lookAt(facts, phrases), reasons: reasonsOf(facts, phrases, twice) };
}

/** The fish of a step whose parts are removed by fins of their own; undefined where one fish removes all. */
function severalFishOf(step: LadderStep): readonly PartialFish[] | undefined {
  const base = baseOf(step);
  const fins = cellsIn(step.fins ?? []);
  const isOne = base.removed.every((cell) => seesAll(cell, fins));
  if (isOne && (coverOf(base) ?? narrowCoverOf(base))) return undefined;
  return siameseFishOf({ ...base, places: cellsIn(step.pattern), fins });
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
  several: readonly PartialFish[],
  phrases: LadderPhrases,
): Telling | undefined {
  const facts = several.map(({ cover, fins, twice }) => ({
    ...{ base, cover, digit, fins, twice },
    isOfLines: isOfLines(base, cover),
  }));
  // One of them may do without fins.
  const first = facts.find(({ fins }) => fins.length > 0) ?? facts[0];
  if (!first) return undefined;
  return {
    look: lookAt(first, phrases),
    reasons: facts.flatMap((each) => reasonsOf(each, phrases, each.twice)),
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
