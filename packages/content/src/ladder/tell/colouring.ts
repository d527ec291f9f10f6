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

/** Four colours: what one of the first two does to the others. */
function crossEffects(
  step: LadderStep,
  [colour, opposite]: readonly [Colour, Colour],
  others: readonly [Colour, Colour],
  { seesBoth, oneOfOpposites }: ColouringPhrases,
): LadderSentence[] {
  const [digit = 1] = digitsIn(step.pattern);
  const [first, second] = others.map(({ cells }) => firstSight(colour.cells, cells));
  if (first && second) return [effect(seesBoth({ colour, others }))];
  const seen = first ?? second;
  const [seenColour, free] = first ? others : [others[1], others[0]];
  const removes = step.eliminations.some(
    ({ cell }) => seesAny(cell, opposite.cells) && seesAny(cell, free.cells),
  );
  if (!seen || !removes) return [];
  const facts = { seeing: [colour, seenColour], opposites: [opposite, free] } as const;
  return [effect(oneOfOpposites({ ...facts, cells: seen, digit }))];
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
      ...crossEffects(step, [a, b], [c, d], phrases.colouring),
      ...crossEffects(step, [b, a], [c, d], phrases.colouring),
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
