import { article, capital, names } from '../../hints/en/names.ts';
import type { UniquenessPhrases } from '../uniqueness-phrases.ts';
import { cell, noneSeeing, oneIs } from './words.ts';

const SWAP = 'these two could swap places, and the puzzle would have two solutions';

/** What a puzzle with one solution can't hold. */
export const uniqueness: UniquenessPhrases = {
  look: {
    rectangle: ({ cells }) =>
      `Look at the rectangle of ${names.cells(cells)}. What keeps two digits from swapping places there?`,
    bug: ({ cells }) =>
      `All empty cells have two candidates, but for ${names.cells(cells)}. Why is that one different?`,
  },
  rectangle: ({ cells, digits }) =>
    `If ${names.cells(cells)} had only ${names.digits(digits)}, ${SWAP}.`,
  avoidable: ({ cells, digits }) =>
    `None of ${names.cells(cells)} is given. If they had only ${names.digits(digits)}, ${SWAP}.`,
  bug: ({ digit, cells }) =>
    `Every empty cell has two candidates, but for ${names.cells(cells)}. Without ${digit} there, each digit would have two places or none in every house, which no puzzle with one solution allows.`,
  oneCell: ({ cells, digits }) =>
    digits.length === 1
      ? `Only ${names.cells(cells)} can prevent that, so it is not ${names.digits(digits)}.`
      : `Only ${names.cells(cells)} can prevent that, so it is neither ${digits.join(' nor ')}.`,
  oneDigit: ({ digit, cells }) =>
    `Only ${article(`${digit}`)} prevents that, so ${oneIs(cells, digit)}. ${capital(noneSeeing(cells))} can be ${digit}.`,
  oneOf: ({ candidates }) =>
    `To prevent that, one of these is right: ${names.candidates(candidates)}.`,
  subset: ({ cells, digits }) =>
    `The right one and ${names.cells(cells)} together have each of ${names.digits(digits)} once: what sees all the places of a digit can’t have it.`,
  pair: ({ digit, other, cells }) =>
    `So one of them is ${digit}. If the other were ${other}, nothing would prevent that: ${names.cells(cells)} can’t have ${other}.`,
  across: ({ digit, other, cells }) =>
    `If one of ${names.cells(cells)} were ${digit}, the other would be, too, and the corners between them would be ${other}: nothing would prevent that.`,
  corner: ({ cell: removed, digit, sides, forced, opposite, digits }) =>
    `If ${cell(removed)} were ${digit}, then ${names.cells(sides)} would be ${forced}, and ${cell(opposite)}, where only ${names.digits(digits)} fit, would be ${digit}: nothing would prevent that.`,
};
