import { article, capital, names } from '../../hints/en/names.ts';
import type { ColouringPhrases, FishPhrases, PremisePhrases, SubsetPhrases } from '../phrases.ts';
import { colour, countOf, finsIn, house } from './words.ts';

/** What has to be believed of the board. */
export const premises: PremisePhrases = {
  cells: ({ cells, digits }) =>
    `Only ${names.digits(digits)} ${digits.length === 1 ? 'fits' : 'fit'} in ${names.cells(cells)}.`,
  house: ({ house: one, digit, cells }) =>
    `In ${house(one)}, ${digit} fits only in ${names.spots(cells, one)}.`,
  digitsInHouse: ({ house: one, digits, cells }) =>
    `In ${house(one)}, the digits ${names.digits(digits)} fit only in ${names.spots(cells, one)}.`,
  locked: ({ cells, digits }) =>
    `Together, ${names.cells(cells)} have only the digits ${names.digits(digits)}: ${countOf(digits.length)} for ${countOf(cells.length)} cells.`,
  almostLocked: ({ cells, digits }) =>
    cells.length === 1
      ? `Only ${names.digits(digits)} fit in ${names.cells(cells)}.`
      : `Together, ${names.cells(cells)} have only the digits ${names.digits(digits)}: one more than they are cells.`,
};

/** Singles, intersections and subsets. */
export const subsets: SubsetPhrases = {
  look: {
    cell: ({ cells }) => `How many candidates are left in ${names.cells(cells)}?`,
    place: ({ house: one, cells }) =>
      `A digit has only one place left in ${house(one)}: ${names.spots(cells, one)}. Which digit is it?`,
    crossing: ({ house: one, cells, cover }) =>
      `A digit of ${house(one)} fits only in ${names.cells(cells)}. Find it: what does it mean for the rest of ${house(cover)}?`,
    naked: ({ cells }) => `How many digits do ${names.cells(cells)} have between them?`,
    hidden: ({ house: one, cells, count }) =>
      `In ${house(one)}, ${countOf(count)} digits fit only in ${names.spots(cells, one)}. Which ones, and what else can these cells hold?`,
    sueDeCoq: ({ line, box, cells }) =>
      `Look at ${names.cells(cells)}, where ${house(line)} meets ${house(box)}. How many digits do they have between them?`,
  },
  crossing: ({ cover, digit }) =>
    `Wherever it goes, it is the ${digit} of ${house(cover)}, whose other cells can't have one.`,
  naked: ({ houses, count }) =>
    `They use up these ${countOf(count)} digits, so the rest of ${names.houses(houses)} can have none of them.`,
  hidden: ({ count }) =>
    `The ${countOf(count)} digits fill the ${countOf(count)} cells, so nothing else goes there.`,
  sueDeCoq: ({ line, box }) =>
    `Each of these digits fits only on one side, in ${house(line)} or in ${house(box)}, so each has exactly one place here. No cell that sees all its places can have it.`,
};

/** Fish of all kinds. */
export const fish: FishPhrases = {
  look: {
    plain: ({ base, cover }) =>
      `In ${names.houses(base)}, a digit fits only where they meet ${names.houses(cover)}. Find it: what does it mean for the rest of ${names.houses(cover)}?`,
    finned: ({ base, cover, cells }) =>
      `In ${names.houses(base)}, a digit fits only where they meet ${names.houses(cover)}, but for ${finsIn(cells)}. What if ${cells.length > 1 ? 'the fins are' : 'the fin is'} wrong? And if not?`,
  },
  base: ({ base, cover, digit, fins }) =>
    `${capital(names.houses(base))} have room for ${article(`${digit}`)} only in ${names.houses(cover)}${
      fins.length > 0 ? `, but for ${finsIn(fins)}` : ''
    }.`,
  usedUp: ({ base, cover, digit, fins }) => {
    const supposed = fins.length > 1 ? 'If no fin is right, the' : 'If the fin is wrong, the';
    return `${fins.length > 0 ? supposed : 'The'} ${countOf(base.length)} need ${article(`${digit}`)} each, and use up ${digit} in ${names.houses(cover)}: no other cell there can have one.`;
  },
  twice: ({ digit, cells }) =>
    `${article(`${digit}`).replace(/^a/, 'A')} in ${names.cells(cells)} would use up two of these at once, and leave too few.`,
  finIsRight: ({ digit, fins }) =>
    fins.length > 1
      ? `If a fin is right, no cell that sees all of them can be ${digit}.`
      : `If the fin is right, no cell that sees it can be ${digit}.`,
};

/** Colours. */
export const colouring: ColouringPhrases = {
  look: ({ cells }) =>
    `Colour ${names.cells(cells)} by turns, from one to the next. What do the colours see?`,
  pairs: ({ houses, digit }) =>
    `${capital(names.houses(houses))} ${houses.length === 1 ? 'has' : 'have'} just two places for ${digit}${houses.length === 1 ? '' : ' each'}.`,
  colours: ({ one, other, digit }) =>
    `Of two colours, one is all ${digit}, the other has none: ${colour(one)} and ${colour(other)}.`,
  wrap: ({ colour: { letter }, house: one, cells }) =>
    `${capital(names.cells(cells))} are both ${letter} and both in ${house(one)}, so ${letter} is wrong.`,
  trap: ({ one, other, digit }) =>
    `Whichever is right, a cell that sees both ${one.letter} and ${other.letter} can't be ${digit}.`,
  seesBoth: ({ colour: { letter }, others }) => {
    const [one, other] = others.map((each) => each.letter);
    return `${letter} sees both ${one} and ${other}, one of which is right, so ${letter} is wrong.`;
  },
  oneOfOpposites: ({ seeing: [one, other], opposites, cells, digit }) =>
    `${one.letter} and ${other.letter} can't both be right, as ${names.cells(cells)} see each other. So ${opposites[0].letter} or ${opposites[1].letter} is right, and a cell that sees both can't be ${digit}.`,
  remotePair: ({ one, other, digits }) =>
    `They take turns: of ${names.digits(digits)}, ${names.cells(one)} all have the same, and ${names.cells(other)} the other. A cell that sees one of each can have neither.`,
};
