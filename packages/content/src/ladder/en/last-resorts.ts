import type { Candidate } from '@nanpure/engine';
import { names } from '../../hints/en/names.ts';
import type { LastResortPhrases } from '../phrases.ts';
import { cell, eitherCell, house } from './words.ts';

const is = ({ cell: one, digit }: Candidate) => `${cell(one)} is ${digit}`;

function ruledOut(removed: readonly Candidate[]): string {
  return removed.length > 0 ? ` That rules out ${names.removals(removed)}.` : '';
}

/** What is left when nothing simpler is: templates, forcing chains and nets. */
export const lastResorts: LastResortPhrases = {
  look: {
    template:
      'Take one digit, and go through all ways to place it in the whole grid. What do they have in common?',
    suppose: ({ cells }) =>
      `Try one of the candidates of ${names.cells(cells)}. Where does it lead?`,
    inCell: ({ cells }) =>
      `Start from ${names.cells(cells)}. What follows from each of its candidates, whichever is right?`,
    inHouse: ({ house: one, cells }) =>
      `In ${house(one)}, one digit goes in ${eitherCell(cells)}. What follows from each of these places?`,
  },
  templateSet: ({ digit, cells }) =>
    `Go through all ways to place ${digit} in these rows, without two in a column or in a box: each has one in ${names.cells(cells)}.`,
  templateDelete: ({ digit, cells }) =>
    `Go through all ways to place ${digit} in these rows, without two in a column or in a box: none has one in ${names.cells(cells)}.`,
  oneOf: (region) =>
    'house' in region
      ? `In ${house(region.house)}, ${region.digit} fits only in ${names.spots(region.cells, region.house)}.`
      : `Only ${names.digits(region.digits)} fit in ${names.cells(region.cells)}.`,
  alreadySo: ({ candidate }) => `If ${is(candidate)}, there is nothing to show.`,
  whichever: ({ candidate: { cell: one, digit }, isRight }) =>
    `So whichever it is, ${cell(one)} is ${isRight ? '' : 'not '}${digit}.`,
  suppose: ({ candidate, removed }) => `Suppose ${is(candidate)}.${ruledOut(removed)}`,
  branch: ({ candidate, removed }) =>
    `If ${is(candidate)}, that rules out ${names.removals(removed)}.`,
  followsInCell: ({ candidate, digits, removed }) =>
    `So ${is(candidate)}, all that is left there of ${names.digits(digits)}.${ruledOut(removed)}`,
  followsInHouse: ({ candidate, house: one, removed }) =>
    `So ${is(candidate)}, the only place left in ${house(one)}.${ruledOut(removed)}`,
  deadCell: ({ cells, digits }) =>
    `That leaves nothing for ${names.cells(cells)}, where only ${names.digits(digits)} fit.`,
  deadHouse: ({ house: one, digit, cells }) =>
    `That leaves no place for ${digit} in ${house(one)}, where it fits only in ${names.spots(cells, one)}.`,
  contradiction: ({ candidate: { cell: one, digit } }) => `So ${cell(one)} can't be ${digit}.`,
};
