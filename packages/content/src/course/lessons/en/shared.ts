import { article, capital } from '../../../hints/en/names.ts';
import type { SharedWords } from '../words.ts';

/** What all English lessons share. */
export const shared: SharedWords = {
  titles: {
    where: 'Where?',
    see: 'Look here',
    pattern: 'The pattern',
    follows: 'What follows',
    strike: 'Strike out',
    rule: 'Why it is always true',
    notOne: 'This is not one',
    search: 'How to look',
    mistake: 'The usual slip',
    again: 'Your turn',
  },
  yes: 'Yes!',
  found: 'You found it!',
  option: ({ technique }) => capital(technique),
  left: ({ count }) => (count === 1 ? 'Yes. One more cell.' : `Yes. ${count} more cells.`),
  reasons: {
    filled: ({ cell, digit }) => `${capital(cell)} already has ${article(digit)}.`,
    outside: ({ cell, houses }) => `${capital(cell)} is not in ${houses}.`,
    taken: ({ cell, digit, houses }) =>
      `${capital(houses)} already has ${article(digit)}, so ${cell} can’t have one.`,
    inHouse: ({ digit, houses }) => `${capital(houses)} already has ${article(digit)}.`,
    candidates: ({ cell, digits, count }) =>
      `${capital(cell)} still has ${count} candidates: ${digits}.`,
    noPartner: ({ cell, digits, houses }) =>
      `${capital(cell)} has just ${digits}, but no other cell of ${houses} has the same two.`,
    neither: ({ cell, either }) => `${capital(cell)} can’t be ${either}.`,
    shownAlready: ({ houses }) => `${capital(houses)} is outlined already. Which other one?`,
    beyond: ({ houses, digit, spots, across }) =>
      `${capital(houses)} can also have ${article(digit)} in ${spots}, outside ${across}.`,
    morePlaces: ({ houses, digit, spots, count }) =>
      `${capital(houses)} has ${count} places for ${article(digit)}: ${spots}.`,
    keeps: ({ cell }) => `${capital(cell)} is part of the pattern itself, so it keeps what it has.`,
    keepsInside: ({ cell }) =>
      `${capital(cell)} keeps its candidates: only the two cells of the pair lose any.`,
    nothingToLose: ({ cell, either }) => `There is no ${either} in ${cell} to strike out.`,
    unaffected: ({ cell, houses }) =>
      `${capital(cell)} is outside ${houses}, so it keeps what it has.`,
    idle: ({ technique, cells }) =>
      `There really is ${technique} in ${cells}, but it has nothing to strike out. Look for one that does.`,
    notPart: ({ cell, pattern }) => `${capital(cell)} is not part of ${pattern}.`,
    noneHere: ({ technique }) => `You won’t find ${technique} here that strikes anything out.`,
  },
};
