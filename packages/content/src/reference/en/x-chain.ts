import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'An X-Chain is about one digit. Where the digit has just two places in a row, column or box, one follows from the other: if it is not here, it is there. Between two such pairs, a step leads to a cell that shares a row, column or box with the last one: if it is here, it is not there.',
    'The two kinds of step take turns, and the chain begins and ends with “if not, then”. So if the first cell is wrong, the last is right: one of the two ends holds the digit, and a cell that sees them both cannot.',
  ],
  howToLook: [
    'Mark all pairs of one digit, that is, all rows, columns and boxes where it has just two places.',
    'Start at one end of a pair and say it aloud: not here, so there; so not there; so there…',
    'Each time you arrive at “so there”, check whether some cell with the digit sees both this cell and the start.',
  ],
  remarks: [
    'With two pairs it is a skyscraper, a two-string kite or a turbot fish. Look for these first.',
  ],
};
