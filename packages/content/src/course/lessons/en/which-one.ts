import { capital } from '../../../hints/en/names.ts';
import type { WhichOneWords } from '../words.ts';

export const words: WhichOneWords = {
  aim: 'Know what to look for next, when nobody tells you.',
  titles: {
    singles: 'What comes first?',
    order: 'The order',
    pair: 'Which one?',
    findPair: 'Where?',
    line: 'And here?',
    findLine: 'Where?',
    rule: 'Easiest first',
  },
  singles: 'Before anything else: is there a cell that can be filled at once? Tap one.',
  singlesRight: 'That is a single. As long as there is one, nothing else is needed.',
  notYet: ({ cell, digits }) =>
    `${capital(cell)} can still be ${digits}, and none of these is down to its last place.`,
  order:
    'First singles: in boxes, in rows and columns, then cells with one candidate. Next pointing pairs, naked pairs, hidden pairs and box-line reductions. X-Wing and swordfish come last.',
  which: 'There is no single on this board. Which of these takes you further?',
  rightOne: ({ technique }) => `There is ${technique}. Now find it.`,
  find: ({ technique, houses }) => `There is ${technique} in ${houses}. Tap its cells.`,
  found: ({ removals }) => `Struck out: ${removals}.`,
  rule: 'The easiest step that there is does as much as a hard one, and is seen sooner. After each digit, and after each candidate struck out, start again at the top: a new single may have appeared.',
  mistake:
    'Hunting for an X-Wing while a single is waiting. If you find nothing, check your notes first, then go through the list again from its beginning.',
};
