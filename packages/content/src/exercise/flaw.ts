import { type Candidate, cellsOf, type House, type Step } from '@nanpure/engine';
import type { Names } from '../hints/names.ts';
import { patternOf, premiseKind, startOf } from '../hints/step-words.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';
import { isIn } from './pattern-words.ts';

/** A candidate that is in the way, the house in which it is, and those like it. */
interface Flaw {
  readonly first: Candidate;
  readonly house: House;
  /** All that are in the way with the same digit in the same house. */
  readonly alike: readonly Candidate[];
}

function flawIn(houses: readonly House[], obstacles: readonly Candidate[]): Flaw | undefined {
  const [first] = obstacles;
  const house = houses.find((each) => first && cellsOf(each).has(first.cell));
  if (!first || house === undefined) return undefined;
  const alike = obstacles.filter(
    ({ cell, digit }) => digit === first.digit && cellsOf(house).has(cell),
  );
  return { first, house, alike };
}

/** All places that the digit of a flaw has in its house, in order. */
function placesWith({ first, house, alike }: Flaw, step: Step): number[] {
  const own = patternOf(step).filter(
    ({ cell, digit }) => digit === first.digit && cellsOf(house).has(cell),
  );
  return [...own, ...alike].map(({ cell }) => cell).sort((one, other) => one - other);
}

/**
 * Why a pattern is none, given the candidates in its way: one flaw is enough to see it, the first. What
 * lies in the houses across is none, where it is the rest of the line that matters.
 */
export function flawText(
  step: Step,
  obstacles: readonly Candidate[],
  exercise: ExercisePhrases,
  names: Names,
): string {
  const technique = exercise.names[step.technique];
  if (premiseKind(step) === 'cells') {
    const there = obstacles.filter(({ cell }) => cell === obstacles[0]?.cell);
    const digits = there.map(({ digit }) => digit);
    const cells = names.cells(there.slice(0, 1).map(({ cell }) => cell));
    const words = { digits: names.digits(digits), either: names.eitherDigit(digits) };
    return exercise.flaw.moreInCells({ technique, cells, ...words });
  }
  const cover = 'cover' in step.evidence ? step.evidence.cover : [];
  const flaw = flawIn(
    startOf(step),
    obstacles.filter(({ cell }) => !isIn(cover, cell)),
  );
  if (!flaw) return '';
  const digit = names.digits([flaw.first.digit]);
  const houses = names.houses([flaw.house]);
  if (cover.length > 0) {
    const cells = names.cells(flaw.alike.map(({ cell }) => cell));
    return exercise.flaw.outside({ technique, digit, houses, cells, cover: names.houses(cover) });
  }
  const places = placesWith(flaw, step);
  const spots = names.spots(places, flaw.house);
  return exercise.flaw.morePlaces({ technique, digit, houses, spots, count: places.length });
}
