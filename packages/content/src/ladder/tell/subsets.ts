import type { Candidate, Cell, Digit, House } from '@nanpure/engine';
import { cellsIn, digitsIn, isBox, isIn, sharedBy } from './geometry.ts';
import { isCell, isHouse, tellCells, tellHouses } from './premises.ts';
import { effect, premise, type Teller } from './telling.ts';

/** The last empty cell of a house. */
export const tellFullHouse: Teller = ({ premises }, { lastCell, names }) => {
  const [place] = premises.filter(isHouse);
  if (!place) return undefined;
  const area = names.houses([place.house]);
  const spots = names.spots(place.cells, place.house);
  return {
    look: lastCell.look({ area, spots }),
    reasons: [premise(lastCell.start({ area, digit: names.digits([place.digit]) }))],
  };
};

export const tellNakedSingle: Teller = ({ premises }, phrases) => {
  const cells = premises.filter(isCell);
  return {
    look: phrases.subsets.look.cell({ cells: cells.map(({ cell }) => cell) }),
    reasons: tellCells(cells, phrases.premises),
  };
};

export const tellHiddenSingle: Teller = ({ premises }, phrases) => {
  const [place] = premises.filter(isHouse);
  if (!place) return undefined;
  return {
    look: phrases.subsets.look.place(place),
    reasons: tellHouses([place], phrases.premises),
  };
};

/** A digit that is, in one house, only where another one crosses it. */
export const tellCrossing: Teller = ({ premises, eliminations }, phrases) => {
  const [place] = premises.filter(isHouse);
  const all = [...(place?.cells ?? []), ...cellsIn(eliminations)];
  const cover = sharedBy(all).find((house) => house !== place?.house);
  if (!place || cover === undefined) return undefined;
  const { look, crossing } = phrases.subsets;
  return {
    look: look.crossing({ ...place, cover }),
    reasons: [
      ...tellHouses([place], phrases.premises),
      effect(crossing({ cover, digit: place.digit })),
    ],
  };
};

/** Some cells that have, taken together, as many candidates as they are. */
export const tellNaked: Teller = ({ premises, pattern, eliminations }, phrases) => {
  const cells = premises.filter(isCell).map(({ cell }) => cell);
  const houses = sharedBy(cells).filter((house) =>
    eliminations.some(({ cell }) => isIn(house, cell)),
  );
  if (cells.length === 0 || houses.length === 0) return undefined;
  return {
    look: phrases.subsets.look.naked({ cells }),
    reasons: [
      premise(phrases.premises.locked({ cells, digits: digitsIn(pattern) })),
      effect(phrases.subsets.naked({ houses, count: cells.length })),
    ],
  };
};

/** Some digits that have, taken together, as many places in a house, or where two houses cross, as they are. */
export const tellHidden: Teller = ({ premises, pattern }, phrases) => {
  const houses = [...new Set(premises.filter(isHouse).map(({ house }) => house))];
  const [house] = houses;
  if (house === undefined) return undefined;
  const [cells, digits] = [cellsIn(pattern), digitsIn(pattern)];
  const count = digits.length;
  return {
    look: phrases.subsets.look.hidden({ house, cells, count }),
    reasons: [
      ...houses.map((each) =>
        premise(phrases.premises.digitsInHouse({ house: each, cells, digits })),
      ),
      effect(phrases.subsets.hidden({ count })),
    ],
  };
};

/** The line and the box that some cells lie in, each of them in one or both. */
function crossingOf(cells: readonly Cell[]): { line: House; box: House } | undefined {
  const houses = [...new Set(cells.flatMap((cell) => sharedBy([cell])))];
  return houses
    .filter((line) => !isBox(line))
    .flatMap((line) => houses.filter(isBox).map((box) => ({ line, box })))
    .find(
      ({ line, box }) =>
        cells.every((cell) => isIn(line, cell) || isIn(box, cell)) &&
        cells.some((cell) => isIn(line, cell) && isIn(box, cell)),
    );
}

/** The digits that are on both sides of a crossing: in the line alone, and in the box alone. */
function digitsOnBothSides(
  pattern: readonly Candidate[],
  { line, box }: { line: House; box: House },
): Digit[] {
  const inLine = digitsIn(pattern.filter(({ cell }) => !isIn(box, cell)));
  const inBox = digitsIn(pattern.filter(({ cell }) => !isIn(line, cell)));
  return inLine.filter((digit) => inBox.includes(digit));
}

/** Cells of a line and of a box with as many digits as they are, if some are counted for each of the two. */
export const tellSueDeCoq: Teller = ({ premises, pattern }, phrases) => {
  const cells = cellsIn(pattern);
  const crossing = crossingOf(cells);
  if (!crossing || !premises.every(isCell)) return undefined;
  const { look, sueDeCoq, sueDeCoqTwice, withTwice } = phrases.subsets;
  const digits = digitsIn(pattern);
  const twice = digitsOnBothSides(pattern, crossing);
  const facts = { ...crossing, cells, digits, twice };
  return {
    look: look.sueDeCoq({ ...crossing, cells }),
    reasons: [
      ...tellCells(premises.filter(isCell), phrases.premises),
      ...(twice.length > 0
        ? [premise(withTwice(facts)), effect(sueDeCoqTwice(facts))]
        : [premise(phrases.premises.locked(facts)), effect(sueDeCoq(crossing))]),
    ],
  };
};
