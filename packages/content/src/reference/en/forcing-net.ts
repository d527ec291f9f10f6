import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'Suppose that a candidate is right, and write in every single that follows from it. If a cell is left without candidates, or a row, column or box without a place for some digit, the supposition was wrong.',
    'It is a net and not a chain, as a step may rest on several earlier ones at once. In its other form, you try all candidates of a cell, or all places of a digit, and keep what they have in common.',
  ],
  howToLook: [
    'Choose a candidate that would set off a lot: in a cell with two candidates, or a digit with two places.',
    'Use another colour, or a copy of the grid, and enter nothing but singles.',
    'If you get stuck without a contradiction, you have learnt nothing. Rub it all out and try another one.',
  ],
  remarks: [
    'Where even that leads nowhere, our solver supposes a second candidate within the first supposition, and sums up the long part of such a step. That is work for a computer.',
    'Many call this trial and error. It is a proof all the same, but not a pretty one: it tells you that a candidate is wrong without showing a reason that you could have seen.',
  ],
};
