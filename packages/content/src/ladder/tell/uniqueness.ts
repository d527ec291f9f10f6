import { arePeers, type Candidate, type Cell, type Digit } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { LadderPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { cellsIn, digitsIn, inEach } from './geometry.ts';
import { isCell, isHouse, tellCells, tellHouses } from './premises.ts';
import { effectOn, premise, type Teller } from './telling.ts';

/** Cells, most often a rectangle, that have to be kept from holding some digits alone. */
interface Rectangle {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  readonly guardians: readonly Candidate[];
}

function exchangeableOf({ premises }: LadderStep): Rectangle | undefined {
  const found = premises.find(
    (each): each is Extract<typeof each, Rectangle> => 'guardians' in each,
  );
  return found && { ...found, digits: [...found.digits].sort((a, b) => a - b) };
}

/** The digits that could be exchanged, in the corners that have no digit yet. */
function cornersOf({ pattern }: LadderStep, { cells, digits }: Rectangle): Candidate[] {
  return pattern.filter((each) => cells.includes(each.cell) && digits.includes(each.digit));
}

type Tail = (step: LadderStep, rectangle: Rectangle, phrases: LadderPhrases) => LadderSentence[];

/** What is said of every rectangle before what is special about its type. */
function rectangleWith(kind: 'rectangle' | 'avoidable', tail: Tail): Teller {
  return (step, phrases) => {
    const found = exchangeableOf(step);
    if (!found) return undefined;
    const { look, [kind]: say } = phrases.uniqueness;
    return {
      look: look.rectangle(found),
      reasons: [
        premise(say(found), { candidates: cornersOf(step, found) }),
        ...tail(step, found, phrases),
      ],
    };
  };
}

const oneCell: Tail = ({ eliminations }, { guardians }, { uniqueness }) => [
  effectOn(uniqueness.oneCell({ cells: cellsIn(eliminations), digits: digitsIn(eliminations) }), [
    ...guardians,
    ...eliminations,
  ]),
];

const oneDigit: Tail = (_, { guardians }, { uniqueness }) =>
  digitsIn(guardians).map((digit) =>
    effectOn(uniqueness.oneDigit({ digit, cells: cellsIn(guardians) }), guardians),
  );

/** With further cells of a house, the guardians are a naked subset. */
const subset: Tail = ({ premises, pattern }, { guardians }, { uniqueness, premises: say }) => {
  const others = premises.filter(isCell);
  const cells = others.map(({ cell }) => cell);
  const own = pattern.filter(({ cell }) => cells.includes(cell));
  const digits = digitsIn([...guardians, ...own]);
  return [
    effectOn(uniqueness.oneOf({ candidates: guardians }), guardians),
    ...tellCells(others, say),
    effectOn(uniqueness.subset({ cells, digits }), [...guardians, ...own]),
  ];
};

/** One of the two digits is in the two cells that have more. */
const pair: Tail = ({ premises, eliminations }, _, { uniqueness, premises: say }) => {
  const [place] = premises.filter(isHouse);
  const [other] = digitsIn(eliminations);
  if (!place || other === undefined) return [];
  return [
    ...tellHouses([place], say),
    effectOn(
      uniqueness.pair({ digit: place.digit, other, cells: place.cells }),
      inEach(place.cells, [place.digit, other]),
    ),
  ];
};

/** A digit has no other places in two parallel sides. */
const across: Tail = (step, rectangle, { uniqueness, premises: say }) => {
  const { premises, eliminations } = step;
  const { digits } = rectangle;
  const [digit] = digitsIn(eliminations);
  const other = digits.find((each) => each !== digit);
  if (digit === undefined || other === undefined) return [];
  return [
    ...tellHouses(premises.filter(isHouse), say),
    effectOn(
      uniqueness.across({ digit, other, cells: cellsIn(eliminations) }),
      cornersOf(step, rectangle),
    ),
  ];
};

/** A digit has no other places in the row and the column of a corner. */
const corner: Tail = (step, rectangle, { uniqueness, premises: say }) => {
  const { cells, digits } = rectangle;
  const [removed] = step.eliminations;
  const places = step.premises.filter(isHouse);
  const forced = places[0]?.digit;
  const opposite = cells.find(
    (cell) => removed !== undefined && cell !== removed.cell && !arePeers(cell, removed.cell),
  );
  if (!removed || forced === undefined || opposite === undefined) return [];
  const sides = cells.filter((cell) => cell !== removed.cell && cell !== opposite);
  return [
    ...tellHouses(places, say),
    effectOn(
      uniqueness.corner({ ...removed, sides, forced, opposite, digits }),
      cornersOf(step, rectangle),
    ),
  ];
};

export const tellType1 = rectangleWith('rectangle', oneCell);
export const tellSameGuardian = rectangleWith('rectangle', oneDigit);
export const tellType3 = rectangleWith('rectangle', subset);
export const tellType4 = rectangleWith('rectangle', pair);
export const tellType6 = rectangleWith('rectangle', across);
export const tellHiddenRectangle = rectangleWith('rectangle', corner);
export const tellAvoidable1 = rectangleWith('avoidable', oneCell);
export const tellAvoidable2 = rectangleWith('avoidable', oneDigit);

/** All empty cells have two candidates, but for one. */
export const tellBug: Teller = (step, { uniqueness }) => {
  const [guardian] = exchangeableOf(step)?.guardians ?? [];
  if (!guardian) return undefined;
  const cells = cellsIn(step.pattern);
  return {
    look: uniqueness.look.bug({ cells }),
    reasons: [premise(uniqueness.bug({ digit: guardian.digit, cells }))],
  };
};
