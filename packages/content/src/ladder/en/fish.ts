import { kindOf } from '@nanpure/engine';
import { article, capital, names } from '../../hints/en/names.ts';
import type { FishPhrases } from '../phrases.ts';
import { countOf, finsIn, noneSeeing, oneIs } from './words.ts';

/** Fish of all kinds. */
export const fish: FishPhrases = {
  look: {
    plain: ({ base, cover }) =>
      `In ${names.houses(base)}, a digit fits only where they meet ${names.houses(cover)}. Find it: what does it mean for the rest of ${names.houses(cover)}?`,
    finned: ({ base, cover, cells }) =>
      `In ${names.houses(base)}, a digit fits only where they meet ${names.houses(cover)}, but for ${finsIn(cells)}. What if ${cells.length > 1 ? 'the fins are' : 'the fin is'} wrong? And if not?`,
  },
  base: ({ base, cover, digit, fins, isOfLines }) => {
    const butFins = fins.length > 0 ? `, but for ${finsIn(fins)}` : '';
    return isOfLines
      ? `${capital(names.houses(base))} have room for ${article(`${digit}`)} only in ${names.houses(cover)}${butFins}.`
      : `Take ${names.houses(base)} as the base, and ${names.houses(cover)} as the cover. In the base, ${digit} fits only in the cover${butFins}.`;
  },
  usedUp: ({ base: [first = 0, ...others], cover, digit, fins, isOfLines }) => {
    const one = article(`${digit}`);
    const unless =
      fins.length > 1 ? `If no fin is ${digit}, the` : `If the fin is not ${digit}, the`;
    const the = `${fins.length > 0 ? unless : 'The'} ${countOf(others.length + 1)}`;
    return isOfLines
      ? `${the} ${kindOf(first)}s need ${one} each, no two in one ${kindOf(cover[0] ?? 0)}, so they use up ${digit} in ${names.houses(cover)}: no other cell there can have one.`
      : `${the} base houses need ${one} each, and use up ${digit} in the whole cover: no other cell of it can have one.`;
  },
  tooFew: ({ base, cover, digit, fins }) =>
    `Without ${finsIn(fins)}, ${names.houses(cover)} would have to hold ${article(`${digit}`)} for each of ${countOf(base.length)} houses: too many. So ${oneIs(fins, digit)}. ${capital(noneSeeing(fins))} can be ${digit}.`,
  twice: ({ digit, cells }) =>
    `${capital(article(`${digit}`))} in ${names.cells(cells)} would use up two cover houses at once, and leave too few.`,
  finIsRight: ({ digit, fins }) =>
    fins.length > 1
      ? `If a fin is ${digit}, no cell that sees all fins can be. A cell that loses ${digit} both ways can’t have it.`
      : `If the fin is ${digit}, no cell that sees it can be. A cell that loses ${digit} both ways can’t have it.`,
};
