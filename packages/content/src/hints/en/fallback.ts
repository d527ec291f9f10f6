import type { FallbackPhrases } from '../phrases.ts';
import { capital } from './names.ts';

const FROM_SOLUTION = 'There is no new step to show, so this one comes straight from the solution.';
const MANY = 'More than one solution fits this board, so I would only be guessing.';

/** No step left to show: where a good look, or a set of notes, helps most. */
export const fallback: FallbackPhrases = {
  pool: [
    ({ area }) =>
      `Could not find a further certain move from the current board. Try using candidate notes: what fits in ${area}?`,
    ({ area }) =>
      `This is a good moment for notes: what can still go in the empty cells of ${area}?`,
    ({ area }) =>
      `No further step for now, but ${area} may be a good place to work on. Which digits does it need?`,
    ({ area }) => `Try writing out all candidates in ${area}. Does anything change?`,
    ({ area }) => `I can only point at a place: ${area}. Where is the choice smallest?`,
    ({ area }) => `How about a fresh look at ${area}, candidate by candidate?`,
  ],
  fewCandidates: {
    two: ({ cells, count }) => `Only ${count} digits can still go in ${cells}. Which ones?`,
    three: ({ cells, digit, candidates }) => ({
      message: `${digit} goes in ${cells}.`,
      detail: `Nothing but ${candidates} fits there. ${FROM_SOLUTION}`,
    }),
    open: ({ cells, candidates }) => ({
      message: `Nothing but ${candidates} fits in ${cells}.`,
      detail: MANY,
    }),
  },
  openHouse: {
    two: ({ area, spots, count }) =>
      count === 1
        ? `${capital(area)} has one empty cell left: ${spots}. What is missing?`
        : `${capital(area)} has ${count} empty cells: ${spots}. Which digits are missing?`,
    three: ({ cells, digit }) => ({
      message: `${digit} goes in ${cells}.`,
      detail: FROM_SOLUTION,
    }),
    open: ({ area }) => ({
      message: `I cannot name a sure digit in ${area}.`,
      detail: MANY,
    }),
  },
  anyCell: {
    two: ({ cells }) => `What about ${cells}? List every digit that can go there.`,
    three: ({ cells, digit }) => ({
      message: `${digit} goes in ${cells}.`,
      detail: FROM_SOLUTION,
    }),
    open: ({ cells }) => ({
      message: `I cannot name a sure digit in ${cells}.`,
      detail: MANY,
    }),
  },
};
