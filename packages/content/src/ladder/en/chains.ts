import { capital, names } from '../../hints/en/names.ts';
import type { Joined, LetteredSet } from '../facts.ts';
import type { AlmostLockedSetPhrases, ChainPhrases, WingPhrases } from '../phrases.ts';
import { all, cell, house, noneSeeing, oneIs, right, wrong } from './words.ts';

/** What is right as the node before is wrong. */
function becomesRight({ from, to, isFirst }: Joined): string {
  return isFirst ? `If ${wrong(from)}, then ${right(to)}` : `So ${right(to)}`;
}

/** What is wrong as the node before is right. */
function becomesWrong({ from, to, isFirst }: Joined): string {
  return isFirst ? `If ${right(from)}, then ${wrong(to)}` : `Then ${wrong(to)}`;
}

/** Chains, link by link. */
export const chains: ChainPhrases = {
  look: {
    ends: ({ from, to }) =>
      `A chain leads from ${names.cells(from)} to ${names.cells(to)}. If its beginning is wrong, what does that make of its end?`,
    back: ({ cells }) =>
      `A chain leads from ${names.cells(cells)} round and back again. If its beginning is wrong, where does that lead?`,
    loop: ({ cells }) =>
      `A chain leads through these cells and closes to a loop: ${names.cells(cells)}. What does it leave for the cells beside it?`,
  },
  strong: {
    cell: (joined) => {
      const { from, to, isFirst } = joined;
      const digits = names.digits([from.digit, to.digit].sort());
      const become = isFirst ? `If ${wrong(from)}, it is ${to.digit}` : becomesRight(joined);
      return `${become}: only ${digits} fit there.`;
    },
    house: (joined) =>
      `${becomesRight(joined)}: ${house(joined.house)} has no other place${joined.gone ? ' left' : ''} for ${joined.to.digit}.`,
    set: (joined) => {
      const rest = joined.digits.filter((digit) => digit !== joined.from.digit);
      const gone = joined.gone ? `, and ${wrong(joined.gone)}` : '';
      return `${becomesRight(joined)}: without ${joined.from.digit}, set ${joined.letter} needs ${all(rest)}${gone}.`;
    },
  },
  weak: {
    cell: (joined) => `${becomesWrong(joined)}: it has its digit.`,
    house: (joined) =>
      `${becomesWrong(joined)}: ${house(joined.house)} has its ${joined.to.digit}.`,
    sight: (joined) =>
      `${becomesWrong(joined)}: any two of these cells share a row, column or box.`,
  },
  ends: {
    sameDigit: ({ cells, digit }) =>
      `So in any case ${oneIs(cells, digit)}. ${capital(noneSeeing(cells))} can be ${digit}.`,
    otherDigit: ({ from, to }) =>
      `So in any case ${right(from)} or ${right(to)}. Either way, the result is the same.`,
    itself: ({ cells, digit }) =>
      `So if ${names.cells(cells)} were not ${digit}, it would be ${digit} after all.`,
    loop: 'The chain is back at its beginning, so its links hold in both directions: of any two neighbours, exactly one is right, and what sees both is wrong.',
  },
};

/** Wings, told from their pivot. */
export const wings: WingPhrases = {
  look: {
    pivot: ({ pivot, pincers }) =>
      `Start from ${cell(pivot)}: what does each of its candidates make of ${names.cells(pincers)}?`,
    twins: ({ cells, house: bridge }) =>
      `The same two digits fit in ${names.cells(cells)}. What does ${house(bridge)} tell about them?`,
  },
  pincer: ({ digit, pincer, digits, forced }) =>
    `If it is ${digit}, then ${cell(pincer)} is ${forced}: only ${names.digits(digits)} fit there.`,
  pivotItself: ({ cell: pivot, digit }) => `Otherwise ${cell(pivot)} is ${digit} itself.`,
  twins: ({ digit, other, house: bridge, near, twins: [one, second] }) =>
    `If neither ${cell(one)} nor ${cell(second)} were ${other}, both would be ${digit}. That would take ${digit} from ${names.cells(near)}, and leave ${house(bridge)} without one.`,
};

/** "A (row 4 columns 2 and 5)" */
function set({ letter, cells }: LetteredSet): string {
  return `${letter} (${names.cells(cells)})`;
}

/** Almost locked sets. */
export const sets: AlmostLockedSetPhrases = {
  look: {
    two: ({ one, other }) =>
      `Compare two sets of cells: ${set(one)} and ${set(other)}. Each has one digit more than it has cells. Which digit can’t be in both?`,
    stem: ({ stem, cells }) =>
      `Start from ${cell(stem)}: what does each of its candidates take from ${names.cells(cells)}?`,
  },
  restricted: ({ from, to, one, other }) =>
    `${from.digit} can’t be in both ${one.letter} and ${other.letter}: in ${one.letter} it fits only in ${names.cells(from.cells)}, in ${other.letter} only in ${names.cells(to.cells)}, and these see each other.`,
  common: ({ restricted, digit, cells, one, other }) =>
    `Whichever of ${one.letter} and ${other.letter} goes without ${restricted} needs all its other digits, so ${oneIs(cells, digit)}. ${capital(noneSeeing(cells))} can be ${digit}.`,
  doublyLinked: ({ restricted }) =>
    `So one set has ${names.digits(restricted.slice(0, 1))} and the other ${names.digits(restricted.slice(1))}, and both have all their other digits. Each digit has its place in the sets: no cell that sees all its places there can have it.`,
  petal: ({ stem, digit, set: { letter }, left }) =>
    `If ${cell(stem)} is ${digit}, then set ${letter} has ${names.digits(left)}.`,
  blossom: ({ digit, cells }) =>
    `Whichever it is, ${oneIs(cells, digit)}. ${capital(noneSeeing(cells))} can be ${digit}.`,
};
