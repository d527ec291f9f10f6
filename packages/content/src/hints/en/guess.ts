import type { GuessPhrases } from '../phrases.ts';
import { capital } from './names.ts';

/** For a player who looks for the cell alone. A wrong one costs nothing, and is told why. */
export const guess: GuessPhrases = {
  ask: 'Tap the cell you think it is. If several cells form the pattern, any of them counts. By keyboard: the arrow keys, then Enter.',
  foundPlacement: [
    ({ cells }) => `You found it: ${cells}! Which digit goes in?`,
    ({ cells }) => `Yes, ${cells} it is. Do you know the digit, too?`,
    ({ cells }) => `Well spotted! And what goes in ${cells}?`,
  ],
  foundPattern: [
    ({ cells }) => `You found it: ${cells} is part of the pattern! What else belongs to it?`,
    ({ cells }) => `Yes, ${cells} is one of them. What can be ruled out, and where?`,
    ({ cells }) => `Well spotted: ${cells} belongs to it! What does that rule out?`,
  ],
  filled: ({ cells, digit }) => `${capital(cells)} already has its ${digit}.`,
  otherSingle: ({ cells }) =>
    `Well spotted: ${cells} can be solved, too! But this hint is about another cell.`,
  affected: ({ cells }) =>
    `Close! ${capital(cells)} loses a candidate, but the pattern is elsewhere.`,
  outsideArea: ({ cells, area }) =>
    `${capital(cells)} is outside ${area}, which is where the step starts.`,
  open: ({ cells }) =>
    `${capital(cells)} is not settled yet: more than one digit still fits there.`,
  replaceable: ({ cells, area }) =>
    `Not this one: every digit that fits in ${cells} also fits somewhere else in ${area}.`,
  notInPattern: ({ cells }) => `${capital(cells)} is not one of the cells that decide this step.`,
};
