import type { HintPhrases } from '../phrases.ts';
import { capital } from './names.ts';

/** Level 1 of a step. True of every house that a step starts from. */
export const levelOne: HintPhrases['levelOne'] = {
  anyStep: [
    ({ area }) => `Take a look at ${area}. What is still missing there?`,
    ({ area }) => `The next step starts in ${area}. Can you see where?`,
    ({ area }) => `${capital(area)} is worth a closer look. What stands out?`,
    ({ area }) => `There is something to find in ${area}. What could it be?`,
    ({ area }) => `Look at ${area} for a moment. What do you notice?`,
    ({ area }) => `Where would you begin in ${area}? The next step starts there.`,
    ({ area }) => `Look at ${area} and at everything that crosses it. Can you see the next step?`,
    ({ area }) => `Have you checked ${area} closely? There is something to find.`,
    ({ area }) => `${capital(area)} holds the key to the next step. Can you find it?`,
  ],
  digits: [
    ({ area }) => `Go through the digits that ${area} still needs. Where could each of them go?`,
    ({ area }) =>
      `Take the missing digits of ${area} one by one. Does one of them have only a few places left?`,
    ({ area }) => `Try ${area}: which digits can go where?`,
  ],
  cells: [
    ({ area }) =>
      `Go through the empty cells of ${area} one by one. Which digits could each of them take?`,
    ({ area }) => `In ${area}, how many digits are left for each empty cell?`,
    ({ area }) =>
      `Pick the empty cells of ${area} one at a time. Which digits are already taken around each?`,
  ],
  lastCell: [
    ({ area }) => `${capital(area)} is almost full. Which digit is missing?`,
    ({ area }) => `Only one cell of ${area} is empty. What goes there?`,
  ],
};

/** Level 2 of a step: names the technique, with the cells of the pattern boldly outlined on the board. */
export const levelTwo: HintPhrases['levelTwo'] = [
  ({ technique }) => `The technique to use here: ${technique}.`,
  ({ technique }) => `The technique here: ${technique}.`,
  ({ technique }) => `Look at the marked cells and think “${technique}”.`,
  ({ technique }) => `The marked cells are a good place for this: ${technique}.`,
  ({ technique }) => `There is a name for what the marked cells show: ${technique}.`,
  ({ technique }) => `The name of the next step: ${technique}.`,
  ({ technique }) => `Look at the marked cells with this in mind: ${technique}.`,
  ({ technique }) => `Remember “${technique}”? You can use it right here.`,
  ({ technique }) => `Among the marked cells, look for: ${technique}.`,
];

/** Level 3 of a step: what follows. */
export const placement: HintPhrases['placement'] = [
  ({ digit, cells }) => `${digit} goes in ${cells}.`,
  ({ digit, cells }) => `${capital(cells)} is ${digit}.`,
  ({ digit, cells }) => `You can put ${digit} in ${cells}.`,
];

export const elimination: HintPhrases['elimination'] = [
  ({ removals }) => `Rule out ${removals}.`,
  ({ removals }) => `You can rule out ${removals}.`,
  ({ removals }) => `Cross out ${removals}.`,
];

export const conclusion: HintPhrases['conclusion'] = ({ removals }) =>
  `This rules out ${removals}.`;

/** Every cell is right. */
export const complete: HintPhrases['complete'] = [
  () => 'No more hints available: all 81 cells are right. Nothing left to do but enjoy it!',
  () => 'Solved! Every digit is in its place.',
  () => 'This one is finished, and all of it is right. Well done!',
];
