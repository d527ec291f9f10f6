import type { LookBackPhrases } from './look-back.ts';

export const lookBack: LookBackPhrases = {
  title: 'Looking back',
  lead: 'Choose a time to see the board as it was.',
  hidden: ({ from, took, entry, open, house }) =>
    `At ${from} you took ${took} before ${entry.digit} in ${entry.cells}. A hidden single was open in ${house} all the while: ${open.digit} in ${open.cells}.`,
  naked: ({ from, took, entry, open }) =>
    `At ${from} you took ${took} before ${entry.digit} in ${entry.cells}. A naked single was open all the while: ${open.digit} in ${open.cells}.`,
};
