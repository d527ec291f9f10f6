import type { FallbackPhrases } from '../phrases.ts';
import { capital } from './names.ts';

/** What was looked for in vain: a move of any technique, or of the one that was asked for. */
function sought(noun: string, technique: string | undefined): string {
  return technique === undefined ? noun : `${noun} with “${technique}”`;
}

function fromSolution(technique: string | undefined): string {
  return `There is no new ${sought('step', technique)} to show, so this digit comes straight from the solution.`;
}

const MANY = 'More than one solution fits this board, so there is no single answer to look up.';

const CELLS_OF_A_HOUSE = 9;

/** No step left to show: where a good look, or a set of notes, helps most. */
export const fallback: FallbackPhrases = {
  pool: [
    ({ area, technique }) =>
      `Could not find a further ${sought('certain move', technique)} from the current board. Try using candidate notes: what fits in ${area}?`,
    ({ area }) =>
      `This is a good moment for notes: what can still go in the empty cells of ${area}?`,
    ({ area }) => `A good place to go on is ${area}. Which digits does it still need?`,
    ({ area }) => `Try writing out all candidates in ${area}. Does anything change?`,
    ({ area }) => `One place to look: ${area}. Which cell has the fewest candidates?`,
    ({ area }) => `How about a fresh look at ${area}, candidate by candidate?`,
  ],
  fewCandidates: {
    two: ({ cells, count }) => `Only ${count} digits can still go in ${cells}. Which ones?`,
    three: ({ cells, digit, candidates, technique }) => ({
      message: `${digit} goes in ${cells}.`,
      detail: `Only ${candidates} can go there. ${fromSolution(technique)}`,
    }),
    open: ({ cells, candidates }) => ({
      message: `Only ${candidates} can go in ${cells}.`,
      detail: MANY,
    }),
  },
  openHouse: {
    two: ({ area, spots, count }) => {
      if (count === CELLS_OF_A_HOUSE)
        return `${capital(area)} is still empty. Where would you begin?`;
      return count === 1
        ? `${capital(area)} has one empty cell left: ${spots}. What is missing?`
        : `${capital(area)} has ${count} empty cells: ${spots}. Which digits are missing?`;
    },
    three: ({ cells, digit, technique }) => ({
      message: `${digit} goes in ${cells}.`,
      detail: fromSolution(technique),
    }),
    open: ({ area, technique }) => ({
      message: `For now, there is ${sought('nothing new', technique)} to show in ${area}.`,
      detail: MANY,
    }),
  },
  anyCell: {
    two: ({ cells }) => `What about ${cells}? List every digit that can go there.`,
    three: ({ cells, digit, technique }) => ({
      message: `${digit} goes in ${cells}.`,
      detail: fromSolution(technique),
    }),
    open: ({ cells, technique }) => ({
      message: `For now, there is ${sought('nothing new', technique)} to show in ${cells}.`,
      detail: MANY,
    }),
  },
};
