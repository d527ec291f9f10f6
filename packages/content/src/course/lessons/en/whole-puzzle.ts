import { capital } from '../../../hints/en/names.ts';
import type { WholePuzzleWords } from '../words.ts';

export const words: WholePuzzleWords = {
  aim: 'Solve a hard puzzle from the first digit to the last, on your own.',
  titles: {
    stuck: 'Stuck?',
    find: 'Where?',
    look: 'When you are stuck',
    lookBack: 'Looking back',
    goal: 'What it takes',
  },
  which: 'Half-way through, no digit can be placed. Which of these leads on?',
  rightOne: ({ technique }) => `There is ${technique}. Now find it.`,
  find: ({ firstHouses, digits, across, kind }) =>
    `Only the ${digits}s are noted now. ${capital(firstHouses)} has just two, in ${across}. Tap a cell of the ${kind} that goes with it.`,
  found: ({ houses, digits, removals }) =>
    `The ${digits}s of ${houses} form an X-Wing. Struck out: ${removals}.`,
  look: 'Nothing to be found? Check that your notes are complete and up to date. Then go through the techniques again from the easiest, one digit after the other.',
  lookBack:
    'If you searched for a long time while something easier was in sight, “Looking back” shows it once the puzzle is solved. It leads to the station that practises just that.',
  goal: 'Finish three hard puzzles without a hint, and this station is yours. Take as long as you like: there is no time limit.',
  mistake:
    'Trying a digit to see what happens. Every puzzle here can be solved by the techniques that you have learnt, so there is always something to find.',
};
