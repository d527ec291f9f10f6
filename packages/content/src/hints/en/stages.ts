import type { HouseKind } from '@nanpure/engine';
import type { HintPhrases, StagePhrases } from '../phrases.ts';
import type { RuledOutWords } from '../step-words.ts';
import { article, capital } from './names.ts';
import { CELLS_ARE_USED_UP, CROSSING, PAIR_IS_USED_UP } from './steps.ts';

type RuledOut = RuledOutWords | undefined;

/** A cause, which goes for what earlier steps have left where these had their part in it. */
function besides(sentence: string, ruledOut: RuledOut): string {
  return ruledOut ? `Apart from that, ${sentence}` : capital(sentence);
}

function otherCells(where: string, digit: string, kind: HouseKind, ruledOut: RuledOut): string {
  const sentence = `every other empty cell in ${where} has ${article(digit)} in its ${CROSSING[kind]}.`;
  return besides(sentence, ruledOut);
}

type Fish = StagePhrases<'x-wing' | 'swordfish'>;

const FISH: Pick<Fish, 'start' | 'causes'> = {
  start: ({ digit, base, cover }) =>
    `${capital(base)} have room for ${article(digit)} only in ${cover}.`,
  causes: ({ digit, baseKind, ruledOut }) =>
    otherCells(`these ${baseKind}s`, digit, baseKind, ruledOut),
};

/** What earlier steps had to do with it. */
export const earlier: HintPhrases['earlier'] = ({ candidates }) =>
  `Earlier steps ruled out ${candidates}.`;

/** Level 3 in the game: why a technique's step holds, a short sentence at a time. */
export const stages: HintPhrases['stages'] = {
  'naked-single': {
    start: ({ cell }) => `Look at ${cell} with its row, column and box.`,
    causes: ({ digit, ruledOut }) =>
      besides(`its row, column and box already have every digit but ${digit}.`, ruledOut),
    effects: [],
    placement: ({ cell, digit }) => `So ${digit} goes in ${cell}.`,
  },
  'hidden-single': {
    start: ({ house, digit }) => `${capital(house)} still needs ${article(digit)}.`,
    causes: ({ digit, houseKind, ruledOut }) =>
      besides(
        `all its empty cells but one have ${article(digit)} in their ${CROSSING[houseKind]}.`,
        ruledOut,
      ),
    effects: [],
    placement: ({ house, cell, digit }) =>
      `Only ${cell} is left in ${house}, so ${digit} goes there.`,
  },
  'naked-pair': {
    start: ({ cells, digits }) => `Only ${digits} fit in ${cells}.`,
    causes: ({ ruledOut }) =>
      besides('each of the two has every other digit in its row, column or box.', ruledOut),
    effects: [({ houses }) => `${PAIR_IS_USED_UP}, so the rest of ${houses} can have neither.`],
  },
  'hidden-pair': {
    start: ({ houses, digits, spots }) =>
      `In ${houses}, the digits ${digits} fit only in ${spots}.`,
    causes: ({ digits, ruledOut }) =>
      besides(
        `every other empty cell there has both ${digits} in its row, column or box.`,
        ruledOut,
      ),
    effects: [() => CELLS_ARE_USED_UP],
  },
  'pointing-pairs': {
    start: ({ base, digit, cells }) =>
      `${capital(base)} has room for ${article(digit)} only in ${cells}.`,
    causes: ({ digit, baseKind, ruledOut }) =>
      otherCells(`the ${baseKind}`, digit, baseKind, ruledOut),
    effects: [
      ({ cover, digit }) => `So ${cover} gets its ${digit} inside this box and nowhere else.`,
    ],
  },
  'box-line-reduction': {
    start: ({ base, digit, spots, cover }) =>
      `${capital(base)} has room for ${article(digit)} only in ${spots}, inside ${cover}.`,
    causes: ({ digit, baseKind, ruledOut }) =>
      otherCells(`the ${baseKind}`, digit, baseKind, ruledOut),
    effects: [({ base, digit }) => `So the box gets its ${digit} in ${base} and nowhere else.`],
  },
  'x-wing': {
    ...FISH,
    effects: [
      ({ baseKind, digit, coverKind }) =>
        `The two ${baseKind}s need ${article(digit)} each, and not in the same ${coverKind}.`,
      ({ cover, digit, coverKind }) =>
        `So ${cover} both get their ${digit} here, and no other cell of these ${coverKind}s can have one.`,
    ],
  },
  swordfish: {
    ...FISH,
    effects: [
      ({ baseKind, digit, coverKind }) =>
        `The three ${baseKind}s need ${article(digit)} each, no two in the same ${coverKind}.`,
      ({ cover, digit, coverKind }) =>
        `So ${cover} all get their ${digit} here, and no other cell of these ${coverKind}s can have one.`,
    ],
  },
};
