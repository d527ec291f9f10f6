import type { ReferenceTexts } from '../reference-page.ts';

export const texts: ReferenceTexts = {
  idea: [
    'An alternating inference chain joins candidates by strong and weak links in turn. Strong: at least one of the two is right, as a cell has only these candidates, or a house (a row, column or box) only these places for a digit. Weak: at most one of them is, as they are in one cell, or have the same digit in cells that see each other (share a row, column or box).',
    'The chain begins and ends with a strong link. If its first candidate is wrong, everything switches along the way and its last one is right. So one end is right, and any candidate that both ends rule out can be erased.',
  ],
  howToLook: [
    'Use all the pairs you have found: cells with two candidates, and digits with two places in a house.',
    'Start at one candidate: “suppose that it is wrong”. Go on by turns, strong, weak, strong, and look at every “then this is right”.',
    'Compare that end with the start. The same digit: what sees both loses it. Different digits in cells that see each other: neither cell can have the digit of the other end.',
  ],
  remarks: [
    'Skyscrapers, W-Wings, X-Chains and XY-Chains are all special cases. Once you read AICs with ease, you need no other names.',
  ],
};
