import type { Candidate } from '@nanpure/engine';
import { names } from '../../hints/en/names.ts';
import type { LastResortPhrases } from '../phrases.ts';
import { cell, house } from './words.ts';

const is = ({ cell: one, digit }: Candidate) => `${cell(one)} is ${digit}`;

function ruledOut(removed: readonly Candidate[]): string {
  return removed.length > 0 ? ` That rules out ${names.removals(removed)}.` : '';
}

const gone = ({ length }: readonly unknown[]) => (length === 1 ? 'that is' : 'all of these are');

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
      `In ${house(one)}, a digit fits only in ${names.spots(cells, one)}. What follows from each of these places?`,
  },
  templateSet: ({ digit, cells }) =>
    `Go through all ways to place ${digit} in these rows, without two in a column or in a box: each has one in ${names.cells(cells)}.`,
  templateDelete: ({ digit, cells }) =>
    `Go through all ways to place ${digit} in these rows, without two in a column or in a box: none has one in ${names.cells(cells)}.`,
  alreadySo: ({ candidate }) => `If ${is(candidate)}, there is nothing more to show.`,
  whichever: 'All ways lead to the same result.',
  suppose: ({ candidate, removed }) => `Suppose ${is(candidate)}.${ruledOut(removed)}`,
  supposeBesides: ({ candidate, removed }) =>
    `Suppose besides that ${is(candidate)}.${ruledOut(removed)}`,
  failsBesides: ({ candidate: { cell: one, digit } }) =>
    `So under the first supposition, ${cell(one)} is not ${digit}.`,
  branch: ({ candidate, removed }) =>
    `If ${is(candidate)}, that rules out ${names.removals(removed)}.`,
  branchFails: ({ candidate: { cell: one, digit } }) => `So ${cell(one)} is not ${digit}.`,
  othersAgree: 'All the other ways lead to the same result.',
  oneIsLeft: 'That leaves one way, and it leads to this.',
  followsInCell: ({ candidate, digits, removed }) =>
    `So ${is(candidate)}, all that is left there of ${names.digits(digits)}.${ruledOut(removed)}`,
  followsInHouse: ({ candidate, house: one, removed }) =>
    `So ${is(candidate)}, the only place left in ${house(one)}.${ruledOut(removed)}`,
  more: ({ count }) =>
    count === 1 ? 'One more step like these follows.' : `${count} more steps like these follow.`,
  moreFail: ({ candidates }) =>
    `Under the first supposition, each of these fails in the same way: ${names.candidates(candidates)}.`,
  deadCell: ({ cells, digits }) =>
    `But ${names.cells(cells)} had room only for ${names.digits(digits)}, and ${gone(digits)} ruled out now.`,
  deadHouse: ({ house: one, digit, cells }) =>
    `But in ${house(one)}, ${digit} had room only in ${names.spots(cells, one)}, and ${gone(cells)} ruled out now.`,
  contradiction: 'So the supposition was wrong.',
};
