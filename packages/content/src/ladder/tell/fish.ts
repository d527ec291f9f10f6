import type { Cell, Digit, House } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { type Base, type ComplexKind, coverOf, hasOneKind, narrowCoverOf } from './fish-cover.ts';
import { cellsIn, inEach, seesAll } from './geometry.ts';
import { isHouse } from './premises.ts';
import { type PartialFish, siameseFishOf } from './siamese-fish.ts';
import { effect, effectOn, premise, type Teller, type Telling } from './telling.ts';

const COMPLEX_KINDS: readonly ComplexKind[] = ['franken', 'mutant'];

function baseOf({ technique, premises, pattern, fins = [], eliminations }: LadderStep): Base {
  const finCells = cellsIn(fins);
  return {
    houses: premises.filter(isHouse).map(({ house }) => house),
    places: cellsIn(pattern).filter((cell) => !finCells.includes(cell)),
    removed: cellsIn(eliminations),
    fins: finCells,
    kind: COMPLEX_KINDS.find((kind) => technique.includes(kind)),
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
    ...(twice.length > 0
      ? [effectOn(fish.twice({ digit, cells: twice }), inEach(twice, [digit]))]
      : []),
    ...(fins.length > 0 ? [effectOn(fish.finIsRight({ digit, fins }), inEach(fins, [digit]))] : []),
  ];
}

function factsOf(
  base: readonly House[],
  digit: Digit,
  { cover, fins }: Pick<PartialFish, 'cover' | 'fins'>,
): FishFacts {
  // Lines, the ones across the others.
  return { base, cover, digit, fins, isOfLines: hasOneKind(base) && hasOneKind(cover) };
}

/** Where to look: at the fins, where there are any. */
function lookAt(facts: FishFacts, { fish: { look } }: LadderPhrases): string {
  const { fins } = facts;
  return fins.length > 0 ? look.finned({ ...facts, cells: fins }) : look.plain(facts);
}

type Cover = readonly House[] | undefined;

function anyCoverOf(base: Base): Cover {
  return coverOf(base) ?? narrowCoverOf(base);
}

/** One fish. */
function tellOne(
  base: Base,
  digit: Digit,
  fish: Pick<PartialFish, 'cover' | 'fins'>,
  phrases: LadderPhrases,
): Telling {
  const facts = factsOf(base.houses, digit, fish);
  const twice = base.removed.filter((cell) => base.places.includes(cell));
  return { look: lookAt(facts, phrases), reasons: reasonsOf(facts, phrases, twice) };
}

/** The fish of a step whose parts are removed by fins of their own; undefined where one with a cover removes all. */
function severalFishOf(
  step: LadderStep,
  base: Base,
  cover: Cover,
): readonly PartialFish[] | undefined {
  const fins = cellsIn(step.fins ?? []);
  if (cover && base.removed.every((cell) => seesAll(cell, fins))) return undefined;
  return siameseFishOf({ ...base, places: cellsIn(step.pattern), fins });
}

/** The houses in which the places of a fish lie, but for its fins; of several fish, all of theirs. */
export function fishCoverOf(step: LadderStep): Cover {
  const base = baseOf(step);
  const cover = anyCoverOf(base);
  const several = severalFishOf(step, base, cover);
  if (!several) return cover;
  return [...new Set(several.flatMap((fish) => fish.cover))].sort((a, b) => a - b);
}

/** Siamese fish, one after the other. */
function tellSeveral(
  base: readonly House[],
  digit: Digit,
  several: readonly PartialFish[],
  phrases: LadderPhrases,
): Telling | undefined {
  // One of them may do without fins.
  const first = several.find(({ fins }) => fins.length > 0) ?? several[0];
  if (!first) return undefined;
  return {
    look: lookAt(factsOf(base, digit, first), phrases),
    reasons: several.flatMap((fish) => reasonsOf(factsOf(base, digit, fish), phrases, fish.twice)),
  };
}

/** A digit whose places in the base lie in as many cover houses, but for the fins. */
export const tellFish: Teller = (step, phrases) => {
  const base = baseOf(step);
  const digit = step.pattern[0]?.digit;
  if (digit === undefined) return undefined;
  const cover = anyCoverOf(base);
  const several = severalFishOf(step, base, cover);
  if (several) return tellSeveral(base.houses, digit, several, phrases);
  return cover && tellOne(base, digit, { cover, fins: cellsIn(step.fins ?? []) }, phrases);
};
