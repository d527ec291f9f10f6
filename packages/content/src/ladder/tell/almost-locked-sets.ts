import type { Cell } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import { cellsIn, digitsIn, inEach } from './geometry.ts';
import { candidatesIn, isCell, letteredSets, partsOf, setOf, tellSets } from './premises.ts';
import { effect, effectOn, link, premise, type Teller } from './telling.ts';

/** Where a digit can be in some cells. */
function placesIn({ pattern }: LadderStep, cells: readonly Cell[], digit: number): Cell[] {
  return cellsIn(pattern.filter((each) => each.digit === digit && cells.includes(each.cell)));
}

/** Two almost locked sets with one digit, or two, that can't be in both. */
export const tellAlsXz: Teller = (step, phrases) => {
  const sets = letteredSets(step);
  const [one, other] = sets;
  const { links = [] } = step;
  const [first] = links;
  if (!one || !other || !first) return undefined;
  const { look, restricted, common, doublyLinked } = phrases.sets;
  const commons = digitsIn(step.eliminations).map((digit) => {
    const cells = placesIn(step, [...one.cells, ...other.cells], digit);
    const text = common({ restricted: first.from.digit, digit, cells, one, other });
    return effectOn(text, inEach(cells, [digit]));
  });
  const both = effect(doublyLinked({ restricted: links.map(({ from }) => from.digit) }));
  return {
    look: look.two({ one, other }),
    reasons: [
      ...tellSets(step, phrases.premises),
      ...links.map((each, index) => link(restricted({ ...each, one, other }), index)),
      ...(links.length > 1 ? [both] : commons),
    ],
  };
};

/** A cell each of whose candidates locks a set. */
export const tellDeathBlossom: Teller = (step, phrases) => {
  const [stem] = step.premises.filter(isCell);
  const { links = [] } = step;
  const sets = letteredSets(step);
  const parts = partsOf(step).flatMap((part) => setOf(sets, part) ?? []);
  if (!stem || parts.length !== links.length) return undefined;
  const { look, petal, blossom } = phrases.sets;
  const cells = sets.flatMap((set) => set.cells);
  const petals = links.flatMap(({ from: { digit } }, index) => {
    const set = parts[index];
    if (!set) return [];
    const left = set.digits.filter((each) => each !== digit);
    const candidates = candidatesIn(step, set.cells).filter((each) => left.includes(each.digit));
    const topic = { candidates: [{ cell: stem.cell, digit }, ...candidates], sets: [set.letter] };
    const text = petal({ stem: stem.cell, digit, set, left });
    return [{ ...link(text, index), topic }];
  });
  return {
    look: look.stem({ stem: stem.cell, cells: [...new Set(cells)].sort((a, b) => a - b) }),
    reasons: [
      premise(phrases.premises.cells({ cells: [stem.cell], digits: stem.digits }), {
        candidates: candidatesIn(step, [stem.cell]),
        sets: [],
      }),
      ...tellSets(step, phrases.premises),
      ...petals,
      ...digitsIn(step.eliminations).map((digit) => {
        const places = placesIn(step, cells, digit);
        return effectOn(blossom({ digit, cells: places }), inEach(places, [digit]));
      }),
    ],
  };
};
