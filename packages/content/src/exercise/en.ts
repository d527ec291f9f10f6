import { article, capital } from '../hints/en/names.ts';
import type { ExercisePhrases } from './exercise-phrases.ts';

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);

export const exercise: ExercisePhrases = {
  title: 'Find it yourself',
  lead: ({ technique }) =>
    `Positions from real puzzles, each with ${technique} as the next step. Take your time; a wrong try costs nothing.`,
  modes: {
    guided: 'With help',
    half: 'Half the help',
    free: 'On your own',
    'near-miss': 'Is it one?',
  },
  guided: {
    placement: ({ technique, cells }) => `There is ${technique} in ${cells}. Which digit is it?`,
    elimination: ({ technique, cells }) =>
      `There is ${technique} in ${cells}. Which candidates does it rule out?`,
  },
  half: {
    cell: ({ technique, houses }) => `There is ${technique} in ${houses}. In which cell?`,
    cells: ({ technique, cells, houses }) =>
      `${capital(cells)} is one half of ${technique} in ${houses}. Where is the other half?`,
    places: ({ technique, digit, houses }) =>
      `There is ${technique} on ${digit}, and it starts in ${houses}. Which cells make it up?`,
    lines: ({ technique, digit, houses }) =>
      `${capital(technique)} on ${digit} begins with ${houses}. Which other line belongs to it?`,
  },
  free: ({ technique }) => `There is ${technique} on this board. Where?`,
  nearMiss: ({ technique, cells }) =>
    `Look at ${cells}. Is this ${technique} that gets you further?`,
  right: [
    () => 'Exactly!',
    () => 'You found it.',
    () => 'That is it.',
    () => 'Well seen!',
    () => 'Right, and for the right reason.',
    () => 'Yes!',
  ],
  wrong: {
    filled: ({ cells }) => `${capital(cells)} has its digit already.`,
    noCandidate: ({ cells, digits }) =>
      `${capital(cells)} has no room for ${article(digits)} anyway.`,
    notInPattern: ({ cells }) => `${capital(cells)} is not part of it. Compare its candidates.`,
    keeps: ({ cells, digits }) =>
      `${capital(cells)} is part of the pattern, so it keeps its ${digits}.`,
    unaffected: ({ cells, digits }) =>
      `${digits} can stay in ${cells}: the pattern does not reach it.`,
    unfinished: ({ count }) =>
      `So far so good. There ${plural(count, 'is', 'are')} ${count} more to find.`,
  },
  flaw: {
    moreInCells: ({ technique, cells, digits }) =>
      `Not ${technique}: ${cells} also has room for ${digits}.`,
    moreInHouses: ({ technique, cells, digits }) =>
      `Not ${technique}: ${digits} could go in ${cells} as well.`,
    noEffect: ({ technique }) =>
      `It is ${technique}, but it rules nothing out that is still there.`,
  },
  isOne: ({ technique }) => `It is ${technique}, and here is why.`,
  names: {
    'naked-single': 'a naked single',
    'hidden-single': 'a hidden single',
    'naked-pair': 'a naked pair',
    'hidden-pair': 'a hidden pair',
    'pointing-pairs': 'a pointing pattern',
    'box-line-reduction': 'a box-line reduction',
    'x-wing': 'an X-Wing',
    swordfish: 'a swordfish',
  },
};
