import type { HouseKind } from '@nanpure/engine';
import type { HintPhrases } from '../phrases.ts';
import type { RuledOutWords } from '../step-words.ts';
import { capital } from './names.ts';

type RuledOut = RuledOutWords | undefined;

/** The other two houses of a cell in a house. */
const CROSSING: Readonly<Record<HouseKind, string>> = {
  row: 'column or box',
  column: 'row or box',
  box: 'row or column',
};

/** Why one digit fits nowhere else in a house of a kind. */
function takenElsewhere(digit: string, kind: HouseKind, ruledOut: RuledOut): string {
  const taken = `every other cell there is filled or has a ${digit} in its ${CROSSING[kind]}`;
  return ruledOut
    ? `${taken}, except for ${ruledOut.cells}, where an earlier step ruled it out`
    : taken;
}

/** The same for two digits. */
function bothTakenElsewhere(ruledOut: RuledOut): string {
  const taken = 'every other cell there is filled or sees both digits';
  return ruledOut
    ? `${taken}, except where an earlier step ruled them out (${ruledOut.candidates})`
    : taken;
}

/** What the notes alone don't tell: that earlier steps went before. */
function after(ruledOut: RuledOut): string {
  return ruledOut ? ` This builds on what was ruled out before: ${ruledOut.candidates}.` : '';
}

/** Each technique at level 2 (without any digit) and at level 3. */
export const steps: HintPhrases['steps'] = {
  'naked-single': {
    name: 'naked single',
    look: {
      scan: ({ cell }) =>
        `Which digits already stand in the row, the column and the box of ${cell}? And what is left?`,
      notes: ({ cell }) => `How many candidates are left in ${cell}?`,
    },
    reason: {
      scan: ({ digit, ruledOut }) =>
        ruledOut
          ? `Earlier steps ruled out ${ruledOut.digits} here. Of the other digits, only ${digit} does not stand in its row, column or box yet.`
          : 'All other digits already stand in its row, column or box.',
      notes: ({ digit, ruledOut }) =>
        `${digit} is the last candidate in your notes for this cell, so there is no choice.${after(ruledOut)}`,
    },
  },
  'hidden-single': {
    name: 'hidden single',
    look: {
      scan: ({ house, cell }) =>
        `One digit has a single place left in ${house}: ${cell}. Which digit is it?`,
      notes: ({ house, cell }) =>
        `In your notes for ${house}, one digit appears only in ${cell}. Which one?`,
    },
    reason: {
      scan: ({ house, houseKind, digit, ruledOut }) =>
        `${capital(house)} still needs a ${digit}, and ${takenElsewhere(digit, houseKind, ruledOut)}.`,
      notes: ({ house, digit, ruledOut }) =>
        `${capital(house)} still needs a ${digit}, and you have noted it in this cell only.${after(ruledOut)}`,
    },
  },
  'naked-pair': {
    name: 'naked pair',
    look: {
      scan: ({ cells, houses }) =>
        `Only two digits fit in ${cells}, the same two in both. What does that mean for the rest of ${houses}?`,
      notes: ({ cells, houses }) =>
        `Your notes in ${cells} are the same two digits. What does that mean for the rest of ${houses}?`,
    },
    reason: {
      scan: ({ cells, digits, houses, ruledOut }) =>
        `Only ${digits} fit in ${cells}: all other digits already stand in the row, column or box of each cell${
          ruledOut ? `, except where an earlier step ruled them out (${ruledOut.candidates})` : ''
        }. One cell takes the one, the other cell the other, so the rest of ${houses} has neither.`,
      notes: ({ cells, digits, houses, ruledOut }) =>
        `In ${cells} you have noted just ${digits}. One cell takes the one, the other cell the other, so the rest of ${houses} has neither.${after(ruledOut)}`,
    },
  },
  'hidden-pair': {
    name: 'hidden pair',
    look: {
      scan: ({ cells, houses }) =>
        `In ${houses}, two digits fit only in ${cells}. Which two, and what else can these cells hold?`,
      notes: ({ cells, houses }) =>
        `In your notes for ${houses}, two digits appear only in ${cells}. Which two, and what about the other notes there?`,
    },
    reason: {
      scan: ({ digits, houses, cells, ruledOut }) =>
        `In ${houses}, ${digits} fit only in ${cells}: ${bothTakenElsewhere(ruledOut)}. The two digits fill the two cells, so nothing else goes there.`,
      notes: ({ digits, houses, cells, ruledOut }) =>
        `In ${houses}, you have noted ${digits} only in ${cells}. The two digits fill the two cells, so nothing else goes there.${after(ruledOut)}`,
    },
  },
  'pointing-pairs': {
    name: 'pointing pairs',
    look: {
      scan: ({ base, cells, cover }) =>
        `One digit of ${base} fits only in ${cells}, all in ${cover}. Which one, and what does it mean for the rest of ${cover}?`,
      notes: ({ base, cells, cover }) =>
        `In your notes for ${base}, one digit appears only in ${cells}. Which one, and what does it mean for the rest of ${cover}?`,
    },
    reason: {
      scan: ({ digit, base, baseKind, cells, cover, ruledOut }) =>
        `In ${base}, ${digit} fits only in ${cells}: ${takenElsewhere(digit, baseKind, ruledOut)}. Wherever it goes, it is in ${cover}, so the rest of ${cover} has no ${digit}.`,
      notes: ({ digit, base, cells, cover, ruledOut }) =>
        `In ${base}, you have noted ${digit} only in ${cells}. Wherever it goes, it is in ${cover}, so the rest of ${cover} has no ${digit}.${after(ruledOut)}`,
    },
  },
  'box-line-reduction': {
    name: 'box-line reduction',
    look: {
      scan: ({ base, cells, cover }) =>
        `One digit of ${base} fits only in ${cells}, all in ${cover}. Which one, and what does it mean for the rest of the box?`,
      notes: ({ base, cells }) =>
        `In your notes for ${base}, one digit appears only in ${cells}. Which one, and what does it mean for the rest of that box?`,
    },
    reason: {
      scan: ({ digit, base, baseKind, cells, cover, ruledOut }) =>
        `In ${base}, ${digit} fits only in ${cells}: ${takenElsewhere(digit, baseKind, ruledOut)}. Wherever it goes, it is in ${cover}, so the rest of that box has no ${digit}.`,
      notes: ({ digit, base, cells, cover, ruledOut }) =>
        `In ${base}, you have noted ${digit} only in ${cells}. Wherever it goes, it is in ${cover}, so the rest of that box has no ${digit}.${after(ruledOut)}`,
    },
  },
  'x-wing': {
    name: 'X-Wing',
    look: {
      scan: ({ base, cover }) =>
        `In ${base}, one digit fits only where they cross ${cover}. Which one, and what does it mean for the rest of ${cover}?`,
      notes: ({ base, cover }) =>
        `In your notes for ${base}, one digit appears only where they cross ${cover}. Which one, and what does it mean for the rest of ${cover}?`,
    },
    reason: {
      scan: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `In ${base}, ${digit} fits only in ${cover}: ${takenElsewhere(digit, baseKind, ruledOut)}. The two ${baseKind}s need two ${digit}s, one in each of the two ${coverKind}s, so the rest of ${cover} has none.`,
      notes: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `In ${base}, you have noted ${digit} only in ${cover}. The two ${baseKind}s need two ${digit}s, one in each of the two ${coverKind}s, so the rest of ${cover} has none.${after(ruledOut)}`,
    },
  },
  swordfish: {
    name: 'swordfish',
    look: {
      scan: ({ base, cover }) =>
        `In ${base}, one digit fits only where they cross ${cover}. Which one, and what does it mean for the rest of ${cover}?`,
      notes: ({ base, cover }) =>
        `In your notes for ${base}, one digit appears only where they cross ${cover}. Which one, and what does it mean for the rest of ${cover}?`,
    },
    reason: {
      scan: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `In ${base}, ${digit} fits only in ${cover}: ${takenElsewhere(digit, baseKind, ruledOut)}. The three ${baseKind}s need three ${digit}s, one in each of the three ${coverKind}s, so the rest of ${cover} has none.`,
      notes: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `In ${base}, you have noted ${digit} only in ${cover}. The three ${baseKind}s need three ${digit}s, one in each of the three ${coverKind}s, so the rest of ${cover} has none.${after(ruledOut)}`,
    },
  },
};
