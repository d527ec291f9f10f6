import type { HintPhrases } from '../phrases.ts';
import { capital } from './names.ts';

/** Level 1 of a step. True of every house that a step starts from. */
export const levelOne: HintPhrases['levelOne'] = [
  ({ area }) => `Take a look at ${area}. What is still missing there?`,
  ({ area }) => `The next step starts in ${area}. Can you see where?`,
  ({ area }) => `${capital(area)} is worth a closer look. What stands out?`,
  ({ area }) => `What does ${area} tell you, one empty cell at a time?`,
  ({ area }) =>
    `Go through the digits that ${area} still needs. Does one of them have little choice?`,
  ({ area }) => `Something is ready to be found in ${area}. What could it be?`,
  ({ area }) => `Let your eyes rest on ${area} for a moment. What do you notice?`,
  ({ area }) => `How much room is really left in ${area}?`,
  ({ area }) => `Where would you begin in ${area}? The next step is there.`,
  ({ area }) => `Look at ${area} together with the houses that cross it. What follows?`,
  ({ area }) => `Have you checked ${area} lately? There is something new to see.`,
  ({ area }) => `Which cells of ${area} have the fewest possibilities?`,
  ({ area }) => `${capital(area)} holds the key to the next step. Where is it?`,
  ({ area }) => `Try ${area}: which digits can go where?`,
  ({ area }) => `Fill in ${area} in your mind. Where does it get tight?`,
];

/** Level 2 of a step: names the technique, with the cells marked on the board. */
export const levelTwo: HintPhrases['levelTwo'] = [
  ({ technique }) => `The technique to use here: ${technique}.`,
  ({ technique }) => `This is a case for ${technique}.`,
  ({ technique }) => `Think “${technique}”, and look at the marked cells.`,
  ({ technique }) => `${capital(technique)} takes you further. It starts in the marked cells.`,
  ({ technique }) => `The marked cells have a name: ${technique}.`,
  ({ technique }) => `The next step is called ${technique}.`,
  ({ technique }) => `${capital(technique)}: that is what the marked cells are about.`,
  ({ technique }) => `Do you know ${technique}? You can use it right here.`,
  ({ technique }) => `Look for ${technique} in the marked cells.`,
];

/** Level 3 of a step: what follows. */
export const placement: HintPhrases['placement'] = [
  ({ digit, cells }) => `${digit} goes in ${cells}.`,
  ({ digit, cells }) => `${capital(cells)} is ${digit}.`,
  ({ digit, cells }) => `You can put ${digit} in ${cells}.`,
];

export const elimination: HintPhrases['elimination'] = [
  ({ candidates }) => `Rule out ${candidates}.`,
  ({ candidates }) => `You can rule out ${candidates}.`,
  ({ candidates }) => `This rules out ${candidates}.`,
];

/** Every cell is right. */
export const complete: HintPhrases['complete'] = [
  () => 'All 81 cells are right. Nothing left to do but enjoy it!',
  () => 'Solved! Every digit is in its place.',
  () => 'This one is finished, and all of it is right. Well done!',
];
