import { names } from '../../hints/en/names.ts';
import type { AlmostLockedSetPhrases, ChainPhrases, Joined, WingPhrases } from '../phrases.ts';
import { all, cell, eitherCell, house, right, wrong } from './words.ts';

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
      `A chain leads through ${names.cells(cells)} and closes to a loop. What does it leave for the cells beside it?`,
  },
  strong: {
    cell: ({ from, ...joined }) =>
      `${becomesRight({ from, ...joined })}: only ${names.digits([from.digit, joined.to.digit].sort())} fit there.`,
    house: (joined) =>
      `${becomesRight(joined)}: ${house(joined.house)} has no other place for ${joined.to.digit}.`,
    set: (joined) => {
      const rest = joined.digits.filter((digit) => digit !== joined.from.digit);
      return `${becomesRight(joined)}: without ${joined.from.digit}, ${names.cells(joined.cells)} need ${all(rest)}.`;
    },
  },
  weak: {
    cell: (joined) => `${becomesWrong(joined)}: a cell has room for one digit.`,
    house: (joined) =>
      `${becomesWrong(joined)}: ${house(joined.house)} has its ${joined.to.digit}.`,
    sight: (joined) => `${becomesWrong(joined)}: the two are always in one row, column or box.`,
  },
  ends: {
    sameDigit: ({ cells, digit }) =>
      `So in any case ${eitherCell(cells)} is ${digit}, and no cell that sees ${cells.length === 2 ? 'both' : 'them all'} can be.`,
    otherDigit: ({ from, to }) =>
      `So in any case ${right(from)}, or ${right(to)}: what neither of them leaves room for can go.`,
    itself: ({ node }) =>
      `So even if ${wrong(node)}, it follows that ${right(node)}: it has to be so.`,
    loop: 'The chain is back at its beginning, so its links hold in both directions: of each two neighbours, exactly one is right.',
  },
};

/** Wings, told from their pivot. */
export const wings: WingPhrases = {
  look: {
    pivot: ({ pivot, pincers }) =>
      `Start from ${cell(pivot)}: what does each of its candidates make of ${names.cells(pincers)}?`,
    twins: ({ cells, house: bridge }) =>
      `The same two digits fit in ${names.cells(cells)}. What does ${house(bridge)} say of them?`,
  },
  pincer: ({ digit, pincer, digits, forced }) =>
    `If it is ${digit}, then ${cell(pincer)} is ${forced}: only ${names.digits(digits)} fit there.`,
  pivotItself: ({ digit }) => `Otherwise it is ${digit} itself.`,
  twins: ({ digit, other, house: bridge, near, twins: [one, second] }) =>
    `If neither ${cell(one)} nor ${cell(second)} were ${other}, both would be ${digit}. That would take ${digit} from ${names.cells(near)}, and ${house(bridge)} would be without.`,
};

/** Almost locked sets. */
export const sets: AlmostLockedSetPhrases = {
  look: {
    two: ({ one, other }) =>
      `Compare two sets of cells: ${names.cells(one)}, and ${names.cells(other)}. Each has one digit more than it has cells. Which digit can't be in both?`,
    stem: ({ stem, cells }) =>
      `Start from ${cell(stem)}: what does each of its candidates take from ${names.cells(cells)}?`,
  },
  restricted: ({ from, to }) =>
    `Only one of the two sets can have a ${from.digit}: in the one, it fits in ${names.cells(from.cells)}, in the other in ${names.cells(to.cells)}, and these see each other.`,
  common: ({ restricted, digit, cells }) =>
    `The set that goes without ${restricted} needs all its other digits, so ${eitherCell(cells)} is ${digit}.`,
  doublyLinked: ({ restricted }) =>
    `So one set has ${names.digits(restricted.slice(0, 1))} and the other ${names.digits(restricted.slice(1))}, and both have all their other digits. Each digit has its place in the sets: no cell that sees all its places there can have it.`,
  petal: ({ stem, digit, cells, left }) =>
    `If ${cell(stem)} is ${digit}, then ${names.cells(cells)} ${cells.length === 1 ? 'is' : 'have'} ${names.digits(left)}.`,
  blossom: ({ digit, cells }) =>
    `Whichever it is, ${eitherCell(cells)} is ${digit}, and no cell that sees ${cells.length === 2 ? 'both' : 'them all'} can be.`,
};
