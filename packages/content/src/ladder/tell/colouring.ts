import type { Candidate, House } from '@nanpure/engine';
import type { LadderStep } from '@nanpure/engine/ladder';
import type { Colour } from '../facts.ts';
import type { ColouringPhrases } from '../phrases.ts';
import type { LadderSentence } from '../step-text.ts';
import { cellsIn, digitsIn, firstSight, inEach, seesAny, sharedBy } from './geometry.ts';
import { isCell, isHouse, tellCells } from './premises.ts';
import { effect, effectOn, premise, type Teller } from './telling.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

function coloursOf({ colours = [] }: LadderStep): Colour[] {
  return LETTERS.slice(0, colours.length).map((letter, index) => ({
    letter,
    cells: cellsIn(colours[index] ?? []),
  }));
}

/** The colours that sentences call by a letter: those of one digit. */
export function letteredColours(step: LadderStep): Colour[] {
  return digitsIn(step.pattern).length === 1 ? coloursOf(step) : [];
}

/** The houses with two places, each once, in order. */
function housesOf({ premises }: LadderStep): House[] {
  const houses = premises.filter(isHouse).map(({ house }) => house);
  return [...new Set(houses)].sort((a, b) => a - b);
}

function isAmong(cells: readonly number[], candidates: readonly Candidate[]): boolean {
  return candidates.some(({ cell }) => cells.includes(cell));
}

/** Two cells of a colour that share a house, if there are such. */
function wrapOf(colour: Colour, { wrap }: ColouringPhrases): LadderSentence[] {
  const cells = firstSight(colour.cells, colour.cells);
  const [house] = cells ? sharedBy(cells) : [];
  return cells && house !== undefined ? [effect(wrap({ colour, house, cells }))] : [];
}

/** Two colours of a digit. */
export const tellSimpleColouring: Teller = (step, phrases) => {
  const [one, other] = coloursOf(step);
  const digit = step.pattern[0]?.digit;
  if (!one || !other || digit === undefined) return undefined;
  const { look, pairs, colours, trap } = phrases.colouring;
  const houses = housesOf(step);
  const wrong = [one, other].find(({ cells }) => isAmong(cells, step.eliminations));
  return {
    look: look({ cells: cellsIn(step.pattern) }),
    reasons: [
      premise(pairs({ houses, digit })),
      effect(colours({ one, other, digit, isSecond: false })),
      ...(wrong ? wrapOf(wrong, phrases.colouring) : [effect(trap({ one, other, digit }))]),
    ],
  };
};

type Pair = readonly [Colour, Colour];

/** The colours of one pair that are wrong, as each sees both of the other pair. */
function tellWrongColours(
  step: LadderStep,
  own: Pair,
  others: Pair,
  { seesBoth }: ColouringPhrases,
) {
  const digits = digitsIn(step.pattern);
  return own.flatMap((colour) => {
    const [first, second] = others.map(({ cells }) => firstSight(colour.cells, cells));
    const isRemoved = colour.cells.every((cell) => isAmong([cell], step.eliminations));
    if (!first || !second || !isRemoved) return [];
    const cells = [...new Set([...colour.cells, ...first, ...second])];
    return [effectOn(seesBoth({ colour, others }), inEach(cells, digits))];
  });
}

/** Where a colour of one pair sees one of the other, one of their opposites is right. */
function tellOpposites(
  step: LadderStep,
  [own, opposite]: Pair,
  [other, free]: Pair,
  { seeOther, oneOfOpposites }: ColouringPhrases,
): LadderSentence[] {
  const [digit = 1] = digitsIn(step.pattern);
  const cells = firstSight(own.cells, other.cells);
  const removes = step.eliminations.some(
    ({ cell }) => seesAny(cell, opposite.cells) && seesAny(cell, free.cells),
  );
  if (!cells || !removes) return [];
  const topic = { candidates: inEach(cells, [digit]), houses: sharedBy(cells).slice(0, 1) };
  return [
    premise(seeOther({ seeing: [own, other], cells }), topic),
    effectOn(
      oneOfOpposites({ opposites: [opposite, free], digit }),
      inEach([...opposite.cells, ...free.cells], [digit]),
    ),
  ];
}

/** What two pairs of colours come to: some of them are wrong, or else one of two is right. */
function tellCrossing(
  step: LadderStep,
  [a, b]: Pair,
  [c, d]: Pair,
  phrases: ColouringPhrases,
): LadderSentence[] {
  const wrong = [
    ...tellWrongColours(step, [a, b], [c, d], phrases),
    ...tellWrongColours(step, [c, d], [a, b], phrases),
  ];
  if (wrong.length > 0) return wrong;
  return [
    ...tellOpposites(step, [a, b], [c, d], phrases),
    ...tellOpposites(step, [a, b], [d, c], phrases),
    ...tellOpposites(step, [b, a], [c, d], phrases),
    ...tellOpposites(step, [b, a], [d, c], phrases),
  ];
}

/** Two clusters of a digit, of two colours each. */
export const tellMultiColouring: Teller = (step, phrases) => {
  const [a, b, c, d] = coloursOf(step);
  const digit = step.pattern[0]?.digit;
  if (!a || !b || !c || !d || digit === undefined) return undefined;
  const { lookAtTwoGroups, pairs, colours } = phrases.colouring;
  const houses = housesOf(step);
  return {
    look: lookAtTwoGroups({ cells: cellsIn(step.pattern) }),
    reasons: [
      premise(pairs({ houses, digit })),
      effectOn(
        colours({ one: a, other: b, digit, isSecond: false }),
        inEach([...a.cells, ...b.cells], [digit]),
      ),
      effectOn(
        colours({ one: c, other: d, digit, isSecond: true }),
        inEach([...c.cells, ...d.cells], [digit]),
      ),
      ...tellCrossing(step, [a, b], [c, d], phrases.colouring),
    ],
  };
};

/** Cells with the same two candidates that take turns. */
export const tellRemotePair: Teller = (step, phrases) => {
  const [low] = digitsIn(step.pattern);
  const [colour = []] = step.colours ?? [];
  const cells = cellsIn(step.pattern);
  const one = cellsIn(colour.filter(({ digit }) => digit === low));
  if (one.length === 0) return undefined;
  const other = cells.filter((cell) => !one.includes(cell));
  return {
    look: phrases.colouring.look({ cells }),
    reasons: [
      ...tellCells(step.premises.filter(isCell), phrases.premises),
      effect(phrases.colouring.remotePair({ one, other, digits: digitsIn(step.pattern) })),
    ],
  };
};
