import type { LookBackPhrases } from './look-back.ts';

export const lookBack: LookBackPhrases = {
  title: 'Looking back',
  start: 'Find it now',
  show: 'Show me',
  back: 'Back to the finished board',
  board: ({ at }) => `The board at ${at}`,
  invitation: ({ took }) =>
    `You spent ${took} here, with an easier digit in sight. Can you find it now?`,
  duration: ({ minutes, seconds }) =>
    [
      ...(minutes > 0 ? [`${minutes} min`] : []),
      ...(minutes === 0 || seconds > 0 ? [`${seconds} s`] : []),
    ].join(' '),
  ask: {
    hidden: ({ house }) => `In ${house}, a digit has a single cell left. Tap that cell.`,
    naked: 'One cell has a single digit left. Tap that cell.',
  },
  found: 'You found it!',
  otherSingle: ({ cells }) =>
    `Well spotted: ${cells} can be solved, too! But another cell is meant here.`,
  hidden: ({ took, entry, open, house }) =>
    `You thought for ${took}, then placed ${entry.digit} in ${entry.cells}. All that time, there was a hidden single in ${house}: ${open.digit} in ${open.cells}.`,
  naked: ({ took, entry, open }) =>
    `You thought for ${took}, then placed ${entry.digit} in ${entry.cells}. All that time, there was a naked single: ${open.digit} in ${open.cells}.`,
};
