import type { HintPhrases } from '../phrases.ts';
import { capital } from './names.ts';

/** Level 1 of a step. True of every house that a step starts from. */
export const levelOne: HintPhrases['levelOne'] = [
  ({ area }) => `Take a look at ${area}. What is still missing there?`,
  ({ area }) => `The next step starts in ${area}. Can you see where?`,
  ({ area }) => `${capital(area)} is worth a closer look. What stands out?`,
  ({ area }) => `What does ${area} tell you, one empty cell at a time?`,
  ({ area }) =>
    `Go through the digits that ${area} still needs. Is one of them running out of places?`,
  ({ area }) => `There is something to find in ${area}. What could it be?`,
  ({ area }) => `Let your eyes rest on ${area} for a moment. What do you notice?`,
  ({ area }) => `How much room is really left in ${area}?`,
  ({ area }) => `Where would you begin in ${area}? The next step starts there.`,
  ({ area }) => `Look at ${area}, and at everything that crosses it. What follows?`,
  ({ area }) => `Have you checked ${area} lately? There is something new to see.`,
  ({ area }) => `Which cells in ${area} have the fewest options?`,
  ({ area }) => `${capital(area)} holds the key to the next step. Where is it?`,
  ({ area }) => `Try ${area}: which digits can go where?`,
  ({ area }) => `Fill in ${area} in your head. Where does it get tight?`,
];

/** Level 2 of a step: names the technique, with the cells marked on the board. */
export const levelTwo: HintPhrases['levelTwo'] = [
  ({ technique }) => `The technique to use here: ${technique}.`,
  ({ technique }) => `One technique gets you further here: ${technique}.`,
  ({ technique }) => `Think “${technique}”, and look at the marked cells.`,
  ({ technique }) => `The marked cells are a good place for this: ${technique}.`,
  ({ technique }) => `There is a name for what you see in the marked cells: ${technique}.`,
  ({ technique }) => `The next step is called ${technique}.`,
  ({ technique }) => `Take the marked cells, and try this on them: ${technique}.`,
  ({ technique }) => `Remember “${technique}”? You can use it right here.`,
  ({ technique }) => `Look for this in the marked cells: ${technique}.`,
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
