import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'A digit has just two places in each of two houses (rows, columns or boxes), and one place of the first sees one of the second, that is, they share a row, column or box. These two cannot both be right, so at least one of the two outer places is.',
    'A cell that sees both outer places cannot have the digit, whichever of them is right.',
  ],
  howToLook: [
    'Choose a digit and a box in which it has just two places, not both in the same line.',
    'From one of the two go along its row or column to another cell with the digit.',
    'Does that cell belong to a row, column or box with just two places? Then its partner and the other cell of the first box are the ends.',
    'Whatever sees both of these ends loses the digit.',
  ],
  remarks: [
    'Two shapes have names of their own: two parallel lines joined along a third are a skyscraper, a row and a column joined in a box are a two-string kite. Whatever is left over is what we call a turbot fish here.',
  ],
};
