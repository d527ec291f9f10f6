import { article, capital, names } from '../../hints/en/names.ts';
import type { ColouringPhrases, PremisePhrases, SubsetPhrases } from '../phrases.ts';
import { colour, countOf, house } from './words.ts';

/** What has to be believed of the board. */
export const premises: PremisePhrases = {
  cells: ({ cells, digits }) =>
    `Only ${names.digits(digits)} ${digits.length === 1 ? 'fits' : 'fit'} in ${names.cells(cells)}.`,
  house: ({ house: one, digit, cells }) =>
    `In ${house(one)}, ${digit} fits only in ${names.spots(cells, one)}.`,
  digitsInHouse: ({ house: one, digits, cells }) =>
    `In ${house(one)}, the digits ${names.digits(digits)} fit only in ${names.spots(cells, one)}.`,
  locked: ({ cells, digits }) =>
    `Together, ${names.cells(cells)} have only ${names.digits(digits)}: ${countOf(digits.length)} digits for ${countOf(cells.length)} cells.`,
  almostLocked: ({ letter, cells, digits }) =>
    `Set ${letter} (${names.cells(cells)}) has only ${names.digits(digits)}: ${countOf(digits.length)} digits for ${countOf(cells.length)} ${cells.length === 1 ? 'cell' : 'cells'}.`,
};

/** Singles, intersections and subsets. */
export const subsets: SubsetPhrases = {
  look: {
    cell: ({ cells }) => `How many candidates are left in ${names.cells(cells)}?`,
    place: ({ house: one, cells }) =>
      `A digit has only one place left in ${house(one)}: ${names.spots(cells, one)}. Which digit is it?`,
    crossing: ({ house: one, cells, cover }) =>
      `A digit of ${house(one)} fits only in ${names.spots(cells, one)}. Find it: what does it mean for the rest of ${house(cover)}?`,
    naked: ({ cells }) => `How many digits do ${names.cells(cells)} have between them?`,
    hidden: ({ house: one, cells, count }) =>
      `In ${house(one)}, ${countOf(count)} digits fit only in ${names.spots(cells, one)}. Which ones, and what else can these cells hold?`,
    sueDeCoq: ({ line, box, cells }) =>
      `Look at ${names.cells(cells)}, around the crossing of ${house(line)} and ${house(box)}. How many digits do they have between them?`,
  },
  crossing: ({ cover, digit }) =>
    `Wherever it goes, it is the ${digit} of ${house(cover)}, whose other cells can’t have one.`,
  naked: ({ houses, count }) =>
    `They use up these ${countOf(count)} digits, so the rest of ${names.houses(houses)} can have ${count === 2 ? 'neither' : 'none of them'}.`,
  hidden: ({ count }) =>
    `The ${countOf(count)} digits fill the ${countOf(count)} cells, so nothing else goes there.`,
  withTwice: ({ line, box, cells, digits, twice }) =>
    `Together, ${names.cells(cells)} have only ${names.digits(digits)}. Counted twice, for ${house(line)} and for ${house(box)}, ${names.digits(twice)} ${twice.length === 1 ? 'makes' : 'make'} that ${countOf(digits.length + twice.length)} digits for ${countOf(cells.length)} cells.`,
  sueDeCoqTwice: ({ line, box, twice }) =>
    `Each other digit fits only on one side, in ${house(line)} or in ${house(box)}. So each has exactly one place here, and ${names.digits(twice)} one on each side. No cell that sees all the places of a digit, or for ${names.digits(twice)} all those on one side, can have it.`,
  sueDeCoq: ({ line, box }) =>
    `Each of these digits fits only on one side, in ${house(line)} or in ${house(box)}, so each has exactly one place here. No cell that sees all the places of a digit can have it.`,
};

/** Colours. */
export const colouring: ColouringPhrases = {
  look: ({ cells }) =>
    `Colour ${names.cells(cells)} by turns, from one to the next. What do the colours see?`,
  lookAtTwoGroups: ({ cells }) =>
    `${capital(names.cells(cells))} fall into two separate groups. Colour each by turns, with two colours of its own. Where do the groups see each other?`,
  pairs: ({ houses, digit }) =>
    `${capital(names.houses(houses))} ${houses.length === 1 ? 'has' : 'each have'} just two places for ${article(`${digit}`)}.`,
  colours: ({ one, other, digit, isSecond }) =>
    `Coloured by turns, ${isSecond ? 'the others' : 'they'} are ${colour(one)} and ${colour(other)}. One of these two colours is all ${digit}, the other has none.`,
  wrap: ({ colour: { letter }, house: one, cells }) =>
    `${capital(names.cells(cells))} are both ${letter} and both in ${house(one)}, so ${letter} is wrong.`,
  trap: ({ one, other, digit }) =>
    `Whichever is right, a cell that sees both ${one.letter} and ${other.letter} can’t be ${digit}.`,
  seesBoth: ({ colour: { letter }, others }) => {
    const [one, other] = others.map((each) => each.letter);
    return `${letter} sees both ${one} and ${other}, one of which is right, so ${letter} is wrong.`;
  },
  seeOther: ({ seeing: [one, other], cells }) =>
    `${one.letter} and ${other.letter} can’t both be right, as ${names.cells(cells)} see each other.`,
  oneOfOpposites: ({ opposites: [one, other], digit }) =>
    `So ${one.letter} or ${other.letter} is right, and a cell that sees both can’t be ${digit}.`,
  remotePair: ({ one, other, digits }) =>
    `They take turns: if ${names.cells(one)} ${one.length === 1 ? 'has' : 'have'} ${names.digits(digits.slice(0, 1))}, ${names.cells(other)} ${other.length === 1 ? 'has' : 'have'} ${names.digits(digits.slice(1))}, and the other way round. A cell that sees one of each can have neither.`,
};
