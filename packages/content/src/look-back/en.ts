import type { LookBackPhrases } from './look-back.ts';

export const lookBack: LookBackPhrases = {
  title: 'Looking back',
  lead: 'Choose a time to see the board as it was.',
  duration: ({ minutes, seconds }) => `${minutes}:${`${seconds}`.padStart(2, '0')}`,
  hidden: ({ from, took, entry, open, house }) =>
    `At ${from} you spent ${took} before placing ${entry.digit} in ${entry.cells}. All that time, there was a hidden single in ${house}: ${open.digit} in ${open.cells}.`,
  naked: ({ from, took, entry, open }) =>
    `At ${from} you spent ${took} before placing ${entry.digit} in ${entry.cells}. All that time, there was a naked single: ${open.digit} in ${open.cells}.`,
};
