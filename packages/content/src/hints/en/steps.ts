import type { HouseKind } from '@nanpure/engine';
import type { HintPhrases, LastCellPhrases, TwoWays } from '../phrases.ts';
import type { PlaceWords, RuledOutWords } from '../step-words.ts';
import { article, capital } from './names.ts';

type RuledOut = RuledOutWords | undefined;

/** The other two houses of a cell in a house. */
export const CROSSING: Readonly<Record<HouseKind, string>> = {
  row: 'column or box',
  column: 'row or box',
  box: 'row or column',
};

/** Why one digit fits nowhere else in some houses of a kind, which "the box", say, stands for. */
function taken(digit: string, houses: string, kind: HouseKind, ruledOut: RuledOut): string {
  const others = `every other cell in ${houses} is filled or has ${article(digit)} in its ${CROSSING[kind]}`;
  return ruledOut
    ? `${others}, except for ${ruledOut.cells}, where an earlier step ruled it out`
    : others;
}

/** The same for two digits. */
function bothTaken(ruledOut: RuledOut): string {
  const others = 'every other cell there is filled or has both digits in its row, column or box';
  return ruledOut
    ? `${others}, apart from what earlier steps ruled out (${ruledOut.candidates})`
    : others;
}

/** What the notes alone don't tell: that earlier steps went before. */
function after(ruledOut: RuledOut): string {
  return ruledOut ? ` It builds on what earlier steps ruled out: ${ruledOut.candidates}.` : '';
}

export const PAIR_IS_USED_UP = 'The two cells take one each';

/** X-Wing and swordfish differ in the number of lines alone, which level 2 names anyway. */
const LOOK_AT_LINES: TwoWays<PlaceWords<'x-wing' | 'swordfish'>> = {
  scan: ({ base, cover }) =>
    `In ${base}, a digit fits only where they cross ${cover}. Find it: what does it mean for the rest of ${cover}?`,
  notes: ({ base, cover }) =>
    `In your notes for ${base}, a digit appears only where they cross ${cover}. Find it: what does it mean for the rest of ${cover}?`,
};

export const CELLS_ARE_USED_UP = 'The two digits fill the two cells, so nothing else goes there.';

/** A house with one empty cell. */
export const lastCell: LastCellPhrases = {
  look: ({ area, spots }) =>
    `${capital(area)} has one empty cell left: ${spots}. Which digit is missing?`,
  reason: ({ area, digit }) =>
    `It is the last empty cell in ${area}, and only ${digit} is missing.`,
  start: ({ area, digit }) =>
    `${capital(area)} has one empty cell left, and only ${digit} is missing.`,
  placement: ({ cells, digit }) => `So ${digit} goes in ${cells}.`,
};

/** Each technique at level 2 (without any digit), and at level 3 outside of the game, which tells that in `stages.ts`. */
export const steps: HintPhrases['steps'] = {
  'naked-single': {
    name: 'naked single',
    look: {
      scan: ({ cell }) =>
        `Which digits are already in the row, column and box of ${cell}? And what is left?`,
      notes: ({ cell }) => `How many candidates are left in ${cell}?`,
    },
    reason: {
      scan: ({ digit, ruledOut }) =>
        ruledOut
          ? `Earlier steps ruled out ${ruledOut.digits} here. Of the others, only ${digit} is not yet in its row, column or box.`
          : 'Every other digit is already in its row, column or box.',
      notes: ({ digit, ruledOut }) =>
        `In your notes, ${digit} is the only candidate left for this cell.${after(ruledOut)}`,
    },
  },
  'hidden-single': {
    name: 'hidden single',
    look: {
      scan: ({ house, spots }) =>
        `A digit has only one place left in ${house}: ${spots}. Which digit is it?`,
      notes: ({ house, spots }) =>
        `In your notes for ${house}, a digit appears only in ${spots}. Which one?`,
    },
    reason: {
      scan: ({ house, houseKind, digit, ruledOut }) =>
        `${capital(house)} still needs ${article(digit)}, and ${taken(digit, 'it', houseKind, ruledOut)}.`,
      notes: ({ house, digit, ruledOut }) =>
        `${capital(house)} still needs ${article(digit)}, and your notes show it in no other cell there.${after(ruledOut)}`,
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
        `Only ${digits} fit in ${cells}: for each of the two, every other digit is already in its row, column or box${
          ruledOut ? `, apart from what earlier steps ruled out (${ruledOut.candidates})` : ''
        }. ${PAIR_IS_USED_UP}, so the rest of ${houses} can have neither.`,
      notes: ({ cells, digits, houses, ruledOut }) =>
        `Your notes in ${cells} are just ${digits}. ${PAIR_IS_USED_UP}, so the rest of ${houses} can have neither.${after(ruledOut)}`,
    },
  },
  'hidden-pair': {
    name: 'hidden pair',
    look: {
      scan: ({ houses, spots }) =>
        `In ${houses}, two digits fit only in ${spots}. Which two, and what else can these cells hold?`,
      notes: ({ houses, spots }) =>
        `In your notes for ${houses}, two digits appear only in ${spots}. Which two, and what about the other notes there?`,
    },
    reason: {
      scan: ({ digits, houses, spots, ruledOut }) =>
        `In ${houses}, the digits ${digits} fit only in ${spots}: ${bothTaken(ruledOut)}. ${CELLS_ARE_USED_UP}`,
      notes: ({ digits, houses, spots, ruledOut }) =>
        `Your notes for ${houses} show ${digits} only in ${spots}. ${CELLS_ARE_USED_UP}${after(ruledOut)}`,
    },
  },
  'pointing-pairs': {
    name: 'pointing pairs',
    look: {
      scan: ({ base, cells, cover }) =>
        `A digit of ${base} fits only in ${cells}. Find it: what does it mean for the rest of ${cover}?`,
      notes: ({ base, cells, cover }) =>
        `In your notes for ${base}, a digit appears only in ${cells}. Find it: what does it mean for the rest of ${cover}?`,
    },
    reason: {
      scan: ({ digit, base, baseKind, cells, cover, ruledOut }) =>
        `${capital(base)} has room for ${article(digit)} only in ${cells}: ${taken(digit, `the ${baseKind}`, baseKind, ruledOut)}. So ${cover} gets its ${digit} inside this box and nowhere else.`,
      notes: ({ digit, base, cells, cover, ruledOut }) =>
        `Your notes for ${base} show ${article(digit)} only in ${cells}. So ${cover} gets its ${digit} inside this box and nowhere else.${after(ruledOut)}`,
    },
  },
  'box-line-reduction': {
    name: 'box-line reduction',
    look: {
      scan: ({ base, spots, cover }) =>
        `A digit of ${base} fits only in ${spots}, inside ${cover}. Find it: what does it mean for the rest of the box?`,
      notes: ({ base, spots, cover }) =>
        `In your notes for ${base}, a digit appears only in ${spots}, inside ${cover}. Find it: what does it mean for the rest of the box?`,
    },
    reason: {
      scan: ({ digit, base, baseKind, spots, cover, ruledOut }) =>
        `${capital(base)} has room for ${article(digit)} only in ${spots}, inside ${cover}: ${taken(digit, `the ${baseKind}`, baseKind, ruledOut)}. So the box gets its ${digit} in ${base} and nowhere else.`,
      notes: ({ digit, base, spots, cover, ruledOut }) =>
        `Your notes for ${base} show ${article(digit)} only in ${spots}, inside ${cover}. So the box gets its ${digit} in ${base} and nowhere else.${after(ruledOut)}`,
    },
  },
  'x-wing': {
    name: 'X-Wing',
    look: LOOK_AT_LINES,
    reason: {
      scan: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `${capital(base)} have room for ${article(digit)} only in ${cover}: ${taken(digit, `these ${baseKind}s`, baseKind, ruledOut)}. The two ${baseKind}s need ${article(digit)} each, and not in the same ${coverKind}. So ${cover} both get their ${digit} here, and no other cell of these ${coverKind}s can have one.`,
      notes: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `Your notes for ${base} show ${article(digit)} only in ${cover}. The two ${baseKind}s need ${article(digit)} each, and not in the same ${coverKind}. So ${cover} both get their ${digit} here, and no other cell of these ${coverKind}s can have one.${after(ruledOut)}`,
    },
  },
  swordfish: {
    name: 'swordfish',
    look: LOOK_AT_LINES,
    reason: {
      scan: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `${capital(base)} have room for ${article(digit)} only in ${cover}: ${taken(digit, `these ${baseKind}s`, baseKind, ruledOut)}. The three ${baseKind}s need ${article(digit)} each, no two in the same ${coverKind}. So ${cover} all get their ${digit} here, and no other cell of these ${coverKind}s can have one.`,
      notes: ({ digit, base, baseKind, cover, coverKind, ruledOut }) =>
        `Your notes for ${base} show ${article(digit)} only in ${cover}. The three ${baseKind}s need ${article(digit)} each, no two in the same ${coverKind}. So ${cover} all get their ${digit} here, and no other cell of these ${coverKind}s can have one.${after(ruledOut)}`,
    },
  },
};
